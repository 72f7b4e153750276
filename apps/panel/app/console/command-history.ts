import { readTabEntry, tabKeys, writeTabEntry } from '../storage.ts'

const maxCommands = 100

/** The commands of this tab's session, oldest first, with arrow keys as in a shell. */
export class CommandHistory {
  #key: string
  #entries: string[]
  #position: number
  /** The unsent text from before the first arrow. */
  #draft = ''

  constructor(server: string) {
    this.#key = `${tabKeys.commands} ${server}`
    const stored = readTabEntry(this.#key)
    this.#entries = Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(-maxCommands)
      : []
    this.#position = this.#entries.length
  }

  add(command: string): void {
    this.#entries = [...this.#entries.filter((entry) => entry !== command), command].slice(-maxCommands)
    this.#position = this.#entries.length
    this.#draft = ''
    writeTabEntry(this.#key, this.#entries)
  }

  /** The text to show after an arrow, or undefined at either end. */
  walk(direction: 'up' | 'down', typed: string): string | undefined {
    const next = this.#position + (direction === 'up' ? -1 : 1)
    if (next < 0 || next > this.#entries.length) return undefined
    if (this.#position === this.#entries.length) this.#draft = typed
    this.#position = next
    return this.#entries[next] ?? this.#draft
  }
}
