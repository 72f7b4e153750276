import { type ExecFileException, execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Npm } from './find-npm.ts'

const run = promisify(execFile)

/** An npm package in one version, with the lock file that pins its dependencies. */
type NpmCore = {
  name: string
  version: string
  /** Contains package.json, package-lock.json with integrity hashes, and launch.mjs. */
  recipe: string
  /** Further files of the recipe. */
  more?: readonly string[]
}

const files = ['package.json', 'package-lock.json', 'launch.mjs']
const filesOf = ({ more = [] }: NpmCore) => [...files, ...more]
const stampFile = '.complete'
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href

/**
 * Installs a core into `coresDir/<name>-<version>` unless it exists, and resolves to that folder.
 * Works in a temporary folder, which is stamped and renamed, so that an incomplete one is never
 * used. npm checks the lock file's hashes and runs no scripts.
 */
export async function installNpmCore(
  core: NpmCore,
  coresDir: string,
  npm: Npm,
  signal: AbortSignal,
): Promise<string> {
  const folder = join(coresDir, `${core.name}-${core.version}`)
  const stamp = await recipeHash(core)
  // Without a stamp it is not installed.
  if ((await readFile(join(folder, stampFile), 'utf8').catch(() => '')) === stamp) return folder
  await mkdir(coresDir, { recursive: true, mode: 0o755 })
  await chmod(coresDir, 0o755)
  await sweep(coresDir, core)
  const making = join(coresDir, `.${core.name}-${core.version}-making-${process.pid}`)
  await mkdir(making, { mode: 0o755 })
  try {
    await chmod(making, 0o755)
    for (const file of filesOf(core)) {
      await mkdir(dirname(join(making, file)), { recursive: true, mode: 0o755 })
      await chmod(dirname(join(making, file)), 0o755)
      await copyFile(join(core.recipe, file), join(making, file))
      await chmod(join(making, file), 0o644)
    }
    await runNpm(npm, making, signal)
    await writeFile(join(making, stampFile), stamp)
    // Servers may still use the folder of an earlier recipe, so it stays until the next sweep.
    await rename(folder, join(coresDir, `.${core.name}-${core.version}-old-${Date.now()}`)).catch(
      () => undefined,
    )
    await rename(making, folder)
  } catch (error) {
    // The error above is thrown; the next installation removes the folder.
    await rm(making, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
  return folder
}

async function recipeHash(core: NpmCore): Promise<string> {
  const hash = createHash('sha256')
  for (const file of filesOf(core)) hash.update(await readFile(join(core.recipe, file)))
  return hash.digest('hex')
}

async function sweep(coresDir: string, { name, version }: NpmCore): Promise<void> {
  for (const entry of await readdir(coresDir))
    if (entry.startsWith(`.${name}-${version}-`))
      await rm(join(coresDir, entry), { recursive: true, force: true, maxRetries: 3 })
}

async function runNpm({ program, node, env }: Npm, cwd: string, signal: AbortSignal): Promise<void> {
  const flags = '--ignore-scripts --omit=dev --no-audit --no-fund --prefer-offline --loglevel=error'
  const command = [node, '--import', endWithParent, program, 'ci', ...flags.split(' ')]
  // Servers of other users must be able to read it, whatever root's umask is.
  const asRoot = process.getuid?.() === 0 ? ['sh', '-c', 'umask 022; exec "$@"', 'sh'] : []
  const [file = node, ...args] = [...asRoot, ...command]
  // Its input closes when this process ends in any way, and npm ends with it.
  await run(file, args, { cwd, env, signal, maxBuffer: Number.POSITIVE_INFINITY }).catch(
    (error: ExecFileException) => {
      // It could not start, or `signal` has ended it.
      if (typeof error.code === 'string') throw error
      const code = /code (\w+)/.exec(error.stderr ?? '')?.[1] ?? 'no code'
      throw new Error(`npm ended with ${error.code}: ${code}`)
    },
  )
}
