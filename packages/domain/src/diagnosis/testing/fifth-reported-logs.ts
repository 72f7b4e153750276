import type { ReportedLog } from './reported-logs.ts'

/** Round 5, written after round 4 was evaluated. */
export const fifthReportedLogs: readonly ReportedLog[] = [
  {
    log: `29.12 22:35:00 [Server] main/ERROR Failed to start the minecraft server
29.12 22:35:00 [Server] INFO java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'woodworks' at 'net.example.woodworks.fabric.WoodWorksFabric'!
29.12 22:35:00 [Server] INFO Caused by: java.lang.NoSuchMethodError: 'void net.example.lib.api.Registry.add(java.lang.String)'`,
    codes: ['missing_class', 'addon_failed'],
    culprits: ['woodworks'],
  },
  {
    log: `[13:30:15] [main/FATAL]: Failed to start the minecraft server
com.google.gson.JsonSyntaxException: com.google.gson.stream.MalformedJsonException: Use JsonReader.setLenient(true) to accept malformed JSON at line 1 column 6598
	at net.minecraft.server.management.PlayerProfileCache.func_152657_b(SourceFile:156) ~[ns.class:?]`,
    codes: ['bad_file'],
  },
  {
    log: `[14:54:36] [ServerMain/ERROR]: Failed to start the minecraft server
com.google.gson.JsonSyntaxException: Expected a com.google.gson.JsonObject but was com.google.gson.JsonNull
	at net.minecraft.server.dedicated.DedicatedServerProperties.lambda$new$2(DedicatedServerProperties.java:125) ~[paper-1.18.2.jar:git-Paper-312]`,
    codes: ['bad_file'],
  },
  {
    log: `[13:29:14] [Server thread/WARN]: Failed to load white-list: 
com.google.gson.JsonSyntaxException: Expected entry to be a JsonObject, was "Sebby"
	at net.minecraft.util.GsonHelper.convertToJsonObject(SourceFile:393)`,
    codes: ['bad_file'],
  },
  {
    log: `Missing Mods:
	unknown : need [1.5.2,): have missing
	unknown : need [14.23.5.2831,): have 14.23.5.2768`,
    codes: ['missing_mod'],
  },
  {
    log: `22.02 12:46:43 [Server] ERROR [Geyser-Spigot] Failed to start Geyser on 0.0.0.0:19132
22.02 12:46:43 [Server] WARN java.util.concurrent.CompletionException: java.net.BindException: Address already in use
22.02 12:46:43 [Server] WARN at java.base/java.util.concurrent.CompletableFuture.encodeThrowable(CompletableFuture.java:331)`,
    codes: ['addon_port'],
    culprits: ['Geyser'],
  },
  {
    log: `06:54:28 [SEVERE] [Geyser-BungeeCord] Failed to start Geyser on 0.0.0.0:25573
06:54:28 [SEVERE] Task BungeeTask(sched=net.md_5.bungee.scheduler.BungeeScheduler@6bea52d4, id=48, owner=org.geysermc.geyser.platform.bungeecord.GeyserBungeePlugin@36e9794c, delay=0, period=0, running=true) encountered an exception
java.util.concurrent.CompletionException: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use`,
    codes: ['addon_port'],
    culprits: ['Geyser'],
  },
  {
    log: `[22:50:28 ERROR]: [DirectoryProviderSource] Error loading plugin: Error resolving libraries
io.papermc.paper.plugin.loader.library.LibraryLoadingException: Error resolving libraries
        at io.papermc.paper.plugin.loader.library.impl.MavenLibraryResolver.register(MavenLibraryResolver.java:146) ~[paper-api-26.2.build.111-stable.jar:?]`,
    codes: ['download_failed', 'addon_failed'],
  },
  {
    log: `net.neoforged.fml.ModLoadingException: Loading errors encountered:
        - Mod statsplan requires redguard any
        - File /srv/mc/mods/plugins/griefstop-1.12.2-4.3.0.692.jar is for an old version of Minecraft Forge and cannot be loaded`,
    codes: ['missing_mod'],
    culprits: ['statsplan', 'griefstop-1.12.2-4.3.0.692.jar'],
  },
  {
    log: `NO LOG FILE! - [2021-11-30 17:45:31:475 INFO] Difficulty: 3 HARD
NO LOG FILE! - [INFO] opening worlds/Bedrock level/db
NO LOG FILE! - [ERROR] DBStorage chain is invalid. Possibly encryption-related, or bad DBStorageConfig passed. Reason: Unable to decipher/decrypt LevelDB.`,
    codes: ['world_level'],
  },
  {
    log: `2013-12-02 16:32:42 [INFO] [ForgeModLoader] Forge Mod Loader version 6.4.49.965 for Minecraft 1.6.4 loading
2013-12-02 16:32:44 [SEVERE] [ForgeModLoader] The mod NotEnoughPipes (Not Enough Pipes) requires mods [CodeChickenLite] to be available
2013-12-02 16:32:44 [SEVERE] [ForgeModLoader] Fatal errors were detected during the transition from CONSTRUCTING to PREINITIALIZATION. Loading cannot continue`,
    codes: ['missing_mod'],
    culprits: ['NotEnoughPipes'],
  },
  {
    log: `2013-12-02 16:33:01 [SEVERE] [ForgeModLoader] Caught exception from OreStack
java.lang.IllegalArgumentException: Slot 501 is already occupied by com.example.pipes.BlockPipe@4f0c when adding com.example.ore.BlockOre@21a
	at net.minecraft.block.Block.<init>(Block.java:349)`,
    codes: ['mod_conflict', 'game_crash', 'addon_failed'],
    culprits: ['OreStack'],
  },
  {
    log: `---- Minecraft Crash Report ----
Time: 2024-05-01 11:11:11
Caused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [emberlight.mixins.json:LevelMixin from mod emberlight] from phase [DEFAULT] in config [emberlight.mixins.json] FAILED during APPLY`,
    codes: ['mixin'],
    culprits: ['emberlight'],
  },
  {
    log: `[18:01:22 ERROR]: Exception in thread "Netty Epoll Server IO #3" java.lang.OutOfMemoryError: Cannot reserve 4194304 bytes of direct buffer memory (allocated: 1073741000, limit: 1073741824)
	at java.base/java.nio.Bits.reserveMemory(Bits.java:178) ~[?:?]`,
    codes: ['memory'],
  },
  {
    log: `[18:01:22 INFO]: Preparing spawn area: 84%
container@pterodactyl~ Server marked as offline...
[Pterodactyl Daemon]: Exit code: 137`,
    codes: ['memory_killed'],
  },
  {
    log: `OpenJDK 64-Bit Server VM warning: INFO: os::commit_memory(0x0000000600000000, 8589934592, 0) failed; error='Not enough space' (errno=12)
#
# There is insufficient memory for the Java Runtime Environment to continue.`,
    codes: ['memory'],
  },
  {
    log: `#
# A fatal error has been detected by the Java Runtime Environment:
# C  [libspark-async.so+0x12a10]  Profiler::recordSample+0x1f0`,
    codes: ['jvm_crash'],
  },
  {
    log: `[17:31:41 INFO]: Disconnecting Steve (/10.0.0.1:51234): This server requires you to connect with Velocity.
[17:31:41 INFO]: Steve (/10.0.0.1:51234) lost connection: This server requires you to connect with Velocity.`,
    codes: ['forwarding'],
  },
  {
    log: `[22:04:20 ERROR]: [Votifier] Votifier was not able to bind to /0.0.0.0:8192
java.net.BindException: Address already in use
	at sun.nio.ch.Net.bind0(Native Method) ~[?:?]`,
    codes: ['addon_port'],
    culprits: ['Votifier'],
  },
  {
    log: `[17:30:44 WARN]: java.net.BindException: Address already in use
[17:30:44 WARN]: 	at java.base/sun.nio.ch.Net.bind0(Native Method)
[17:30:44 WARN]: 	at TapServer-0.5.jar//com.example.tap.Web.start(Web.java:31)`,
    codes: ['addon_port'],
    culprits: ['TapServer-0.5.jar'],
  },
  {
    log: `[20:11:03] [main/ERROR]: Znaleziono niekompatybilne modyfikacje!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - modyfikacja 'Swiatlo' (swiatlo) 1.3.0 wymaga wersja 2.0 albo późniejsza od modyfikacja 'Kamien' (kamien), ale tylko zła wersja jest dostępne: 1.9!`,
    codes: ['mod_version'],
    culprits: ['Swiatlo'],
  },
  {
    log: `[19:54:16] [main/INFO]: Loading Minecraft 1.19.4 with Quilt Loader 0.19.0
---- Quilt Loader: Failed to load ----
Via Woods breaks with all versions of krypto, but it is present!`,
    codes: ['mod_conflict'],
    culprits: ['Via Woods', 'krypto'],
  },
  {
    log: `[22:04:14 ERROR]: Could not load 'plugins/FishingPro.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Unsupported API version 1.20
	at org.bukkit.craftbukkit.v1_16_R3.util.CraftMagicNumbers.checkSupported(CraftMagicNumbers.java:352) ~[patched_1.16.5.jar:git-Paper-794]`,
    codes: ['wrong_game'],
    culprits: ['FishingPro.jar'],
  },
  {
    log: `[17:30:39 ERROR]: Error occurred while enabling HoloText v1.2 (Is it up to date?)
java.lang.NoClassDefFoundError: org/bukkit/craftbukkit/v1_19_R3/entity/CraftPlayer
	at HoloText-1.2.jar/com.example.HoloText.onEnable(HoloText.java:20) ~[HoloText-1.2.jar:?]`,
    codes: ['wrong_game'],
    culprits: ['HoloText'],
  },
  {
    log: `[19:30:39 WARN]: Failed to accept a connection
io.netty.channel.unix.Errors$NativeIoException: accept(..) failed: Too many open files`,
    codes: ['open_files'],
  },
  {
    log: `[17:50:11 ERROR]: ------------------------------
[17:50:11 ERROR]: The server has stopped responding! This is (probably) not a Paper bug.
[17:50:11 ERROR]: If you see a plugin in the Server thread dump below, then please report it to that author`,
    codes: ['watchdog'],
  },
  {
    log: `[10:00:03] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode
java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Failed to load registries due to above errors
	at java.base/java.util.concurrent.CompletableFuture.reportGet(CompletableFuture.java:396)`,
    codes: ['datapack'],
  },
  {
    log: `[20:11:20] [main/ERROR]: Failed to start the minecraft server
java.lang.IllegalStateException: Unknown registry key in ResourceKey[minecraft:root / minecraft:worldgen/biome]: ferny:grove
	at net.minecraft.class_2378.method_31141(class_2378.java:200)`,
    codes: ['world_mods', 'datapack'],
  },
  {
    log: `[2023-09-27 12:10:22.410] [Server thread/CRITICAL]: Could not load plugin "ShopUI": Unknown dependency: FormAPI
[2023-09-27 12:10:22.412] [Server thread/EMERGENCY]: Some plugins failed to load. The server will now shut down.`,
    codes: ['missing_plugin'],
    culprits: ['ShopUI'],
  },
  {
    log: `21:07:26 [INFO ] Loading pocketmine.yml...
21:07:27 [CRITICAL] Could not load plugin "TeleportX"
cn.nukkit.utils.PluginException: Couldn't load plugin TeleportX's main class`,
    codes: ['addon_failed', 'corrupt_jar', 'not_a_plugin'],
    culprits: ['TeleportX'],
  },
  {
    log: `---- Minecraft Crash Report ----
java.lang.UnsatisfiedLinkError: /tmp/saber_natives1110.tmp: Error loading shared library ld-linux-x86-64.so.2: No such file or directory (needed by /tmp/saber_natives1110.tmp)
	at TRANSFORMER/saber@1.0/com.example.saber.Natives.load(Natives.java:30) ~[saber-1.21.1.jar%23300!/:1.0]`,
    codes: ['missing_class', 'addon_failed'],
    culprits: ['saber-1.21.1.jar'],
  },
  {
    log: `Aug 27 14:02:28 mc systemd[1]: Started Minecraft.
Aug 27 14:02:31 mc java[1737]: [14:02:31] [ServerMain/WARN]: Failed to load eula.txt
Aug 27 14:02:31 mc java[1737]: [14:02:31] [ServerMain/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.`,
    codes: ['eula'],
  },
]
