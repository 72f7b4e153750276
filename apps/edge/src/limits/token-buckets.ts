/** How fast something may happen: `burst` at once, and `perSecond` from then on. */
export type Rate = { perSecond: number; burst: number }

type Bucket = { left: number; at: number }

/**
 * A bucket of tokens for each key. Memory is bounded whatever comes: of two halves the older one is forgotten when the younger one is full. Who
 * is forgotten has a full bucket again, which a flood from so many addresses gains nothing by.
 */
export class Buckets {
  private young = new Map<string, Bucket>()
  private old = new Map<string, Bucket>()
  private readonly rate: Rate
  private readonly most: number

  /** `most`: keys that are remembered at least. */
  constructor(rate: Rate, most: number) {
    this.rate = rate
    this.most = most
  }

  /** Takes one, if there is one. */
  take(key: string, now: number): boolean {
    const bucket = this.bucket(key, now)
    if (bucket.left < 1) return false
    bucket.left -= 1
    return true
  }

  isEmpty(key: string, now: number): boolean {
    const bucket = this.young.get(key) ?? this.old.get(key)
    return bucket !== undefined && this.filled(bucket, now) < 1
  }

  /** Never more than twice what it was made for. */
  get size(): number {
    return this.young.size + this.old.size
  }

  private bucket(key: string, now: number): Bucket {
    const known = this.young.get(key) ?? this.old.get(key)
    if (known) {
      known.left = this.filled(known, now)
      known.at = now
      if (!this.young.has(key)) this.keep(key, known)
      return known
    }
    const fresh = { left: this.rate.burst, at: now }
    this.keep(key, fresh)
    return fresh
  }

  private filled({ left, at }: Bucket, now: number): number {
    return Math.min(this.rate.burst, left + (Math.max(0, now - at) / 1_000) * this.rate.perSecond)
  }

  private keep(key: string, bucket: Bucket): void {
    if (this.young.size >= this.most) {
      this.old = this.young
      this.young = new Map()
    } else this.old.delete(key)
    this.young.set(key, bucket)
  }
}
