import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MoveClaims, movePath } from '@zubr/contracts/moving/moves'
import { beneath, CannotMove } from './beneath.ts'
import { contentOf, movedIn, writeManifest } from './manifest.ts'

export type Giving = ReturnType<typeof giving>

type OutgoingMove = {
  move: string
  diskMb: number
  /** Bytes that were read for the manifest. The state is `ready` once the manifest is complete. */
  doneBytes: number
  state: 'waiting' | 'reading' | 'ready' | CannotMove
  over: AbortController
}

/**
 * Serves the files of servers that leave this node to the holder of the API's token for the move.
 */
export function giving(options: {
  /** True if nothing of the server runs or will run. */
  isDown: (server: string) => boolean
  check: (token: string) => MoveClaims | undefined
  folderOf: (server: string) => string
  manifestOf: (move: string) => string
  /** Makes its files available in its folder. */
  open: (server: string) => Promise<void>
  /** Records on disk that it is given away, so that no older desired state can start it again. */
  mark: (server: string) => Promise<boolean>
  fail: (server: string, why: string) => void
}) {
  const all = new Map<string, OutgoingMove>()
  let onToken: ((socket: Socket, server: string) => void) | undefined

  async function end(server: string): Promise<void> {
    const given = all.get(server)
    given?.over.abort()
    all.delete(server)
    if (given) await rm(options.manifestOf(given.move), { force: true })
  }

  async function prepare(server: string, given: OutgoingMove): Promise<void> {
    const file = options.manifestOf(given.move)
    given.state = 'reading'
    try {
      if (!(await options.mark(server))) {
        given.state = 'waiting'
        return
      }
      // An agent that was killed wrote it. Nothing has changed, as nothing ran.
      const has = await stat(file).catch(() => undefined)
      const told = (bytes: number) => {
        given.doneBytes = bytes
      }
      await options.open(server)
      if (!has) await writeManifest(options.folderOf(server), file, given.diskMb, told, given.over.signal)
      given.state = 'ready'
    } catch (error) {
      if (given.over.signal.aborted) return
      fail(server, given, error)
    }
  }

  function fail(server: string, given: OutgoingMove, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error)
    options.fail(server, `it could not be read to be moved: ${text}`)
    given.state = error instanceof CannotMove ? error : new CannotMove('unreadable', text)
  }

  async function* filesOf(
    server: string,
    given: OutgoingMove,
    from: number,
    skip: number,
  ): AsyncGenerator<Buffer> {
    const way = beneath(options.folderOf(server))
    try {
      let index = 0
      for await (const entry of movedIn(options.manifestOf(given.move))) {
        if (entry.kind !== 'file') continue
        if (index >= from)
          yield* contentOf(await way.place(entry.path), index === from ? skip : 0, entry.size)
        index += 1
      }
    } catch (error) {
      // The files differ from the manifest. The taking node learns this at its next request and
      // does not retry forever.
      if (!given.over.signal.aborted) fail(server, given, error)
      throw error
    } finally {
      await way.close()
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
    const say = (status: number, body: object = {}) =>
      response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'GET') return void say(405)
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const claims = token === undefined ? undefined : options.check(token)
    if (!claims) return void say(401)
    onToken?.(request.socket, claims.server)
    const given = all.get(claims.server)
    if (!given || given.move !== claims.move) return void say(404)
    if (given.state === 'waiting' && options.isDown(claims.server)) void prepare(claims.server, given)
    if (given.state instanceof CannotMove) return void say(422, { failure: given.state.failure })
    if (given.state !== 'ready') return void say(202, { doneBytes: given.doneBytes })
    const whole = url.pathname === `${movePath}/manifest`
    const number = (name: string) => Number(url.searchParams.get(name) ?? Number.NaN)
    const [from, skip] = [number('from'), number('skip')]
    if (!whole && (!Number.isSafeInteger(from) || !Number.isSafeInteger(skip) || from < 0 || skip < 0))
      return void say(400)
    const body = whole
      ? createReadStream(options.manifestOf(given.move))
      : Readable.from(filesOf(claims.server, given, from, skip))
    response.writeHead(200, { ...headers, 'content-type': 'application/octet-stream' })
    await pipeline(body, response, { signal: given.over.signal })
  }

  return {
    /** Sets which servers are given away. */
    async follow(gives: ReadonlyMap<string, Pick<OutgoingMove, 'move' | 'diskMb'>>): Promise<void> {
      for (const [server, { move }] of all) if (gives.get(server)?.move !== move) await end(server)
      for (const [server, give] of gives)
        if (!all.has(server))
          all.set(server, { ...give, doneBytes: 0, state: 'waiting', over: new AbortController() })
    },
    onToken(handler: (socket: Socket, server: string) => void): void {
      onToken = handler
    },
    /** Returns true if the request was for a server's files and is handled. */
    request(request: IncomingMessage, response: ServerResponse): boolean {
      const url = new URL(request.url ?? '/', 'http://node')
      if (url.pathname !== `${movePath}/manifest` && url.pathname !== `${movePath}/files`) return false
      // The taking node sees the broken connection and repeats the request.
      answer(request, response, url).catch(() => response.destroy())
      return true
    },
    stop(): void {
      for (const { over } of all.values()) over.abort()
    },
  }
}
