import type { Server } from '@zubr/contracts/servers/server'
import { supportedAddons } from '@zubr/domain/cores/addons'
import { packRecord } from '@zubr/domain/cores/change/folders'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { dayMs } from '@zubr/domain/server-life'
import { nbtOf } from './nbt.ts'
import { type DemoFolder, type DemoNode, fileOf, folderWith, unread } from './tree.ts'

type Tree = { [name: string]: string | number | Tree }
const mb = 1024 * 1024

/**
 * A string is a file's content, a number its size, a record a folder. Each is a little older than
 * the one before.
 */
function grown(tree: Tree, now: number, age = { hours: 0.4 }): DemoFolder {
  const inside: Record<string, DemoNode> = {}
  for (const [name, child] of Object.entries(tree)) {
    age.hours += 1.7
    const at = now - age.hours * 3_600_000
    inside[name] =
      typeof child === 'string'
        ? fileOf(child, at)
        : typeof child === 'number'
          ? unread(child, at)
          : grown(child, now, age)
  }
  return folderWith(inside, now - dayMs / 3)
}

/** The files of such a server after some weeks of use. */
export function serverTree(
  server: Pick<Server, 'core' | 'settings' | 'name' | 'reason'>,
  now: number,
): DemoFolder {
  const { id } = server.core
  const { edition } = isCoreId(id) ? coreKinds[id] : { edition: 'java' }
  if (edition === 'proxy') return grown(proxy, now)
  if (edition === 'bedrock') return grown(bedrock, now)
  return grown(java(server), now)
}

const regions = (count: number): Tree =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const [x, z] = [(index % 6) - 3, Math.floor(index / 6) - 2]
      return [`r.${x}.${z}.mca`, Math.round((2.1 + ((index * 37) % 50) / 10) * mb)]
    }),
  )

const lines = (...rows: string[]) => `${rows.join('\n')}\n`

const level = nbtOf({
  Data: {
    LevelName: 'world',
    Difficulty: 2,
    GameType: 0,
    SpawnX: 112,
    SpawnY: 71,
    SpawnZ: 40,
    GameRules: { doDaylightCycle: 'true', keepInventory: 'true', playersSleepingPercentage: '50' },
    Version: { Name: '1.21.4', Series: 'main' },
  },
})
const player = nbtOf({ Dimension: 'minecraft:overworld', foodLevel: 18, XpLevel: 27, Health: 20 })

const plugins: Tree = {
  TreeCutter: { 'config.yml': lines('enabled: true', 'axes-only: true', 'max-blocks: 128') },
  HomeDoor: {
    'config.yml': lines('homes:', '  default: 3', '  builder: 8', 'teleport-delay: 3'),
    'messages.yml': lines('home-set: "&aHome saved."', 'no-home: "&cThere is no such home."'),
    userdata: { 'mira.yml': lines('homes:', '  base: {x: 112, y: 71, z: -340}') },
  },
  'HomeDoor-4.2.0.jar': 1_204_331,
  'TreeCutter-2.1.jar': 88_214,
  CoinCore: { 'config.yml': lines('currency: coin', 'start-balance: 100') },
  StoneBank: { 'config.yml': lines('interest: 0.5', 'open: sunrise') },
  'CoinCore-1.8.2.jar': 419_430,
  'StoneBank-2.0.1.jar': 734_003,
  'MapBoard-0.9.jar.disabled': 2_202_010,
  'old-plugins.zip': 6_411_870,
}

const mods = (reason: Server['reason']): Tree => ({
  mods: {
    'foxlib-7.1.4.jar': 629_146,
    'cosyfurniture-3.2.1.jar': 6_815_744,
    'swiftchunks-0.14.2.jar': 1_992_294,
    'clearsky-2.0.jar': 3_460_301,
    // The log complains about it.
    ...((reason === 'crash_loop' || reason === 'missing_library') && { 'lanternlights-2.1.0.jar': 524_288 }),
  },
  // They came with a modpack, unless the server has a problem with them.
  ...(reason === null && {
    [packRecord]: JSON.stringify({
      name: 'Cosy Valley',
      version: '1.0.0',
      sha512: 'cosyvalley-1.0.0.mrpack',
    }),
  }),
})

const java = ({
  core,
  settings,
  name,
  reason,
}: Pick<Server, 'core' | 'settings' | 'name' | 'reason'>): Tree => ({
  cache: { [`mojang_${core.gameVersion}.jar`]: 57_318_400 },
  config: paperConfig,
  logs: javaLogs(reason),
  ...(supportedAddons(core.id)[0]?.kind === 'mod' ? mods(reason) : { plugins }),
  ...javaWorld,
  '.console_history': lines('list', 'say Restart in 5 minutes', 'save-all'),
  'banned-ips.json': '[]\n',
  'banned-players.json': '[]\n',
  'bukkit.yml': lines(
    'settings:',
    '  allow-end: true',
    '  warn-on-overload: true',
    'spawn-limits:',
    '  monsters: 70',
  ),
  'eula.txt': lines('# By its owner, in the panel', 'eula=true'),
  'ops.json': '[\n  { "name": "mira", "level": 4, "bypassesPlayerLimit": false }\n]\n',
  'server.jar': 51_802_116,
  'server.properties': javaProperties(name, settings),
  'spigot.yml': lines(
    'settings:',
    '  restart-on-crash: true',
    'messages:',
    '  restart: Server is restarting',
  ),
  'whitelist.json': '[\n  { "name": "mira" },\n  { "name": "stork" }\n]\n',
})

const paperConfig: Tree = {
  'paper-global.yml': lines(
    '_version: 31',
    'chunk-loading-basic:',
    '  player-max-chunk-generate-rate: -1.0',
    '  player-max-chunk-send-rate: 75.0',
    'messages:',
    '  no-permission: <red>You may not do this.',
    'misc:',
    '  compression-level: default',
    '  max-joins-per-tick: 5',
    'proxies:',
    '  velocity:',
    '    enabled: false',
    '    online-mode: true',
    'spam-limiter:',
    '  incoming-packet-threshold: 300',
    'watchdog:',
    '  early-warning-delay: 10000',
  ),
  'paper-world-defaults.yml': lines(
    '_version: 31',
    'anticheat:',
    '  anti-xray:',
    '    enabled: true',
    '    engine-mode: 1',
    '    max-block-height: 64',
    'entities:',
    '  spawning:',
    '    despawn-time: {}',
    '    per-player-mob-spawns: true',
    'environment:',
    '  optimize-explosions: true',
  ),
}

const javaLogs = (reason: Server['reason']): Tree => ({
  'latest.log': lines(
    '[17:02:11] [Server thread/INFO]: Starting minecraft server',
    '[17:02:14] [Server thread/INFO]: Preparing level "world"',
    '[17:02:19] [Server thread/WARN]: Ambiguity between arguments [teleport, destination]',
    '[17:02:21] [Server thread/INFO]: Done (9.814s)! For help, type "help"',
    '[17:10:40] [Server thread/INFO]: mira joined the game',
    '[17:31:02] [Server thread/ERROR]: Could not pass event PlayerInteractEvent to TreeCutter v2.1',
    ...lastLogLines(reason),
  ),
  '2026-11-20-1.log.gz': 48_210,
  '2026-11-19-2.log.gz': 61_992,
  '2026-11-19-1.log.gz': 12_055,
})

const javaWorld: Tree = {
  world: {
    data: {
      'raids.dat': nbtOf({ data: { NextAvailableID: 1, Tick: 96 } }),
      'idcounts.dat': nbtOf({ data: { map: 4 } }),
    },
    datapacks: { 'tinycaves-1.3.zip': 104_858 },
    entities: regions(10),
    playerdata: { '2f1c8d31-9d1b-4f0e-9a57-000000000001.dat': player },
    poi: regions(8),
    region: regions(24),
    stats: { '2f1c8d31-9d1b-4f0e-9a57-000000000001.json': '{"stats":{},"DataVersion":4189}\n' },
    'level.dat': level,
    'level.dat_old': level,
    'session.lock': 3,
  },
  world_nether: { DIM_1: { region: regions(6) }, 'level.dat': level },
  world_the_end: { DIM1: { region: regions(3) }, 'level.dat': level },
}

const javaProperties = (name: string, settings: Server['settings']): string =>
  lines(
    '# Minecraft server properties',
    `motd=${name.replace(/[^ -~]/g, '?')}`,
    `max-players=${settings.maxPlayers ?? 20}`,
    'difficulty=normal',
    'gamemode=survival',
    'hide-online-players=false',
    'level-name=world',
    'level-seed=',
    'level-type=minecraft\\:normal',
    'max-tick-time=60000',
    'online-mode=true',
    'pause-when-empty-seconds=60',
    'player-idle-timeout=0',
    'pvp=true',
    'resource-pack=',
    'server-port=25565',
    'simulation-distance=10',
    'spawn-protection=16',
    'view-distance=10',
    'white-list=false',
  )

/** The last log lines of a server that crashed, by its reason. */
function lastLogLines(reason: Server['reason']): string[] {
  switch (reason) {
    case 'crash':
      return [
        '[17:31:09] [Server thread/ERROR]: Error occurred while enabling HomeDoor v4.2.0 (Is it up to date?)',
        'java.lang.NoClassDefFoundError: net/minecraft/server/v1_20_R3/EntityPlayer',
      ]
    case 'crash_loop':
    case 'missing_library':
      return [
        "	 - Mod 'Lantern Lights' (lanternlights) 2.1.0 requires version 1.4.0 or later of " +
          'betterbeehives, which is missing!',
      ]
    case 'out_of_memory':
      return [
        '[17:31:09] [Server thread/ERROR]: Encountered an unexpected exception',
        'java.lang.OutOfMemoryError: Java heap space',
      ]
    case 'disk_full':
      return ['java.io.IOException: No space left on device']
    case 'port_taken':
      return ['[17:31:09] [Server thread/WARN]: **** FAILED TO BIND TO PORT!']
    case 'broken_world':
      return [
        '[17:31:09] [Server thread/WARN]: Region file ./world/region/r.0.-1.mca has truncated header: 4096',
      ]
    case 'wrong_java':
      return ['Minecraft 1.21 requires running the server with Java 21 or above.']
    default:
      return []
  }
}

const proxy: Tree = {
  logs: { 'latest.log': lines('[17:02:11 INFO]: Booting up', '[17:02:13 INFO]: Done (1.82s)!') },
  plugins: {},
  'forwarding.secret': 'shown-in-the-demo-alone\n',
  'server.jar': 15_204_880,
  'velocity.toml': lines(
    'config-version = "2.7"',
    'bind = "0.0.0.0:25565"',
    'motd = "<#09add3>Gate to the forest"',
    'show-max-players = 500',
    'online-mode = true',
    'ping-passthrough = "DISABLED"',
    '',
    '[advanced]',
    'compression-threshold = 256',
    'login-ratelimit = 3000',
    'failover-on-unexpected-server-disconnect = true',
  ),
}

const bedrock: Tree = {
  behavior_packs: {},
  resource_packs: {},
  worlds: { 'Bedrock level': { db: { '000112.ldb': 1_310_720, CURRENT: 16 }, 'level.dat': 2_944 } },
  'allowlist.json': '[]\n',
  'permissions.json': '[]\n',
  'server.properties': lines('server-name=Pocket garden', 'gamemode=survival', 'max-players=10'),
}
