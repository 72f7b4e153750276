import '@zubr/api/database/quick-imports'
import { StartError } from '@zubr/data-dir/start-error'
import type { World } from './start.ts'

/** Time limit of the shutdown, in milliseconds. */
const endWithinMs = 2_900

/**
 * Runs the product until Ctrl-C, SIGTERM or the end of the parent process, then exits with 0. The
 * ready line is the last of stdout; the log goes to stderr. A StartError is one line and exit
 * status 1. `start` imports its modules itself, so that signals are handled before the slow
 * imports.
 */
export async function runUntilStopped(
  start: (signal: AbortSignal, log: (line: string) => void) => Promise<World>,
): Promise<void> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const abort = new AbortController()
  const onRequest = () => {
    // A second signal changes nothing: the shutdown is in progress and has a time limit.
    setTimeout(() => process.exit(0), endWithinMs).unref()
    abort.abort()
    ask()
  }
  for (const request of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(request, onRequest)

  try {
    const world = await start(abort.signal, tell)
    for (const line of await world.notices()) tell(line)
    process.stdout.write(`Zubr is ready: site ${world.config.siteUrl}, panel ${world.config.panelUrl}\n`)
    const lost = await Promise.race([asked, world.lost])
    await world.stop()
    if (lost) throw new StartError(`Ended: ${lost.message}.`)
  } catch (error) {
    if (!abort.signal.aborted) {
      tell(await wordsFor(error))
      process.exit(1)
    }
  }
  process.exit(0)
}

async function wordsFor(error: unknown): Promise<string> {
  const { ConfigError } = await import('@zubr/config')
  if (error instanceof StartError || error instanceof ConfigError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}
