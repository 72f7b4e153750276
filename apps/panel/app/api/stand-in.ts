import type { pingAll } from '@zubr/browser/ping'
import type { BackupChanges } from '@zubr/contracts/backups/agent'
import type { ConsoleAccess } from '@zubr/contracts/console'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { AnswerOf, Args, EndpointKey } from '@zubr/contracts/request'
import type { AskAgent, SaveFiles } from './file-requests.ts'

/** What the console's link needs of a WebSocket. */
export type ConsoleSocket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>

/** All that the panel reaches beyond its page. */
export type StandIn = {
  ask<K extends EndpointKey>(key: K, ...asked: Args<K>): Promise<AnswerOf<K>>
  /** An address for what the browser fetches by itself: a picture, a download. */
  addressOf<K extends EndpointKey>(key: K, ...asked: Args<K>): string
  openSocket(url: string): ConsoleSocket
  /** A console's whole kept log. */
  wholeLog(access: ConsoleAccess): Promise<Blob>
  /** What an agent answers of a server's files. */
  askAgent: AskAgent
  saveFiles: SaveFiles
  /** What is in a folder of any backup, and what putting some of it back would change. */
  backupFolder(path: string): FileEntry[]
  backupChanges(paths: string[] | null): BackupChanges
  pingAll: typeof pingAll
}

let current: StandIn | undefined

/** What answers instead of the API and the nodes. Nothing does but on the demo's page, which says so before anything is asked. */
export const standIn = (): StandIn | undefined => current

export function answerBy(other: StandIn | undefined): void {
  current = other
}
