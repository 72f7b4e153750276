import type { ReportedLog } from './reported-logs.ts'

/** Round 3, from other threads. */
export const thirdReportedLogs: readonly ReportedLog[] = [
  {
    log: `Description: Exception generating new chunk

java.lang.IllegalStateException: Feature order cycle found, involved sources: [Reference{ResourceKey[minecraft:worldgen/biome / rosewoods:sakura_vale]=net.minecraft.class_1959@42f84668}, Reference{ResourceKey[minecraft:worldgen/biome / wildmoor:dry_forest]=net.minecraft.class_1959@4b76d353}]
	at net.minecraft.class_7510.method_44210(class_7510.java:100)`,
    codes: ['mod_conflict', 'datapack'],
    culprits: ['rosewoods', 'wildmoor'],
  },
  {
    log: `Caused by: java.lang.IllegalStateException: Feature order cycle found, involved sources: [Reference{ResourceKey[minecraft:worldgen/biome / minecraft:meadow]=net.minecraft.world.level.biome.Biome@70f01a04}, Reference{ResourceKey[minecraft:worldgen/biome / rosewoods:cave/mantle]=net.minecraft.world.level.biome.Biome@1dadab94}]`,
    codes: ['mod_conflict', 'datapack'],
    culprits: ['rosewoods'],
  },
  {
    log: `Description: Exception in server tick loop

Duplicate Mods:
	Mapper : D:\\servers\\pack\\mods\\pack-web-map-0.3.35.jar
	Mapper : D:\\servers\\pack\\mods\\Mapper-2.6-beta-1-forge-1.7.10.jar

cpw.mods.fml.common.DuplicateModsFoundException
	at Launch//cpw.mods.fml.common.Loader.identifyDuplicates(Loader.java:403)`,
    codes: ['duplicate_addon'],
    culprits: ['Mapper', 'mods/Mapper-2.6-beta-1-forge-1.7.10.jar', 'mods/pack-web-map-0.3.35.jar'],
  },
  {
    log: `java.lang.RuntimeException: Duplicate mod ID: example-mod! (example-1.0.0.jar, example-1.0.1.jar)
	at net.fabricmc.loader.FabricLoader.addMod(FabricLoader.java:305)`,
    codes: ['duplicate_addon'],
    culprits: ['example-mod', 'mods/example-1.0.1.jar'],
  },
  {
    log: `Exception in thread "main" [09:20:35] [main/INFO] [STDERR/]: [java.lang.ThreadGroup:uncaughtException:-1]: org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered
[09:20:35] [main/INFO] [STDERR/]: [java.lang.ThreadGroup:uncaughtException:-1]:         at org.spongepowered.asm.mixin.transformer.MixinProcessor.applyMixins(MixinProcessor.java:363)`,
    codes: ['mixin'],
  },
  {
    log: `Failed to start the minecraft server
java.lang.IllegalStateException: Version is not set!
	at io.izzel.arclight.api.ArclightVersion.current(ArclightVersion.java:50)`,
    codes: ['game_crash'],
  },
  {
    log: `[12:00:01] [main/ERROR]: Failed to start the minecraft server
java.lang.ExceptionInInitializerError: null
	at net.minecraft.server.Bootstrap.bootStrap(Bootstrap.java:46) ~[server-1.20.1.jar%23919!/:?] {re:classloading}
Caused by: java.lang.NullPointerException: Registry Object not present: bronzeage:anvil`,
    codes: ['game_crash', 'addon_failed'],
    culprits: ['bronzeage'],
  },
  {
    log: `[Server thread/ERROR]: Encountered an unexpected exception
net.minecraft.util.crash.CrashException: Exception in server tick loop
Caused by: java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached`,
    codes: ['threads'],
  },
  {
    log: `OpenJDK 64-Bit Server VM warning: Option UseConcMarkSweepGC was deprecated in version 9.0
Unrecognized VM option 'UseConcMarkSweepGC'
Error: Could not create the Java Virtual Machine.
Error: A fatal exception has occurred. Program will exit.`,
    codes: ['bad_flags'],
  },
  {
    log: `Error occurred during initialization of VM
Too small maximum heap`,
    codes: ['bad_flags', 'memory'],
  },
  {
    log: `Error occurred during initialization of VM
agent library failed to init: instrument
Error opening zip file or JAR manifest missing : authlib-injector.jar`,
    codes: ['bad_flags'],
  },
  {
    log: `[ServerMain/ERROR]: Failed to start the minecraft server
java.nio.file.FileSystemException: /data/world/level.dat: Read-only file system`,
    codes: ['permission'],
  },
  {
    log: `[12:00:01 ERROR]: Could not save the list after adding a user.
java.io.IOException: No space left on device`,
    codes: ['disk_full'],
  },
  {
    log: `[12:00:01] [Server thread/WARN]: Failed to load white-list: 
com.google.gson.stream.MalformedJsonException: Unterminated array at line 6 column 4 path $[1]`,
    codes: ['bad_file'],
  },
  {
    log: `[12:00:01 ERROR]: [org.bukkit.configuration.file.YamlConfiguration] Cannot load plugins/Kits/kits.yml
org.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here
 in 'string', line 21, column 12:
        name: Kit: starter
                 ^`,
    codes: ['bad_file'],
  },
  {
    log: `[12:00:01 ERROR]: Failed to load configuration file: paper-global.yml
org.spongepowered.configurate.yaml.YamlParserException: <unknown>`,
    codes: ['bad_file'],
  },
  {
    log: `[main/ERROR]: [LoliBridge] Failed to resolve hostname for server lobby
[12:00:01 ERROR]: Couldn't read servers.toml
com.electronwill.nightconfig.core.io.ParsingException: Invalid separator ':' after key, expected '='. (line 4)`,
    codes: ['bad_file'],
  },
  {
    log: `[12:00:01] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.IllegalStateException: Failed to initialize server
	at net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:1000)
[12:00:00] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[12:00:00] [Server thread/WARN]: The exception was: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use`,
    codes: ['port_taken'],
  },
  {
    log: `[12:00:01] [Server thread/FATAL] [net.minecraft.server.MinecraftServer/]: Preparing crash report
Description: Ticking entity

java.lang.NullPointerException: Cannot read field "x" because "pos" is null
	at com.example.beasts.EntityBeast.tick(EntityBeast.java:301) ~[beasts-1.2.jar%23300!/:1.2] {re:classloading}
-- Entity being ticked --
Details:
	Entity Type: beasts:gnawer (com.example.beasts.EntityBeast)
	Entity's Exact location: -103.50, 42.00, 88.21`,
    codes: ['ticking_entity'],
  },
  {
    log: `[12:00:01] [main/ERROR]: Incompatible mod set!
net.fabricmc.loader.impl.FormattedException: net.fabricmc.loader.impl.discovery.ModResolutionException: Mod resolution encountered an incompatible mod set!
A potential solution has been determined:
	 - Install cloth-api, version 11.0.99 or later.
Unmet dependency listing:
	 - Mod 'Roads' (roads) 2.0 requires version 11.0.99 or later of cloth-api, which is missing!`,
    codes: ['missing_mod'],
    culprits: ['Roads'],
  },
  {
    log: `net.fabricmc.loader.impl.FormattedException: net.fabricmc.loader.impl.discovery.ModResolutionException: Mod resolution encountered an incompatible mod set!
	 - Mod 'Old Roads' (oldroads) 1.4 is incompatible with any version of mod 'New Roads' (newroads), but a matching version is present: 2.1!`,
    codes: ['mod_conflict'],
    culprits: ['Old Roads', 'New Roads'],
  },
  {
    log: `[12:00:01] [main/FATAL] [net.minecraftforge.fml.ModLoader/CORE]: Error during pre-loading phase
net.minecraftforge.fml.ModLoadingException: Mod ironworks requires minecraft between 1.19.2 and 1.19.4
Currently, minecraft is 1.20.1`,
    codes: ['wrong_game'],
    culprits: ['ironworks'],
  },
  {
    log: `	Mod ID: 'geckomodel', Requested by: 'beasts', Expected range: '[4.2,)', Actual version: '3.1.40'
	Mod ID: 'curiosity', Requested by: 'beasts', Expected range: '[5,)', Actual version: '[MISSING]'`,
    codes: ['missing_mod', 'mod_version'],
    culprits: ['beasts'],
  },
  {
    log: `[12:00:01 ERROR]: [PluginRemapper] Encountered exception remapping plugins
java.util.concurrent.CompletionException: java.lang.RuntimeException: Failed to remap plugin jar 'plugins/OldShop.jar'`,
    codes: ['addon_failed'],
    culprits: ['OldShop.jar'],
  },
  {
    log: `[12:00:01 ERROR]: Error occurred while enabling NpcCraft v2.0.30 (Is it up to date?)
java.lang.ExceptionInInitializerError: null
Caused by: java.lang.ClassNotFoundException: org.bukkit.craftbukkit.v1_20_R3.entity.CraftEntity`,
    codes: ['wrong_game'],
    culprits: ['NpcCraft'],
  },
  {
    log: `[12:00:01 INFO]: [EcoShop] Enabling EcoShop v5.1
[12:00:01 ERROR]: [EcoShop] Vault not found! Disabling plugin...
[12:00:01 INFO]: [EcoShop] Disabling EcoShop v5.1`,
    codes: ['missing_plugin'],
    culprits: ['EcoShop'],
  },
  {
    log: `[Server thread/ERROR] [ne.mi.co.ForgeHooks/WP]: Failed to load level.dat
java.io.EOFException: Unexpected end of ZLIB input stream`,
    codes: ['world_level'],
  },
  {
    log: `[12:00:01] [Server thread/ERROR]: Failed to load chunk data for [12, -5]
[12:00:01] [IO-Worker-4/ERROR]: Region file /data/world/entities/r.0.-1.mca has an invalid sector at index: 7; sector 2 overlaps with header`,
    codes: ['world_region'],
  },
  {
    log: `[2026-02-02 10:00:00:123 ERROR] Error opening or reading file permissions.json: syntax error`,
    codes: ['bad_file'],
  },
  {
    log: `[10:00:00.000] [Server thread/CRITICAL]: Could not load plugin 'EconomyX': Incompatible API version (plugin requires one of: 4.0.0)`,
    codes: ['wrong_game'],
    culprits: ['EconomyX'],
  },
]
