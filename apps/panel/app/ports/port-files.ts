import { takes } from '@zubr/domain/cores/addons'
import type { PortPurpose } from '@zubr/domain/nodes/extra-ports'

/**
 * A file in which a widespread plugin or mod has its port, and what stands there before the number; and before the whole address, where it has
 * to tell players: by a server's name they may come through another node.
 */
export type PortFile = { path: string; key: string; addressKey?: string }

/** `proxyPath`: where the plugin keeps it on Velocity, if that is another file. */
type Known = PortFile & { of: 'plugin' | 'mod'; proxyPath?: string }

const voiceHost = { addressKey: 'voice_host' }

const known: Record<PortPurpose, readonly Known[]> = {
  voice: [
    {
      path: 'plugins/voicechat/voicechat-server.properties',
      proxyPath: 'plugins/voicechat/voicechat-proxy.properties',
      ...{ key: 'port', ...voiceHost, of: 'plugin' },
    },
    { path: 'config/voicechat/voicechat-server.properties', key: 'port', ...voiceHost, of: 'mod' },
  ],
  map: [
    { path: 'plugins/BlueMap/webserver.conf', key: 'port', of: 'plugin' },
    { path: 'plugins/dynmap/configuration.txt', key: 'webserver-port', of: 'plugin' },
    { path: 'plugins/squaremap/config.yml', key: 'port', of: 'plugin' },
    { path: 'config/bluemap/webserver.conf', key: 'port', of: 'mod' },
    { path: 'dynmap/configuration.txt', key: 'webserver-port', of: 'mod' },
  ],
  // NuVotifier has another folder and format on Velocity. Source: its README, “Setup”.
  votes: [
    {
      path: 'plugins/Votifier/config.yml',
      proxyPath: 'plugins/nuvotifier/config.toml',
      ...{ key: 'port', of: 'plugin' },
    },
  ],
  // The node writes it into the settings of the server software at each start.
  query: [],
  other: [],
}

/** Where the number of a port may belong on a server of this core. */
export function portFilesOf(purpose: PortPurpose, core: string): readonly PortFile[] {
  const loads = takes(core).map(({ kind }) => kind)
  const isProxy = core === 'velocity'
  return known[purpose]
    .filter(({ of }) => loads.includes(of))
    .map(({ of: _, proxyPath, ...file }) => ({
      ...file,
      path: isProxy && proxyPath ? proxyPath : file.path,
    }))
}
