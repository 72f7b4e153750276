import { type ApiAccess, call, textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'

/** A player waits for the answer. */
const timeoutMs = 5_000
/** A refused player causes no request for so long. */
const refusalMs = 10_000
const maxRefusals = 10_000

/** Asks the API to start servers whose players may do so by joining. */
export class StartRequests {
  private readonly access: ApiAccess & { clock: Pick<Clock, 'elapsed'> }
  /** By server. */
  private readonly pending = new Map<string, Promise<boolean>>()
  /** By server and player; the end of the refusal. */
  private readonly refusedUntil = new Map<string, number>()

  constructor(access: ApiAccess & { clock: Pick<Clock, 'elapsed'> }) {
    this.access = access
  }

  /**
   * True if the server starts. Never rejects: without an answer nothing starts.
   * One request at a time for a server; players who join meanwhile get its answer.
   */
  async request(server: string, player: string): Promise<boolean> {
    const refusedUntil = this.refusedUntil.get(`${server} ${player}`) ?? 0
    if (this.access.clock.elapsed() < refusedUntil) return false
    const request =
      this.pending.get(server) ?? this.send(server, player).finally(() => this.pending.delete(server))
    this.pending.set(server, request)
    return request
  }

  private async send(server: string, player: string): Promise<boolean> {
    const { name, log } = this.access
    try {
      const request = { body: { server, player } }
      const called = await call({ ...this.access, timeoutMs }, 'POST /api/node/edge/starts', request)
      if (called.outcome === 'stored') {
        if (!called.answer.starts) this.recordRefusal(server, player)
        return called.answer.starts
      }
      log.warn(`edge of ${name}: a server was not started by joining (status ${called.status})`)
    } catch (error) {
      log.warn(`edge of ${name}: a server was not started by joining (${textOf(error)})`)
    }
    return false
  }

  private recordRefusal(server: string, player: string): void {
    if (this.refusedUntil.size >= maxRefusals) this.refusedUntil.clear()
    this.refusedUntil.set(`${server} ${player}`, this.access.clock.elapsed() + refusalMs)
  }
}
