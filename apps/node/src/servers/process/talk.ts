import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Limited, Output, Running } from '../../runtime/runtime.ts'
import { feed, lastWordsMs, saidAll, writeLine } from './streams.ts'

/** What all servers that run have in common, whatever contains them: what goes in and comes out, and how long an end is waited for. */
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
  /** To end, without a command. */
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
    /** It has ended: nobody has to kill it. */
    ended: () => clearTimeout(hardStop),
    /** Waits for what it said last, and closes its streams. */
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
        // One after the other, so that the last word is the newest.
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
