import { codeOf } from '@zubr/process/error-code'
import type { Log, LogLevel } from './log.ts'

/** A message of a child process of `npm start`. The process exits after `failed`. */
export type ChildMessage =
  | { is: 'log'; level: LogLevel; message: string }
  | { is: 'listening' }
  | { is: 'failed'; message: string; code: string | undefined }

type Running = { stop(): Promise<void> }

/**
 * Runs a child process of `npm start`, isolated from the product's failures and from the API's
 * secrets. The parent sends its options once. The child exits with the parent, however that ends,
 * within `endWithinMs`.
 */
export function runSupervisedChild<Options>(
  endWithinMs: number,
  start: (options: Options, log: Log) => Promise<Running>,
): void {
  const send = (message: ChildMessage) => {
    if (process.connected) process.send?.(message)
  }
  const write = (level: LogLevel) => (message: string) => send({ is: 'log', level, message })
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  let running: Running | undefined
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    // A disk that hangs must not keep the process alive.
    setTimeout(() => process.exit(1), endWithinMs).unref()
    const stopped = running?.stop() ?? Promise.resolve()
    stopped.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const request of ['SIGTERM', 'disconnect'] as const) process.once(request, end)
  // Ctrl-C reaches the whole process group; the parent decides when to stop.
  for (const others of ['SIGINT', 'SIGHUP'] as const) process.on(others, () => undefined)
  process.once('message', (options: Options) => {
    start(options, log).then(
      (started) => {
        running = started
        if (ending) return void started.stop().finally(() => process.exit(0))
        send({ is: 'listening' })
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        send({ is: 'failed', message, code: codeOf(error) })
        process.disconnect?.()
      },
    )
  })
}
