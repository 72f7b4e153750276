import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Interrupted, runChild } from './child.mjs'
import { withLock } from './lock.mjs'

// Prerequisites of every command: the lock file's packages, and a Node that runs TypeScript. This
// file and its imports run on the machine's Node, 18 or later, without any package.

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** An expected failure; the entry prints it as one line without a stack. */
export class SetupError extends Error {}

/** @param {string} line */
export const say = (line) => process.stderr.write(`${line}\n`)

/**
 * Runs an entry and sets the exit status; an expected failure is one line.
 * @param {() => Promise<number>} work returns the exit status
 */
export async function enter(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.exitCode = error instanceof Interrupted ? error.status : 1
    if (!(error instanceof Interrupted)) say(error instanceof SetupError ? error.message : error.stack)
  }
}

/** Installs the packages of package-lock.json if needed. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock(
    join(root, '.cache', 'install.lock'),
    () => say('Another command is installing the packages: waiting for it.'),
    async () => {
      if (isInstalled()) return
      const started = Date.now()
      say('Installing packages (npm ci)…')
      await npmCi()
      say(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
    },
  )
}

/** Whether node_modules matches the lock file, by the record that npm writes at its end. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      (path in present
        ? present[path].version === entry.version && present[path].integrity === entry.integrity
        : entry.optional || entry.peer),
  )
}

// Settings of an outer npm (`npm --prefix …`, `NODE_ENV=production`, `--omit=dev`) that must not
// affect this install.
const notForwarded =
  /^npm_config_(prefix|local_prefix|workspaces?|include_workspace_root|global|location|omit|include|only|production|dev|also|optional|dry_run|package_lock|package_lock_only|install_strategy|install_links|engine_strict|json|if_present|legacy_peer_deps|strict_peer_deps|force)$/i

async function npmCi() {
  /** @type {Record<string, string | undefined>} */
  const env = {}
  for (const [name, value] of Object.entries(process.env)) if (!notForwarded.test(name)) env[name] = value
  delete env.NODE_ENV
  const cache = env.npm_config_cache || join(homedir(), '.npm')
  if (!isWritable(cache)) env.npm_config_cache = join(tmpdir(), `zubr-npm-cache-${process.getuid?.() ?? 0}`)

  const args = ['ci', '--include=dev', '--include=optional', '--engine-strict=false', '--loglevel=error']
  const cli = env.npm_execpath && basename(env.npm_execpath) === 'npm-cli.js' ? env.npm_execpath : undefined
  const options = { cwd: root, env, captured: true, shell: !cli && process.platform === 'win32' }
  const { status, output } = await (cli
    ? runChild(process.execPath, [cli, ...args], options)
    : runChild('npm', args, options))
  if (status !== 0)
    throw new SetupError(`${output}npm ci failed with status ${status}; its own words stand above.`)
}

/** @param {string} path a folder, which may not exist yet */
function isWritable(path) {
  if (!existsSync(path)) return path !== dirname(path) && isWritable(dirname(path))
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    // No packages are installed yet.
    return false
  }
}

/**
 * Absolute path of a Node that runs our TypeScript: the one in the packages of `base`, else the
 * current one.
 */
export function findNode(base = root) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const binary = join(
    base,
    'node_modules',
    `node-${system}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(binary)) return binary
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new SetupError(
    `Node ${process.versions.node} is too old, and there is no packaged one for ${process.platform} ${process.arch}: install Node 24 or later.`,
  )
}
