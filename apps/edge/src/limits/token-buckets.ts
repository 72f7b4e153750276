/** `burst` events at once, and `perSecond` from then on. */
export type Rate = { perSecond: number; burst: number }

type Bucket = { tokens: number; filledAt: number }

/**
 * A token bucket for each key.
 * Memory is bounded: of two generations the older one is dropped when the younger one is full.
 * A dropped key starts with a full bucket, which gains nothing for a flood from so many addresses.
 */
export class TokenBuckets {
  private young = new Map<string, Bucket>()
  private old = new Map<string, Bucket>()
  private readonly rate: Rate
  private readonly minKeys: number

  /** `minKeys`: so many keys are remembered at least, and twice as many at most. */
  constructor(rate: Rate, minKeys: number) {
    this.rate = rate
    this.minKeys = minKeys
  }

  /** Takes a token; false if there is none. `now`: milliseconds. */
  take(key: string, now: number): boolean {
    const bucket = this.bucketOf(key, now)
    if (bucket.tokens < 1) return false
    bucket.tokens -= 1
    return true
  }

  isEmpty(key: string, now: number): boolean {
    const bucket = this.young.get(key) ?? this.old.get(key)
    return bucket !== undefined && this.tokensAt(bucket, now) < 1
  }

  get size(): number {
    return this.young.size + this.old.size
  }

  private bucketOf(key: string, now: number): Bucket {
    const known = this.young.get(key) ?? this.old.get(key)
    if (known) {
      known.tokens = this.tokensAt(known, now)
      known.filledAt = now
      if (!this.young.has(key)) this.insert(key, known)
      return known
    }
    const fresh = { tokens: this.rate.burst, filledAt: now }
    this.insert(key, fresh)
    return fresh
  }

  private tokensAt({ tokens, filledAt }: Bucket, now: number): number {
    return Math.min(this.rate.burst, tokens + (Math.max(0, now - filledAt) / 1_000) * this.rate.perSecond)
  }

  private insert(key: string, bucket: Bucket): void {
    if (this.young.size >= this.minKeys) {
      this.old = this.young
      this.young = new Map()
    } else this.old.delete(key)
    this.young.set(key, bucket)
  }
}
