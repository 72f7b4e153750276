import type { KeyMessages } from '../key-messages.ts'

export const en: KeyMessages = {
  labels: {
    'force-key-authentication': 'Require signed player keys',
    'prevent-client-proxy-connections': 'Block VPN and proxy connections',
    'kick-existing-players': 'A second login replaces the first',
    'advanced.accepts-transfers': 'Accept players transferred from other servers',
    'ping-passthrough': 'Show the first server’s details in the list',
    'sample-players-in-ping': 'Show players’ names in the server list',
    'announce-forge': 'Present itself as a Forge server',
    bind: 'Address and port',
    'advanced.compression-threshold': 'Compress packets from (bytes)',
    'advanced.compression-level': 'Compression level',
    'advanced.login-ratelimit': 'Delay between joins from one address (ms)',
    'advanced.connection-timeout': 'Server connection timeout (ms)',
    'advanced.read-timeout': 'Disconnect silent players after (ms)',
    'advanced.failover-on-unexpected-server-disconnect': 'Move players when their server goes down',
    'advanced.bungee-plugin-message-channel': 'BungeeCord channel for plugins',
    'query.enabled': 'Answer queries from server lists',
    'advanced.announce-proxy-commands': 'Suggest proxy commands',
    'advanced.log-command-executions': 'Log players’ commands',
    'advanced.log-player-connections': 'Log joins and leaves',
    'advanced.show-ping-requests': 'Log server list pings',
    'enable-player-address-logging': 'Log players’ IP addresses',
  },
  hints: {
    'advanced.compression-threshold': '−1: never, 0: all packets',
    'advanced.compression-level': '−1: the proxy chooses',
  },
}
