import { catalogue } from '@zubr/content/catalogue'

// Before a release is made current: what the API reads of `content/` and the site's build does not.
if (catalogue.plans.length === 0) {
  process.stderr.write('content/plans.ts: expected at least one plan.\n')
  process.exitCode = 1
}
