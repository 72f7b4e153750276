import fc from 'fast-check'
import { testSeed } from './tier.ts'

// Property tests import fast-check from here: `npm test` draws the same values each time.
// `PROPERTY_SEED=7 npm test -- <part>` repeats a nightly run.
fc.configureGlobal({ seed: testSeed('PROPERTY_SEED') })

export default fc
