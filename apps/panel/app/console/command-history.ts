import { keepForTab, keptForTab, tabKeys } from '../storage.ts'

const most = 100

/** The commands of this tab's session, oldest first, with arrow keys as in a shell. */
export class CommandHistory {
  #key: string
  #entries: string[]
  #place: number
  /** The unsent text from before the first arrow. */
  #draft = ''

  constructor(server: string) {
    this.#key = `${tabKeys.commands} ${server}`
    const kept = keptForTab(this.#key)
    this.#entries = Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(-most) : []
    this.#place = this.#entries.length
  }

  add(command: string): void {
    this.#entries = [...this.#entries.filter((own) => own !== command), command].slice(-most)
    this.#place = this.#entries.length
    this.#draft = ''
    keepForTab(this.#key, this.#entries)
  }

  /** The text to show after an arrow, or undefined at either end. */
  walk(direction: 'up' | 'down', typed: string): string | undefined {
    const place = this.#place + (direction === 'up' ? -1 : 1)
    if (place < 0 || place > this.#entries.length) return undefined
    if (this.#place === this.#entries.length) this.#draft = typed
    this.#place = place
    return this.#entries[place] ?? this.#draft
  }
}
