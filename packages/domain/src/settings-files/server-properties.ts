import { difficulties, gameModes, levelTypes } from '../cores/fields.ts'
import { choice, flag, integer, type Setting, text } from './setting.ts'

const maxInt = 2_147_483_647
const address = { own: { why: 'address' } } as const
const numbers = ['0', '1', '2', '3'] as const

/**
 * `server.properties` of Java Edition since 1.7, in the order in which owners look for settings.
 */
export const serverProperties: readonly Setting[] = [
  text('motd', 'joining', 'A Minecraft Server', { field: 'motd', isLines: true, maxLength: 300 }),
  integer('max-players', 'joining', [1, 20, 10_000], { field: 'maxPlayers' }),
  flag('online-mode', 'joining', true, {
    field: 'onlineMode',
    own: { why: 'proxy', onlyBehindProxy: true },
  }),
  flag('white-list', 'joining', false, { field: 'whitelist' }),
  flag('enforce-whitelist', 'joining', false),
  flag('enforce-secure-profile', 'joining', true, { since: '1.19' }),
  flag('hide-online-players', 'joining', false, { since: '1.18' }),
  integer('player-idle-timeout', 'joining', [0, 0, 10_000]),
  // Mojang compares the player's address that it sees with the server's.
  flag('prevent-proxy-connections', 'joining', false, {
    own: { why: 'edge_address', onlyByEdgeAddress: true },
  }),
  flag('accepts-transfers', 'joining', false, { since: '1.20.5' }),
  flag('enable-code-of-conduct', 'joining', false, { since: '1.21.9' }),
  text('bug-report-link', 'joining', '', { since: '1.21' }),

  choice('gamemode', 'game', gameModes, 'survival', { field: 'gameMode', since: '1.14' }),
  choice('gamemode', 'game', numbers, '0', { field: 'gameMode', until: '1.13.2', names: gameModes }),
  flag('force-gamemode', 'game', false),
  choice('difficulty', 'game', difficulties, 'easy', { field: 'difficulty', since: '1.14' }),
  choice('difficulty', 'game', numbers, '1', { field: 'difficulty', until: '1.13.2', names: difficulties }),
  flag('hardcore', 'game', false, { field: 'hardcore' }),
  flag('pvp', 'game', true, { field: 'pvp', until: '1.21.8' }),
  flag('allow-flight', 'game', false, { field: 'allowFlight' }),
  integer('spawn-protection', 'game', [0, 16, 10_000], { field: 'spawnProtection' }),
  flag('announce-player-achievements', 'game', true, { until: '1.11.2' }),
  flag('spawn-monsters', 'mobs', true, { until: '1.21.8' }),
  flag('spawn-animals', 'mobs', true, { until: '1.21.1' }),
  flag('spawn-npcs', 'mobs', true, { until: '1.21.1' }),

  text('level-name', 'world', 'world', { maxLength: 100 }),
  text('level-seed', 'world', '', { field: 'seed', maxLength: 100 }),
  choice(
    'level-type',
    'world',
    [...levelTypes.map((type) => `minecraft:${type}`), 'minecraft:single_biome_surface'],
    'minecraft:normal',
    { field: 'levelType', since: '1.19', names: [...levelTypes, 'single_biome_surface'] },
  ),
  choice('level-type', 'world', ['default', 'flat', 'largeBiomes', 'amplified'], 'default', {
    ...{ field: 'levelType', until: '1.18.2', names: levelTypes },
  }),
  text('generator-settings', 'world', '{}', { maxLength: 5_000 }),
  flag('generate-structures', 'world', true),
  flag('allow-nether', 'world', true, { until: '1.21.8' }),
  integer('max-world-size', 'world', [1, 29_999_984, 29_999_984]),
  integer('max-build-height', 'world', [64, 256, 256], { until: '1.16.5' }),
  text('initial-enabled-packs', 'world', 'vanilla', { since: '1.19.3' }),
  text('initial-disabled-packs', 'world', '', { since: '1.19.3' }),

  integer('view-distance', 'performance', [3, 10, 32], { field: 'viewDistance' }),
  integer('simulation-distance', 'performance', [3, 10, 32], { field: 'simulationDistance', since: '1.18' }),
  integer('entity-broadcast-range-percentage', 'performance', [10, 100, 1_000], { since: '1.16' }),
  integer('pause-when-empty-seconds', 'performance', [-1, 60, 86_400], { since: '1.21.2' }),
  integer('max-tick-time', 'performance', [-1, 60_000, maxInt]),
  integer('max-chained-neighbor-updates', 'performance', [-1, 1_000_000, maxInt], { since: '1.19' }),
  flag('sync-chunk-writes', 'performance', true, { since: '1.16' }),
  choice('region-file-compression', 'performance', ['deflate', 'lz4', 'none'], 'deflate', {
    since: '1.20.5',
  }),
  integer('network-compression-threshold', 'performance', [-1, 256, 65_536]),
  flag('use-native-transport', 'performance', true),

  text('resource-pack', 'packs', '', { maxLength: 2_000 }),
  text('resource-pack-sha1', 'packs', '', { maxLength: 40 }),
  text('resource-pack-id', 'packs', '', { since: '1.20.3', maxLength: 36 }),
  text('resource-pack-prompt', 'packs', '', { since: '1.17', maxLength: 2_000 }),
  flag('require-resource-pack', 'packs', false, { since: '1.17' }),

  flag('enable-command-block', 'commands', false, { field: 'commandBlocks', until: '1.21.8' }),
  integer('op-permission-level', 'commands', [1, 4, 4]),
  integer('function-permission-level', 'commands', [1, 2, 4], { since: '1.14.4' }),
  flag('broadcast-console-to-ops', 'commands', true),
  flag('broadcast-rcon-to-ops', 'commands', true),
  flag('enable-rcon', 'commands', false),
  integer('rcon.port', 'commands', [1, 25_575, 65_535]),
  text('rcon.password', 'commands', '', { maxLength: 100, isSecret: true }),

  text('server-ip', 'network', '', address),
  integer('server-port', 'network', [1, 25_565, 65_535], address),
  flag('enable-query', 'network', false),
  integer('query.port', 'network', [1, 25_565, 65_535], address),
  flag('enable-status', 'network', true, { since: '1.16', own: { why: 'status' } }),
  integer('status-heartbeat-interval', 'network', [0, 0, 86_400], { since: '1.21.9' }),
  integer('rate-limit', 'network', [0, 0, 100_000], { since: '1.16.2' }),
  flag('log-ips', 'network', true, { since: '1.20.2' }),

  text('text-filtering-config', 'other', '', { since: '1.16.4' }),
  integer('text-filtering-version', 'other', [0, 0, 1], { since: '1.21.2' }),
  flag('enable-jmx-monitoring', 'other', false, { since: '1.16' }),
  flag('snooper-enabled', 'other', true, { until: '1.17.1' }),
  flag('management-server-enabled', 'other', false, { since: '1.21.9' }),
  text('management-server-host', 'other', 'localhost', { since: '1.21.9' }),
  integer('management-server-port', 'other', [0, 0, 65_535], { since: '1.21.9' }),
  text('management-server-secret', 'other', '', { since: '1.21.9', maxLength: 40, isSecret: true }),
  flag('management-server-tls-enabled', 'other', true, { since: '1.21.9' }),
  text('management-server-tls-keystore', 'other', '', { since: '1.21.9' }),
  text('management-server-tls-keystore-password', 'other', '', { since: '1.21.9', isSecret: true }),
  text('management-server-allowed-origins', 'other', '', { since: '1.21.9' }),
]
