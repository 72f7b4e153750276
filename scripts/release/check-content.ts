import { catalogue } from '@zubr/content/catalogue'

// Before a release becomes current: checks the part of `content/` that only the API reads.
if (catalogue.plans.length === 0) {
  process.stderr.write('content/plans.ts: expected at least one plan.\n')
  process.exitCode = 1
}
