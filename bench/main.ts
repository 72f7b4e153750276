/**
 * `npm run bench [-- name …]`: runs all benchmarks or the named ones; each writes a page of
 * results.
 */
const all = [
  'applications',
  'backups',
  'bytes',
  'catalogue',
  'console',
  'edge',
  'edge/flood',
  'edge/packets',
  'fairness',
  'files',
  'flying-squid',
  'kills',
  'lighthouse',
  'payments',
  'rate',
  'rest',
  'search',
  'servers',
  'servers/paying',
  'start',
  'status',
  'tests',
] as const
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.some((known) => known === name))
if (unknown.length > 0) {
  console.error(`bench: no benchmark called ${unknown.join(', ')}; there are ${all.join(', ')}`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : all) {
  const { run } = (await import(`./${name}.ts`)) as { run: () => Promise<void> }
  await run()
}
process.exit(0)

export {}
