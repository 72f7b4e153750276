import { codeOf } from '@zubr/process/error-code'
import type { Log, LogLevel } from './log.ts'

/** What a program beside the product of `npm start` answers. `failed` is followed by its end. */
export type FromTold =
  | { is: 'log'; level: LogLevel; message: string }
  | { is: 'listening' }
  | { is: 'failed'; message: string; code: string | undefined }

type Running = { stop(): Promise<void> }

/**
 * A program beside the product of `npm start`, in a process of its own: what happens to one of the two does not happen to the other, and
 * no secret of the API is in this memory. It is told once what to do by the process that started it, and ends with that, in whatever
 * way, within `endWithinMs`.
 */
export function runTold<Told>(endWithinMs: number, start: (told: Told, log: Log) => Promise<Running>): void {
  const tell = (message: FromTold) => {
    if (process.connected) process.send?.(message)
  }
  const write = (level: LogLevel) => (message: string) => tell({ is: 'log', level, message })
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  let running: Running | undefined
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    // A disk that hangs must not keep it for ever.
    setTimeout(() => process.exit(1), endWithinMs).unref()
    const stopped = running?.stop() ?? Promise.resolve()
    stopped.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const request of ['SIGTERM', 'disconnect'] as const) process.once(request, end)
  // Ctrl-C goes to the whole group: the product says when.
  for (const others of ['SIGINT', 'SIGHUP'] as const) process.on(others, () => undefined)
  process.once('message', (told: Told) => {
    start(told, log).then(
      (started) => {
        running = started
        if (ending) return void started.stop().finally(() => process.exit(0))
        tell({ is: 'listening' })
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        tell({ is: 'failed', message, code: codeOf(error) })
        process.disconnect?.()
      },
    )
  })
}
