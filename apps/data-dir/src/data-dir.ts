import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lookUp } from '@zubr/domain/tables/look-up'
import { codeOf } from '@zubr/process/error-code'
import { identityOf, isAlive } from '@zubr/process/identity'
import { StartError } from './start-error.ts'

/** Another running command holds this data folder. */
export class DataDirHeld extends StartError {
  override name = 'DataDirHeld'
  constructor(dir: string, holder: Holder) {
    const pid = Number.parseInt(holder.identity, 10)
    super(
      `DATA_DIR: ${dir} is in use by \`${holder.command}\` (process ${pid}): end that, or set another folder.`,
    )
  }
}

/** Holder of a data folder: process id with start time, and its command. */
type Holder = { identity: string; command: string }

/** The data folder, held by this process until `release`. */
export type DataDir = Awaited<ReturnType<typeof takeDataDir>>

/** File with the embedded server's URL while a command holds the folder; a secret. */
const databaseUrlFile = 'database-url'

/**
 * The folder's absolute path; a relative one is relative to the repository, not to the working
 * folder.
 */
export function dataDirPath(dir: string): string {
  return path.resolve(fileURLToPath(new URL('../../..', import.meta.url)), dir)
}

/**
 * Locks the data folder for this process, creating it if needed. A killed holder does not count.
 * Throws DataDirHeld, and StartError if the folder is not writable.
 */
export async function takeDataDir(dir: string, command: string) {
  const lock = path.join(dir, 'lock')
  const mine: Holder = { identity: (await identityOf(process.pid)) ?? String(process.pid), command }
  try {
    // Mode 711, because PostgreSQL may run as another user; secret files have their own modes.
    await mkdir(dir, { recursive: true, mode: 0o711 })
    await takeLock(lock, dir, mine)
    await rm(path.join(dir, databaseUrlFile), { force: true })
  } catch (error) {
    throw asStartError(error, dir)
  }
  // Also if the process exits before `release` is done.
  const releaseAtExit = () => rmSync(lock, { force: true })
  process.once('exit', releaseAtExit)
  return {
    path: dir,
    /** Content of a file that only its owner may read; undefined if missing. */
    readSecret: (name: string) => readIfThere(path.join(dir, name)),
    writeSecret: (name: string, value: string) => replaceFile(path.join(dir, name), value),
    async release() {
      await rm(path.join(dir, databaseUrlFile), { force: true })
      // From here on another process may hold it.
      process.off('exit', releaseAtExit)
      await rm(lock, { force: true })
    },
  }
}

/** Marks the data folder of a demo world. */
const demoFile = 'demo-world'

/**
 * Separates demo worlds from real data, because a demo world's passwords are public. The first
 * start on a folder decides. Throws StartError for a folder of the other kind.
 */
export async function keepApart(dataDir: DataDir, demo: boolean): Promise<void> {
  const names = await readdir(dataDir.path)
  if (demo === names.includes(demoFile)) return
  if (!demo)
    throw new StartError(
      `DATA_DIR: ${dataDir.path} contains the demo world of \`npm run dev\`, whose passwords are ` +
        'public: set another folder.',
    )
  if (names.some((name) => name !== 'lock'))
    throw new StartError(
      `DATA_DIR: ${dataDir.path} is not empty, and \`npm run dev\` fills no folder but its own: set an empty one.`,
    )
  await writeFile(path.join(dataDir.path, demoFile), 'Made by npm run dev.\n')
}

/** Publishes the running database's URL to other commands of the same user. */
export function publishDatabaseUrl(dataDir: DataDir, url: string): Promise<void> {
  return dataDir.writeSecret(databaseUrlFile, url)
}

/** The URL published by the folder's holder; undefined before that. */
export async function publishedDatabaseUrl(dir: string): Promise<string | undefined> {
  return readIfThere(path.join(dir, databaseUrlFile)).catch((error: unknown) => {
    throw asStartError(error, dir)
  })
}

/** A secret that `npm start` generated; undefined if this user can read none. */
export function storedSecret(dir: string, name: string): Promise<string | undefined> {
  return readIfThere(path.join(dir, name)).then(
    (text) => text?.trim() || undefined,
    // A secret that this user may not read counts as absent.
    () => undefined,
  )
}

async function takeLock(lock: string, dir: string, mine: Holder): Promise<void> {
  for (;;) {
    try {
      await writeFile(lock, JSON.stringify(mine), { flag: 'wx', mode: 0o600 })
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const found = await readIfThere(lock)
    if (found === undefined) continue
    const holder = parseHolder(found)
    if (holder && (await isAlive(holder.identity))) throw new DataDirHeld(dir, holder)
    // Just created and not yet written, or its creator was killed in between.
    if (!holder) await wait(200)
    await removeIfStill(lock, found)
  }
}

/** Removes a stale lock unless another process has replaced it. */
async function removeIfStill(lock: string, content: string): Promise<void> {
  const aside = `${lock}.${process.pid}`
  try {
    if ((await readFile(lock, 'utf8')) !== content) return
    await rename(lock, aside)
    await rm(aside, { force: true })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { identity, command } = JSON.parse(text) as Partial<Record<string, unknown>>
    return typeof identity === 'string' && typeof command === 'string' ? { identity, command } : undefined
  } catch {
    // The lock is not written yet, or was left half-written by a killed process.
    return undefined
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Atomic: a killed process leaves no truncated file. */
async function replaceFile(file: string, content: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, content, { mode: 0o600, flush: true })
  await rename(unfinished, file)
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

function asStartError(error: unknown, dir: string): unknown {
  const reason = lookUp(reasons, codeOf(error) ?? '')
  return reason ? new StartError(`DATA_DIR: cannot use ${dir}: ${reason}.`, { cause: error }) : error
}
