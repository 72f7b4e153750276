import { createServer, type Socket } from 'node:net'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import { ConnectionShares } from '@zubr/on-node/connection-shares'
import { addressKeyOf, networkOf } from '@zubr/process/network'
import ssh2, { type Connection } from 'ssh2'
import type { ThreadOptions } from '../messages.ts'
import type { SessionHost } from '../session/files.ts'
import { algorithms } from './algorithms.ts'
import { serveConnection } from './connection.ts'
import { hostKey } from './host-key.ts'
import { keepKeys, offerFast } from './quick.ts'
import { refused } from './refused.ts'

export type SshHost = {
  /**
   * Resolves to the account of a login for `connection`, or else to the seconds for which its
   * address is blocked.
   */
  logIn(attempt: {
    connection: number
    user: string
    address: string
    proof: SftpProof
  }): Promise<{ account: string | null; waitSeconds: number }>
  files(connection: number): SessionHost['files']
  changed(connection: number): SessionHost['changed']
  closed(connection: number): void
}

const maxPauses = 10_000

/** Listens for SSH and serves files. Rejects if the port is taken. */
export async function listenForSsh({ host, port, keyFile, limits }: ThreadOptions, of: SshHost) {
  const ownKey = await hostKey(keyFile)
  const sent = refused()
  const sockets = new Map<number, Socket>()
  const shares = new ConnectionShares<Socket>({
    maxUnknown: limits.maxUnknown,
    maxUnknownPerAddress: limits.maxUnknownPerAddress,
    maxKnown: limits.most,
    // `enter` tells an account that has more connections.
    maxKnownPerSubject: limits.most,
  })
  const accounts = new Map<string, number>()
  /** Blocked addresses, with the end of the block. */
  const blockedUntil = new Map<string, number>()
  let last = 0
  /** Sockets before their SSH greeting, by the address that the library reports. */
  const greeting = new Map<string, (connection: Connection) => void>()

  const add = (counts: Map<string, number>, key: string, change: number) => {
    const count = (counts.get(key) ?? 0) + change
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
    return count
  }
  function isPaused(key: string): boolean {
    const until = blockedUntil.get(key)
    if (until === undefined) return false
    if (until > performance.now()) return true
    blockedUntil.delete(key)
    return false
  }

  const server = new ssh2.Server(
    {
      hostKeys: [ownKey.key],
      algorithms,
      ident: 'Zubr',
      keepaliveInterval: 30_000,
      keepaliveCountMax: 3,
    },
    (connection, info) => {
      offerFast(connection, info.header.versions.software)
      greeting.get(`${info.ip} ${info.port}`)?.(connection)
    },
  )

  function admit(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const key = addressKeyOf(address)
    const network = networkOf(address) ?? 'unknown'
    socket.on('error', () => undefined)
    if (isPaused(key)) {
      sent.count('connection', network)
      socket.destroy()
      return
    }
    last += 1
    const number = last
    sockets.set(number, socket)
    shares.add(socket, address)
    let account: string | undefined
    let served: ReturnType<typeof serveConnection> | undefined
    const place = `${socket.remoteAddress} ${socket.remotePort}`
    const handshake = setTimeout(() => socket.destroy(), limits.handshakeMs)
    socket.once('close', () => {
      clearTimeout(handshake)
      greeting.delete(place)
      if (account === undefined) sent.count('connection', network)
      shares.remove(socket)
      sockets.delete(number)
      if (account !== undefined) add(accounts, account, -1)
      // After everything that it had open is closed.
      setImmediate(() => void Promise.resolve(served?.ended()).finally(() => of.closed(number)))
    })
    greeting.set(place, (connection) => {
      connection.on('handshake', () => {
        clearTimeout(handshake)
        keepKeys(connection)
      })
      served = serveConnection(connection, socket, {
        limits,
        async logIn(user, proof) {
          const found = await of.logIn({ connection: number, user, address, proof })
          if (found.waitSeconds > 0 && blockedUntil.size < maxPauses)
            blockedUntil.set(key, performance.now() + Math.min(found.waitSeconds, 60) * 1_000)
          return found.account === null ? undefined : { account: found.account }
        },
        enter(entering) {
          shares.logIn(socket, entering)
          account = entering
          return add(accounts, entering, 1) <= limits.maxPerAddress
        },
        sessionHost: () => ({ files: of.files(number), changed: of.changed(number) }),
        refusedLogin: () => sent.count('login', network),
      })
    })
    server.injectSocket(socket)
  }

  const listener = createServer({ noDelay: true }, admit)
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(port, host, resolve)
  })
  listener.removeAllListeners('error')
  // The error of a connection that could not be accepted: too many open files.
  listener.on('error', () => undefined)
  const bound = listener.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    fingerprint: ownKey.fingerprint,
    refused: sent.take,
    end(connection: number): void {
      sockets.get(connection)?.destroy()
    },
    async stop(): Promise<void> {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()))
      for (const socket of sockets.values()) socket.destroy()
      await closed
    },
  }
}
