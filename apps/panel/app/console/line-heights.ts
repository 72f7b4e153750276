import { cellsOf } from '../console-link/lines.ts'

/**
 * The height of each line in text rows, wrapped at `columns`. It is computed without layout, so
 * that of 100,000 lines only the visible ones are rendered.
 */
export class LineHeights {
  columns: number
  /** The row after each line, counted from `#base`. */
  #ends: number[] = []
  #base = 0

  constructor(columns: number) {
    this.columns = Math.max(1, columns)
  }

  get length(): number {
    return this.#ends.length
  }
  get total(): number {
    return (this.#ends.at(-1) ?? this.#base) - this.#base
  }

  push(text: string): void {
    this.#ends.push((this.#ends.at(-1) ?? this.#base) + Math.max(1, Math.ceil(cellsOf(text) / this.columns)))
  }

  /** Removes lines at the head; returns their number of rows. */
  drop(count: number): number {
    const before = this.#base
    this.#base = this.#ends[count - 1] ?? this.#base
    this.#ends.splice(0, count)
    return this.#base - before
  }

  clear(): void {
    this.#ends = []
    this.#base = 0
  }

  /** The first row of a line. */
  top(index: number): number {
    return (this.#ends[index - 1] ?? this.#base) - this.#base
  }
  height(index: number): number {
    return this.top(index + 1) - this.top(index)
  }

  /** The line at a row. */
  at(row: number): number {
    const wanted = row + this.#base
    let [low, high] = [0, this.#ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#ends[middle] ?? 0) <= wanted) low = middle + 1
      else high = middle
    }
    return Math.min(low, Math.max(0, this.#ends.length - 1))
  }
}
