import type { CoreField } from '../core-settings.ts'

// The settings forms. A key identifies messages (packages/i18n, `settings.fields`); the agent maps
// it to the core's file.

const text = (key: string, maxLength: number, value = ''): CoreField => ({
  key,
  type: 'text',
  maxLength,
  default: value,
})
const integer = (key: string, min: number, max: number, value: number): CoreField => ({
  key,
  type: 'integer',
  min,
  max,
  default: value,
})
const flag = (key: string, value: boolean): CoreField => ({ key, type: 'boolean', default: value })
const choice = (key: string, options: readonly string[], value = options[0] ?? ''): CoreField => ({
  key,
  type: 'choice',
  options: [...options],
  default: value,
})

export const gameModes = ['survival', 'creative', 'adventure', 'spectator'] as const
export const difficulties = ['peaceful', 'easy', 'normal', 'hard'] as const
export const levelTypes = ['normal', 'flat', 'large_biomes', 'amplified'] as const
/** Garbage collectors: `auto` is the choice of memory.ts. */
export const collectors = ['auto', 'g1', 'zgc'] as const
export const forwardings = ['none', 'modern', 'legacy'] as const

/** JVM options: for the start command, not for a file of the core. */
const jvm = [choice('collector', collectors), text('javaArguments', 200)]

/**
 * `node`: the machine's time zone. Names of the time zone database that Java, PHP and glibc know.
 */
export const timeZones = [
  'node',
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC'),
]
const timeZone = choice('timeZone', timeZones)

export const javaFields: readonly CoreField[] = [
  text('motd', 100, 'A Minecraft server'),
  // Plans do not limit slots; this number appears in the server list and limits logins.
  integer('maxPlayers', 1, 10_000, 100),
  choice('gameMode', gameModes),
  choice('difficulty', difficulties, 'easy'),
  flag('hardcore', false),
  flag('onlineMode', true),
  flag('whitelist', false),
  flag('pvp', true),
  integer('viewDistance', 3, 32, 8),
  integer('simulationDistance', 3, 32, 6),
  integer('spawnProtection', 0, 10_000, 0),
  flag('allowFlight', false),
  flag('commandBlocks', false),
  // Used only when the world is created.
  choice('levelType', levelTypes),
  text('seed', 60),
  timeZone,
  ...jvm,
]

/**
 * A secret shared by a proxy and its servers. A server with a secret accepts players only through
 * the proxy; without one it has no proxy.
 */
const forwardingSecret = text('forwardingSecret', 64)

/** Cores that support a proxy, natively or with a mod: see forwarding.ts. */
export const backendFields: readonly CoreField[] = [...javaFields, forwardingSecret]

export const velocityFields: readonly CoreField[] = [
  text('motd', 100, 'A Velocity proxy'),
  integer('maxPlayers', 1, 10_000, 500),
  flag('onlineMode', true),
  // See backends.ts.
  text('servers', 1_000),
  choice('forwarding', forwardings, 'modern'),
  forwardingSecret,
  timeZone,
  ...jvm,
]

export const bedrockFields: readonly CoreField[] = [
  text('motd', 100, 'A Bedrock server'),
  integer('maxPlayers', 1, 1_000, 50),
  choice('gameMode', gameModes.slice(0, 3)),
  choice('difficulty', difficulties, 'easy'),
  flag('onlineMode', true),
  flag('whitelist', false),
  flag('allowCheats', false),
  integer('viewDistance', 5, 48, 16),
  integer('simulationDistance', 4, 12, 4),
  text('seed', 60),
  timeZone,
]

export const pocketmineFields: readonly CoreField[] = [
  text('motd', 100, 'A PocketMine server'),
  integer('maxPlayers', 1, 1_000, 50),
  choice('gameMode', gameModes),
  choice('difficulty', difficulties, 'easy'),
  flag('onlineMode', true),
  flag('whitelist', false),
  flag('pvp', true),
  integer('viewDistance', 4, 32, 8),
  text('seed', 60),
  timeZone,
]

export const serenityFields: readonly CoreField[] = [
  text('motd', 100, 'A Bedrock server'),
  integer('maxPlayers', 1, 1_000, 40),
  flag('onlineMode', true),
  integer('viewDistance', 2, 12, 4),
]

export const flyingSquidFields: readonly CoreField[] = [
  text('motd', 100, 'A Minecraft server'),
  integer('maxPlayers', 1, 10_000, 1_000),
  choice('gameMode', gameModes),
  choice('difficulty', difficulties, 'easy'),
  // Off, since authentication is not tested with this core: players can use any name.
  flag('onlineMode', false),
  integer('viewDistance', 2, 12, 6),
  choice('world', ['hills', 'flat']),
  // Empty: random. Used only when the world is created.
  text('seed', 20),
]
