import type { Socket } from 'node:net'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import type { AuthContext, Connection } from 'ssh2'
import type { SftpLimits } from '../messages.ts'
import type { SessionHost } from '../session/session-host.ts'
import { SftpChannels } from './sftp-channels.ts'
import { isSupportedKey, isValidSignature } from './verify-signature.ts'

/** Limits for bytes that a client sent and nobody read, and for those that it does not receive. */
const maxUnread = 4 * 2 ** 20
const maxUnsent = 16 * 2 ** 20
/** No login needs more: six times keys of 16384 bits. */
const maxBeforeLogin = 256 * 1024
const maxOffers = 20
/** Per minute. */
const maxRekeys = 20

export type ConnectionHost = {
  limits: SftpLimits
  logIn(user: string, proof: SftpProof): Promise<{ account: string } | undefined>
  /** False: the account has the maximum number of connections. */
  enter(account: string): boolean
  sessionHost(): Pick<SessionHost, 'files' | 'changed'>
  refusedLogin(): void
}

/** Serves one client from the handshake on. */
export class SshConnection {
  readonly #connection: Connection
  readonly #socket: Socket
  readonly #host: ConnectionHost
  readonly #channels: SftpChannels
  #account: string | undefined
  #mayEnter = true
  #tries = 0
  #offers = 0
  #rekeys = 0
  #deadline: NodeJS.Timeout | undefined

  constructor(connection: Connection, socket: Socket, host: ConnectionHost) {
    this.#connection = connection
    this.#socket = socket
    this.#host = host
    this.#channels = new SftpChannels(socket, {
      sessionHost: host.sessionHost,
      mayEnter: () => this.#mayEnter,
      isUsed: () => this.#setDeadline(host.limits.idleMs),
      drop: () => this.#drop(),
    })
  }

  serve(): void {
    const socket = this.#socket
    const connection = this.#connection
    this.#setDeadline(this.#host.limits.loginMs)
    connection.on('session', (accept, reject) => this.#channels.open(accept, reject))
    socket.on('data', () => {
      if (this.#channels.unread() > maxUnread || socket.writableLength > maxUnsent) this.#drop()
      if (this.#account === undefined && socket.bytesRead > maxBeforeLogin) this.#drop()
    })
    socket.once('close', () => clearTimeout(this.#deadline))
    connection.on('authentication', (context) => this.#authenticate(context))
    connection.on('ready', () => this.#setDeadline(this.#host.limits.idleMs))
    connection.on('rekey', () => this.#onRekey())
    // Scans, and clients that disconnect at any moment.
    connection.on('error', () => undefined)
  }

  /**
   * Call it after the connection is closed. Resolves once everything that it had open is closed
   * too.
   */
  ended(): Promise<void> {
    return this.#channels.ended()
  }

  #setDeadline(ms: number): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.#drop(), ms)
  }

  #drop(): void {
    this.#socket.destroy()
  }

  #authenticate(context: AuthContext): void {
    this.#offers += 1
    if (this.#offers > maxOffers) {
      this.#drop()
      return
    }
    const { method, key, blob, signature, password } = context
    const logIn = (proof: SftpProof) => void this.#logIn(context, proof).catch(() => this.#drop())
    if (method === 'none') context.reject(['publickey', 'password'])
    else if (method === 'password' && password !== undefined && /^[^\0\p{Cs}]{1,200}$/u.test(password))
      logIn({ method: 'password', password })
    else if (method === 'publickey' && key) {
      const offered = { ...key, hashAlgo: context.hashAlgo }
      if (!isSupportedKey(offered)) this.#refuse(context)
      // Only a client with a signature learns whether its key is valid.
      else if (!blob || !signature) context.accept()
      else if (isValidSignature(offered, blob, signature))
        logIn({ method: 'key', key: key.data.toString('base64') })
      else this.#refuse(context)
    } else this.#refuse(context)
  }

  async #logIn(context: AuthContext, proof: SftpProof): Promise<void> {
    const user = context.username
    const isName = user.length <= 100 && !/[\p{Cc}\p{Cs}]/u.test(user)
    const found = isName ? await this.#host.logIn(user, proof) : undefined
    if (this.#socket.destroyed) return
    if (!found) {
      this.#refuse(context)
      return
    }
    this.#account = found.account
    this.#mayEnter = this.#host.enter(found.account)
    context.accept()
  }

  #refuse(context: AuthContext): void {
    this.#tries += 1
    this.#host.refusedLogin()
    if (this.#tries >= this.#host.limits.tries) this.#connection.end()
    else context.reject(['publickey', 'password'])
  }

  #onRekey(): void {
    this.#rekeys += 1
    if (this.#account === undefined || this.#rekeys > maxRekeys) this.#drop()
    setTimeout(() => {
      this.#rekeys -= 1
    }, 60_000).unref()
  }
}
