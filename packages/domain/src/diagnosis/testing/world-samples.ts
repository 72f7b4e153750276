import type { Sample } from './plugin-samples.ts'

export const worldSamples: readonly Sample[] = [
  {
    name: 'a world in use',
    log: 'net.minecraft.util.DirectoryLock$LockException: /data/world/session.lock: already locked (possibly by other Minecraft instance?)',
    code: 'session_lock',
    facts: { world: '/data/world' },
  },
  {
    name: 'a world of a later game',
    log: 'java.lang.RuntimeException: Server attempted to load chunk saved with newer version of minecraft! 3955 > 3465',
    code: 'world_newer',
    facts: { wanted: '3955', found: '3465' },
  },
  {
    name: 'a broken level.dat',
    log: '[12:00:01] [ServerMain/ERROR]: Failed to load world data from ./world/level.dat\njava.util.zip.ZipException: Not in GZIP format',
    code: 'world_level',
    facts: { file: './world/level.dat' },
  },
  {
    name: 'a broken level.dat, of a newer game',
    log: '[12:00:01] [main/ERROR]: Failed to load world data. World files may be corrupted. Shutting down.',
    code: 'world_level',
    facts: {},
  },
  {
    name: 'a broken region',
    log: '[12:00:01] [Server thread/WARN]: Region file ./world/region/r.0.-1.mca has truncated header: 4096',
    code: 'world_region',
    facts: { file: './world/region/r.0.-1.mca' },
  },
  {
    name: 'a chunk that is lost, and whose region it is',
    log: "[12:00:01] [Server thread/ERROR]: Couldn't load chunk [-33, 40]",
    code: 'world_region',
    facts: { chunk: '-33 40', file: 'r.-2.1.mca' },
  },
  {
    name: 'datapacks that do not load',
    log: "[12:00:01] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode\njava.util.concurrent.ExecutionException: java.lang.IllegalStateException: Failed to load registries due to above errors",
    code: 'datapack',
    facts: {},
  },
  {
    name: 'a file of a datapack',
    log: "[12:00:01] [Worker-Main-1/ERROR]: Couldn't parse data file 'moon:gems' from 'moon:recipe/gems.json'",
    code: 'datapack',
    facts: { what: 'moon:gems' },
  },
  {
    name: 'an entity, with its place',
    log: `---- Minecraft Crash Report ----
Description: Ticking entity

java.lang.NullPointerException: Ticking entity

-- Entity being ticked --
Details:
	Entity Type: moon:rover (com.example.moon.Rover)
	Entity ID: 1
	Entity Name: Rover
	Entity's Exact location: 12.50, 64.00, -3.20
	Entity's Block location: World: (12,64,-4), Section: (at 12,0,12 in 0,4,-1)`,
    code: 'ticking_entity',
    facts: { what: 'moon:rover', place: '12 64 -4' },
  },
  {
    name: 'a block, with its place',
    log: `Description: Ticking block entity

java.lang.IllegalStateException: no power

-- Block entity being ticked --
Details:
	Name: moon:reactor // com.example.moon.Reactor
	Block: Block{moon:reactor}
	Block location: World: (10,70,-20), Section: (at 10,6,12 in 0,4,-2)`,
    code: 'ticking_block',
    facts: { what: 'moon:reactor', place: '10 70 -20' },
  },
  {
    name: 'a header of a region that Paper makes anew',
    log: `[12:00:01] [Paper RegionFile IO Thread/ERROR]: Chunk [-24, -10] header is truncated: expected 0 but read 0
[12:00:01] [Paper RegionFile IO Thread/WARN]: Corrupt regionfile header detected! Attempting to re-calculate header offsets for regionfile /srv/moon/server/./world/region/r.-1.-1.mca`,
    code: 'world_region',
    facts: { file: 'world/region/r.-1.-1.mca' },
  },
  {
    name: 'the same by its file alone',
    log: '[12:00:01] [Paper RegionFile IO Thread/ERROR]: Detected invalid header for regionfile /srv/moon/./world/region/r.0.0.mca! Recalculating header...',
    code: 'world_region',
    facts: { file: 'world/region/r.0.0.mca' },
  },
]

/** Lines of healthy servers, or with another meaning. */
export const innocent: readonly string[] = [
  '[12:00:01 INFO]: [MoonShop] Enabling MoonShop v2.1',
  '[12:00:01 INFO]: <anna> Killed by lag, java.lang is the worst',
  '[12:00:01 INFO]: anna was killed by Zombie',
  '[12:00:01 INFO]: [MoonShop] Unknown dependency of a shop: none',
  "[12:00:01 INFO]: <anna> Mod 'Moon' requires me to come, which is fine",
  '[12:00:01] [main/INFO]: Loading 4 mods:\n\t- minecraft 1.21\n\t- moon 1.0',
  '[12:00:01] [main/INFO]: SERVER environment disabled: [moon-keys]',
  '[12:00:01 INFO]: <anna> Address already in use by my neighbour',
  '[12:00:01 INFO]: Preparing region r.0.0.mca',
  '[12:00:01 INFO]: [MoonShop] This version of the Java edition requires Java 21 or later to look good',
  '[12:00:01 INFO]: Mod ID: moon, Requested by: anna',
  '[12:00:01 INFO]: <anna> the server has stopped responding to me, and the plugin.yml too',
  '[12:00:01 INFO]: [MoonShop] Could not load the prices of today',
  '[12:00:01 INFO]: Done (3.141s)! For help, type "help"',
  '[12:00:01 WARN]: Mob heads are incompatible with hats',
  '[12:00:01 INFO]: [MoonHub] A new forwarding secret was written',
  '[12:00:01 INFO]: <anna> Failed to download my homework',
]
