import type { Socket } from 'node:net'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import type { AuthContext, Connection } from 'ssh2'
import type { SftpLimits } from '../messages.ts'
import type { SessionHost } from '../session/files.ts'
import { serveChannels } from './channels.ts'
import { isSigned, isTaken } from './verify.ts'

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
export function serveConnection(connection: Connection, socket: Socket, host: ConnectionHost) {
  const { limits } = host
  let account: string | undefined
  let mayEnter = true
  let tries = 0
  let offers = 0
  let rekeys = 0

  const drop = () => void socket.destroy()
  let deadline = setTimeout(drop, limits.loginMs)
  const isUsed = () => {
    clearTimeout(deadline)
    deadline = setTimeout(drop, limits.idleMs)
  }
  const channels = serveChannels(connection, socket, {
    ...host,
    mayEnter: () => mayEnter,
    isUsed,
    drop,
  })
  socket.on('data', () => {
    if (channels.unread() > maxUnread || socket.writableLength > maxUnsent) drop()
    if (account === undefined && socket.bytesRead > maxBeforeLogin) drop()
  })
  socket.once('close', () => clearTimeout(deadline))

  async function attempt(context: AuthContext, proof: SftpProof): Promise<void> {
    const user = context.username
    const isName = user.length <= 100 && !/[\p{Cc}\p{Cs}]/u.test(user)
    const found = isName ? await host.logIn(user, proof) : undefined
    if (socket.destroyed) return
    if (!found) return refuse(context)
    account = found.account
    mayEnter = host.enter(account)
    context.accept()
  }
  function refuse(context: AuthContext): void {
    tries += 1
    host.refusedLogin()
    if (tries >= limits.tries) connection.end()
    else context.reject(['publickey', 'password'])
  }

  connection.on('authentication', (context) => {
    offers += 1
    if (offers > maxOffers) return drop()
    const { method, key, blob, signature, password } = context
    if (method === 'none') context.reject(['publickey', 'password'])
    else if (method === 'password' && password !== undefined && /^[^\0\p{Cs}]{1,200}$/u.test(password))
      attempt(context, { method: 'password', password }).catch(drop)
    else if (method === 'publickey' && key) {
      const offered = { ...key, hashAlgo: context.hashAlgo }
      if (!isTaken(offered)) refuse(context)
      // Only a client with a signature learns whether its key is valid.
      else if (!blob || !signature) context.accept()
      else if (isSigned(offered, blob, signature))
        attempt(context, { method: 'key', key: key.data.toString('base64') }).catch(drop)
      else refuse(context)
    } else refuse(context)
  })
  connection.on('ready', isUsed)
  connection.on('rekey', () => {
    rekeys += 1
    if (account === undefined || rekeys > maxRekeys) drop()
    setTimeout(() => {
      rekeys -= 1
    }, 60_000).unref()
  })
  // Scans, and clients that disconnect at any moment.
  connection.on('error', () => undefined)
  return channels
}
