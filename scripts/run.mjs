import { join } from 'node:path'
import { ensureInstalled, enter, findNode, root, SetupError } from './bootstrap.mjs'
import { build } from './build.mjs'
import { passSignalsOn, runChild } from './child.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'

/**
 * The root npm scripts: what must be built first, the mode, and the program that Node 24 then runs.
 * @type {Record<string, { builds: ('fonts' | 'art' | 'site' | 'panel')[], mode?: 'production' | 'development', program: string, args?: string[], env?: Record<string, string> }>}
 */
const commands = {
  start: { builds: ['site', 'panel'], mode: 'production', program: 'world/src/main.ts' },
  dev: { builds: ['fonts', 'art'], mode: 'development', program: 'world/src/dev.ts' },
  // Tests of components show the art, which a fresh clone has not drawn.
  test: { builds: ['art'], program: 'scripts/test.ts' },
  'test:all': { builds: ['art'], program: 'scripts/test-all.ts', env: { ZUBR_TIER: 'nightly' } },
  e2e: { builds: [], program: 'scripts/e2e.ts' },
  types: { builds: [], program: 'node_modules/typescript/bin/tsc', args: ['--pretty', '-p', '.'] },
  lint: { builds: [], program: biome, args: ['check', '--error-on-warnings'] },
  fix: { builds: [], program: biome, args: ['check', '--write'] },
  check: { builds: [], program: 'scripts/check.ts' },
  build: { builds: ['site', 'panel'], mode: 'production', program: 'scripts/pages.ts' },
  bench: { builds: ['site', 'panel'], mode: 'production', program: 'bench/main.ts' },
  screenshots: { builds: ['site', 'panel'], mode: 'production', program: 'scripts/screenshots.ts' },
  pictures: { builds: ['panel'], mode: 'production', program: 'scripts/pictures.ts' },
  docs: { builds: [], program: 'scripts/docs.ts' },
  preflight: { builds: [], program: 'scripts/preflight.ts' },
  sources: { builds: [], program: 'scripts/sources.ts' },
  zubr: { builds: [], mode: 'production', program: 'world/src/cli/main.ts' },
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
  await ensureInstalled()
  await build(command.builds)
  const { status } = await runChild(
    findNode(),
    [join(root, command.program), ...(command.args ?? []), ...args],
    {
      cwd: root,
      env: {
        // Node keeps compiled modules there, so that every later process starts in two thirds of the time.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        ...process.env,
        ...(command.mode && { NODE_ENV: command.mode }),
        ...command.env,
      },
    },
  )
  return status
}
