import { maxNames } from '../../ping/pong.ts'

/** The players of a run according to its output, newest last. */
export class PresentPlayers {
  readonly #names = new Set<string>()

  /** Adds a name as the newest. Keeps a bounded number of them. */
  add(name: string): void {
    this.#names.delete(name)
    const [oldest] = this.#names
    if (oldest !== undefined && this.#names.size >= maxNames) this.#names.delete(oldest)
    this.#names.add(name)
  }

  remove(name: string): void {
    this.#names.delete(name)
  }

  /**
   * The newest names, at most as many as players are online. Older ones may have left unnoticed.
   */
  newest(players: number | null): readonly string[] {
    return players === 0 ? [] : [...this.#names].slice(-(players ?? maxNames))
  }
}
