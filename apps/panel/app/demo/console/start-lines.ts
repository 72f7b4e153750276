import type { ConsoleLine } from '@zubr/contracts/console'
import type { Server } from '@zubr/contracts/servers/server'
import { lookUp } from '@zubr/domain/tables/look-up'

type Level = ConsoleLine[2]
/** A log line, and when it is written as a share of the start's duration. */
type StartLine = [share: number, text: string]
type Started = Server['core']

const worldLines: StartLine[] = [
  [0.4, 'Preparing level "world"'],
  [0.55, 'Preparing spawn area: 24%'],
  [0.7, 'Preparing spawn area: 61%'],
  [0.9, 'Preparing spawn area: 100%'],
  [1, 'Done (2.412s)! For help, type "help"'],
]
const java = (before: StartLine[], { gameVersion }: Started): StartLine[] => [
  ...before,
  [0.2, `Starting minecraft server version ${gameVersion}`],
  [0.25, 'Loading properties'],
  ...worldLines,
]
const modded =
  (loader: string, mods: number) =>
  (core: Started): StartLine[] =>
    java(
      [
        [0.05, `Loading Minecraft ${core.gameVersion} with ${loader} ${core.build}`],
        [0.1, `Loading ${mods} mods`],
      ],
      core,
    )
const plugins =
  (name: string) =>
  (core: Started): StartLine[] =>
    java(
      [
        [0.05, `Loading ${name} ${core.version}-${core.build} for Minecraft ${core.gameVersion}`],
        [0.1, 'Initialized 6 plugins'],
      ],
      core,
    )

/** The start log of each core kind, shortened. */
const ofKind: Record<string, (core: Started, port: number) => StartLine[]> = {
  paper: plugins('Paper'),
  purpur: plugins('Purpur'),
  vanilla: (core) => java([], core),
  fabric: modded('Fabric Loader', 38),
  neoforge: modded('NeoForge', 112),
  forge: modded('Forge', 87),
  velocity: ({ version }, port) => [
    [0.1, `Booting up Velocity ${version}...`],
    [0.4, 'Loading localizations...'],
    [0.6, 'Connections will use epoll channels'],
    [0.8, 'Loaded 3 plugins'],
    [0.9, `Listening on /0.0.0.0:${port}`],
    [1, 'Done (1.38s)!'],
  ],
  'bedrock-dedicated': ({ version }, port) => [
    [0.1, 'Starting Server'],
    [0.15, `Version: ${version}`],
    [0.3, 'Level Name: world'],
    [0.5, 'Game mode: 0 Survival'],
    [0.8, `IPv4 supported, port: ${port}: Used for gameplay`],
    [1, 'Server started.'],
  ],
  pocketmine: ({ version, gameVersion }, port) => [
    [
      0.1,
      `This server is running PocketMine-MP version ${version} for Minecraft: Bedrock Edition v${gameVersion}`,
    ],
    [0.4, 'Loading resource packs...'],
    [0.7, 'Preparing world "world"'],
    [0.9, `Minecraft network interface running on 0.0.0.0:${port}`],
    [1, 'Done (1.102s)! For help, type "help" or "?"'],
  ],
}

/** The start log of a core. */
export function startLines(core: Started, port: number): StartLine[] {
  const known = lookUp(ofKind, core.id)
  if (known) return known(core, port)
  return [
    [0.05, `Starting ${core.id} ${core.version}`],
    [0.2, 'Loading the world'],
    [0.35, 'Preparing the spawn area: 24 %'],
    [0.55, 'Preparing the spawn area: 61 %'],
    [0.8, 'Preparing the spawn area: 100 %'],
    [1, `${core.id} is ready on port ${port} for Minecraft ${core.gameVersion}`],
  ]
}

export const crashLines: [level: Level, text: string][] = [
  ['warning', "Can't keep up! Is the server overloaded? Running 2140ms or 42 ticks behind"],
  ['error', 'Encountered an unexpected exception'],
  ['error', 'java.lang.IllegalStateException: The light of a section that is not loaded was asked for'],
  ['error', '\tat world.light.LightEngine.update(LightEngine.java:118)'],
  ['error', '\tat world.Ticker.tick(Ticker.java:54)'],
]

export const memoryLines: [level: Level, text: string][] = [
  ['warning', "Can't keep up! Is the server overloaded? Running 5310ms or 106 ticks behind"],
  ['error', 'Terminating due to java.lang.OutOfMemoryError: Java heap space'],
]

/**
 * The question of Forge up to 1.12.2, verbatim. Source: FML `GameData`,
 * `FMLServerHandler.queryUser`.
 */
export const confirmLines: string[] = [
  '[Server thread/WARN] [FML]: Forge Mod Loader detected missing registry entries.',
  'There are 3 missing entries in this save.',
  'If you continue the missing entries will get removed.',
  'A world backup will be automatically created in your saves directory.',
  'Missing minecraft:blocks:',
  '    lanternlights:brass_lamp',
  '    lanternlights:brass_rail',
  '    lanternlights:signal',
  'Run the command /fml confirm or or /fml cancel to proceed.',
]
