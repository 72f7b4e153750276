import { parseArgs } from 'node:util'
import { openStandIn, type Switches } from '@zubr/api/cores/stand-in/stand-in'
import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'

// npm run sources: the interfaces of all makers of cores, played on this machine. docs/demo-world.md says how.

const usage = `usage: npm run sources -- [--port 4180] [--files <folder>] [--<fault> <source>[,<source>…]]
faults: away, slow, nonsense, half, wrong-hash, cut; sources: ${coreSources.join(', ')}`

const faults: Record<string, Switches> = {
  away: { away: true },
  slow: { slow: 10_000 },
  nonsense: { nonsense: true },
  half: { half: true },
  'wrong-hash': { hash: 'wrong' },
  cut: { cut: Number.POSITIVE_INFINITY },
}

function asked() {
  const names = ['port', 'files', ...Object.keys(faults)]
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ options }).values as Record<string, string | undefined>
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}\n`)
    process.exit(1)
  }
}

const values = asked()
const port = Number(values.port ?? 4180)
const standIn = await openStandIn({ port, folder: values.files })
for (const [fault, switches] of Object.entries(faults))
  for (const name of values[fault]?.split(',') ?? []) {
    const source: CoreSource | undefined = coreSources.find((each) => each === name)
    if (!source) {
      process.stderr.write(`There is no source ${name}.\n${usage}\n`)
      process.exit(1)
    }
    standIn.switch(source, switches)
  }
process.stdout.write(`The sources of cores are played: CORE_SOURCES=${standIn.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void standIn.close().then(() => process.exit(0)))
