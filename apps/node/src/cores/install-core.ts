import { constants, copyFile, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CorePackage } from '@zubr/contracts/cores/packages'
import { type CoreId, coreKinds } from '@zubr/domain/cores/kinds'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import type { Runtime } from '../runtime/runtime.ts'
import type { Installed, InstallOptions } from './core.ts'
import { fileNames, preparedRevision, refreshStamp, Stamp, stampFile } from './core-stamp.ts'
import { type Java, type JavaInstallations, javaProgram } from './java/java-installations.ts'
import { coreFolderMark, type Recipe } from './kinds/recipe.ts'
import { archiveClasses } from './shared-classes.ts'
import type { CoreFileStore } from './store/core-file-store.ts'
import { normalizeModes } from './store/normalize-modes.ts'

export type CoreTools = {
  coresDir: string
  store: CoreFileStore
  javas: JavaInstallations
  runTask: Runtime['runTask']
  /** The user agent of requests to the sources. */
  userAgent: string
}
/** A core of the API's catalogue, as a server wants it. */
export type RequestedCore = { id: CoreId; version: string; package: CorePackage }

/** An installer of mods downloads and rewrites the whole game. */
const task = { memoryMb: 2_048, diskMb: 4_096, processes: 32, timeoutMs: 15 * 60_000 }
const archivingMs = 2 * 60_000

/** The name of a core's folder. */
const folderName = (identity: string) => identity.replaceAll(/[^\w.+-]/g, '_')

export type Installation = {
  wanted: RequestedCore
  recipe: Recipe
  identity: string
  tools: CoreTools
  options: InstallOptions
}

/** Installs into a temporary folder and renames it, so that an incomplete core is never used. */
export async function installCore(installation: Installation): Promise<Installed> {
  const { wanted, recipe, identity, tools, options } = installation
  const { id, version, package: from } = wanted
  const { signal, progress } = options
  const { coresDir, store, javas } = tools
  const fetching = { signal, progress: (percent: number | null) => progress('fetch_java', percent) }
  const java =
    from.java === null ? null : await javas.ensure({ java: from.java, core: id, version }, fetching)
  const folder = join(coresDir, folderName(identity))
  const stamp = await readJsonFile(join(folder, stampFile), Stamp)
  if (stamp?.identity === identity) {
    const current = await refreshStamp(stamp, recipe, folder, from.files)
    await utimes(join(folder, stampFile), new Date(), new Date())
    return installedIn(folder, java, current)
  }
  await mkdir(coresDir, { recursive: true, mode: 0o755 })
  const making = join(coresDir, `.${folderName(identity)}-making`)
  await rm(making, { recursive: true, force: true, maxRetries: 3 })
  await mkdir(making, { mode: 0o755 })
  try {
    await fetchFiles(installation, making)
    const prepared = await prepare(installation, making, java)
    await normalizeModes(making)
    const content = { identity, prepared, revision: preparedRevision }
    await writeFile(join(making, stampFile), JSON.stringify(content), { flush: true })
    // A folder without a stamp may exist there.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    await rename(making, folder)
    const made = installedIn(folder, java, { prepared, hasArchive: false })
    const hasArchive = await makeArchive(installation, made)
    if (hasArchive) await writeAtomically(join(folder, stampFile), JSON.stringify({ ...content, hasArchive }))
    for (const file of from.files) await store.drop(file)
    return { ...made, hasArchive }
  } catch (error) {
    // The error above is thrown; the next installation removes the folder.
    await rm(making, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    throw error
  }
}

/** Downloads the files of the package into `folder`. */
async function fetchFiles({ wanted, recipe, tools, options }: Installation, folder: string): Promise<void> {
  const { files } = wanted.package
  const { signal, progress } = options
  const sizes = files.map(({ bytes }) => bytes)
  const total = sizes.includes(null) ? null : sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)
  const userAgent = recipe.userAgent ?? tools.userAgent
  let before = 0
  for (const file of files) {
    const report = (bytes: number) =>
      progress(
        'fetch_core',
        total === null ? null : Math.min(100, Math.floor(((before + bytes) / total) * 100)),
      )
    report(0)
    const path = await tools.store.fetch(file, { signal, userAgent, progress: report })
    before += file.bytes ?? 0
    // A copy, because an installer may write to its files. The store's must stay as verified.
    await copyFile(path, join(folder, file.name), constants.COPYFILE_FICLONE)
  }
}

/** Runs the installer of a core, if it has one. */
function prepare(
  { wanted, recipe, identity, tools, options }: Installation,
  folder: string,
  java: Java | null,
): Promise<Stamp['prepared']> {
  const { version, package: from } = wanted
  options.progress('prepare_core', null)
  return recipe.prepare({
    folder,
    version,
    package: from,
    names: fileNames(from.files),
    java: async (args) => {
      if (!java) throw new Error('its package names no Java')
      const command = [javaProgram(java), ...taskFlags, ...args] as const
      const what = { ...task, name: folderName(identity), command, reads: [java.home], writes: folder }
      await tools.runTask({ ...what, network: true }, options.signal)
    },
  })
}

/** Archives the classes of a core that only lacks consent to the EULA and so ends by itself. */
async function makeArchive(
  { wanted, identity, tools, options }: Installation,
  made: Installed,
): Promise<boolean> {
  const { java } = made
  if (!coreKinds[wanted.id].eula || java === null) return false
  const what = { ...task, name: folderName(identity), network: false, timeoutMs: archivingMs }
  return archiveClasses({ ...made, java }, (request) =>
    tools.runTask({ ...what, ...request }, options.signal),
  )
}

const taskFlags = ['-Xmx1536M', '-XX:+UseSerialGC', '-Djava.io.tmpdir=.']

function installedIn(
  folder: string,
  java: Java | null,
  {
    prepared: { entry, folders = [], workingFolders = [] },
    hasArchive,
  }: Pick<Stamp, 'prepared' | 'hasArchive'>,
): Installed {
  const programArgs = entry.map((argument) => argument.replaceAll(coreFolderMark, folder))
  return { folder, java, entry: programArgs, folders, workingFolders, hasArchive }
}
