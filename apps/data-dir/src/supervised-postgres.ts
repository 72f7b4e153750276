import { setTimeout as wait } from 'node:timers/promises'
import { RestartPolicy } from './restart-policy.ts'

type Server = { port: number; url: string; stop(): Promise<void>; lost: Promise<Error> }

type SupervisedPostgresOptions = {
  dir: string
  archive?: string | undefined
  settings?: Record<string, string>
  /** Each log line of PostgreSQL. */
  onLine: (line: string) => void
  log: (line: string) => void
  maxEndsInRow?: number
}

/**
 * Runs the embedded PostgreSQL until `stop`. It is restarted on the same port, so that clients
 * reconnect. Throws the errors of `startPostgres` at the first start.
 */
export class SupervisedPostgres {
  /** Settles only if it ends repeatedly, with a one-line reason. */
  readonly lost: Promise<Error>
  readonly #lose: (error: Error) => void
  readonly #options: SupervisedPostgresOptions
  readonly #policy: RestartPolicy
  readonly #stopping = new AbortController()
  #server: Server
  #startedAt = performance.now()
  #restarts = 0
  #restarting: Promise<void> = Promise.resolve()

  private constructor(options: SupervisedPostgresOptions, server: Server) {
    const { promise, resolve } = Promise.withResolvers<Error>()
    this.lost = promise
    this.#lose = resolve
    this.#options = options
    this.#server = server
    const { maxEndsInRow } = options
    this.#policy = new RestartPolicy({ firstPauseMs: 0, ...(maxEndsInRow && { maxEndsInRow }) })
    this.#watch()
  }

  static async start(options: SupervisedPostgresOptions): Promise<SupervisedPostgres> {
    return new SupervisedPostgres(options, await launch(options, {}))
  }

  /** Contains the password: a secret. */
  get url(): string {
    return this.#server.url
  }

  /** Number of restarts. */
  get restarts(): number {
    return this.#restarts
  }

  /** Resolves once it accepts connections again, or is given up. */
  async settled(): Promise<void> {
    await this.#restarting
  }

  /** Stops it within 2 s, also during a restart, and leaves no process behind. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#restarting
    await this.#server.stop()
  }

  #watch(): void {
    void this.#server.lost.then((error) => {
      this.#restarting = this.#restart(error)
    })
  }

  async #restart(first: Error): Promise<void> {
    const { signal } = this.#stopping
    for (let error = first; !signal.aborted; ) {
      const pauseMs = this.#policy.pauseAfter(performance.now() - this.#startedAt)
      if (pauseMs === null) {
        this.#lose(new Error(`${error.message}, ${this.#policy.endsInRow} times in a row`))
        return
      }
      this.#options.log(`${error.message}; it is restarted.`)
      // Rejects only when PostgreSQL is stopped, which the next line checks.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      this.#startedAt = performance.now()
      try {
        this.#server = await launch(this.#options, { port: this.#server.port, signal })
        this.#restarts += 1
        this.#options.log('PostgreSQL runs again.')
        this.#watch()
        return
      } catch (cause) {
        error = cause instanceof Error ? cause : new Error(String(cause))
      }
    }
  }
}

async function launch(
  { dir, archive, settings, onLine }: SupervisedPostgresOptions,
  again: { port?: number; signal?: AbortSignal },
): Promise<Server> {
  // Loaded lazily: the API's container has no PostgreSQL.
  const { startPostgres } = await import('@zubr/postgres/embedded')
  return startPostgres({ dir, archive, log: onLine, ...(settings && { settings }), ...again })
}
