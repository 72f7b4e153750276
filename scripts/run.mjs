import { join } from 'node:path'
import { ensureInstalled, enter, findNode, root, SetupError, say } from './bootstrap.mjs'
import { build } from './build.mjs'
import { sourceHash } from './build-cache.mjs'
import { passSignalsOn, runChild } from './child.mjs'
import { dataDirOf, prepareRelease, releaseToRun } from './release/release.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'

/**
 * The root npm scripts: builds, mode, and the program for Node 24. `release`: `run` runs it from a
 * release, `prepare` makes one.
 * @type {Record<string, { builds: ('fonts' | 'art' | 'site' | 'panel')[], mode?: 'production' |
 * 'development', program?: string, args?: string[], env?: Record<string, string>, release?: 'run' |
 * 'prepare' }>}
 */
const commands = {
  start: { builds: [], mode: 'production', program: 'apps/all-in-one/src/main.ts', release: 'run' },
  dev: { builds: ['fonts', 'art'], mode: 'development', program: 'dev/src/main.ts' },
  // Component tests render the art, which a fresh clone lacks.
  test: { builds: ['art'], program: 'scripts/test.ts' },
  'test:all': { builds: ['art'], program: 'scripts/test-all.ts', env: { ZUBR_TIER: 'nightly' } },
  e2e: { builds: [], program: 'scripts/e2e.ts' },
  types: { builds: [], program: 'node_modules/typescript/bin/tsc', args: ['--pretty', '-p', '.'] },
  lint: { builds: [], program: biome, args: ['check', '--error-on-warnings'] },
  fix: { builds: [], program: biome, args: ['check', '--write'] },
  check: { builds: [], program: 'scripts/check.ts' },
  build: { builds: [], mode: 'production', release: 'prepare' },
  bench: { builds: ['site', 'panel'], mode: 'production', program: 'bench/main.ts' },
  screenshots: { builds: ['site', 'panel'], mode: 'production', program: 'scripts/screenshots.ts' },
  pictures: { builds: ['panel'], mode: 'production', program: 'scripts/pictures.ts' },
  docs: { builds: [], program: 'scripts/docs.ts' },
  commits: { builds: [], program: 'scripts/commits/check-commits.ts' },
  preflight: { builds: [], program: 'scripts/preflight.ts' },
  sources: { builds: [], program: 'scripts/sources.ts' },
  zubr: { builds: [], mode: 'production', program: 'apps/cli/src/main.ts' },
}

const [name = '', ...args] = process.argv.slice(2)
passSignalsOn()
await enter(main)

async function main() {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new SetupError(
      `${name ? `There is no command "${name}"` : 'No command was given'}: expected ${Object.keys(commands).join(', ')}.`,
    )
  const env = {
    // Node's compile cache, which reduces the start time of later processes by a third.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    ...(command.mode && { NODE_ENV: command.mode }),
    ...command.env,
  }
  const dataDir = dataDirOf(root, env)
  const options = { root, say, dataDir, hash: sourcesHash, build: () => buildRelease(env) }
  if (command.release === 'prepare') {
    await ensureInstalled()
    await prepareRelease(options)
    say('Ready: the next `npm start` runs this build. What runs now was not touched.')
    return 0
  }
  // If packages cannot be installed, the last good release still has its own.
  if (command.release === 'run') {
    const path = await releaseToRun(options)
    return runProgram(path, command, { ...env, DATA_DIR: dataDir })
  }
  await ensureInstalled()
  await build(command.builds)
  return runProgram(root, command, env)
}

/** Everything that runs, without tests and build outputs. */
function sourcesHash() {
  return sourceHash(root, [
    'apps',
    'packages',
    'content',
    'dev',
    'scripts',
    'package.json',
    'package-lock.json',
  ])
}

/**
 * Builds the site and the panel, renders the pages for the configured addresses, and checks the
 * API's content.
 * @param {Record<string, string | undefined>} env
 */
async function buildRelease(env) {
  await ensureInstalled()
  await build(['site', 'panel'])
  for (const program of ['scripts/release/check-content.ts', 'scripts/pages.ts']) {
    const { status, output } = await runChild(findNode(), [join(root, program)], {
      cwd: root,
      env,
      captured: true,
    })
    if (status !== 0) throw new SetupError(`${output}${program} failed; its own words stand above.`)
    process.stderr.write(output)
  }
}

/**
 * @param {string} base the folder whose program it is
 * @param {(typeof commands)[string]} command
 * @param {Record<string, string | undefined>} env
 */
async function runProgram(base, command, env) {
  const { status } = await runChild(
    findNode(base),
    [join(base, command.program ?? ''), ...(command.args ?? []), ...args],
    { cwd: root, env },
  )
  return status
}
