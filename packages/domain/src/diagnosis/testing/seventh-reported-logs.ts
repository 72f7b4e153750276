import type { ReportedLog } from './reported-logs.ts'

/** Round 7: first the kinds that were missed before, then others. */
export const seventhReportedLogs: readonly ReportedLog[] = [
  {
    log: `Exception in thread "main" java.lang.module.ResolutionException: Module farmland reads package com.example.mixinextras from both bluestone and redlib
	at java.base/java.lang.module.Resolver.resolveFail(Resolver.java:901)`,
    codes: ['mod_conflict'],
    culprits: ['bluestone', 'redlib'],
  },
  {
    log: `[main/ERROR]: x
Caused by: java.lang.module.ResolutionException: Module bluestone contains package com.google.gson, module redlib exports package com.google.gson to bluestone
	at java.base/java.lang.module.Resolver.checkExportSuppliers(Resolver.java:711)`,
    codes: ['mod_conflict'],
    culprits: ['bluestone', 'redlib'],
  },
  {
    log: `Exception in thread "main" java.lang.LayerInstantiationException: Package javax.annotation in both module jsr305 and module annotationkit
	at java.base/jdk.internal.loader.LoaderPool.<init>`,
    codes: ['mod_conflict'],
    culprits: ['jsr305', 'annotationkit'],
  },
  {
    log: `[14:18:26] [main/ERROR] [net.minecraftforge.fml.loading.LanguageLoadingProvider/LOADING]: Missing language kotlinforforge version [4.3,) wanted by candles-1.2.0.jar, found 3.12.0
net.minecraftforge.fml.ModLoadingException: Mod File candles-1.2.0.jar needs language provider kotlinforforge:4.3 or above to load
§7We have found 3.12.0`,
    codes: ['mod_version', 'missing_mod'],
    culprits: ['candles-1.2.0.jar'],
  },
  {
    log: `[14:18:26] [main/ERROR] [net.minecraftforge.fml.loading.LanguageLoadingProvider/LOADING]: Missing language javafml version [51,) wanted by candles-1.21.jar, found 47`,
    codes: ['loader_version'],
    culprits: ['candles-1.21.jar'],
  },
  {
    log: `net.minecraftforge.fml.ModLoadingException: Mod File circuitry-1.16.5.jar needs language provider scorge:3.1 or above to load
§7We have found none`,
    codes: ['missing_mod'],
    culprits: ['circuitry-1.16.5.jar'],
  },
  {
    log: `[12:41:22] [Server thread/ERROR] [FML]: The mod cofferhcore (Coffer Core) requires mod versions [forge@[14.23.5.2860,15.0.0.0)] to be available`,
    codes: ['loader_version'],
    culprits: ['cofferhcore'],
  },
  {
    log: `[18:02:16] [Server thread/ERROR] [FML]: The mod Railways (Railways Mod) requires mods [BuildStack|Core, Foresting@[4.2.10,5)] to be available
[18:02:16] [Server thread/ERROR] [FML]: Fatal errors were detected during the transition from INITIALIZATION to POSTINITIALIZATION. Loading cannot continue`,
    codes: ['missing_mod'],
    culprits: ['Railways'],
  },
  {
    log: `[14:17:04 WARN]: Forge Mod Loader detected missing registry entries.
[14:17:04 WARN]: There are 5 missing entries in this save.
[14:17:04 WARN]: Run the command /fml confirm or or /fml cancel to proceed.`,
    codes: ['awaits_confirm'],
  },
  {
    log: `There are 2 missing blocks and items in this save.
oreberry:bush
Run the command /fml confirm or or /fml cancel to proceed.`,
    codes: ['awaits_confirm'],
  },
  {
    log: `mc-1  | There are 5 missing entries in this save.
mc-1  | lamps:mirror
mc-1  | Run the command /fml confirm or or /fml cancel to proceed.`,
    codes: ['awaits_confirm'],
  },
  {
    log: `[12:00:09] [Server thread/ERROR]: Failed to start the udp server
java.net.BindException: Cannot assign requested address
	at java.base/sun.nio.ch.Net.bind0(Native Method) ~[?:?]`,
    codes: ['addon_port'],
    culprits: ['Plasmo Voice'],
  },
  {
    log: `[12:00:09 ERROR]: [voicechat] Failed to run voice chat at UDP port 24454, make sure no other application is running at that port`,
    codes: ['addon_port'],
    culprits: ['Simple Voice Chat'],
  },
  {
    log: `[12:00:09 ERROR]: [voicechat] Failed to bind to address '10.0.0.5', binding to wildcard IP instead
[12:00:09 ERROR]: [voicechat] Failed to run voice chat at UDP port 25565, make sure no other application is running at that port`,
    codes: ['addon_port'],
    culprits: ['Simple Voice Chat'],
  },
  {
    log: `[12:00:20] [Server thread/ERROR] [Dynmap]: Failed to start WebServer on address 0.0.0.0:8123 : Address already in use`,
    codes: ['addon_port'],
    culprits: ['dynmap'],
  },
  {
    log: `[12:00:20 ERROR]: [squaremap] Internal webserver could not start
java.lang.RuntimeException: java.net.BindException: Address already in use
	at io.undertow.Undertow.start(Undertow.java:255)`,
    codes: ['addon_port'],
    culprits: ['squaremap'],
  },
  {
    log: `[12:00:20] [Server thread/WARN]: Unable to initialise RCON on 0.0.0.0:25575
java.net.BindException: Address already in use (Bind failed)`,
    codes: ['addon_port'],
    culprits: ['RCON'],
  },
  {
    log: `---- Minecraft Crash Report ----
cpw.mods.fml.common.MissingModsException
	CodeLib : [1.1.3,)`,
    codes: ['missing_mod'],
  },
  {
    log: `[12:00:01] [main/FATAL] [net.minecraft.server.MinecraftServer/]: Failed to start the minecraft server
net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
	fml.modloading.missingdependency`,
    codes: ['missing_mod'],
  },
  {
    log: `Exception in thread "main" java.lang.module.FindException: Module kotlin.stdlib not found, required by thedarklib
	at java.base/java.lang.module.Resolver.findFail(Resolver.java:893)`,
    codes: ['missing_mod'],
    culprits: ['thedarklib'],
  },
  {
    log: `[12:00:01] [main/FATAL] [net.minecraft.server.Main/]: Failed to start the minecraft server
	File lithic-fabric-1.16.5.jar is a Fabric mod and cannot be loaded
	File oldmod-1.12.2.jar is for an older version of Forge and cannot be loaded`,
    codes: ['wrong_loader', 'not_a_plugin'],
    culprits: ['lithic-fabric-1.16.5.jar', 'oldmod-1.12.2.jar'],
  },
  {
    log: `-- Mod loading issue for: beasts --
	Failure message: Mod beasts requires geckolite between 4.5 (inclusive) and 5 (exclusive)
		Currently, geckolite is 4.4`,
    codes: ['mod_version'],
    culprits: ['beasts'],
  },
  {
    log: `[10:00:04] [main/WARN]: Failed to load world data from ./world/level.dat and ./world/level.dat_old
[10:00:05] [main/ERROR]: This world was created by an incompatible version.`,
    codes: ['world_newer'],
  },
  {
    log: `[17:40:02 ERROR]: Chunk [12, -5] header is truncated
[17:40:02 WARN]: Failed to read chunk data`,
    codes: ['world_region'],
  },
  {
    log: `Error: Invalid or corrupt jarfile paper-1.20.4.jar`,
    codes: ['core_missing'],
  },
  {
    log: `no main manifest attribute, in server.jar`,
    codes: ['core_missing'],
  },
  {
    log: `Downloading mojang_1.20.4.jar
Failed to download mojang_1.20.4.jar
java.net.UnknownHostException: piston-data.mojang.com`,
    codes: ['download_failed', 'core_missing', 'game_crash'],
  },
  {
    log: `Error occurred during initialization of VM
Could not reserve enough space for 12582912KB object heap`,
    codes: ['memory'],
  },
  {
    log: `Unrecognized VM option 'UseConcMarkSweepGC'
Error: Could not create the Java Virtual Machine.
Error: A fatal exception has occurred. Program will exit.`,
    codes: ['bad_flags'],
  },
  {
    log: `[17:40:02 ERROR]: Exception in thread "Server thread" java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached`,
    codes: ['threads'],
  },
  {
    log: `java.lang.OutOfMemoryError: Metaspace
	at java.lang.ClassLoader.defineClass1(Native Method)`,
    codes: ['memory'],
  },
  {
    log: `Exception in thread "Server thread" java.lang.OutOfMemoryError: GC overhead limit exceeded`,
    codes: ['memory'],
  },
  {
    log: `[12:00:01] [main/ERROR] [Sponge]: The following plugins are missing dependencies:
[12:00:01] [main/ERROR] [Sponge]: * shopkeeper requires [ economylib ]`,
    codes: ['missing_plugin'],
    culprits: ['shopkeeper'],
  },
  {
    log: `[12:45:10 ERROR] [mixin]: Mixin apply for mod crates failed crates.mixins.json:MixinLevel from mod crates -> net.minecraft.world.level.Level: org.spongepowered.asm.mixin.injection.throwables.InjectionError Critical injection failure: Redirector x failed injection check`,
    codes: ['mixin'],
    culprits: ['crates'],
  },
  {
    log: `---- Minecraft Crash Report ----
Description: Exception in server tick loop
Suspected Mods: Gravestones (gravestones)`,
    codes: ['addon_failed'],
    culprits: ['Gravestones'],
  },
  {
    log: `[10:00:01] [Server thread/WARN]: Failed to load eula.txt
[10:00:01] [Server thread/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.`,
    codes: ['eula'],
  },
  {
    log: `[17:30:39 ERROR]: Error occurred while enabling floodgate v2.2.0 (Is it up to date?)
java.lang.IllegalStateException: key.pem is broken`,
    codes: ['addon_failed', 'forwarding', 'bad_file'],
    culprits: ['floodgate'],
  },
  {
    log: `[17:40:02 WARN]: org.sqlite.SQLiteException: [SQLITE_FULL] Insertion failed because database is full (database or disk is full)`,
    codes: ['disk_full'],
  },
  {
    log: `[10:10:05] [Server thread/ERROR]: Failed to save level
java.io.IOException: There is not enough space on the disk`,
    codes: ['disk_full'],
  },
  {
    log: `[18:38:04 ERROR]: Unable to load plugin plugins/LimboX.jar
java.lang.UnsupportedClassVersionError: com/example/Limbo has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0`,
    codes: ['wrong_java'],
    culprits: ['LimboX.jar'],
  },
  {
    log: `[18:38:04 ERROR]: Unable to load plugin plugins/floodfence.jar
com.velocitypowered.api.plugin.InvalidPluginException: Did not find a valid velocity-plugin.json.`,
    codes: ['not_a_plugin', 'wrong_loader'],
    culprits: ['floodfence.jar'],
  },
  {
    log: `[2025-09-28 05:23:36:381 ERROR] Error reading permissions.json: Syntax error at line 3`,
    codes: ['bad_file', 'port_taken', 'core_missing'],
  },
  {
    log: `/entrypoint.sh: line 33:    12 Killed                  java -Xms128M -Xmx8192M -jar server.jar`,
    codes: ['memory_killed'],
  },
  {
    log: `[17:30:33 ERROR]: [BootstrapProviderStorage] Failed to run bootstrapper for plugins/Terra-6.jar. This plugin will not be loaded.
java.lang.NoSuchMethodError: 'java.lang.Object io.papermc.paper.registry.event.RegistryEvents.x()'`,
    codes: ['addon_failed', 'missing_class'],
    culprits: ['Terra-6.jar'],
  },
  {
    log: `---- Minecraft Crash Report ----
Description: Exception ticking world
java.util.ConcurrentModificationException`,
    codes: ['addon_failed', 'game_crash'],
  },
]
