import type { FileChangeKind } from '@zubr/contracts/files/activity'
import type { FileFailure } from '@zubr/contracts/files/operations'
import type { NodeSftp, SftpProof } from '@zubr/contracts/files/sftp'

/**
 * Messages of the SSH thread to the agent. `connection` is the number of a connection that has
 * logged in.
 */
export type FromThread =
  | { is: 'listening'; sftp: NodeSftp }
  | { is: 'failed'; why: string }
  | { is: 'login'; id: number; connection: number; user: string; address: string; proof: SftpProof }
  | { is: 'ask'; id: number; connection: number; ask: FileRequest; bytes?: Uint8Array }
  /** Closes a file. It has no answer. */
  | { is: 'close'; connection: number; handle: number }
  | { is: 'changed'; connection: number; kind: FileChangeKind; count: number }
  | { is: 'closed'; connection: number }
  /** Refused attempts since the last message, and the network with the most of them. */
  | { is: 'refused'; connections: number; logins: number; most: { network: string; count: number } | null }

/**
 * A helper's operation, or a list in batches: `path` opens it, and each `more` returns rows until
 * none are left.
 */
export type FileRequest =
  | { op: string; args: object }
  | { list: string }
  | { more: number }
  | { done: number }

/** Messages of the agent to the thread. */
export type ToThread =
  | { is: 'login'; id: number; account: string | null; waitSeconds: number }
  | { is: 'value'; id: number; value: unknown; bytes?: Uint8Array }
  | { is: 'failure'; id: number; failure: FileFailure }
  /** Its credential was revoked. */
  | { is: 'end'; connection: number }
  | { is: 'stop' }

export type ThreadOptions = {
  host: string
  port: number
  /** The file of the host key. */
  keyFile: string
  limits: SftpLimits
}

export type SftpLimits = {
  /** Connections with a login, in total and per account. */
  maxKnown: number
  maxKnownPerAccount: number
  /** Connections without a login, in total and per address. Above them the oldest is closed. */
  maxUnknown: number
  maxUnknownPerAddress: number
  handshakeMs: number
  loginMs: number
  tries: number
  idleMs: number
  refusedLogMs: number
}

export const usualSftpLimits: SftpLimits = {
  maxKnown: 200,
  maxKnownPerAccount: 4,
  maxUnknown: 100,
  maxUnknownPerAddress: 10,
  handshakeMs: 10_000,
  loginMs: 60_000,
  tries: 6,
  idleMs: 600_000,
  refusedLogMs: 600_000,
}
