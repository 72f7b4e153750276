import type { ConsoleLine } from '@zubr/contracts/console'
import type { ConsoleLog } from './console-log.ts'
import { readLines } from './segments.ts'

const maxFound = 200

/**
 * Returns the newest lines that contain `text`, in any case, oldest first. `more` is true if older
 * lines match too.
 */
export async function searchConsole(
  log: ConsoleLog,
  text: string,
  signal: AbortSignal,
): Promise<{ lines: ConsoleLine[]; more: boolean }> {
  const wanted = text.toLowerCase()
  let found: ConsoleLine[] = []
  for (const segment of [...log.segments()].reverse()) {
    const here: ConsoleLine[] = []
    let position = { start: 0, seq: segment.first }
    while (!signal.aborted) {
      const piece = await readLines(segment.file, position)
      if (!piece || piece.lines.length === 0) break
      for (const line of piece.lines) if (line[3].toLowerCase().includes(wanted)) here.push(line)
      position = piece.next
    }
    found = [...here, ...found]
    if (found.length > maxFound || signal.aborted) break
  }
  return { lines: found.slice(-maxFound), more: found.length > maxFound }
}
