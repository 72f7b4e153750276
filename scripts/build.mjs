import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enter, findNode, root, SetupError, say } from './bootstrap.mjs'
import { buildStale, packagesOf } from './build-cache.mjs'
import { passSignalsOn, runChild } from './child.mjs'

/** @typedef {import('./build-cache.mjs').Step} Step */

/** Build steps with their sources. */
export const steps = /** @satisfies {Record<string, Step>} */ ({
  fonts: {
    name: 'the fonts',
    sources: ['packages/ui/src/fonts', 'package-lock.json'],
    stamp: 'packages/ui/fonts/.built-from',
    program: 'packages/ui/src/fonts/build-fonts.ts',
  },
  art: {
    name: 'the block art',
    sources: ['packages/ui/src/voxel'],
    stamp: 'packages/ui/art/.built-from',
    program: 'packages/ui/src/voxel/build-art.ts',
  },
  // Also draws art and subsets fonts. Its pages are rendered later, for addresses.
  site: {
    name: 'the site',
    sources: ['apps/site', ...packagesOf(root, 'apps/site'), 'package-lock.json'],
    stamp: 'apps/site/build/.built-from',
    clears: 'apps/site/build',
    skips: ['pages'],
    program: 'apps/site/server/build.ts',
  },
  // Uses the fonts and the art.
  panel: {
    name: 'the control panel',
    sources: ['apps/panel', ...packagesOf(root, 'apps/panel'), 'package-lock.json'],
    stamp: 'apps/panel/build/.built-from',
    clears: 'apps/panel/build',
    program: 'apps/panel/server/build.ts',
  },
})

/**
 * Builds outdated steps, in order.
 * @param {(keyof typeof steps)[]} names
 */
export async function build(names) {
  await buildStale(
    root,
    names.map((name) => steps[name]),
    { run, onWait: () => say('Another command is building: waiting for it.') },
  )
}

/** @type {import('./build-cache.mjs').RunStep} */
async function run({ name, program }, onSpawn) {
  const started = Date.now()
  say(`Building ${name}…`)
  const { status, output } = await runChild(findNode(), [join(root, program)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    captured: true,
    onSpawn,
  })
  if (status !== 0)
    throw new SetupError(`${output}Building ${name} failed; the build's own words stand above.`)
  say(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  passSignalsOn()
  await enter(async () => {
    await build(['site', 'panel'])
    return 0
  })
}
