import { parseArgs } from 'node:util'
import { type CatalogueFaults, startFakeCatalogues } from '@zubr/api/catalogue/fake-sources/fake-sources'
import { type SourceFaults, startFakeCoreSources } from '@zubr/api/cores/fake-sources/fake-sources'
import { addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { coreSources } from '@zubr/contracts/cores/sources'
import { fakeDownloads } from '@zubr/process/fake-downloads'

// npm run sources: fakes of all core makers and of the addon catalogues. docs/demo-world.md has the
// usage.

const usage = `usage: npm run sources -- [--port 4180] [--files <folder>] [--<fault> <source>[,<source>…]]
files: a folder whose files are served instead of the ones that this command makes
faults: away, slow, nonsense; of cores also half, wrong-hash, cut; of catalogues limited, hostile
sources of cores: ${coreSources.join(', ')}; catalogues, on the port after that one: ${addonSources.join(', ')}`

const faults: Record<string, SourceFaults & CatalogueFaults> = {
  away: { away: true },
  slow: { slow: 10_000 },
  nonsense: { nonsense: true },
  half: { half: true },
  'wrong-hash': { hash: 'wrong' },
  cut: { cut: Number.POSITIVE_INFINITY },
  limited: { limited: true },
  hostile: { hostile: true },
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
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
if (!Number.isInteger(port) || port < 0 || port > 65_534)
  fail(`--port ${values.port}: expected 0 to 65534\n${usage}`)

/** A port in use is reported in one line without a stack trace. */
const orSay = (wanted: number) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(
      `Port ${wanted} is in use. End what listens there, or choose another: npm run sources -- --port 4280`,
    )
  if (error.code === 'EACCES') fail(`Port ${wanted} needs more rights. Choose one above 1023.`)
  return fail(`Port ${wanted}: ${error.message}`)
}

/** Without a JDK the files are texts, and the catalogue can still be browsed. */
const files = await fakeDownloads((line) => process.stdout.write(`${line}\n`)).catch((error: Error) => {
  process.stderr.write(`${error.message}\nUntil then the files are texts, and no server starts from them.\n`)
  return {}
})
const standIn = await startFakeCoreSources({ port, folder: values.files, files }).catch(orSay(port))
const catalogues = await startFakeCatalogues({ port: port && port + 1 }).catch(orSay(port + 1))
for (const [fault, switches] of Object.entries(faults))
  for (const name of values[fault]?.split(',') ?? []) {
    const core = coreSources.find((each) => each === name)
    const addons = addonSources.find((each) => each === name)
    if (core) standIn.switch(core, switches)
    else if (addons) catalogues.switch(addons, switches)
    else {
      process.stderr.write(`There is no source ${name}.\n${usage}\n`)
      process.exit(1)
    }
  }
process.stdout.write(
  `The sources of cores are played: CORE_SOURCES=${standIn.url}\nThe catalogues are played: CATALOGUE_SOURCES=${catalogues.url}\n`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () => void Promise.all([standIn.close(), catalogues.close()]).then(() => process.exit(0)),
  )
