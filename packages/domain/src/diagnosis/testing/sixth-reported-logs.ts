import type { ReportedLog } from './reported-logs.ts'

/** Round 6, written after round 5 was evaluated. */
export const sixthReportedLogs: readonly ReportedLog[] = [
  {
    log: `[main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, fmlserver, --fml.forgeVersion, 36.2.0]
Exception in thread "main" java.lang.IllegalAccessError: class cpw.mods.modlauncher.SecureJarHandler (in unnamed module @0x5b464ce8) cannot access class sun.security.util.ManifestEntryVerifier (in module java.base) because module java.base does not export sun.security.util to unnamed module @0x5b464ce8
	at cpw.mods.modlauncher.SecureJarHandler.<clinit>(SecureJarHandler.java:45)`,
    codes: ['wrong_java'],
  },
  {
    log: `[14:18:26] [main/ERROR] [mixin/]: Mixin apply for mod oldlib failed
Caused by: java.lang.IllegalArgumentException: Unsupported class file major version 65
	at org.objectweb.asm.ClassReader.<init>(ClassReader.java:199) ~[asm-9.3.jar:9.3]
	at cpw.mods.modlauncher.TransformationServicesHandler.scan(TransformationServicesHandler.java:10)`,
    codes: ['wrong_java'],
    culprits: ['oldlib'],
  },
  {
    log: `Unsupported Java detected (61.0). This version of Minecraft requires at least Java 21. Check https://docs.papermc.io/misc/java-install for how to update Java.`,
    codes: ['wrong_java'],
  },
  {
    log: `[17:30:33 ERROR]: [PluginRemapper] Failed to remap plugin jar 'plugins/OldKits-1.0.jar'
java.lang.RuntimeException: Failed to remap plugin jar 'plugins/OldKits-1.0.jar'
	at io.papermc.paper.pluginremap.PluginRemapper.lambda$remap$6(PluginRemapper.java:300) ~[paper-1.21.1.jar:?]`,
    codes: ['addon_failed', 'corrupt_jar'],
    culprits: ['OldKits-1.0.jar'],
  },
  {
    log: `[22:04:15 ERROR]: Could not load 'plugins/TeamWar.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Cannot find main class \`com.example.teamwar.Main'
Caused by: java.lang.ClassNotFoundException: com.example.teamwar.Main`,
    codes: ['missing_class', 'addon_failed', 'not_a_plugin'],
    culprits: ['TeamWar.jar'],
  },
  {
    log: `[22:04:20 ERROR]: Cannot load plugins/Clans/messages.yml
org.bukkit.configuration.InvalidConfigurationException: while scanning for the next token
 in 'string', line 7, column 1:`,
    codes: ['bad_file'],
  },
  {
    log: `[12:00:03] [Server thread/ERROR]: Could not load spigot.yml, please correct your syntax errors
org.bukkit.configuration.InvalidConfigurationException: mapping values are not allowed here
 in 'string', line 30, column 12:`,
    codes: ['bad_file'],
  },
  {
    log: `[12:00:03 ERROR]: Failed to start the minecraft server
Caused by: org.spongepowered.configurate.loader.ParsingException: /data/config/paper-global.yml:12: Unable to load YAML
Caused by: org.yaml.snakeyaml.parser.ParserException: while parsing a block mapping`,
    codes: ['bad_file'],
  },
  {
    log: `[17:30:39 ERROR]: [LuckPerms] Failed to init storage implementation
com.zaxxer.hikari.pool.HikariPool$PoolInitializationException: Failed to initialize pool: Communications link failure
	at com.zaxxer.hikari.pool.HikariPool.throwPoolInitializationException(HikariPool.java:596)`,
    codes: ['database'],
    culprits: ['LuckPerms'],
  },
  {
    log: `[17:30:39 ERROR]: [JobsLite] - Disabled due to no Vault dependency found!
[17:30:39 INFO]: [JobsLite] Disabling JobsLite v1.0`,
    codes: ['missing_plugin'],
    culprits: ['JobsLite'],
  },
  {
    log: `[20:11:03] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - Mod 'Solium' (solium) 0.5.8+mc1.20.1 is incompatible with version 1.20-2.7.32 or earlier of mod 'Supplemental' (supplemental), but a matching version is present: 1.20-2.7.32!`,
    codes: ['mod_conflict'],
    culprits: ['Solium', 'Supplemental'],
  },
  {
    log: `net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - Mod 'Copper Hop' (copperhop) 0.7.0 requires any version between 1.20.5 (inclusive) and 1.20.6 (inclusive) of 'Minecraft' (minecraft), but only the wrong version is present: 1.20.1!`,
    codes: ['wrong_game'],
    culprits: ['Copper Hop'],
  },
  {
    log: `Exception in thread "main" java.lang.RuntimeException: Failed to read accessWidener file from mod wider
	at net.fabricmc.loader.impl.FabricLoaderImpl.loadAccessWideners(FabricLoaderImpl.java:560)
Caused by: net.fabricmc.accesswidener.AccessWidenerFormatException: line 1: Namespace (named) does not match current runtime namespace (intermediary)`,
    codes: ['addon_failed', 'game_crash'],
    culprits: ['wider'],
  },
  {
    log: `[20:11:02] [main/ERROR]: Failed to launch
net.fabricmc.loader.impl.FormattedException: java.lang.RuntimeException: Error analyzing [/data/mods/lumen-1.2.jar]: java.util.zip.ZipException: zip END header not found
	at net.fabricmc.loader.impl.discovery.ModDiscoverer.discoverMods(ModDiscoverer.java:180)`,
    codes: ['corrupt_jar'],
    culprits: ['lumen-1.2.jar'],
  },
  {
    log: `Exception in thread "main" java.lang.reflect.InvocationTargetException
[14:18:25] [main/ERROR] [net.minecraftforge.fml.loading.moddiscovery.ModDiscoverer/SCAN]: Failed to read /data/mods/gadgets-4.1.jar
java.util.zip.ZipException: zip END header not found`,
    codes: ['corrupt_jar'],
    culprits: ['gadgets-4.1.jar'],
  },
  {
    log: `[14:18:40] [main/FATAL] [net.minecraftforge.fml.ModLoader/LOADING]: Failed to complete lifecycle event COMMON_SETUP, 1 errors found
[14:18:40] [main/FATAL] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
	Gearbox (gearbox) encountered an error during the common_setup event phase`,
    codes: ['addon_failed', 'missing_class'],
    culprits: ['Gearbox'],
  },
  {
    log: `[11:02:31] [main/ERROR] [KubeJS Startup/]: Error in 'startup_scripts:blocks.js': SyntaxError: missing ) after argument list (startup_scripts:blocks.js#12)
[11:02:31] [main/FATAL] [net.minecraft.server.Main/]: Failed to start the minecraft server
java.lang.RuntimeException: There were KubeJS startup script syntax errors! See logs/kubejs/startup.log for more info`,
    codes: ['addon_failed', 'bad_file', 'game_crash'],
  },
  {
    log: `---- Minecraft Crash Report ----
Time: 2024-01-01 10:00:00
java.lang.StackOverflowError: null`,
    codes: ['stack_overflow'],
  },
  {
    log: `---- Minecraft Crash Report ----
Description: Feature placement
	at com.example.treehouse.TreeFeature.place(TreeFeature.java:40) ~[treehouse-1.0.jar%2377!/:1.0] {re:classloading}`,
    codes: ['addon_failed', 'game_crash'],
    culprits: ['treehouse-1.0.jar'],
  },
  {
    log: `[10:00:04] [main/ERROR]: Failed to store properties to file: server.properties
java.nio.file.AccessDeniedException: server.properties
	at java.base/sun.nio.fs.UnixException.translateToIOException(UnixException.java:90)`,
    codes: ['permission'],
  },
  {
    log: `[10:00:06] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[10:00:06] [Server thread/WARN]: The exception was: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Cannot assign requested address
[10:00:06] [Server thread/WARN]: Perhaps a server is already running on that port?`,
    codes: ['bad_file'],
  },
  {
    log: `[10:00:05] [Server thread/INFO]: Starting Minecraft server on *:25565
[10:00:06] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[10:00:06] [Server thread/WARN]: The exception was: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use`,
    codes: ['port_taken'],
  },
  {
    log: `[20:12:10] [VoiceChatServerThread/ERROR]: [voicechat] Failed to run voice chat at UDP port 24454, make sure no other application is running at that port
[20:12:10] [VoiceChatServerThread/ERROR]: [voicechat] Voice chat server error
java.net.BindException: Address already in use`,
    codes: ['addon_port'],
    culprits: ['Simple Voice Chat'],
  },
  {
    log: `[2024-02-02 12:10:25.010] [Server thread/CRITICAL]: Error: "Call to undefined method pocketmine\\player\\Player::getPlayer()" (EXCEPTION) in "plugins/SkyWars/src/SkyWars/Main" at line 44
[2024-02-02 12:10:25.110] [Server thread/EMERGENCY]: An unrecoverable error has occurred and the server has crashed. Creating a crash dump`,
    codes: ['addon_failed'],
    culprits: ['SkyWars'],
  },
  {
    log: `[17:30:42 ERROR]: Failed to load chunk [3,-2]
java.lang.RuntimeException: Server attempted to load chunk saved with newer version of minecraft! 3953 > 3700
	at net.minecraft.world.level.chunk.storage.ChunkSerializer.read(ChunkSerializer.java:120)`,
    codes: ['world_newer'],
  },
  {
    log: `./bedrock_server: error while loading shared libraries: libcurl.so.4: cannot open shared object file: No such file or directory`,
    codes: ['core_missing'],
  },
  {
    log: `2026-01-02T03:04:05.678901234Z [03:04:05] [modloading-worker-0/ERROR] [net.neoforged.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: fancyhud, class com.example.fancyhud.FancyHud
2026-01-02T03:04:05.678905234Z java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER
2026-01-02T03:04:05.678907234Z 	at net.neoforged.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:60)`,
    codes: ['client_only'],
    culprits: ['fancyhud'],
  },
  {
    log: `[14:33:26 ERROR]: Unable to read/load/save your velocity.toml. The server will shut down.
com.electronwill.nightconfig.core.io.ParsingException: Invalid bare key: motd =
	at com.electronwill.nightconfig.toml.Toml.checkInvalidBareKey(Toml.java:30)`,
    codes: ['bad_file'],
  },
  {
    log: `19:20:11 [WARNING] Could not bind to host /0.0.0.0:25577
io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use`,
    codes: ['port_taken'],
  },
  {
    log: `[17:30:39 ERROR]: Error occurred while enabling LobbyX v3.1 (Is it up to date?)
java.lang.UnsupportedOperationException: null
	at org.bukkit.craftbukkit.scheduler.CraftScheduler.handle(CraftScheduler.java:523) ~[folia-1.20.6.jar:?]`,
    codes: ['addon_failed', 'wrong_loader'],
    culprits: ['LobbyX'],
  },
]
