import { isComingUp, startingAvailability } from '../decide.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { Client } from '../limits/limits.ts'
import type { ServerAvailability } from '../wire/server-availability.ts'

const pollMs = 200
const maxRequestMs = 10_000

export type StartWaitOptions = {
  server: string
  client: Client
  /**
   * The server need not be starting before this time.
   * All times are of the clock that never goes back.
   */
  startsBy: number
  waitsUntil: number
  /** Called when the server has an address, does not start, or takes too long. */
  onEnded(): void
}

/** A player's wait for a server to start, which `limits.tryWaiting` has counted. */
export class StartWait {
  private readonly context: EdgeContext
  private readonly options: StartWaitOptions
  private timer: NodeJS.Timeout | undefined

  constructor(context: EdgeContext, options: StartWaitOptions) {
    this.context = context
    this.options = options
  }

  poll(): void {
    if (this.isPending()) this.timer = setTimeout(() => this.poll(), pollMs)
    else this.options.onEnded()
  }

  /** Stops polling and uncounts the wait. */
  end(): void {
    clearTimeout(this.timer)
    this.context.limits.endWaiting(this.options.server, this.options.client)
  }

  private isPending(): boolean {
    const { server, startsBy, waitsUntil } = this.options
    const local = this.context.knowledge.local(server)
    const now = this.context.clock.elapsed()
    return local !== undefined && !local.target && now < waitsUntil && (isComingUp(local) || now < startsBy)
  }
}

/** Whether a server is expected to have started in `remainingMs`. */
export const startsWithin = ({ status, seconds }: ServerAvailability, remainingMs: number): boolean =>
  status === 'starting' && typeof seconds === 'number' && seconds * 1_000 <= remainingMs

/** Asks the API to start a server for a player, and returns what the player may expect. */
export async function availabilityAfterStart(
  { requestStart, knowledge, clock }: EdgeContext,
  server: string,
  player: string,
): Promise<ServerAvailability> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timeout = setTimeout(() => resolve(false), maxRequestMs).unref()
  // `requestStart` logs its errors. The player reads that the server could not be started.
  const request = requestStart(server, player).catch(() => false)
  const isStarting = await Promise.race([request, tooLate])
  clearTimeout(timeout)
  const local = knowledge.local(server)
  return isStarting && local
    ? startingAvailability({ ...local, startingSince: null }, clock.now())
    : { status: 'may_start' }
}
