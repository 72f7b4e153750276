import type { ConsoleLine } from '@zubr/contracts/console'
import { withoutDataFolder } from '@zubr/domain/servers/host-paths'
import type { ConsoleLog } from '../../console/console-log.ts'
import { type HalfLine, lineSplitter, type Piece } from '../../console/lines.ts'
import type { CoreAdapter, ParsedLine } from '../../cores/core.ts'
import type { Output } from '../../runtime/runtime.ts'

/** Number of last lines in which the agent looks for the reason of the end. */
const maxLastLines = 80
const maxLineLength = 1_000

export type HalfLines = Record<Output, HalfLine>
type Listener = (text: string, continues: boolean) => void

type RunOutputOptions = {
  core: CoreAdapter
  console: ConsoleLog
  data: string
  /** The node's data folder, which contains `data` and the cores. */
  dataFolder: string
  /** Incomplete lines at the end of the former agent. */
  halfLines?: HalfLines | undefined
  onLine(line: ParsedLine): void
}

/** Splits the output of a run into lines, writes them to its console and parses them. */
export class RunOutput {
  readonly #options: RunOutputOptions
  readonly #splitters: Record<Output, ReturnType<typeof lineSplitter>>
  readonly #lastLines: string[] = []
  readonly #listeners = new Set<Listener>()
  /** Level of the line that arrives in pieces. Null if it is hidden from the console. */
  readonly #levels: Record<Output, ConsoleLine[2] | null> = { stdout: 'normal', stderr: 'error' }

  constructor(options: RunOutputOptions) {
    this.#options = options
    const { halfLines } = options
    this.#splitters = { stdout: lineSplitter(halfLines?.stdout), stderr: lineSplitter(halfLines?.stderr) }
  }

  get lastLines(): readonly string[] {
    return this.#lastLines
  }

  /** Returns a promise if the console is full. No more may be read while it is pending. */
  handle(from: Output, text: string): Promise<void> | undefined {
    return this.#handlePieces(from, this.#splitters[from].split(text))
  }

  /** Handles the incomplete lines as lines. */
  flush(): void {
    void this.#handlePieces('stdout', this.#splitters.stdout.end())
    void this.#handlePieces('stderr', this.#splitters.stderr.end())
  }

  halfLines(): HalfLines {
    return { stdout: this.#splitters.stdout.half(), stderr: this.#splitters.stderr.half() }
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #handlePieces(from: Output, pieces: Piece[]): Promise<void> | undefined {
    const { console, data, dataFolder, onLine } = this.#options
    let full: Promise<void> | undefined
    for (const piece of pieces) {
      const parsed = this.#parsePiece(from, piece)
      const { line } = parsed
      if (line) full = console.append(line.level, withoutDataFolder(line.text, { dataFolder, data })) ?? full
      this.#lastLines.push(piece.text.slice(0, maxLineLength))
      if (this.#lastLines.length > maxLastLines) this.#lastLines.shift()
      onLine(parsed)
    }
    return full
  }

  // A player can choose where a long line is split, so later pieces are not parsed as output of the
  // core.
  #parsePiece(from: Output, { text, continues }: Piece): ParsedLine {
    const level = this.#levels[from]
    for (const listener of this.#listeners) listener(text, continues)
    if (continues) return { line: level && { level, text } }
    const parsed = this.#options.core.parseLine(from, text)
    this.#levels[from] = parsed.line?.level ?? null
    return parsed
  }
}
