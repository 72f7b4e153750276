import type { OpenFile } from './open-file.ts'
import type { OpenFolder } from './open-folder.ts'
import type { OpenHandles } from './open-handles.ts'
import type { SessionHost } from './session-host.ts'

/** Files and folders that one session may have open. */
export const maxOpen = 100

/** What the handlers of requests use of their session. */
export type RequestContext = {
  host: SessionHost
  handles: Pick<OpenHandles, 'file' | 'folder'>
  /** Answers that the request has succeeded. */
  ok(id: number): void
  /** Runs a request with a path after all earlier requests. */
  inOrder(id: number, work: () => Promise<void>): void
  /** Runs a request on one open file or folder in its order. */
  onOpen(id: number, one: OpenFile | OpenFolder, work: () => Promise<void>): void
}
