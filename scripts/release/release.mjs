import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { Interrupted } from '../child.mjs'
import { withLock } from '../lock.mjs'

// `npm start` runs a release: a copy of the sources, their builds, and their packages. It does not
// change with the repository, so that an error in `content/` or a build stops nothing (decision
// 71).

/** Contents of a release; packages are added as links. */
const parts = [
  'apps',
  'packages',
  'content',
  'dev',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.browser.json',
]
/** A replaced release may still run for this long, in milliseconds. */
const keptMs = 3_600_000
/** Excludes tests. */
const isLeftOut = /(^|\/)node_modules$|\.test\.tsx?$|(^|\/)\.react-router$/

/**
 * @typedef {{
 *   root: string,
 *   hash: () => string,
 *   build: () => Promise<void>,
 *   say: (line: string) => void,
 *   dataDir: string,
 *   oldAfterMs?: number,
 * }} ReleaseOptions `hash` is of all sources. `build` builds and checks them, or throws.
 */

/** @param {string} root */
const releasesDir = (root) => join(root, '.cache', 'releases')
/** @param {string} root */
const pointer = (root) => join(releasesDir(root), 'current')
/** @param {string} dataDir */
const failureFile = (dataDir) => join(dataDir, 'build-failed')

/**
 * The last prepared release, if it is complete.
 * @param {string} root
 * @returns {string | undefined}
 */
export function lastRelease(root) {
  if (!existsSync(pointer(root))) return undefined
  const path = join(releasesDir(root), readFileSync(pointer(root), 'utf8').trim())
  return existsSync(join(path, '.complete')) ? path : undefined
}

/**
 * Prepares a release of the current sources, and then makes it current. Throws if the build fails;
 * the current one stays.
 * @param {ReleaseOptions} options
 * @returns {Promise<string>} its folder
 */
export async function prepareRelease({ root, hash, build, say, dataDir, oldAfterMs = keptMs }) {
  const wanted = hash()
  const path = join(releasesDir(root), wanted.slice(0, 16))
  if (!existsSync(join(path, '.complete'))) {
    await build()
    if (hash() !== wanted) throw new Error('Files changed while they were built: run it again.')
    await withLock(
      join(root, '.cache', 'release.lock'),
      () => say('Another command is preparing a release: waiting for it.'),
      async () => assemble(root, path),
    )
  }
  const next = `${pointer(root)}.new`
  const previous = lastRelease(root)
  writeFileSync(next, wanted.slice(0, 16))
  renameSync(next, pointer(root))
  rmSync(failureFile(dataDir), { force: true })
  removeOld(root, [path, previous], oldAfterMs)
  return path
}

/**
 * The release of the current sources, or the last good one if the build fails, which is printed and
 * written to `dataDir` for the operator's alerts. Throws if there is none.
 * @param {ReleaseOptions} options
 * @returns {Promise<string>}
 */
export async function releaseToRun(options) {
  const { root, say, dataDir } = options
  try {
    return await prepareRelease(options)
  } catch (error) {
    const last = error instanceof Interrupted ? undefined : lastRelease(root)
    if (!last) throw error
    const why = error instanceof Error ? error.message : String(error)
    const builtAt = statSync(join(last, '.complete')).mtime.toISOString()
    say(why)
    say(
      `The new version or content cannot be built (above). The last good build, of ${builtAt}, runs instead.`,
    )
    say('Fix what is named above, run `npm run build` until it succeeds, then restart.')
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(failureFile(dataDir), `${why}\n`, { mode: 0o600 })
    return last
  }
}

/**
 * @param {string} root
 * @param {string} path
 */
function assemble(root, path) {
  if (existsSync(join(path, '.complete'))) return
  const unfinished = `${path}.new`
  for (const folder of [unfinished, path]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  for (const part of parts)
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(unfinished, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !isLeftOut.test(source.replaceAll('\\', '/').slice(root.length)),
      })
  for (const folder of nodeModulesIn(root)) linkTree(join(root, folder), join(unfinished, folder))
  writeFileSync(join(unfinished, '.complete'), '')
  renameSync(unfinished, path)
}

/**
 * Package folders of the root and of single workspaces.
 * @param {string} root
 */
function nodeModulesIn(root) {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => join(folder, name, 'node_modules'))
      : [],
  )
  return ['node_modules', ...workspaces].filter((folder) => existsSync(join(root, folder)))
}

/**
 * Copies a folder as hard links: npm replaces files and never writes into them.
 * @param {string} from @param {string} to
 */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      // Tools write into their caches.
      if (entry.name !== '.cache' && entry.name !== '.vite') linkTree(source, target)
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) linkOrCopy(source, target)
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch {
    // Another file system has no hard links to this one.
    cpSync(source, target)
  }
}

/**
 * Removes all releases but the kept and recent ones.
 * @param {string} root @param {(string | undefined)[]} kept
 * @param {number} oldAfterMs
 */
function removeOld(root, kept, oldAfterMs) {
  for (const name of readdirSync(releasesDir(root))) {
    const path = join(releasesDir(root), name)
    if (!lstatSync(path).isDirectory() || kept.includes(path)) continue
    if (Date.now() - statSync(path).ctimeMs > oldAfterMs) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * The service's data folder: a relative path is relative to the repository, whichever release runs.
 * @param {string} root @param {Record<string, string | undefined>} env
 */
export const dataDirOf = (root, env) => resolve(root, env.DATA_DIR || 'data')
