import type { Sample } from './plugin-samples.ts'

/**
 * Java, the machine and worlds. Sources: OpenJDK `arguments.cpp`, vanilla `Main`,
 * `RegistryDataLoader`.
 */
export const javaSamples: readonly Sample[] = [
  {
    name: 'an option of experiments',
    log: "Error: VM option 'UseStarGC' is experimental and must be enabled via -XX:+UnlockExperimentalVMOptions.\nError: Could not create the Java Virtual Machine.",
    code: 'bad_flags',
    facts: { what: 'UseStarGC' },
  },
  {
    name: 'an agent that is not there',
    log: 'Error opening zip file or JAR manifest missing : moon-agent.jar\nError occurred during initialization of VM',
    code: 'bad_flags',
    facts: { what: 'moon-agent.jar' },
  },
  {
    name: 'an argument that the game does not know',
    log: 'Exception in thread "main" joptsimple.UnrecognizedOptionException: moongui is not a recognized option',
    code: 'bad_flags',
    facts: { what: 'moongui' },
  },
  {
    name: 'a jar that can not be started',
    log: 'no main manifest attribute, in server.jar',
    code: 'core_missing',
    facts: { file: 'server.jar' },
  },
  {
    name: 'arguments that are not there',
    log: "Error: could not open `libraries/net/minecraftforge/forge/1.20.1-47.2.0/unix_args.txt'",
    code: 'core_missing',
    facts: { file: 'libraries/net/minecraftforge/forge/1.20.1-47.2.0/unix_args.txt' },
  },
  {
    name: 'too many open files',
    log: 'java.io.IOException: Too many open files\n	at sun.nio.ch.ServerSocketChannelImpl.accept0(Native Method)',
    code: 'open_files',
    facts: {},
  },
  {
    name: 'too many open files, by a file',
    log: '[12:00:01 ERROR]: Failed to save chunk\njava.nio.file.FileSystemException: ./world/region/r.0.0.mca: Too many open files',
    code: 'open_files',
    facts: {},
  },
  {
    name: 'a crash below Java, by the shell',
    log: 'start.sh: line 3:    12 Segmentation fault      (core dumped) java -jar server.jar',
    code: 'jvm_crash',
    facts: {},
  },
  {
    name: 'killed, by the exit code',
    log: 'Process finished with exit code 137',
    code: 'memory_killed',
    facts: {},
  },
  {
    name: 'a tick that took too long, without the rest',
    log: '[12:00:01] [Server Watchdog/ERROR]: A single server tick took 60.00 seconds (should be max 0.05)',
    code: 'watchdog',
    facts: {},
  },
  {
    name: 'a world of a later game, by its summary',
    log: '[12:00:01] [main/INFO]: This world was created by an incompatible version.',
    code: 'world_newer',
    facts: {},
  },
  {
    name: 'a world of before the regions of today',
    log: '[12:00:01] [main/INFO]: This world must be opened in an older version (like 1.6.4) to be safely converted',
    code: 'world_older',
    facts: { wanted: '1.6.4' },
  },
  {
    name: 'a dimension whose mod is gone',
    log: '[12:00:01] [main/ERROR]: Failed to load level\njava.lang.IllegalStateException: Unknown registry key in ResourceKey[minecraft:root / minecraft:dimension_type]: moon:surface',
    code: 'world_mods',
    facts: { what: 'moon:surface' },
  },
  {
    name: 'biomes whose pack is gone',
    log: 'java.lang.IllegalStateException: Unbound values in registry ResourceKey[minecraft:root / minecraft:worldgen/biome]: [moon:crater, moon:plain]',
    code: 'world_mods',
    facts: { what: 'moon:crater' },
  },
  {
    name: 'registries with an error, and whose it is',
    log: `[12:00:01] [main/ERROR]: Registry loading errors:
> Errors in registry minecraft:worldgen/biome:
>> Errors in element moon:crater:
java.lang.IllegalStateException: Failed to parse moon:worldgen/biome/crater.json from pack moon.zip`,
    code: 'datapack',
    facts: { what: 'moon:crater' },
  },
  {
    name: 'the settings of a world that are damaged',
    log: 'java.lang.IllegalStateException: Overworld settings missing',
    code: 'world_level',
    facts: {},
  },
]

/** Failures of plugins and crashes, in the wording of the plugins and of the game. */
export const crashSamples: readonly Sample[] = [
  {
    name: 'a plugin that looks for another one itself',
    log: '[12:00:01 ERROR]: [MoonShop] [%s] - Disabled due to no Vault dependency found!',
    code: 'missing_plugin',
    facts: { addon: 'MoonShop', needs: 'Vault' },
  },
  {
    name: 'a plugin that asks for another one in words',
    log: '[12:00:01] [Server thread/WARN]: [MoonShop] CoinBag was not found, disabling MoonShop',
    code: 'missing_plugin',
    facts: { addon: 'MoonShop', needs: 'CoinBag' },
  },
  {
    name: 'a database that does not answer',
    log: `[12:00:01] [Server thread/ERROR]: [MoonShop] Could not connect to MySQL database
com.mysql.cj.jdbc.exceptions.CommunicationsException: Communications link failure`,
    code: 'database',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'a database with another password',
    log: `[12:00:01 ERROR]: Error occurred while enabling MoonShop v2.1 (Is it up to date?)
com.zaxxer.hikari.pool.HikariPool$PoolInitializationException: Failed to initialize pool: Access denied for user 'moon'@'10.0.0.2' (using password: YES)`,
    code: 'database',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'a crash that names nobody',
    log: `---- Minecraft Crash Report ----
Description: Exception in server tick loop

java.util.ConcurrentModificationException: null
	at java.util.HashMap$HashIterator.nextNode(HashMap.java:1597) ~[?:?] {}`,
    code: 'game_crash',
    facts: { what: 'ConcurrentModificationException' },
  },
  {
    name: 'a start that failed for a reason of its own',
    log: `[12:00:01] [main/ERROR]: Failed to start the minecraft server
java.lang.IllegalStateException: the moon is full`,
    code: 'game_crash',
    facts: { what: 'IllegalStateException' },
  },
]
