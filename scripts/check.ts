import { endChildrenAtExit, lintCheck, run, typesCheck } from './phase.ts'

// npm run check: types and lint.
endChildrenAtExit()
const checks = { Types: run(typesCheck), Lint: run(lintCheck) }
for (const [name, check] of Object.entries(checks)) {
  const { status, output, durationMs } = await check
  if (status !== 0) {
    console.log(output.trimEnd())
    if (name === 'Lint') console.log('`npm run fix` mends the format and whatever else is safe.')
    process.exitCode = 1
  }
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${(durationMs / 1000).toFixed(1)} s`)
}
