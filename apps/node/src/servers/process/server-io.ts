import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Limited, Output, Running } from '../../runtime/runtime.ts'
import { allClosed, forwardOutput, maxOutputWaitMs, writeLine } from './streams.ts'

export type ServerIo = ReturnType<typeof serverIo>

/**
 * What all running servers share in every runtime: input, output, limits and the timeout of an end.
 */
export function serverIo({
  stdin,
  outputs,
  kill,
  requestEnd,
  limit,
}: {
  stdin: Writable
  outputs: Record<Output, Readable>
  kill: () => void
  /** Requests the end without a command. */
  requestEnd: () => void
  limit: (limits: Limited) => Promise<unknown> | undefined
}) {
  const streams = [outputs.stdout, outputs.stderr]
  stdin.on('error', () => undefined)
  const allOutput = allClosed(streams)
  let detach: (() => void)[] = []
  let limited: Promise<unknown> = Promise.resolve()
  let hardStop: NodeJS.Timeout | undefined
  return {
    /** Call this when it has ended: cancels the kill. */
    ended: () => clearTimeout(hardStop),
    /** Waits for the last output and closes the streams. */
    async closeAfterOutput(): Promise<void> {
      await Promise.race([allOutput, wait(maxOutputWaitMs)])
      for (const stream of [stdin, ...streams]) stream.destroy()
    },
    leave(): void {
      clearTimeout(hardStop)
      for (const end of detach) end()
      stdin.destroy()
    },
    running: {
      stop(command, graceMs) {
        if (hardStop) return
        hardStop = setTimeout(kill, graceMs)
        if (!(command !== null && writeLine(stdin, command))) requestEnd()
      },
      limit(limits) {
        // One after the other, so that the newest limits apply.
        limited = limited.then(() => limit(limits))
      },
      write: (line) => writeLine(stdin, line),
      onOutput(take) {
        detach = [
          forwardOutput(outputs.stdout, (text) => take('stdout', text)),
          forwardOutput(outputs.stderr, (text) => take('stderr', text)),
        ]
      },
    } satisfies Pick<Running, 'stop' | 'limit' | 'write' | 'onOutput'>,
  }
}
