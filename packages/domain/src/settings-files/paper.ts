import { choice, decimal, flag, integer, integerOr, type Setting, text } from './setting.ts'

// Common settings in the files of Paper and its forks. A form shows those that the file has: each
// version writes all that it knows.

const maxInt = 2_147_483_647
const proxy = { own: { why: 'proxy' } } as const

/** `config/paper-global.yml`, since 1.19. */
export const paperGlobal: readonly Setting[] = [
  integer('misc max-joins-per-tick', 'joining', [1, 5, 1_000]),
  flag('proxies velocity enabled', 'network', false, proxy),
  integerOr('default', 'misc compression-level', 'network', [-1, 9]),
  decimal('chunk-loading-basic player-max-chunk-generate-rate', 'performance', [-1, -1, 10_000]),
  decimal('chunk-loading-basic player-max-chunk-load-rate', 'performance', [-1, 100, 10_000]),
  decimal('chunk-loading-basic player-max-chunk-send-rate', 'performance', [-1, 75, 10_000]),
  integer('player-auto-save rate', 'performance', [-1, -1, maxInt]),
  integer('watchdog early-warning-delay', 'performance', [-1, 10_000, maxInt]),
  integer('watchdog early-warning-every', 'performance', [-1, 5_000, maxInt]),
  integer('spam-limiter incoming-packet-threshold', 'protection', [0, 300, 100_000]),
  integer('spam-limiter tab-spam-limit', 'protection', [0, 500, 100_000]),
  flag('unsupported-settings allow-piston-duplication', 'game', false),
  flag('unsupported-settings allow-headless-pistons', 'game', false),
  flag('unsupported-settings allow-permanent-block-break-exploits', 'game', false),
  flag('misc use-alternative-luck-formula', 'game', false),
  flag('messages use-display-name-in-quit-message', 'messages', false),
  text('messages no-permission', 'messages', '', { maxLength: 1_000 }),
  text('messages kick flying-player', 'messages', '', { maxLength: 1_000 }),
]

/** `config/paper-world-defaults.yml`, since 1.19. */
export const paperWorld: readonly Setting[] = [
  flag('anticheat anti-xray enabled', 'protection', false),
  choice('anticheat anti-xray engine-mode', 'protection', ['1', '2', '3']),
  integer('anticheat anti-xray max-block-height', 'protection', [-2_048, 64, 2_048]),
  flag('entities spawning per-player-mob-spawns', 'mobs', true),
  integer('entities spawning spawn-limits monster', 'mobs', [-1, -1, 10_000]),
  integer('entities spawning spawn-limits creature', 'mobs', [-1, -1, 10_000]),
  flag('entities behavior phantoms-do-not-spawn-on-creative-players', 'mobs', true),
  flag('entities behavior phantoms-only-attack-insomniacs', 'mobs', true),
  flag('entities behavior disable-chest-cat-detection', 'mobs', false),
  flag('entities armor-stands tick', 'mobs', true),
  flag('lootables auto-replenish', 'mobs', false),
  choice('misc redstone-implementation', 'game', ['VANILLA', 'EIGENCRAFT', 'ALTERNATE_CURRENT']),
  flag('environment disable-thunder', 'game', false),
  flag('environment disable-ice-and-snow', 'game', false),
  flag('environment disable-explosion-knockback', 'game', false),
  flag('spawn allow-using-signs-inside-spawn-protection', 'game', false),
  flag('fixes prevent-tnt-from-moving-in-water', 'game', false),
  flag('environment treasure-maps enabled', 'world', true),
  integer('environment portal-search-radius', 'world', [1, 128, 1_024]),
  integer('collisions max-entity-collisions', 'performance', [0, 8, 10_000]),
  flag('collisions only-players-collide', 'performance', false),
  flag('environment optimize-explosions', 'performance', false),
  flag('hopper disable-move-event', 'performance', false),
  flag('hopper cooldown-when-full', 'performance', true),
  integer('tick-rates mob-spawner', 'performance', [1, 1, 10_000]),
  integer('tick-rates grass-spread', 'performance', [1, 1, 10_000]),
  integer('chunks max-auto-save-chunks-per-tick', 'performance', [1, 24, 10_000]),
  flag('chunks prevent-moving-into-unloaded-chunks', 'performance', false),
  flag('misc update-pathfinding-on-block-update', 'performance', true),
]

export const bukkit: readonly Setting[] = [
  integer('settings connection-throttle', 'joining', [-1, 4_000, maxInt], {
    own: { why: 'proxy', onlyBehindProxy: true },
  }),
  text('settings shutdown-message', 'messages', 'Server closed'),
  flag('settings allow-end', 'world', true),
  flag('settings query-plugins', 'network', true),
  integer('spawn-limits monsters', 'mobs', [-1, 70, 10_000]),
  integer('spawn-limits animals', 'mobs', [-1, 10, 10_000]),
  integer('spawn-limits water-animals', 'mobs', [-1, 5, 10_000]),
  integer('spawn-limits water-ambient', 'mobs', [-1, 20, 10_000]),
  integer('spawn-limits ambient', 'mobs', [-1, 15, 10_000]),
  integer('ticks-per monster-spawns', 'mobs', [-1, 1, maxInt]),
  integer('ticks-per animal-spawns', 'mobs', [-1, 400, maxInt]),
  integer('ticks-per autosave', 'performance', [0, 6_000, maxInt]),
  flag('settings warn-on-overload', 'performance', true),
]

export const spigot: readonly Setting[] = [
  text('messages whitelist', 'messages', 'You are not whitelisted on this server!'),
  text('messages server-full', 'messages', 'The server is full!'),
  text('messages unknown-command', 'messages', 'Unknown command. Type "/help" for help.'),
  text('messages restart', 'messages', 'Server is restarting'),
  flag('settings bungeecord', 'network', false, proxy),
  integer('commands tab-complete', 'commands', [-1, 0, 100]),
  flag('commands log', 'commands', true),
  flag('commands silent-commandblock-console', 'commands', false),
  integer('settings timeout-time', 'performance', [1, 60, maxInt]),
  integerOr('default', 'world-settings default view-distance', 'performance', [2, 32]),
  integerOr('default', 'world-settings default simulation-distance', 'performance', [2, 32]),
  integer('world-settings default entity-activation-range animals', 'performance', [0, 32, 1_024]),
  integer('world-settings default entity-activation-range monsters', 'performance', [0, 32, 1_024]),
  integer('world-settings default entity-activation-range misc', 'performance', [0, 16, 1_024]),
  integer('world-settings default ticks-per hopper-transfer', 'performance', [1, 8, 10_000]),
  integer('world-settings default mob-spawn-range', 'mobs', [0, 8, 64]),
  flag('world-settings default nerf-spawner-mobs', 'mobs', false),
  decimal('world-settings default merge-radius item', 'mobs', [-1, 0.5, 64]),
  decimal('world-settings default merge-radius exp', 'mobs', [-1, -1, 64]),
  integer('world-settings default item-despawn-rate', 'mobs', [1, 6_000, maxInt]),
  integer('world-settings default arrow-despawn-rate', 'mobs', [1, 1_200, maxInt]),
]
