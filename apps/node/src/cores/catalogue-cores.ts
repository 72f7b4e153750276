import { createHash } from 'node:crypto'
import { constants, copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CorePackage } from '@zubr/contracts/cores/packages'
import { validSettings } from '@zubr/domain/core-settings'
import { javaArguments } from '@zubr/domain/cores/java-arguments'
import { type CoreId, coreKinds } from '@zubr/domain/cores/kinds'
import { log4ShellMitigation } from '@zubr/domain/cores/log4shell'
import { type CollectorChoice, jvmFlags } from '@zubr/domain/cores/memory'
import { canSeePlayerAddresses } from '@zubr/domain/cores/players-addresses'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import type { Runtime } from '../runtime/runtime.ts'
import type { CoreFactory } from './catalogue.ts'
import type {
  Core,
  CoreAdapter,
  Installed,
  InstallOptions,
  Launch,
  ReloadableSettings,
  RunOptions,
} from './core.ts'
import { fileNames, preparedRevision, refreshStamp, Stamp, stampFile } from './core-stamp.ts'
import { type Java, type JavaInstallations, javaProgram } from './java/java-installations.ts'
import { bedrockDedicated, pocketmine } from './kinds/bedrock.ts'
import { logLines } from './kinds/lines.ts'
import { fabric, forge, paper, vanilla } from './kinds/mojang.ts'
import { coreFolderPlaceholder, type Recipe, type ResolvedSettings } from './kinds/recipe.ts'
import { velocity } from './kinds/velocity.ts'
import type { StartPlan } from './launch/start-in-data.ts'
import { archiveClasses, archiveFlags } from './shared-classes.ts'
import type { CoreFileStore } from './store/core-file-store.ts'
import { normalizeModes } from './store/normalize-modes.ts'

const recipes: Partial<Record<CoreId, Recipe>> = {
  paper,
  purpur: paper,
  vanilla,
  fabric,
  neoforge: forge,
  forge,
  velocity,
  'bedrock-dedicated': bedrockDedicated,
  pocketmine,
}

/** Cores of the API's catalogue that this version of the agent can run. */
export const knownIds = Object.keys(recipes) as CoreId[] // `recipes` has only these keys.

type Tools = {
  coresDir: string
  store: CoreFileStore
  javas: JavaInstallations
  runTask: Runtime['runTask']
  /** The user agent of requests to the sources. */
  userAgent: string
}
type Wanted = { id: CoreId; version: string; package: CorePackage }

const startProgram = fileURLToPath(new URL('launch/start-in-data.ts', import.meta.url))
/** The module with which a server writes its settings. */
const atStart = fileURLToPath(import.meta.resolve('@zubr/domain/settings-files/formats/at-start'))
/** An installer of mods downloads and rewrites the whole game. */
const task = { memoryMb: 2_048, diskMb: 4_096, processes: 32, timeoutMs: 15 * 60_000 }
const archivingMs = 2 * 60_000

export function catalogueCores(tools: Tools): CoreFactory {
  const manner = (id: CoreId, version: string): CoreAdapter | undefined => {
    const recipe = recipes[id]
    const places = [tools.coresDir, join(dirname(tools.coresDir), 'javas'), dirname(process.execPath)]
    if (!recipe) return undefined
    const ping = recipe.pingOf?.(version) ?? recipe.ping
    return { ...recipe, ping, parseLine: logLines(recipe, places) }
  }
  return {
    adapter: manner,
    create(wanted): Core | undefined {
      const recipe = recipes[wanted.id]
      const ways = manner(wanted.id, wanted.version)
      if (!recipe || !ways) return undefined
      const { parseLine, stopCommand, processes, ping, timeoutFactor, saving } = ways
      const identity = identityOf(wanted)
      return {
        ...{
          parseLine,
          stopCommand,
          processes,
          ping,
          timeoutFactor,
          identity,
          ...(saving && { saving }),
        },
        eula: coreKinds[wanted.id].eula,
        ownersCode: true,
        proxyProtocol: knowsProxyProtocol(wanted),
        install: (options) => install({ wanted, recipe, identity, tools, options }),
        launch: (installed, options) => launch(wanted, recipe, installed, options),
        ...(recipe.live && { live: liveOf(wanted, recipe.live) }),
      }
    },
  }
}

/** The same build with other files has another identity. */
function identityOf({ id, version, package: { build, java, files } }: Wanted): string {
  const parts = files.map(({ name, url, hash }) => [name, hash ?? url])
  const hash = createHash('sha256')
    .update(JSON.stringify([java, parts]))
    .digest('hex')
  return [id, version, build, hash.slice(0, 12)].join(' ')
}

/** The name of a core's folder. */
const folderName = (identity: string) => identity.replaceAll(/[^\w.+-]/g, '_')

type Installation = {
  wanted: Wanted
  recipe: Recipe
  identity: string
  tools: Tools
  options: InstallOptions
}

/** Installs into a temporary folder and renames it, so that an incomplete core is never used. */
async function install(installation: Installation): Promise<Installed> {
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
  const programArgs = entry.map((argument) => argument.replaceAll(coreFolderPlaceholder, folder))
  return { folder, java, entry: programArgs, folders, workingFolders, hasArchive }
}

const knowsProxyProtocol = ({ id, version, package: { build } }: Wanted) =>
  canSeePlayerAddresses(id, version, build)

type ResolveSettingsOptions = Pick<RunOptions, 'settings' | 'host' | 'neighbours' | 'port' | 'queryPort'>

const resolveSettings = (
  wanted: Wanted,
  { host, neighbours, port, queryPort, settings }: ResolveSettingsOptions,
): ResolvedSettings => ({
  ...{ version: wanted.version, host: host === '0.0.0.0' ? '' : host, neighbours, port, queryPort },
  proxyProtocol: knowsProxyProtocol(wanted),
  form: validSettings(coreKinds[wanted.id].settings, settings),
})

const liveOf = (wanted: Wanted, { key, text, ...live }: NonNullable<Recipe['live']>): ReloadableSettings => ({
  ...live,
  settingsKey: (settings) => key(validSettings(coreKinds[wanted.id].settings, settings)),
  text: (present, options) => text(present, resolveSettings(wanted, { ...options, queryPort: null })),
})

/** They follow the owner's arguments, because the last of two equal flags counts. */
function log4jFlags({ id, version }: Wanted): string[] {
  const { config, flags } = log4ShellMitigation(id, version)
  const file = config && join(dirname(startProgram), config)
  return [...flags, ...(file ? [`-Dlog4j.configurationFile=${file}`] : [])]
}

/** The first program of a server: it writes the settings as its user and becomes the core. */
function launch(wanted: Wanted, recipe: Recipe, installed: Installed, options: RunOptions): Launch {
  const { folder, java, entry, hasArchive } = installed
  const { memoryMb, cpuCores, settingsFile } = options
  const { form } = resolveSettings(wanted, options)
  const custom = javaArguments(String(form.javaArguments ?? ''), { cores: cpuCores })
  const flags = java
    ? jvmFlags({
        planMb: memoryMb,
        java: java.major,
        cpuCores,
        // The form offers only these choices.
        collector: (form.collector ?? 'auto') as CollectorChoice,
        recommended: wanted.package.javaFlags,
      })
    : []
  const zone = form.timeZone === undefined || form.timeZone === 'node' ? undefined : String(form.timeZone)
  const zoneFlags = zone === undefined ? [] : [`-Duser.timezone=${zone}`]
  const shared = hasArchive ? archiveFlags(folder, flags) : []
  const [program = '', ...args] = java
    ? [javaProgram(java), ...flags, ...shared, ...custom.taken, ...zoneFlags, ...log4jFlags(wanted), ...entry]
    : zone === undefined || !recipe.withTimeZone
      ? entry
      : recipe.withTimeZone(entry, zone)
  const plan: StartPlan = {
    files: recipe.files(resolveSettings(wanted, options)),
    ...recipe.plan?.(installed),
    working: { from: folder, folders: [...(installed.workingFolders ?? [])] },
    ...(java && { jarFolders: ['plugins', 'mods'] }),
    // `env` replaces itself with the program, like the starter of the plan.
    command: zone === undefined ? [program, ...args] : ['/usr/bin/env', `TZ=${zone}`, program, ...args],
  }
  return {
    settings: JSON.stringify(plan),
    command: [process.execPath, '--no-warnings', startProgram, settingsFile, atStart],
    reads: [folder, dirname(startProgram), dirname(atStart), ...(java ? [java.home] : [])],
    notices: [],
  }
}

/**
 * Deletes unused cores, and older ones earlier if all of them take too much space. Those `inUse`
 * stay.
 */
export async function sweepCores(
  coresDir: string,
  options: {
    inUse: ReadonlySet<string>
    now: number
    keptMs: number
    maxBytes: number
    sizeOf(folder: string): Promise<number>
  },
): Promise<string[]> {
  const unused: { folder: string; at: number }[] = []
  let bytes = 0
  for (const name of await readdir(coresDir).catch(() => [])) {
    const folder = join(coresDir, name)
    const stamp = await readJsonFile(join(folder, stampFile), Stamp)
    if (!stamp) continue
    bytes += await options.sizeOf(folder)
    if (options.inUse.has(stamp.identity)) continue
    unused.push({ folder, at: (await stat(join(folder, stampFile))).mtimeMs })
  }
  const deleted: string[] = []
  for (const { folder, at } of unused.toSorted((a, b) => a.at - b.at)) {
    if (options.now - at < options.keptMs && bytes <= options.maxBytes) continue
    bytes -= await options.sizeOf(folder)
    await rm(join(folder, stampFile))
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    deleted.push(basename(folder))
  }
  return deleted
}
