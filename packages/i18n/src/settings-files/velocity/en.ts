import type { KeyWords } from '../words.ts'

export const en: KeyWords = {
  labels: {
    'force-key-authentication': 'Require the player’s signed key',
    'prevent-client-proxy-connections': 'Block VPN and proxy connections',
    'kick-existing-players': 'A second join under a name kicks the first',
    'advanced.accepts-transfers': 'Accept players transferred from other servers',
    'ping-passthrough': 'Show the first server’s data in the list',
    'sample-players-in-ping': 'Show players’ names in the server list',
    'announce-forge': 'Announce itself as Forge',
    bind: 'Address and port',
    'advanced.compression-threshold': 'Compress packets from, bytes',
    'advanced.compression-level': 'Compression level',
    'advanced.login-ratelimit': 'Pause between joins from an address, ms',
    'advanced.connection-timeout': 'Wait for a server, ms',
    'advanced.read-timeout': 'Drop a silent player after, ms',
    'advanced.failover-on-unexpected-server-disconnect': 'Move players when their server falls',
    'advanced.bungee-plugin-message-channel': 'BungeeCord channel for plugins',
    'query.enabled': 'Query: answer server lists',
    'advanced.announce-proxy-commands': 'Suggest the proxy’s commands',
    'advanced.log-command-executions': 'Log players’ commands',
    'advanced.log-player-connections': 'Log joins and leaves',
    'advanced.show-ping-requests': 'Log server list pings',
    'enable-player-address-logging': 'Log players’ IP addresses',
  },
  hints: {
    'advanced.compression-threshold': '−1: never, 0: all',
    'advanced.compression-level': '−1: the proxy chooses',
  },
}
