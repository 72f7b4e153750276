import type { PortPurpose } from '@zubr/domain/nodes/extra-ports'

/** Messages of the card of a server's extra ports, loaded with it. */
export type PortsMessages = {
  heading: string
  intro: string
  empty: string
  /** What each is for: its name, and what it needs in a plugin's or mod's settings. */
  purposes: Record<PortPurpose, { name: string; text: string }>
  add: string
  addTitle: string
  purpose: string
  protocol: string
  /** Beneath a protocol that its owner chooses. */
  protocolHint: string
  addButton: string
  added: string
  /** The server has five. */
  serverFull: string
  nodeFull: string
  /** Instead of an address: the node has not given one yet. */
  waiting: string
  /**
   * Above the files: one of them must have `{port}`; the panel may have written it at an
   * installation.
   */
  write: string
  /** For what no file is known. */
  writeOther: string
  /** For queries: the node itself writes the number `{port}` into the server's settings. */
  queryReady: string
  /** Below: when it counts. */
  restart: string
  /** Read aloud: opens the file `{file}` in the editor. */
  openFile: string
  /** `{former}` and `{port}` are numbers. */
  moved: string
  known: string
  /** Read aloud: removes the port of `{name}`. */
  remove: string
  removeTitle: string
  removeText: string
  removeButton: string
  removed: string
  link: string
  linkHint: string
  open: string
}
