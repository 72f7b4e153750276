import type { FileChangeKind } from '@zubr/contracts/files/activity'
import type { FileFailure } from '@zubr/contracts/files/operations'
import type { NodeSftp, SftpProof } from '@zubr/contracts/files/sftp'

/** What the thread that speaks SSH says to the agent. `connection` is the number of one that somebody has logged in by. */
export type FromThread =
  | { is: 'listening'; sftp: NodeSftp }
  | { is: 'failed'; why: string }
  | { is: 'login'; id: number; connection: number; user: string; address: string; proof: SftpProof }
  | { is: 'ask'; id: number; connection: number; ask: FileAsk; bytes?: Uint8Array }
  /** A file is closed, of which nobody waits to hear. */
  | { is: 'close'; connection: number; handle: number }
  | { is: 'changed'; connection: number; kind: FileChangeKind; count: number }
  | { is: 'closed'; connection: number }
  /** How often somebody was sent away since the last time, and the network that most came from. */
  | { is: 'refused'; connections: number; logins: number; most: { network: string; count: number } | null }

/** An operation of the helper's, or a list in pieces: `path` opens it, and each `more` brings rows until there are none. */
export type FileAsk = { op: string; args: object } | { list: string } | { more: number } | { done: number }

/** What it is told. */
export type ToThread =
  | { is: 'login'; id: number; account: string | null; waitSeconds: number }
  | { is: 'value'; id: number; value: unknown; bytes?: Uint8Array }
  | { is: 'failure'; id: number; failure: FileFailure }
  /** What it was opened with is none any more. */
  | { is: 'end'; connection: number }
  | { is: 'stop' }

export type ThreadOptions = {
  host: string
  port: number
  /** Where the host key is kept. */
  keyFile: string
  limits: SftpLimits
}

export type SftpLimits = {
  /** Connections in all, and of one account. */
  most: number
  maxPerAddress: number
  /** Connections that nobody has logged in by: in all, and of one address. Beyond them the oldest goes. */
  maxUnknown: number
  maxUnknownPerAddress: number
  handshakeMs: number
  loginMs: number
  tries: number
  idleMs: number
  tellRefusedMs: number
}

export const usualSftpLimits: SftpLimits = {
  most: 200,
  maxPerAddress: 4,
  maxUnknown: 100,
  maxUnknownPerAddress: 10,
  handshakeMs: 10_000,
  loginMs: 60_000,
  tries: 6,
  idleMs: 600_000,
  tellRefusedMs: 600_000,
}
