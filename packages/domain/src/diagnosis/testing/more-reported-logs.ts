import type { ReportedLog } from './reported-logs.ts'

/** The end of round 1, and round 2, which was written after round 1 was fixed. */
export const moreReportedLogs: readonly ReportedLog[] = [
  {
    log: `Exception in thread "main" java.lang.module.ResolutionException: Modules upnp and com.fasterxml.jackson.core export package com.fasterxml.jackson.core.format to module gears
	at java.base/java.lang.module.Resolver.resolveFail(Resolver.java:901)`,
    codes: ['mod_conflict'],
    culprits: ['upnp', 'com.fasterxml.jackson.core'],
  },
  {
    log: `[12:00:01] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
java.lang.RuntimeException: Dimension information for dimension 3 is missing!
	at com.example.dims.DimensionManager.getInfo(DimensionManager.java:77) ~[dims-1.12-5.60.jar:?]`,
    codes: ['addon_failed', 'world_mods'],
    culprits: ['dims-1.12-5.60.jar'],
  },
  {
    log: `[18:30:56] [Server thread/EMERGENCY]: An unrecoverable error has occurred and the server has crashed. Creating a crash dump
[18:30:56] [Server thread/CRITICAL]: Error: "Call to undefined method example\\sky\\Main::start()" (EXCEPTION) in "plugins/SkyGame.phar/src/example/sky/Main" at line 45
THIS CRASH WAS CAUSED BY A PLUGIN`,
    codes: ['addon_failed'],
    culprits: ['SkyGame.phar'],
  },
  {
    log: `> moon_lanterns.mixins.json:LanternRendererMixin from mod moon_lanterns failed injection check, (0/1) succeeded. Scanned 0 target(s). No refMap loaded.
org.spongepowered.asm.mixin.injection.throwables.InjectionError: Critical injection failure: Callback method onRender(Lcom/example/Camera;)V in moon_lanterns.mixins.json:LanternRendererMixin from mod moon_lanterns failed injection check, (0/1) succeeded.`,
    codes: ['mixin'],
    culprits: ['moon_lanterns'],
  },
  {
    log: `[03:22:07] [Server thread/ERROR]: Encountered an unexpected exception
cpw.mods.fml.common.MissingModsException:
Missing Mods:
	CopperCore : any


	at cpw.mods.fml.common.Loader.sortModList(Loader.java:243) ~[Loader.class:?]`,
    codes: ['missing_mod'],
  },
  {
    log: `Description: Exception in server tick loop

cpw.mods.fml.common.MissingModsException
	at cpw.mods.fml.common.Loader.sortModList(Loader.java:244)
	at cpw.mods.fml.common.Loader.loadMods(Loader.java:472)`,
    codes: ['missing_mod'],
  },
  {
    log: '[20:17:02] [Server thread/ERROR] [FML/]: Mod CEI (Copper Enough Items) requires [CI@[3.7.3,), orecore@[1.6.1,2.0)]',
    codes: ['missing_mod'],
    culprits: ['CEI'],
  },
  {
    log: `---- Quilt Loader: Failed to load ----
Date/Time: 2024/05/11 11:22:58.6539
Quilt Loader Version: 0.23.1

-- Error 1 --

NeatWagons requires version [0.15.7, ∞) of fabricloader, which is missing!

- <mods>/neatwagons-3.0.2+1.20.1.jar`,
    codes: ['wrong_loader', 'loader_version', 'missing_mod'],
    culprits: ['NeatWagons'],
  },
  {
    log: `-- Error 1 --

Memory Saver requires version [0.14.21, ?) of fabricloader, which is missing!
Memory Saver is loaded from .\\mods\\memorysaver-fabric-1.17+-1.1.1.jar`,
    codes: ['wrong_loader', 'loader_version', 'missing_mod'],
    culprits: ['Memory Saver'],
  },
  {
    log: `[04:00:01] [main/ERROR]: Missing or unsupported mandatory dependencies:
	Mod ID: 'forge', Requested by: 'lmt', Expected range: '[47.2.6,)', Actual version: '47.1.3'
	Mod ID: 'forge', Requested by: 'nicefights', Expected range: '[47.2,)', Actual version: '47.1.3'`,
    codes: ['loader_version'],
    culprits: ['lmt', 'nicefights'],
  },
  {
    log: `[16:18:05 ERROR]: Failed to start the minecraft server
net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
        CopperScript (copperscript) has failed to load correctly
§7java.lang.IllegalStateException: An error occurred while gathering integration data
]`,
    codes: ['addon_failed'],
    culprits: ['CopperScript'],
  },
  {
    log: `OpenJDK 64-Bit Server VM warning: INFO: os::commit_memory(0x00000000aaaa0000, 1431699456, 0) failed; error='Not enough space' (errno=12)
#
# There is insufficient memory for the Java Runtime Environment to continue.`,
    codes: ['memory'],
  },
  {
    log: `Error occurred during initialization of VM
Could not reserve enough space for 2097152KB object heap`,
    codes: ['memory'],
  },
  {
    log: `21.06 09:48:50 [Server] FATAL Failed to start the minecraft server
21.06 09:48:50 [Server] INFO net.minecraft.util.SessionLock$ExceptionWorldConflict: /./world/session.lock: already locked (possibly by other Minecraft instance?)`,
    codes: ['session_lock'],
  },
  {
    log: '[00:20:12 WARN]: Failed to check session lock for world located at ./Shift, aborting. Stop the server and delete the session.lock in this world to prevent further issues.',
    codes: ['session_lock'],
  },
  {
    log: `13.09 22:37:47 [Server] main/FATAL Failed to start the minecraft server
13.09 22:37:47 [Server] INFO java.nio.file.AccessDeniedException: ./world/session.lock
13.09 22:37:47 [Server] INFO at sun.nio.fs.UnixException.translateToIOException(UnixException.java:90) ~[?:?]`,
    codes: ['permission', 'session_lock'],
  },
  {
    log: `[11:55:19 INFO]: [Wilds] Enabling Wilds v3.15.2
[11:55:19 ERROR]: [Wilds] [%s] - Disabled due to no Vault dependency found!
[11:55:19 INFO]: [Wilds] Disabling Wilds v3.15.2`,
    codes: ['missing_plugin'],
    culprits: ['Wilds'],
  },
  {
    log: `2014-03-26 09:54:40 [SEVERE] Could not load 'plugins/JsonBridge-5.5.1-mc1.6.4-R2.0.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Vault
    at org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:196)`,
    codes: ['missing_plugin'],
    culprits: ['JsonBridge-5.5.1-mc1.6.4-R2.0.jar'],
  },
  {
    log: `[22:59:14] [Server thread/ERROR]: Error occurred while enabling LastChest v1.5.5 (Is it up to date?)
java.lang.NoClassDefFoundError: net/milkbowl/vault/permission/Permission
	at com.example.lastchest.LastChestPlugin.onEnable(LastChestPlugin.java:135) ~[last-chest-1.5.5-all.jar:?]`,
    codes: ['missing_class', 'missing_plugin'],
    culprits: ['LastChest'],
  },
  {
    log: `Time: 10/8/17 8:30 PM
Description: Exception in server tick loop

java.util.ConcurrentModificationException
	at java.util.ArrayList$Itr.checkForComodification(ArrayList.java:901)
	at java.util.ArrayList$Itr.next(ArrayList.java:851)
	at com.example.levels.FurnaceBonus.doFurnaceTicks(FurnaceBonus.java:114)
	at net.minecraftforge.fml.common.eventhandler.ASMEventHandler.invoke(ASMEventHandler.java:90)`,
    codes: ['addon_failed', 'game_crash'],
  },
  {
    log: `Description: Exception in server tick loop

java.util.ConcurrentModificationException: null
	at java.util.HashMap$HashIterator.nextNode(HashMap.java:1597) ~[?:?] {}
	at net.minecraft.server.level.DistanceManager.m_140805_(DistanceManager.java:119) ~[server-1.20.1-20230612.114412-srg.jar%23326!/:?] {re:mixin,re:classloading}
	at net.minecraft.server.level.ServerChunkCache.m_8489_(ServerChunkCache.java:273) ~[server-1.20.1-20230612.114412-srg.jar%23326!/:?] {re:mixin}`,
    codes: ['game_crash'],
  },
  {
    log: 'Error: Could not find or load main class @libraries.net.minecraftforge.forge.1.18.1-39.0.75.win_args.txt',
    codes: ['wrong_java'],
  },
  {
    log: `Error: Could not find or load main class PK
Caused by: java.lang.ClassNotFoundException: PK`,
    codes: ['core_missing'],
  },
  {
    log: 'Error: Unable to access jarfile forge-1.12.2-14.23.5.2838-universal.jar',
    codes: ['core_missing'],
  },
  {
    log: `bash: /data/./run.sh: No such file or directory
2022-11-14T02:08:07.950Z     WARN    mc-server-runner        Minecraft server process failed {"exitCode": 127}`,
    codes: ['core_missing'],
  },
  {
    log: `java.lang.UnsatisfiedLinkError: Can't load library: /usr/lib/jvm/java-17-openjdk/lib/libawt_xawt.so
        at java.base/java.lang.ClassLoader.loadLibrary(ClassLoader.java:2398)`,
    codes: ['jvm_crash', 'missing_class', 'addon_failed', 'core_missing'],
  },
  {
    log: `Description: Exception in server tick loop

java.lang.RuntimeException: net.minecraft.server.v1_16_R3.SessionLock$ExceptionWorldConflict: /srv/paper/./world_nether/session.lock: already locked (possibly by other Minecraft instance?)
	at net.minecraft.server.v1_16_R3.MinecraftServer.loadWorld(MinecraftServer.java:360)`,
    codes: ['session_lock'],
  },
  {
    log: `[main/FATAL] [ne.mi.co.ForgeMod/]: Preparing crash report with UUID 765e0a06
[main/FATAL] [net.minecraftforge.fml.ModLoader/]: Failed to wait for future Mod Construction, 1 errors found
[main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
	Copper Physics (copperphysics) encountered an error during the common_setup event phase
§7java.lang.NullPointerException: Registry Object not present: copperphysics:coil
]`,
    codes: ['addon_failed'],
    culprits: ['Copper Physics'],
  },
  {
    log: `[12:00:01] [main/ERROR] [minecraft/Main]: Failed to start the minecraft server
java.lang.ExceptionInInitializerError: null
	at com.example.copper.Copper.<clinit>(Copper.java:14) ~[copper-2.0.jar%23201!/:?] {re:mixin}
Caused by: java.lang.RuntimeException: Attempted to load class net/minecraft/client/resources/sounds/SoundInstance for invalid dist DEDICATED_SERVER`,
    codes: ['client_only'],
    culprits: ['copper-2.0.jar'],
  },
  {
    log: `[12:00:01 ERROR]: Encountered an unexpected exception
java.lang.IllegalArgumentException: Unable to parse CONSOLE_COMMAND, unknown value
net.minecraft.server.dedicated.DedicatedServerProperties: Failed to parse server.properties`,
    codes: ['bad_file'],
  },
  {
    log: `[12:00:01] [Server thread/ERROR]: Exception reading ./world/level.dat
java.util.zip.ZipException: Not in GZIP format
	at java.util.zip.GZIPInputStream.readHeader(GZIPInputStream.java:165)`,
    codes: ['world_level'],
  },
  {
    log: `[12:00:01] [Server thread/ERROR]: Couldn't load world
java.lang.RuntimeException: Unable to read or access the world gen settings file`,
    codes: ['world_level'],
  },
  {
    log: `[12:00:01 WARN]: [Geyser-Velocity] Could not start Geyser!
java.net.BindException: Address already in use`,
    codes: ['addon_port'],
    culprits: ['Geyser'],
  },
  {
    log: `[12:00:01 ERROR]: Error occurred while enabling ChestShops v3.12 (Is it up to date?)
java.lang.UnsupportedOperationException: Must use teleportAsync while in region threading
	at com.example.chestshops.Main.onEnable(Main.java:50) ~[ChestShops.jar:?]`,
    codes: ['addon_failed', 'wrong_loader'],
    culprits: ['ChestShops'],
  },
  {
    log: `[FATAL] Your memory limit is too low, the server was killed
./start.sh: line 3:  1234 Killed                  java -Xmx8G -jar paper.jar --nogui`,
    codes: ['memory_killed'],
  },
  {
    log: `[12:00:01] [main/ERROR]: Mixin apply for mod coppercarts failed coppercarts.mixins.json:AbstractMinecartMixin from mod coppercarts -> net.minecraft.class_1688: org.spongepowered.asm.mixin.transformer.throwables.InvalidMixinException Unable to locate obfuscation mapping for @Shadow field`,
    codes: ['mixin'],
    culprits: ['coppercarts'],
  },
  {
    log: `[12:00:01 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'Maps-7.0.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: org/bukkit/craftbukkit/v1_20_R1/CraftServer`,
    codes: ['wrong_game'],
    culprits: ['Maps-7.0.jar'],
  },
  {
    log: `[12:00:01 ERROR]: Error occurred while enabling Npcs v2.0 (Is it up to date?)
java.lang.IllegalStateException: Unsupported server version: 1.21.4
	at com.example.npcs.Npcs.onEnable(Npcs.java:20) ~[npcs.jar:?]`,
    codes: ['addon_failed', 'wrong_game'],
    culprits: ['Npcs'],
  },
  {
    log: `[12:00:01 INFO]: [CopperGuard] Loading
[12:00:01 ERROR]: [CopperGuard] Could not connect to MySQL database: Communications link failure
com.mysql.cj.jdbc.exceptions.CommunicationsException: Communications link failure`,
    codes: ['database'],
    culprits: ['CopperGuard'],
  },
]
