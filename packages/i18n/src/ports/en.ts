import type { PortPurpose } from '@zubr/domain/nodes/extra-ports'
import type { Translation } from '../translation.ts'

/** Messages of the card of extra ports, loaded with it. */
export const en = {
  heading: 'Extra ports',
  intro:
    'Voice chat, a map in the browser and votes need a port of their own as well as a plugin. ' +
    'The node assigns its number, and it stays with the server.',
  empty: 'No extra ports yet.',
  /** Purposes: the name, and the required setting of a plugin or mod. */
  purposes: {
    voice: { name: 'Voice chat', text: 'Players hear others nearby. Uses UDP.' },
    map: { name: 'Map in the browser', text: 'Your world on a web page. Uses TCP.' },
    votes: { name: 'Votes', text: 'Server lists tell your server who has voted. Uses TCP.' },
    query: { name: 'Server query', text: 'Websites and bots see who’s playing. Uses UDP.' },
    other: { name: 'Something else', text: 'Any plugin or mod that needs a port.' },
  } satisfies Record<PortPurpose, { name: string; text: string }>,
  add: 'Add a port',
  addTitle: 'New port',
  purpose: 'What it’s for',
  protocol: 'Protocol',
  /** Below the choice of the protocol. */
  protocolHint: 'The plugin’s or mod’s description says which one it needs.',
  addButton: 'Add',
  added: 'Port added',
  /** The limit of five ports is reached. */
  serverFull: 'The server already has 5 extra ports and can’t have more.',
  nodeFull: 'This node has no free ports left.',
  /** Replaces the address: the node has not assigned one yet. */
  waiting: 'Waiting for the node to assign a number. This usually takes a couple of seconds.',
  /** Above the files: one of them must contain `{port}`. The installation may have written it. */
  write:
    'If the panel has already written {port} during installation, as it does for Simple Voice Chat, ' +
    'leave it as it is. Otherwise, set it in the settings file of your plugin or mod:',
  /** For purposes without a known file. */
  writeOther: 'Set {port} in the settings of your plugin or mod.',
  /** For queries: the node writes `{port}` into the server's settings. */
  queryReady:
    'After a restart the server answers queries on port {port} by itself. There’s nothing to fill in.',
  /** Below: when the change takes effect. */
  restart: 'The port is open right away; the plugin or mod starts using it once the server restarts.',
  /** Read aloud: opens the file `{file}` in the editor. */
  openFile: 'Open {file} in the editor',
  /** `{former}` and `{port}` are numbers. */
  moved:
    'The port number changed in the move: it was {former} and is now {port}. Set the new one in the settings.',
  known: 'Got it',
  /** Read aloud: removes the port of `{name}`. */
  remove: 'Remove port: {name}',
  removeTitle: 'Remove port {address}?',
  removeText: 'It closes at once, and another server may get its number. You can’t get the same one again.',
  removeButton: 'Remove port',
  removed: 'Port removed',
  link: 'Link with the server’s name',
  linkHint: 'Leads to the map even if the server moves. Anyone can open it.',
  open: 'Open the map',
}

export type PortsMessages = Translation<typeof en>
