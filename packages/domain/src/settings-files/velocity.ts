import { choice, flag, integer, type Setting, text } from './setting.ts'

const maxInt = 2_147_483_647

/** `velocity.toml`. The service writes its servers and the forwarding settings. */
export const velocityToml: readonly Setting[] = [
  text('motd', 'joining', '<#09add3>A Velocity Server', { field: 'motd', maxLength: 500 }),
  integer('show-max-players', 'joining', [1, 500, 100_000], { field: 'maxPlayers' }),
  flag('online-mode', 'joining', true, { field: 'onlineMode' }),
  flag('force-key-authentication', 'joining', true),
  flag('prevent-client-proxy-connections', 'joining', false),
  flag('kick-existing-players', 'joining', false),
  flag('advanced accepts-transfers', 'joining', false),
  choice('ping-passthrough', 'joining', ['DISABLED', 'MODS', 'DESCRIPTION', 'ALL']),
  flag('sample-players-in-ping', 'joining', false),
  flag('announce-forge', 'joining', false),
  text('bind', 'network', '0.0.0.0:25565', { own: { why: 'address' } }),
  integer('advanced compression-threshold', 'network', [-1, 256, 1_048_576]),
  integer('advanced compression-level', 'network', [-1, -1, 9]),
  integer('advanced login-ratelimit', 'network', [0, 3_000, maxInt]),
  integer('advanced connection-timeout', 'network', [1, 5_000, maxInt]),
  integer('advanced read-timeout', 'network', [1, 30_000, maxInt]),
  flag('advanced failover-on-unexpected-server-disconnect', 'network', true),
  flag('advanced bungee-plugin-message-channel', 'network', true),
  flag('query enabled', 'network', false),
  flag('advanced announce-proxy-commands', 'commands', true),
  flag('advanced log-command-executions', 'commands', false),
  flag('advanced log-player-connections', 'other', true),
  flag('advanced show-ping-requests', 'other', false),
  flag('enable-player-address-logging', 'other', true),
]
