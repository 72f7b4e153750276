/** Counts what is open at the same time, by key and in total. */
export class OpenCounts {
  private readonly counts = new Map<string, number>()
  total = 0

  of(key: string): number {
    return this.counts.get(key) ?? 0
  }

  add(key: string): void {
    this.total += 1
    this.counts.set(key, this.of(key) + 1)
  }

  /** A key without anything open takes no memory. */
  remove(key: string): void {
    this.total -= 1
    const left = this.of(key) - 1
    if (left > 0) this.counts.set(key, left)
    else this.counts.delete(key)
  }
}
