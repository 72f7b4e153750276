import { difficulties, gameModes } from '../cores/fields.ts'
import { choice, flag, integer, type Setting, text } from './setting.ts'

const address = { own: { why: 'address' } } as const

/** `server.properties` of Bedrock Dedicated Server. */
export const bedrockProperties: readonly Setting[] = [
  text('server-name', 'joining', 'Dedicated Server', { field: 'motd', maxLength: 100 }),
  integer('max-players', 'joining', [1, 10, 1_000], { field: 'maxPlayers' }),
  flag('online-mode', 'joining', true, { field: 'onlineMode' }),
  flag('allow-list', 'joining', false, { field: 'whitelist' }),
  integer('player-idle-timeout', 'joining', [0, 30, 10_000]),
  choice('gamemode', 'game', gameModes.slice(0, 3), 'survival', { field: 'gameMode' }),
  flag('force-gamemode', 'game', false),
  choice('difficulty', 'game', difficulties, 'easy', { field: 'difficulty' }),
  flag('allow-cheats', 'game', false, { field: 'allowCheats' }),
  choice('default-player-permission-level', 'game', ['visitor', 'member', 'operator'], 'member'),
  text('level-name', 'world', 'Bedrock level', { maxLength: 100 }),
  text('level-seed', 'world', '', { field: 'seed', maxLength: 100 }),
  integer('view-distance', 'performance', [5, 32, 96], { field: 'viewDistance' }),
  integer('tick-distance', 'performance', [4, 4, 12], { field: 'simulationDistance' }),
  integer('max-threads', 'performance', [0, 8, 64]),
  flag('texturepack-required', 'packs', false),
  integer('server-port', 'network', [1, 19_132, 65_535], address),
  integer('server-portv6', 'network', [1, 19_133, 65_535], address),
  flag('enable-lan-visibility', 'network', true, address),
]

const onOff = (setting: Setting): Setting =>
  setting.type === 'boolean' ? { ...setting, said: ['off', 'on'] } : setting

/** `server.properties` of PocketMine-MP. */
export const pocketmineProperties: readonly Setting[] = [
  text('motd', 'joining', 'PocketMine-MP Server', { field: 'motd', maxLength: 100 }),
  integer('max-players', 'joining', [1, 20, 1_000], { field: 'maxPlayers' }),
  flag('xbox-auth', 'joining', true, { field: 'onlineMode' }),
  flag('white-list', 'joining', false, { field: 'whitelist' }),
  choice('gamemode', 'game', gameModes, 'survival', { field: 'gameMode' }),
  flag('force-gamemode', 'game', false),
  choice('difficulty', 'game', ['0', '1', '2', '3'], '2', { field: 'difficulty', names: difficulties }),
  flag('hardcore', 'game', false, { field: 'hardcore' }),
  flag('pvp', 'game', true, { field: 'pvp' }),
  text('level-name', 'world', 'world', { maxLength: 100 }),
  text('level-seed', 'world', '', { field: 'seed', maxLength: 100 }),
  integer('view-distance', 'performance', [2, 16, 64], { field: 'viewDistance' }),
  text('server-ip', 'network', '0.0.0.0', address),
  integer('server-port', 'network', [1, 19_132, 65_535], address),
].map(onOff)
