import type { pingAll } from '@zubr/browser/ping'
import type { BackupChanges } from '@zubr/contracts/backups/agent'
import type { ConsoleAccess } from '@zubr/contracts/console'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { AnswerOf, Args, EndpointKey } from '@zubr/contracts/request'
import type { AskAgent, SaveFiles } from './file-requests.ts'

/** The part of a WebSocket that the console uses. */
export type ConsoleSocket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>

/** Everything that the panel requests from outside its page. */
export type FakeBackend = {
  ask<K extends EndpointKey>(key: K, ...args: Args<K>): Promise<AnswerOf<K>>
  /** A URL that the browser requests itself: a picture, a download. */
  addressOf<K extends EndpointKey>(key: K, ...args: Args<K>): string
  openSocket(url: string): ConsoleSocket
  /** The whole stored log of a console. */
  wholeLog(access: ConsoleAccess): Promise<Blob>
  /** The agent's responses about a server's files. */
  askAgent: AskAgent
  saveFiles: SaveFiles
  /** A folder of any backup, and what a restore of some of it would change. */
  backupFolder(path: string): FileEntry[]
  backupChanges(paths: string[] | null): BackupChanges
  pingAll: typeof pingAll
}

let current: FakeBackend | undefined

/** The replacement of the API and the nodes. Only the demo sets it, before the first request. */
export const fakeBackend = (): FakeBackend | undefined => current

export function setFakeBackend(other: FakeBackend | undefined): void {
  current = other
}
