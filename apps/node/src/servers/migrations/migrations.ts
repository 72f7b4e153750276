import { lstat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type {
  IncomingMigrationReport,
  IncomingMigration as MigrationOrder,
  MoveClaims,
} from '@zubr/contracts/moving/moves'
import type { DesiredServer, DesiredState, ServerReport } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import type { Runtime } from '../../runtime/runtime.ts'
import { serverFolder } from '../folder/server-folder.ts'
import { IncomingMigration } from './incoming-migration.ts'
import { MigratedServers } from './migrated-servers.ts'
import { deleteOldManifests, migrationRecordFile, serverPlace } from './migration-records.ts'
import { OutgoingMigrations } from './outgoing-migrations.ts'
import { ServerCopies } from './server-copies.ts'

type MigrationsOptions = {
  dataDir: string
  runtime: Runtime
  clock: Clock
  log: Log
  check: (token: string) => MoveClaims | undefined
  reportOf: (id: string) => ServerReport | undefined
  changed: () => void
}

type WantedById = ReadonlyMap<string, DesiredServer>

/** Migrations of servers from and to this node. */
export class Migrations {
  readonly #options: MigrationsOptions
  readonly #given: MigratedServers
  readonly #outgoing: OutgoingMigrations
  readonly #copies: ServerCopies
  readonly #incoming = new Map<string, IncomingMigration>()
  #isFirst = true

  constructor(options: MigrationsOptions) {
    const { dataDir, runtime, log } = options
    this.#options = options
    this.#given = new MigratedServers(dataDir, log)
    this.#copies = new ServerCopies(dataDir, runtime)
    this.#outgoing = new OutgoingMigrations({
      check: options.check,
      folderOf: (id) => serverFolder(dataDir, id).path,
      manifestOf: (move) => migrationRecordFile(dataDir, 'giving', move),
      open: (id) => runtime.create(serverPlace(dataDir, id)),
      mark: (id) => this.#given.mark(id),
      isDown: (id) => this.#isDown(id),
      fail: (id, why) => log.warn(`server ${id}: ${why}`),
    })
  }

  /** Reads what a former agent recorded. Call it first, once. */
  async open(): Promise<void> {
    await this.#given.open()
    await this.#copies.open()
  }

  /**
   * Applies a desired state before its servers are handled. Returns the servers whose folders are
   * or were copies. A state from the disk may be outdated, so it deletes nothing.
   */
  async follow(desired: DesiredState, from: 'api' | 'disk'): Promise<string[]> {
    const wanted = new Map(desired.servers.map((server) => [server.id, server]))
    if (this.#isFirst && from === 'api') {
      const moves = desired.servers.flatMap(({ outgoingMigration: give }) => (give ? [give.move] : []))
      await deleteOldManifests(this.#options.dataDir, moves)
    }
    this.#isFirst &&= from === 'disk'
    await this.#followGives(desired, wanted)
    return this.#followTakes(desired.incomingMigrations ?? [], wanted, from)
  }

  /** What may be applied: a server that was given away ignores older generations. */
  allowed(wanted: DesiredServer): DesiredServer {
    const generation = this.#given.generationOf(wanted.id)
    const isGiven =
      wanted.outgoingMigration !== undefined || (generation !== undefined && wanted.generation <= generation)
    return isGiven && wanted.desiredState === 'running'
      ? { ...wanted, desiredState: 'stopped', operation: null }
      : wanted
  }

  report(): IncomingMigrationReport[] {
    return [...this.#incoming.values()].map((move) => move.report())
  }

  /** Returns true if the request was for a server's files and is handled. */
  request(request: IncomingMessage, response: ServerResponse): boolean {
    return this.#outgoing.request(request, response)
  }

  onToken(handler: (socket: Socket, server: string) => void): void {
    this.#outgoing.onToken(handler)
  }

  async stop(): Promise<void> {
    this.#outgoing.stop()
    await Promise.all([...this.#incoming.keys()].map((move) => this.#end(move)))
  }

  async #followGives({ servers }: DesiredState, wanted: WantedById): Promise<void> {
    for (const { id, outgoingMigration: give } of servers)
      if (give && this.#given.generationOf(id) !== give.generation) await this.#given.add(id, give.generation)
    for (const [id, generation] of this.#given.entries()) {
      const server = wanted.get(id)
      const isBack =
        server &&
        !server.outgoingMigration &&
        server.desiredState !== 'absent' &&
        server.generation > generation
      if (isBack || (!server && !(await this.#hasFolder(id)))) await this.#given.forget(id)
    }
    await this.#outgoing.follow(
      new Map(
        servers.flatMap(({ id, outgoingMigration: give, diskMb }) =>
          give ? [[id, { move: give.move, diskMb }] as const] : [],
        ),
      ),
    )
  }

  async #followTakes(
    takes: readonly MigrationOrder[],
    wanted: WantedById,
    from: 'api' | 'disk',
  ): Promise<string[]> {
    const wantedTakes = new Map(takes.map((take) => [take.move, take]))
    for (const [move, { wanted: former }] of [...this.#incoming])
      if (!wantedTakes.has(move) || wanted.has(former.server)) await this.#end(move)
    const formerCopies = this.#copies.ids()
    for (const id of formerCopies) {
      // It belongs to this node now and may start, so it is no longer a copy.
      if (wanted.has(id)) await this.#copies.forget(id)
      else if (from === 'api' && ![...wantedTakes.values()].some(({ server }) => server === id))
        await this.#copies.drop(id)
    }
    for (const take of wantedTakes.values()) {
      const present = this.#incoming.get(take.move)
      if (present) present.wanted = take
      else if (from === 'api' && !wanted.has(take.server)) this.#begin(take)
    }
    return formerCopies.filter((id) => !wanted.has(id))
  }

  #begin(take: MigrationOrder): void {
    const move = new IncomingMigration(take, this.#copies, this.#options)
    move.begin()
    this.#incoming.set(take.move, move)
  }

  async #end(id: string): Promise<void> {
    const move = this.#incoming.get(id)
    this.#incoming.delete(id)
    await move?.end()
  }

  async #hasFolder(id: string): Promise<boolean> {
    const { path } = serverFolder(this.#options.dataDir, id)
    // A folder that cannot be read does not exist.
    return (await lstat(path).catch(() => undefined)) !== undefined
  }

  #isDown(id: string): boolean {
    const report = this.#options.reportOf(id)
    const generation = this.#given.generationOf(id)
    // A server that is being started still reports `stopped`, but with the former generation.
    if (!report || generation === undefined || report.generation < generation) return false
    return report.state === 'stopped' || report.state === 'failed'
  }
}
