import { chmod, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SettingsFile } from '@zubr/domain/settings-files/formats/at-start'
import { unpackTarGz } from '../store/tar.ts'
import { unzip } from '../store/zip.ts'
import { coreFolderMark, type Recipe, type ResolvedSettings } from './recipe.ts'

/** Files that it reads from its working directory and that owners change. */
const ownFiles = [
  ...['server.properties', 'permissions.json', 'allowlist.json', 'config'],
  ...['packetlimitconfig.json', 'profanity_filter.wlist'],
] as const

/** Mojang's server for Bedrock: a zip with a program and the packs of the game. */
export const bedrockDedicated: Recipe = {
  ready: /\bServer started\.$/,
  ended: /\bQuit correctly$/,
  joined: /^\[[^\]]*INFO\] Player connected: ([^,]{1,40}), xuid:/,
  left: /^\[[^\]]*INFO\] Player disconnected: ([^,]{1,40}), xuid:/,
  stopCommand: 'stop',
  processes: 32,
  ping: 'bedrock',
  timeoutFactor: 2,
  saving: {
    off: 'save hold',
    offPattern: /(?:^|\bINFO\] )Saving\.\.\.$/,
    flush: 'save query',
    repeatsFlush: true,
    savedPattern: /(?:^|\bINFO\] )Data saved\. Files are now ready to be copied\.$/,
    parseLengths: worldLengths,
    on: 'save resume',
  },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) zubr-node',
  async prepare({ folder, names: [zip] }) {
    await unzip(join(folder, zip), folder)
    await rm(join(folder, zip))
    // Its archive does not mark it as executable.
    await chmod(join(folder, 'bedrock_server'), 0o755)
    const packs = (await readdir(folder, { withFileTypes: true })).filter(
      (entry) => entry.isDirectory() && !['config', 'worlds'].includes(entry.name),
    )
    return {
      entry: ['/usr/bin/env', `LD_LIBRARY_PATH=${coreFolderMark}`, `${coreFolderMark}/bedrock_server`],
      folders: packs.map(({ name }) => name),
    }
  },
  files: bedrockFiles,
  plan: ({ folder, folders }) => ({
    linked: { from: folder, folders: [...folders] },
    copied: { from: folder, names: [...ownFiles] },
  }),
}

/** A server for Bedrock in PHP: its archive, and the PHP for which it is made. */
export const pocketmine: Recipe = {
  ready: /\bDone \([\d.,]+s\)! For help, type /,
  ended: /\bStopping other threads$/,
  // Includes the player's address, with which no chat line begins.
  joined:
    /^\[[^\]]*\] \[Server thread\/INFO\]: ([\p{L}\p{N}_ ]{1,40})\[\/[^\]]*\] logged in with entity id /u,
  left: /^\[[^\]]*\] \[Server thread\/INFO\]: ([\p{L}\p{N}_ ]{1,40})\[\/[^\]]*\] logged out due to /u,
  stopCommand: 'stop',
  processes: 32,
  ping: 'bedrock',
  timeoutFactor: 2,
  saving: {
    off: 'save-off',
    offPattern:
      /^\[[^\]]*\] \[Server thread\/INFO\]: (?:Automatic saving is now disabled|Turned off world auto-saving|Saving is already turned off)\.?$/,
    flush: 'save-all',
    savedPattern: /^\[[^\]]*\] \[Server thread\/INFO\]: Saved the (?:game|world)\.?$/,
    on: 'save-on',
  },
  async prepare({ folder, names: [phar, php] }) {
    if (php === undefined) throw new Error('its package names no PHP')
    await unpackTarGz(join(folder, php), folder)
    await rm(join(folder, php))
    const files = await readdir(folder, { recursive: true })
    const program = files.find((name) => /(?:^|\/)bin\/php$/.test(name))
    if (!program) throw new Error('its package contains no PHP')
    const extensions = files.find((name) => /\/no-debug-zts-\d+$/.test(name))
    const found = extensions ? ['-d', `extension_dir=${coreFolderMark}/${extensions}`] : []
    return {
      entry: [
        `${coreFolderMark}/${program}`,
        ...found,
        `${coreFolderMark}/${phar}`,
        '--no-wizard',
        '--disable-ansi',
      ],
    }
  },
  // PHP ignores TZ.
  withTimeZone: ([php = '', ...rest], zone) => [php, '-d', `date.timezone=${zone}`, ...rest],
  files: pocketmineFiles,
}

/**
 * `world/db/000005.ldb:2152, world/db/CURRENT:16`, from the folder of its worlds. A world's name
 * may contain any character.
 */
export function worldLengths(line: string): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  // Matches the end of each entry, so that the time stays linear in the length of the line.
  let begin = 0
  for (const { 0: end, 1: length, index } of line.matchAll(/:(\d+)(?:, |$)/g)) {
    lengths.set(`worlds/${line.slice(begin, index)}`, Number(length))
    begin = index + end.length
  }
  return lengths
}

export function bedrockFiles({ port, form }: ResolvedSettings): SettingsFile[] {
  const text = (key: string) => String(form[key] ?? '')
  const set = {
    'server-port': String(port),
    // It binds both ports, so another server must not use the second one. Players use only the
    // first.
    'server-portv6': String(port < 32_768 ? port + 20_000 : port - 20_000),
    'enable-lan-visibility': 'false',
  }
  const wish = {
    // Server lists cut the name at a semicolon.
    'server-name': text('motd').replaceAll(';', ','),
    'max-players': text('maxPlayers'),
    gamemode: text('gameMode'),
    difficulty: text('difficulty'),
    'online-mode': text('onlineMode'),
    'allow-list': text('whitelist'),
    'allow-cheats': text('allowCheats'),
    'view-distance': text('viewDistance'),
    'tick-distance': text('simulationDistance'),
    'level-seed': text('seed'),
  }
  return [{ path: 'server.properties', form: 'plain-properties', set, wish, guarded: ['online-mode'] }]
}

export function pocketmineFiles({ host, port, form }: ResolvedSettings): SettingsFile[] {
  const text = (key: string) => String(form[key] ?? '')
  const onOff = (key: string) => (form[key] ? 'on' : 'off')
  const set = {
    // The agent detects readiness in its output, which must be English.
    language: 'eng',
    'server-ip': host || '0.0.0.0',
    'server-port': String(port),
    'enable-ipv6': 'off',
  }
  const wish = {
    motd: text('motd'),
    'max-players': text('maxPlayers'),
    gamemode: text('gameMode'),
    difficulty: String(['peaceful', 'easy', 'normal', 'hard'].indexOf(text('difficulty'))),
    'xbox-auth': onOff('onlineMode'),
    'white-list': onOff('whitelist'),
    pvp: onOff('pvp'),
    'view-distance': text('viewDistance'),
    'level-seed': text('seed'),
  }
  return [{ path: 'server.properties', form: 'plain-properties', set, wish, guarded: ['xbox-auth'] }]
}
