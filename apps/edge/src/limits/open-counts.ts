/** Counts what is open at the same time, by key and in all. */
export class Open {
  private readonly counts = new Map<string, number>()
  all = 0

  of(key: string): number {
    return this.counts.get(key) ?? 0
  }

  add(key: string): void {
    this.all += 1
    this.counts.set(key, this.of(key) + 1)
  }

  /** Nothing is kept of who has left. */
  remove(key: string): void {
    this.all -= 1
    const left = this.of(key) - 1
    if (left > 0) this.counts.set(key, left)
    else this.counts.delete(key)
  }
}
