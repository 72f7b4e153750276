import { supportedAddons } from '../cores/addons.ts'
import { bareName } from '../cores/same-project.ts'
import type { PortPurpose } from './extra-ports.ts'

/**
 * A file that holds the port of a plugin or mod, and the key before the number. `addressKey` is the
 * key of the whole address, for addons that send it to players.
 */
export type PortFile = { path: string; key: string; addressKey?: string; canBeNew?: true }

/** The catalogue names of a plugin or mod, and its port file. */
type PortUser = {
  purpose: PortPurpose
  /** Slugs at Modrinth, Hangar and CurseForge, compared without case and punctuation. */
  slugs: readonly string[]
  files: readonly UserFile[]
}
type UserFile = PortFile & {
  of: 'plugin' | 'mod'
  /** The file on Velocity, if it is another. */
  proxyPath?: string
}

// Simple Voice Chat adds missing keys to its file at the start. The others need a whole file.
const voice = { key: 'port', addressKey: 'voice_host', canBeNew: true } as const

const users: readonly PortUser[] = [
  {
    purpose: 'voice',
    slugs: ['simple-voice-chat'],
    files: [
      {
        ...{ path: 'plugins/voicechat/voicechat-server.properties', of: 'plugin', ...voice },
        proxyPath: 'plugins/voicechat/voicechat-proxy.properties',
      },
      { path: 'config/voicechat/voicechat-server.properties', of: 'mod', ...voice },
    ],
  },
  {
    purpose: 'map',
    slugs: ['bluemap'],
    files: [
      { path: 'plugins/BlueMap/webserver.conf', key: 'port', of: 'plugin' },
      { path: 'config/bluemap/webserver.conf', key: 'port', of: 'mod' },
    ],
  },
  {
    purpose: 'map',
    slugs: ['dynmap', 'dynmapforge'],
    files: [
      { path: 'plugins/dynmap/configuration.txt', key: 'webserver-port', of: 'plugin' },
      { path: 'dynmap/configuration.txt', key: 'webserver-port', of: 'mod' },
    ],
  },
  {
    purpose: 'map',
    slugs: ['squaremap'],
    files: [{ path: 'plugins/squaremap/config.yml', key: 'port', of: 'plugin' }],
  },
  {
    purpose: 'votes',
    slugs: ['nuvotifier', 'votifier'],
    // NuVotifier has another folder and format on Velocity. Source: its README, “Setup”.
    files: [
      {
        ...{ path: 'plugins/Votifier/config.yml', key: 'port', of: 'plugin' },
        proxyPath: 'plugins/nuvotifier/config.toml',
      },
    ],
  },
  {
    purpose: 'votes',
    slugs: ['votifierplus'],
    files: [{ path: 'plugins/VotifierPlus/config.yml', key: 'port', of: 'plugin' }],
  },
]

const filesOn = ({ files }: PortUser, core: string): PortFile[] => {
  const loads = supportedAddons(core).map(({ kind }) => kind)
  return files
    .filter(({ of }) => loads.includes(of))
    .map(({ of: _, proxyPath, ...file }) => ({
      ...file,
      path: core === 'velocity' && proxyPath ? proxyPath : file.path,
    }))
}

/**
 * The files that may hold the port for a purpose on this core. The node writes a query port into
 * the settings at each start, so it has no file here.
 */
export function portFilesOf(purpose: PortPurpose, core: string): readonly PortFile[] {
  return users.filter((user) => user.purpose === purpose).flatMap((user) => filesOn(user, core))
}

/** The port that a catalogue's project needs on this core; undefined if none is known. */
export function portNeedOf(
  { slug }: { slug: string },
  core: string,
): { purpose: PortPurpose; files: readonly PortFile[] } | undefined {
  const user = users.find(({ slugs }) => slugs.some((each) => bareName(each) === bareName(slug)))
  const files = user && filesOn(user, core)
  return user && files && files.length > 0 ? { purpose: user.purpose, files } : undefined
}
