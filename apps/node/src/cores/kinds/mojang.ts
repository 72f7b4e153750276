import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ForwardingMod, forwardingMods, forwardingOf } from '@zubr/domain/cores/forwarding'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { isSince } from '@zubr/domain/settings-files/files'
import type { PropertiesFile, SettingsFile } from '@zubr/domain/settings-files/formats/at-start'
import type { TomlEntry } from '@zubr/domain/settings-files/formats/toml'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { SaveCommands } from '../core.ts'
import { zipNames } from '../store/zip.ts'
import { parseArgumentFile } from './argument-file.ts'
import {
  coreFolderMark,
  type Prepared,
  type PrepareOptions,
  type Recipe,
  type ResolvedSettings,
} from './recipe.ts'

// Mojang's server and those built on it share settings, log messages and ping.

/** Matches messages of the log itself: no player can put text before them. */
const logMessage = (pattern: string) => new RegExp(`^(?:\\[[^\\]]*\\] ?)+: (?:${pattern})\\.?$`)

/** The wording was different until 1.12. */
const saving: SaveCommands = {
  off: 'save-off',
  offPattern: logMessage(
    'Automatic saving is now disabled|Saving is already turned off|Turned off world auto-saving',
  ),
  flush: 'save-all flush',
  savedPattern: logMessage('Saved the (?:game|world)'),
  on: 'save-on',
}

const server = {
  ready: /\bDone \(.*\)! For help, type /,
  ended: /\bStopping (?:the )?server$/,
  stopCommand: 'stop',
  processes: 64,
  ping: 'java',
  pingOf,
  timeoutFactor: 5,
  saving,
  files: serverFiles,
} as const

/** The ping of the server list changed with 1.4, 1.6 and 1.7. A server answers only its own. */
export function pingOf(version: string): Recipe['ping'] {
  if (isSince('1.7', version)) return 'java'
  return isSince('1.6', version) ? 'java-1.6' : isSince('1.4', version) ? 'java-1.4' : 'java-1.0'
}

export const vanilla: Recipe = {
  ...server,
  async prepare(making) {
    const [jar] = making.names
    return run(jar, ...((await bundled(making, jar)) ? [inFolder] : []))
  },
}

/** Paper and its forks: a patch for Mojang's server, which is fetched and patched once. */
export const paper: Recipe = {
  ...server,
  files: paperFiles,
  async prepare({ folder, names: [jar], java }) {
    await java(['-Dpaperclip.patchonly=true', '-jar', jar])
    // Until 1.16 it created a patched jar. Since then it checks its libraries at every start.
    const cached = await readdir(join(folder, 'cache')).catch(() => [])
    const patched = cached.find((name) => /^patched_.*\.jar$/.test(name))
    return patched ? run(`cache/${patched}`) : run(jar, inFolder)
  },
}

export const fabric: Recipe = {
  ...server,
  files: fabricFiles,
  async prepare(making) {
    const {
      names,
      version,
      package: { build },
      java,
    } = making
    const [installer] = names
    const what = ['-mcversion', version, '-loader', build, '-downloadMinecraft']
    await java(['-jar', installer, 'server', '-dir', '.', ...what])
    await bundled(making, 'server.jar')
    return run('fabric-server-launch.jar', `-Dfabric.gameJarPath=${coreFolderMark}/server.jar`, inFolder)
  },
}

const inFolder = `-DbundlerRepoDir=${coreFolderMark}`
const run = (jar: string, ...before: string[]) => ({
  entry: [...before, '-jar', `${coreFolderMark}/${jar}`, 'nogui'],
})

/**
 * Since 1.18 the server is a bundle that unpacks itself at its first start. This does it once, at
 * the installation.
 */
async function bundled({ folder, java }: PrepareOptions, jar: string): Promise<boolean> {
  if (!(await zipNames(join(folder, jar))).includes('META-INF/versions.list')) return false
  await java(['-DbundlerMainClass=', '-jar', jar])
  return true
}

/** 13 for 1.13.2. Versions named by year are later than all of those. */
export function minorOf(version: string): number {
  const [, major = '', minor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? []
  return Number(major) === 1 ? Number(minor) : 1_000
}

const modes = ['survival', 'creative', 'adventure', 'spectator']
const difficulties = ['peaceful', 'easy', 'normal', 'hard']
const oldLevelTypes: Record<string, string> = { normal: 'default', large_biomes: 'largeBiomes' }

type Behind = {
  /** Behind a proxy: the value of `online-mode`, which decides who may join. */
  onlineMode: 'true' | 'false'
  ifThere?: PropertiesFile['ifThere']
}

export function serverFiles(settled: ResolvedSettings, behind?: Behind): SettingsFile[] {
  const { version, host, port, queryPort, proxyProtocol, form } = settled
  const minor = minorOf(version)
  const text = (key: string) => String(form[key] ?? '')
  // Older versions know only numbers.
  const named = (value: string, all: readonly string[]) => (minor < 14 ? String(all.indexOf(value)) : value)
  const levelType =
    minor < 19
      ? (lookUp(oldLevelTypes, text('levelType')) ?? text('levelType'))
      : `minecraft:${text('levelType')}`
  const set = {
    'server-ip': host,
    'server-port': String(port),
    'query.port': String(queryPort ?? port),
    ...(queryPort !== null && { 'enable-query': 'true' }),
    // The agent pings it.
    'enable-status': 'true',
    ...(behind && { 'online-mode': behind.onlineMode }),
    // It would compare the edge's address with the player's, and refuse everyone.
    ...(!proxyProtocol && isSince('1.11', version) && { 'prevent-proxy-connections': 'false' }),
  }
  const wish = {
    motd: text('motd'),
    'max-players': text('maxPlayers'),
    gamemode: named(text('gameMode'), modes),
    difficulty: named(text('difficulty'), difficulties),
    hardcore: text('hardcore'),
    ...(!behind && { 'online-mode': text('onlineMode') }),
    'white-list': text('whitelist'),
    'view-distance': text('viewDistance'),
    'simulation-distance': text('simulationDistance'),
    'spawn-protection': text('spawnProtection'),
    'allow-flight': text('allowFlight'),
    // Game rules since then.
    ...(!isSince('1.21.9', version) && {
      pvp: text('pvp'),
      'enable-command-block': text('commandBlocks'),
    }),
    'level-type': levelType,
    'level-seed': text('seed'),
  }
  return [
    {
      ...{ path: 'server.properties', form: 'properties', set, wish, guarded: ['online-mode'] },
      ...(behind?.ifThere && { ifThere: behind.ifThere }),
    },
    // The server starts only if its owner has accepted the EULA.
    { path: 'eula.txt', form: 'properties', set: { eula: 'true' } },
  ]
}

/**
 * The secret of the proxy. Empty without a proxy, or if this version cannot check it: then nobody
 * may join unchecked.
 */
const secretOf = (core: CoreId, { version, form }: ResolvedSettings) =>
  forwardingOf(core, version) ? String(form.forwardingSecret ?? '') : ''

export function paperFiles(settled: ResolvedSettings): SettingsFile[] {
  const { version, proxyProtocol, form } = settled
  const secret = secretOf('paper', settled)
  const isBehind = secret !== ''
  const [path, proxies, velocity] =
    minorOf(version) < 19
      ? (['paper.yml', 'settings', 'velocity-support'] as const)
      : (['config/paper-global.yml', 'proxies', 'velocity'] as const)
  const set: [string[], string][] = [
    [[proxies, velocity, 'enabled'], String(isBehind)],
    [[proxies, velocity, 'secret'], JSON.stringify(secret)],
  ]
  if (isBehind) set.push([[proxies, velocity, 'online-mode'], String(form.onlineMode)])
  if (proxyProtocol) set.push([[proxies, 'proxy-protocol'], 'true'])
  const isNeeded = isBehind || proxyProtocol
  const known: SettingsFile = { path, form: 'yaml', set, ...(!isNeeded && { unlessMissing: true }) }
  // All players share one address then: the edge's or the proxy's.
  const throttle: [string[], string] = [['settings', 'connection-throttle'], '-1']
  return [
    // The proxy checks accounts, and the server checks the proxy.
    ...serverFiles(settled, isBehind ? { onlineMode: 'false' } : undefined),
    known,
    ...(isBehind || !proxyProtocol
      ? [{ path: 'bukkit.yml', form: 'yaml', set: [throttle] } satisfies SettingsFile]
      : []),
  ]
}

/**
 * A mod, if installed, checks the proxy. Accounts stay checked: a server without the mod refuses
 * the proxy's players instead of letting anyone in.
 */
export function fabricFiles(settled: ResolvedSettings): SettingsFile[] {
  const secret = secretOf('fabric', settled)
  const settingsFiles = serverFiles(settled, secret ? { onlineMode: 'true' } : undefined)
  const set: TomlEntry[] = [
    ['', 'hackOnlineMode', 'true'],
    ['', 'secret', JSON.stringify(secret)],
  ]
  return [...settingsFiles, modFile(forwardingMods.fabric, secret, set, [['', 'secret', '""']])]
}

/**
 * The same for the mod of Forge and NeoForge, whose makers require unchecked accounts. That applies
 * only while its jar exists.
 */
export function forgeFiles(settled: ResolvedSettings): SettingsFile[] {
  const secret = secretOf('forge', settled)
  const { forge: mod } = forwardingMods
  const ifThere = { folder: 'mods', name: mod.jar.source, set: { 'online-mode': 'false' } }
  const settingsFiles = serverFiles(settled, secret ? { onlineMode: 'true', ifThere } : undefined)
  const set: TomlEntry[] = [
    ['forwarding', 'enabled', 'true'],
    ['forwarding', 'mode', '"MODERN"'],
    ['forwarding', 'secret', JSON.stringify(secret)],
  ]
  const left: TomlEntry[] = [
    ['forwarding', 'enabled', 'false'],
    ['forwarding', 'secret', '""'],
  ]
  return [...settingsFiles, modFile(mod, secret, set, left)]
}

/**
 * A file that the agent never wrote belongs to the owner, for instance behind a proxy elsewhere.
 */
const modFile = (
  { file }: ForwardingMod,
  secret: string,
  set: TomlEntry[],
  left: TomlEntry[],
): SettingsFile => ({
  ...{ path: file, form: 'toml', fresh: '', set: secret ? set : [], release: { set: left } },
  ...(!secret && { unlessMissing: true }),
})

/** Mod loaders with an installer. */
export const forge: Recipe = {
  ...server,
  files: forgeFiles,
  async prepare({ java, ...made }) {
    await java(['-jar', made.names[0], '--installServer'])
    return readForge(made)
  },
  readPrepared: readForge,
}

async function readForge({
  folder,
  names: [installer],
}: Pick<PrepareOptions, 'folder' | 'names'>): Promise<Prepared> {
  const found = (await readdir(folder, { recursive: true })).toSorted()
  const argsFile = found.find((name) => /^libraries\/.*\/unix_args\.txt$/.test(name))
  if (argsFile) {
    const args = await readArgumentFile(join(folder, argsFile))
    return {
      entry: [...args.map(toCoreFolder), 'nogui'],
      // A launcher in a jar (Forge 1.20.4 and later) looks for `libraries` in its working
      // directory.
      ...(args.includes('-jar') && { workingFolders: ['libraries'] }),
    }
  }
  // Until 1.16 the installer put a jar beside Mojang's.
  const jar = found.find((name) => /^(?:minecraft)?forge-[^/]*\.jar$/.test(name) && name !== installer)
  if (!jar) throw new Error('its installer ended without a server')
  return run(jar)
}

const readArgumentFile = async (file: string) => parseArgumentFile(await readFile(file, 'utf8'))

/** An argument with a file of the installer, which ran in the core's folder. */
function toCoreFolder(argument: string, i: number, all: readonly string[]): string {
  const moved = argument.replaceAll(/(^|[=:,;])libraries(?=\/|$)/g, `$1${coreFolderMark}/libraries`)
  return all[i - 1] === '-jar' && !moved.startsWith(coreFolderMark) ? `${coreFolderMark}/${moved}` : moved
}
