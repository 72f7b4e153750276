import type { FindingCode } from '../findings.ts'

/**
 * A log in the wording of public reports, with invented names. `culprits`: the only names allowed
 * in `addon` or `other`.
 */
export type ReportedLog = { log: string; codes: readonly FindingCode[]; culprits?: readonly string[] }

/** Written after the rules from issue threads, not from the sources of the rules. */
export const reportedLogs: readonly ReportedLog[] = [
  {
    log: `Starting net.fabricmc.loader.impl.game.minecraft.BundlerClassPathCapture
[09:59:12] [main/INFO]: Loading Minecraft 1.21 with Fabric Loader 0.16.10
[09:59:13] [main/WARN]: Mod resolution failed
[09:59:13] [main/INFO]: Immediate reason: [HARD_DEP_NO_CANDIDATE foxes 3.0.9 {depends fabric @ [*]}, ROOT_FORCELOAD_SINGLE foxes 3.0.9]
[09:59:13] [main/INFO]: Reason: [HARD_DEP foxes 3.0.9 {depends fabric @ [*]}]
[09:59:13] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
A potential solution has been determined, this may resolve your problem:
	 - Install fabric, any version.
More details:
	 - Mod 'Foxes&Hens' (foxes) 3.0.9 requires any version of fabric, which is missing!
	at net.fabricmc.loader.impl.FormattedException.ofLocalized(FormattedException.java:51) ~[fabric-loader-0.16.10.jar:?]`,
    codes: ['missing_mod'],
    culprits: ['Foxes&Hens'],
  },
  {
    log: `10:34:03  [Warn] Mod resolution failed
10:34:03  [Info] Immediate reason: [HARD_DEP_INCOMPATIBLE_PRESELECTED bricks 2.9.3+1.21.1 {depends minecraft @ [~1.21.1]}, ROOT_FORCELOAD_SINGLE bricks 2.9.3+1.21.1]
10:34:03  [Error] Incompatible mods found!
10:34:03  [Error] net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
10:34:03  [Error] 	 - Mod 'Bricks' (bricks) 2.9.3+1.21.1 requires any 1.21.x version after 1.21 of 'Minecraft' (minecraft), but only the wrong version is present: 1.21!`,
    codes: ['wrong_game'],
    culprits: ['Bricks'],
  },
  {
    log: `[19:30:33] [main/WARN]: Mod resolution failed
[19:30:33] [main/INFO]: Immediate reason: [HARD_DEP_INCOMPATIBLE_PRESELECTED viewfix 1.13.16 {depends minecraft @ [1.16.1 || 1.16.2 || 1.19.2]}, ROOT_FORCELOAD_SINGLE viewfix 1.13.16]
[19:30:33] [main/INFO]: Reason: [HARD_DEP viewfix 1.13.16 {depends minecraft @ [1.16.1 || 1.16.2 || 1.19.2]}]`,
    codes: ['wrong_game', 'mod_conflict'],
    culprits: ['viewfix'],
  },
  {
    log: `[11:42:04] [main/ERROR] [minecraft/Main]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
        - GateKeeper (gatek) has failed to load correctly
          java.lang.NullPointerException: Cannot invoke "com.example.Loader.onInit()" because "com.example.Gate.loader" is null

        at MC-BOOTSTRAP/fml_loader@4.0.42/net.neoforged.fml.ModLoader.waitForFuture(ModLoader.java:281) ~[loader-4.0.42.jar%2359!/:4.0] {}`,
    codes: ['addon_failed'],
    culprits: ['GateKeeper'],
  },
  {
    log: `---- Minecraft Crash Report ----
// Who set us up the TNT?

Time: 2026-01-15 02:28:48
Description: Mod loading failures have occurred; consult the issue messages for more details

net.neoforged.neoforge.logging.CrashReportExtender$ModLoadingCrashException: Mod loading has failed

-- Mod loading issue for: gatek --
Details:
	Mod file: /data/mods/gatekeeper-2.1.jar
	Failure message: Gate Keeper (gatek) has failed to load correctly
		java.lang.ExceptionInInitializerError: null
	Mod version: 2.1`,
    codes: ['addon_failed'],
    culprits: ['Gate Keeper'],
  },
  {
    log: `[modloading-worker-0/ERROR] [ne.mi.fm.ja.FMLModContainer/LOADING]: Failed to create mod instance. ModID: gears, class com.example.gears.Gears
java.lang.NoClassDefFoundError: Could not initialize class com.example.gears.AllBlocks
	at com.example.gears.Gears.onCtor(Gears.java:94) ~[gears-1.20.1-0.5.1.e.jar%23282!/:?] {re:classloading}`,
    codes: ['missing_class', 'addon_failed'],
    culprits: ['gears'],
  },
  {
    log: `net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Gears Legacy (gears)
Caused by: java.lang.NoClassDefFoundError: net/minecraft/client/Minecraft
	at com.example.gears.Gears.preInit(Gears.java:80)
	at sun.reflect.NativeMethodAccessorImpl.invoke0(Native Method)`,
    codes: ['client_only'],
    culprits: ['Gears Legacy'],
  },
  {
    log: `Time: 1/7/17 5:16 PM
Description: There was a severe problem during mod loading that has caused the game to fail

net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Old Ruins (oldruins)
Caused by: java.lang.NoClassDefFoundError: Could not initialize class com.example.ruins.Config
	at com.example.ruins.Ruins.preInit(Ruins.java:111)`,
    codes: ['missing_class', 'addon_failed'],
    culprits: ['Old Ruins'],
  },
  {
    log: `Minecraft has crashed!
net.fabricmc.loader.impl.FormattedException: java.lang.BootstrapMethodError: java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1297 failed
	at net.fabricmc.loader.impl.game.minecraft.MinecraftGameProvider.launch(MinecraftGameProvider.java:463)
	at net.fabricmc.loader.impl.launch.knot.Knot.launch(Knot.java:74)
Caused by: java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1297 failed
	at net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.getPostMixinClassByteArray(KnotClassDelegate.java:427)`,
    codes: ['mixin'],
  },
  {
    log: `[22:49:49] [Server thread/ERROR] (MinecraftServer) Encountered an unexpected exception
java.lang.RuntimeException: Mixin transformation of net.minecraft.class_3178 failed
        at net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.getPostMixinClassByteArray(KnotClassDelegate.java:427) ~[fabric-loader-0.15.7.jar:?]
Caused by: org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered
        at org.spongepowered.asm.mixin.transformer.MixinProcessor.applyMixins(MixinProcessor.java:363) ~[sponge-mixin-0.12.5+mixin.0.8.5.jar:0.12.5+mixin.0.8.5]
        ... 4 more
Caused by: org.spongepowered.asm.mixin.injection.throwables.InjectionError: LVT in net/minecraft/class_3178::save()V has incompatible changes at opcode 12 in callback tapebackup.mixins.json:SaveMixin from mod tapebackup->@Inject::save(CallbackInfo;)V.`,
    codes: ['mixin'],
    culprits: ['tapebackup'],
  },
  {
    log: `Description: Exception in server tick loop

java.lang.NoSuchMethodError: 'net.minecraft.class_2168 net.minecraft.server.MinecraftServer.method_3739()'
	at knot//com.example.lamps.fabric.SendConfig.sendCommand(SendConfig.java:121)
	at knot//com.example.lamps.fabric.Init.lambda$onInitialize$0(Init.java:34)
	at knot//net.fabricmc.fabric.api.event.lifecycle.v1.ServerLifecycleEvents.lambda$static$3(ServerLifecycleEvents.java:49)`,
    codes: ['missing_class', 'addon_failed'],
  },
  {
    log: `[02:05:48] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.NoSuchMethodError: 'net.minecraft.class_3218 net.minecraft.class_3222.method_14220()'
        at com.example.bridge.LecternManager.lambda$send$0(LecternManager.java:75) ~[Bridge-Fabric.jar:?]
        at net.minecraft.class_3738.run(class_3738.java:18) ~[server-intermediary.jar:?]`,
    codes: ['missing_class'],
    culprits: ['Bridge-Fabric.jar'],
  },
  {
    log: `Time: 6/15/21 4:07 PM
Description: Ticking entity

java.lang.NoSuchMethodError: com.example.golems.ThrownRock.method_7495()Lnet/minecraft/class_1799;
	at com.example.golems.ThrownRock.method_7454(ThrownRock.java:100)

-- Entity being ticked --
Details:
	Entity Type: golems:thrown_rock (com.example.golems.ThrownRock)`,
    codes: ['ticking_entity'],
  },
  {
    log: `Time: 1/11/16 2:23 AM
Description: Ticking block entity

java.lang.NoSuchMethodError: com.example.lib.InventoryHelper.mergeSafe(Lnet/minecraft/inventory/IInventory;)I
	at com.example.resonance.Locator.ejectStack(Locator.java:42)`,
    codes: ['ticking_block'],
  },
  {
    log: `[09:21:34] [Server thread/ERROR]: Could not load 'plugins/panels-core-1.2.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.BootstrapMethodError: java.lang.NoClassDefFoundError: com/example/panels/v1_8_R3/NMSModule
        at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:135) ~[spigot_server.jar:git-Spigot-5f38d38-18fbb24]`,
    codes: ['missing_class', 'wrong_game', 'addon_failed'],
    culprits: ['panels-core-1.2.jar'],
  },
  {
    log: `Could not load 'plugins\\frames-2.2.7.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.ExceptionInInitializerError
        at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:159) ~[purpur-api-1.19.3-R0.1-SNAPSHOT.jar:?]`,
    codes: ['addon_failed'],
    culprits: ['frames-2.2.7.jar'],
  },
  {
    log: `[06:32:38 INFO]: [Builder] Loading server plugin Builder v7.2.17+6544
[06:32:38 ERROR]: [Builder] Error initializing plugin 'builder-bukkit-7.2.17.jar' in folder 'plugins' (Is it up to date?)
java.lang.ExceptionInInitializerError: null
        at com.example.builder.BuilderPlugin.onLoad(BuilderPlugin.java) ~[builder-bukkit-7.2.17.jar:?]`,
    codes: ['addon_failed'],
    culprits: ['builder-bukkit-7.2.17.jar'],
  },
  {
    log: `[14:51:07 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'CowShop2-1.0-SNAPSHOT.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: com/example/cowShop2/lib/plugin/SimplePlugin
	at io.papermc.paper.plugin.provider.type.spigot.SpigotPluginProvider.createInstance(SpigotPluginProvider.java:127) ~[paper-1.20.1.jar:git-Paper-196]`,
    codes: ['missing_class'],
    culprits: ['CowShop2-1.0-SNAPSHOT.jar'],
  },
  {
    log: `04.10 07:15:57 [Server] ERROR Error occurred while enabling LecternFlags v0.1.3-SNAPSHOT (Is it up to date?)
04.10 07:15:57 [Server] INFO org.yaml.snakeyaml.constructor.ConstructorException: Can't construct a java object for !@UTF8; exception=Invalid tag: !@UTF8
04.10 07:15:57 [Server] INFO in 'reader', line 15, column 5:`,
    codes: ['addon_failed', 'bad_file'],
    culprits: ['LecternFlags'],
  },
  {
    log: `[16:41:58 ERROR]: Unable to load plugin plugins/autoupdater-11.0.jar
com.google.gson.JsonSyntaxException: java.lang.IllegalStateException: Expected BEGIN_ARRAY but was STRING at line 7 column 15 path $.authors
 at com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$Adapter.read(ReflectiveTypeAdapterFactory.java:397) ~[velocity.jar:3.4.0-SNAPSHOT (git-1652d44f-b469)]`,
    codes: ['addon_failed', 'not_a_plugin'],
    culprits: ['autoupdater-11.0.jar'],
  },
  {
    log: `[07:39:27] [main/ERROR] [com.velocitypowered.proxy.plugin.VelocityPluginManager]: Unable to load plugin plugins/Keep.Me-2.0.0.jar
com.velocitypowered.api.plugin.InvalidPluginException: Did not find a valid velocity-plugin.json.`,
    codes: ['not_a_plugin'],
    culprits: ['Keep.Me-2.0.0.jar'],
  },
  {
    log: `container@pterodactyl~ java -Xms128M -XX:MaxRAMPercentage=95.0 -jar server.jar
Error: A JNI error has occurred, please check your installation and try again
Exception in thread "main" java.lang.UnsupportedClassVersionError: net/minecraft/bundler/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 52.0`,
    codes: ['wrong_java'],
  },
  {
    log: `[init] WARNING: The image tag itzg/minecraft-server:java8 is recommended
Exception in thread "main" java.lang.ClassCastException: class jdk.internal.loader.ClassLoaders$AppClassLoader cannot be cast to class java.net.URLClassLoader (jdk.internal.loader.ClassLoaders$AppClassLoader and java.net.URLClassLoader are in module java.base of loader 'bootstrap')
	at net.minecraft.launchwrapper.Launch.<init>(Launch.java:34)`,
    codes: ['wrong_java'],
  },
  {
    log: `Error: Could not find or load main class net.minecraft.server.MinecraftServer`,
    codes: ['core_missing'],
  },
  {
    log: `2026-10-27T09:39:53.472Z	WARN	mc-server-runner	sub-process failed	{"exitCode": 137}
2026-10-27T09:39:53.488Z	INFO	mc-server-runner	Done`,
    codes: ['memory_killed'],
  },
  {
    log: `> Errors in registry worlds_apart:worldgen/far/biome:
>> Errors in element farlands:amber_coast:
java.lang.IllegalStateException: Failed to parse farlands:worldgen/far/biome/amber_coast.json from pack fabric`,
    codes: ['datapack'],
  },
  {
    log: `[11:25:10] [ServerMain/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode
java.util.concurrent.ExecutionException: net.minecraft.ReportedException: Registry Loading
	at java.base/java.util.concurrent.CompletableFuture.reportGet(CompletableFuture.java:396)`,
    codes: ['datapack'],
  },
  {
    log: `java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'stars' at 'com.example.stars.fabric.StarsFabric'!
        at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:403) ~[fabric-loader-0.16.10.jar:?]
Caused by: java.lang.RuntimeException: Cannot load class com.example.stars.client.GlobeBlockRenderer in environment type SERVER`,
    codes: ['client_only'],
    culprits: ['stars'],
  },
  {
    log: `Caused by: java.lang.RuntimeException: Cannot load class net.fabricmc.fabric.api.client.event.lifecycle.v1.ClientTickEvents in environment type SERVER
	at net.fabricmc.loader.impl.transformer.FabricTransformer.transform(FabricTransformer.java:59)`,
    codes: ['client_only'],
  },
  {
    log: `[08:51:08] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file bigfurnace-server.toml of type SERVER for modid bigfurnace
	at net.minecraftforge.fml.config.ConfigFileTypeHandler.lambda$reader$1(ConfigFileTypeHandler.java:47) ~[fmlcore-1.20.1-47.2.20.jar%23904!/:?] {}`,
    codes: ['bad_file'],
    culprits: ['bigfurnace'],
  },
  {
    log: `[17:05:00] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file star_magic/glyph_bolt.toml of type SERVER for modid star_magic`,
    codes: ['bad_file'],
    culprits: ['star_magic'],
  },
  {
    log: `[21:27:43] [Paper RegionFile IO Thread/FATAL]: Failed to read chunk data for task: Task for world: 'world' at 5,-8 poi: false, hash: 256811050
java.nio.channels.ClosedChannelException: null
	at sun.nio.ch.FileChannelImpl.ensureOpen(FileChannelImpl.java:110) ~[?:1.8.0_252]`,
    codes: ['world_region'],
  },
  {
    log: `[21:10:41] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer]: Starting Minecraft server on 192.0.2.163:25565
[21:10:43] [Server thread/WARN] [net.minecraft.server.dedicated.DedicatedServer]: **** FAILED TO BIND TO PORT!
[21:10:43] [Server thread/WARN] [net.minecraft.server.dedicated.DedicatedServer]: The exception was: java.net.BindException: Cannot assign requested address: bind
[21:10:43] [Server thread/WARN] [net.minecraft.server.dedicated.DedicatedServer]: Perhaps a server is already running on that port?`,
    codes: ['bad_file'],
  },
  {
    log: `NO LOG FILE! - [2021-11-30 17:45:31:475 INFO] Difficulty: 3 HARD
NO LOG FILE! - [INFO] opening worlds/Bedrock level/db
NO LOG FILE! - [ERROR] DBStorage chain is invalid. Possibly encryption-related, or bad DBStorageConfig passed. Reason: Unable to decipher/decrypt LevelDB.
NO LOG FILE! - [ERROR] Network port occupied, can't start server.`,
    codes: ['port_taken', 'world_level'],
  },
  {
    log: `[Netty Server IO #1/ERROR] [Votifier/]: Votifier was not able to bind to /192.0.2.1:8192 com.vexsoftware.votifier.io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Cannot assign requested address`,
    codes: ['addon_port'],
    culprits: ['Votifier'],
  },
  {
    log: `[Craft Scheduler Thread - 0/ERROR]: [BlueMap] Error while starting the WebServer!
java.net.BindException: Permission denied
        at sun.nio.ch.Net.bind0(Native Method) ~[?:?]`,
    codes: ['addon_port'],
    culprits: ['BlueMap'],
  },
]
