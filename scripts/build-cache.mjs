import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { withLock } from './lock.mjs'

// Skips a build whose sources are unchanged. Runs on Node 18 without any package.

/**
 * `sources` and `stamp` are relative to the root. `clears` is removed before the program runs.
 * `skips` are outputs of others in the stamp's folder.
 * @typedef {{ name: string, sources: string[], stamp: string, clears?: string, skips?: string[],
 * program: string }} Step
 * @typedef {(step: Step, onSpawn: (pid: number) => void) => Promise<void>} RunStep throws if the
 * program fails
 */

/**
 * Runs outdated steps in order, one command at a time, also after a killed command.
 * @param {string} root @param {Step[]} steps
 * @param {{ run: RunStep, onWait: () => void }} handlers
 */
export async function buildStale(root, steps, { run, onWait }) {
  if (steps.every((step) => isFresh(root, step))) return
  await withLock(join(root, '.cache', 'build.lock'), onWait, async (addHolder) => {
    for (const step of steps) {
      // Hashed before the program runs: a source that changes meanwhile makes the next command
      // build again.
      const hash = sourceHash(root, step.sources)
      if (isFresh(root, step, hash)) continue
      if (step.clears) rmSync(join(root, step.clears), { recursive: true, force: true })
      rmSync(join(root, step.stamp), { force: true })
      await run(step, addHolder)
      const stamp = join(root, step.stamp)
      mkdirSync(dirname(stamp), { recursive: true })
      const files = Object.fromEntries(
        outputs(root, step).map((name) => [name, outputSize(root, step, name)]),
      )
      writeFileSync(stamp, JSON.stringify({ hash, files }))
    }
  })
}

/**
 * Folders of a workspace's package dependencies, transitively, without other apps.
 * @param {string} root @param {string} workspace
 * @returns {string[]}
 */
export function packagesOf(root, workspace) {
  const folders = new Set()
  const visit = (/** @type {string} */ folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const short = name.startsWith('@zubr/') ? name.slice('@zubr/'.length) : undefined
      const found = [`packages/${short}`, `${short}`].find((at) => existsSync(join(root, at, 'package.json')))
      if (!short || !found || folders.has(found)) continue
      folders.add(found)
      visit(found)
    }
  }
  visit(workspace)
  return [...folders].sort()
}

/**
 * @param {string} root
 * @param {Step} step
 */
function isFresh(root, step, hash = sourceHash(root, step.sources)) {
  const stamp = readStamp(join(root, step.stamp))
  return (
    stamp?.hash === hash &&
    Object.entries(stamp.files).every(([name, size]) => outputSize(root, step, name) === size)
  )
}

/**
 * Undefined if missing, or of an earlier version.
 * @param {string} file
 * @returns {{ hash: string, files: Record<string, number> } | undefined}
 */
function readStamp(file) {
  try {
    const stamp = JSON.parse(readFileSync(file, 'utf8'))
    return typeof stamp?.hash === 'string' && typeof stamp.files === 'object' ? stamp : undefined
  } catch {
    // The stamp is missing or damaged.
    return undefined
  }
}

/**
 * @param {string} root
 * @param {Step} step
 */
function outputs(root, { stamp, skips = [] }) {
  const folder = dirname(join(root, stamp))
  const isSkipped = (/** @type {string} */ path) => skips.includes(nameIn(folder, path).split('/')[0] ?? '')
  return [...filesIn(folder, isSkipped)].map((file) => nameIn(folder, file))
}

/**
 * @param {string} root
 * @param {Step} step
 * @param {string} name
 */
function outputSize(root, { stamp }, name) {
  return statSync(join(dirname(join(root, stamp)), name), { throwIfNoEntry: false })?.size
}

/** Tests, and files that builds and installs leave inside the source folders. */
const isNoSource =
  /(^|\/)node_modules$|^apps\/(site|panel)\/build$|^apps\/site\/\.react-router$|^packages\/ui\/(art|fonts)$|\.test\.tsx?$/

/**
 * @param {string} root
 * @param {string[]} sources
 */
export function sourceHash(root, sources) {
  const hash = createHash('sha256').update(process.arch)
  for (const source of sources)
    for (const file of filesIn(join(root, source), (path) => isNoSource.test(nameIn(root, path))))
      hash
        .update(`\n${nameIn(root, file)}\n`)
        .update(createHash('sha256').update(readFileSync(file)).digest())
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @param {string} path
 */
const nameIn = (folder, path) => relative(folder, path).replaceAll(sep, '/')

/**
 * @param {string} path
 * @param {(path: string) => boolean} isSkipped
 * @returns {Generator<string>}
 */
function* filesIn(path, isSkipped) {
  if (!statSync(path).isDirectory()) return yield path
  const entries = readdirSync(path, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, entry.name)
    if (isSkipped(inner)) continue
    if (entry.isDirectory()) yield* filesIn(inner, isSkipped)
    else if (entry.isFile()) yield inner
  }
}
