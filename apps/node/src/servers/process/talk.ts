import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Limited, Output, Running } from '../runtime.ts'
import { feed, lastWordsMs, saidAll, writeLine } from './streams.ts'

/**
 * What all running servers share in every runtime: input, output, limits and the timeout of an end.
 */
export function talk({
  stdin,
  outputs,
  kill,
  ask,
  limit,
}: {
  stdin: Writable
  outputs: Record<Output, Readable>
  kill: () => void
  /** Requests the end without a command. */
  ask: () => void
  limit: (limits: Limited) => Promise<unknown> | undefined
}) {
  const streams = [outputs.stdout, outputs.stderr]
  stdin.on('error', () => undefined)
  const said = saidAll(streams)
  let letGo: (() => void)[] = []
  let limited: Promise<unknown> = Promise.resolve()
  let hardStop: NodeJS.Timeout | undefined
  return {
    /** Call this when it has ended: cancels the kill. */
    ended: () => clearTimeout(hardStop),
    /** Waits for the last output and closes the streams. */
    async lastWords(): Promise<void> {
      await Promise.race([said, wait(lastWordsMs)])
      for (const stream of [stdin, ...streams]) stream.destroy()
    },
    leave(): void {
      clearTimeout(hardStop)
      for (const end of letGo) end()
      stdin.destroy()
    },
    own: {
      stop(command, graceMs) {
        if (hardStop) return
        hardStop = setTimeout(kill, graceMs)
        if (!(command !== null && writeLine(stdin, command))) ask()
      },
      limit(limits) {
        // One after the other, so that the newest limits apply.
        limited = limited.then(() => limit(limits))
      },
      write: (line) => writeLine(stdin, line),
      onOutput(take) {
        letGo = [
          feed(outputs.stdout, (text) => take('stdout', text)),
          feed(outputs.stderr, (text) => take('stderr', text)),
        ]
      },
    } satisfies Pick<Running, 'stop' | 'limit' | 'write' | 'onOutput'>,
  }
}
