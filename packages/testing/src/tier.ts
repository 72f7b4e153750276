// Two tiers of tests, selected by ZUBR_TIER: `change` is `npm test`, `nightly` is `npm run
// test:all`. docs/tests.md lists the tests of each.

export const isNightly = process.env.ZUBR_TIER === 'nightly'

/** The value for the current tier: short on every change, long every night. */
export function byTier<T>(values: { change: T; nightly: T }): T {
  return isNightly ? values.nightly : values.change
}

/** The fixed seed of `npm test`, so that a failure is caused by the change. */
const changeSeed = 20_261_127

/** The seed of a randomized test. Its environment variable overrides it: `FUZZ_SEED=7`. */
export function testSeed(variable: string, seedOfChange = changeSeed): number {
  const seedText = process.env[variable]
  const seed = seedText ? Number(seedText) : byTier({ change: seedOfChange, nightly: randomSeed() })
  process.stdout.write(`${variable}=${seed}\n`)
  return seed
}

const randomSeed = (): number => Date.now() % 1_000_000_007
