// Two tiers of tests, chosen by ZUBR_TIER: `change` is `npm test`, `nightly` is `npm run test:all`.
// docs/tests.md lists what runs in which.

export const isNightly = process.env.ZUBR_TIER === 'nightly'

/** The value for the tier that runs: the short form on every change, the long one every night. */
export function byTier<T>(values: { change: T; nightly: T }): T {
  return isNightly ? values.nightly : values.change
}

/** The seed of every change, so that a red run is the fault of the change. */
const changeSeed = 20_261_127

/** The seed of a test that draws at random: `FUZZ_SEED=7` sets that of a test that names this variable. */
export function testSeed(variable: string, seedOfChange = changeSeed): number {
  const given = process.env[variable]
  const seed = given ? Number(given) : byTier({ change: seedOfChange, nightly: randomSeed() })
  process.stdout.write(`${variable}=${seed}\n`)
  return seed
}

const randomSeed = (): number => Date.now() % 1_000_000_007
