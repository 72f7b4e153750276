import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MoveClaims, movePath } from '@zubr/contracts/moving/moves'
import { beneath, MigrationError } from './beneath.ts'
import { readContent, readEntries, writeManifest } from './manifest.ts'

type OutgoingMigration = {
  move: string
  diskMb: number
  /** Bytes that were read for the manifest. The state is `ready` once the manifest is complete. */
  doneBytes: number
  state: 'waiting' | 'reading' | 'ready' | MigrationError
  over: AbortController
}

export type OutgoingMigrationsOptions = {
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
}

/**
 * Serves the files of servers that leave this node to the holder of the API's token for the move.
 */
export class OutgoingMigrations {
  readonly #options: OutgoingMigrationsOptions
  readonly #all = new Map<string, OutgoingMigration>()
  #onToken: ((socket: Socket, server: string) => void) | undefined

  constructor(options: OutgoingMigrationsOptions) {
    this.#options = options
  }

  /** Sets which servers are given away. */
  async follow(gives: ReadonlyMap<string, Pick<OutgoingMigration, 'move' | 'diskMb'>>): Promise<void> {
    for (const [server, { move }] of this.#all) if (gives.get(server)?.move !== move) await this.#end(server)
    for (const [server, give] of gives)
      if (!this.#all.has(server))
        this.#all.set(server, { ...give, doneBytes: 0, state: 'waiting', over: new AbortController() })
  }

  onToken(handler: (socket: Socket, server: string) => void): void {
    this.#onToken = handler
  }

  /** Returns true if the request was for a server's files and is handled. */
  request(request: IncomingMessage, response: ServerResponse): boolean {
    const url = new URL(request.url ?? '/', 'http://node')
    if (url.pathname !== `${movePath}/manifest` && url.pathname !== `${movePath}/files`) return false
    // The taking node sees the broken connection and repeats the request.
    this.#answer(request, response, url).catch(() => response.destroy())
    return true
  }

  stop(): void {
    for (const { over } of this.#all.values()) over.abort()
  }

  async #end(server: string): Promise<void> {
    const outgoing = this.#all.get(server)
    outgoing?.over.abort()
    this.#all.delete(server)
    if (outgoing) await rm(this.#options.manifestOf(outgoing.move), { force: true })
  }

  async #prepare(server: string, outgoing: OutgoingMigration): Promise<void> {
    const file = this.#options.manifestOf(outgoing.move)
    outgoing.state = 'reading'
    try {
      if (!(await this.#options.mark(server))) {
        outgoing.state = 'waiting'
        return
      }
      // An agent that was killed wrote it. Nothing has changed, as nothing ran.
      const has = await stat(file).catch(() => undefined)
      const onBytes = (bytes: number) => {
        outgoing.doneBytes = bytes
      }
      await this.#options.open(server)
      if (!has)
        await writeManifest(
          this.#options.folderOf(server),
          file,
          outgoing.diskMb,
          onBytes,
          outgoing.over.signal,
        )
      outgoing.state = 'ready'
    } catch (error) {
      if (outgoing.over.signal.aborted) return
      this.#fail(server, outgoing, error)
    }
  }

  #fail(server: string, outgoing: OutgoingMigration, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error)
    this.#options.fail(server, `it could not be read to be moved: ${text}`)
    outgoing.state = error instanceof MigrationError ? error : new MigrationError('unreadable', text)
  }

  async *#filesOf(
    server: string,
    outgoing: OutgoingMigration,
    from: number,
    skip: number,
  ): AsyncGenerator<Buffer> {
    const way = beneath(this.#options.folderOf(server))
    try {
      let index = 0
      for await (const entry of readEntries(this.#options.manifestOf(outgoing.move))) {
        if (entry.kind !== 'file') continue
        if (index >= from)
          yield* readContent(await way.place(entry.path), index === from ? skip : 0, entry.size)
        index += 1
      }
    } catch (error) {
      // The files differ from the manifest. The taking node learns this at its next request and
      // does not retry forever.
      if (!outgoing.over.signal.aborted) this.#fail(server, outgoing, error)
      throw error
    } finally {
      await way.close()
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
    const say = (status: number, body: object = {}) =>
      response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'GET') return void say(405)
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const claims = token === undefined ? undefined : this.#options.check(token)
    if (!claims) return void say(401)
    this.#onToken?.(request.socket, claims.server)
    const outgoing = this.#all.get(claims.server)
    if (!outgoing || outgoing.move !== claims.move) return void say(404)
    if (outgoing.state === 'waiting' && this.#options.isDown(claims.server))
      void this.#prepare(claims.server, outgoing)
    if (outgoing.state instanceof MigrationError) return void say(422, { failure: outgoing.state.failure })
    if (outgoing.state !== 'ready') return void say(202, { doneBytes: outgoing.doneBytes })
    const whole = url.pathname === `${movePath}/manifest`
    const number = (name: string) => Number(url.searchParams.get(name) ?? Number.NaN)
    const [from, skip] = [number('from'), number('skip')]
    if (!whole && (!Number.isSafeInteger(from) || !Number.isSafeInteger(skip) || from < 0 || skip < 0))
      return void say(400)
    const body = whole
      ? createReadStream(this.#options.manifestOf(outgoing.move))
      : Readable.from(this.#filesOf(claims.server, outgoing, from, skip))
    response.writeHead(200, { ...headers, 'content-type': 'application/octet-stream' })
    await pipeline(body, response, { signal: outgoing.over.signal })
  }
}
