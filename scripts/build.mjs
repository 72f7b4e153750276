import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enter, findNode, root, SetupError, say } from './bootstrap.mjs'
import { passSignalsOn, runChild } from './child.mjs'
import { withLock } from './lock.mjs'

/**
 * What is built from what. A step runs when the content of its sources differs from what its stamp says.
 * @typedef {{ name: string, sources: string[], stamp: string, clears?: string, program: string }} Step
 */
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
  // Draws art and cuts fonts by itself.
  site: {
    name: 'the site',
    sources: ['apps/site', 'packages', 'content', 'package-lock.json'],
    stamp: 'apps/site/build/.built-from',
    clears: 'apps/site/build',
    program: 'apps/site/server/build.ts',
  },
  // Uses the fonts and the art.
  panel: {
    name: 'the control panel',
    sources: ['apps/panel', 'packages', 'content', 'package-lock.json'],
    stamp: 'apps/panel/build/.built-from',
    clears: 'apps/panel/build',
    program: 'apps/panel/server/build.ts',
  },
})

/**
 * Builds what is older than its sources, in order.
 * @param {(keyof typeof steps)[]} names
 */
export async function build(names) {
  if (names.length === 0) return
  if (names.every((name) => isFresh(steps[name]))) return
  await withLock(
    join(root, '.cache', 'build.lock'),
    () => say('Another command is building: waiting for it.'),
    async () => {
      for (const name of names) if (!isFresh(steps[name])) await run(steps[name])
    },
  )
}

/** @param {Step} step */
async function run({ name, sources, stamp, clears, program }) {
  const started = Date.now()
  say(`Building ${name}…`)
  const hash = hashOf(sources)
  if (clears) rmSync(join(root, clears), { recursive: true, force: true })
  rmSync(join(root, stamp), { force: true })
  const { status, output } = await runChild(findNode(), [join(root, program)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    captured: true,
  })
  if (status !== 0)
    throw new SetupError(`${output}Building ${name} failed; the build's own words stand above.`)
  mkdirSync(dirname(join(root, stamp)), { recursive: true })
  writeFileSync(join(root, stamp), hash)
  say(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** @param {Step} step */
function isFresh({ sources, stamp }) {
  const file = join(root, stamp)
  return existsSync(file) && readFileSync(file, 'utf8') === hashOf(sources)
}

/** What builds and installs leave inside the source folders. */
const isOutput =
  /(^|\/)node_modules$|^apps\/(site|panel)\/build$|^apps\/site\/\.react-router$|^packages\/ui\/(art|fonts)$/
const isTest = /\.test\.tsx?$/

/** @param {string[]} sources */
function hashOf(sources) {
  const hash = createHash('sha256').update(process.arch)
  for (const source of sources)
    for (const file of filesIn(join(root, source)))
      hash.update(`\n${nameOf(file)}\n`).update(createHash('sha256').update(readFileSync(file)).digest())
  return hash.digest('hex')
}

/** @param {string} path */
const nameOf = (path) => relative(root, path).replaceAll(sep, '/')

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesIn(path) {
  if (!statSync(path).isDirectory()) return yield path
  const entries = readdirSync(path, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, entry.name)
    if (entry.isDirectory() ? isOutput.test(nameOf(inner)) : isTest.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesIn(inner)
    else if (entry.isFile()) yield inner
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  passSignalsOn()
  await enter(async () => {
    await build(['site', 'panel'])
    return 0
  })
}
