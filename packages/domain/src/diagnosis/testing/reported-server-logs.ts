import type { ReportedLog } from './reported-logs.ts'

/** Round 4: logs of plugins, proxies, worlds, Java and Bedrock. */
export const reportedServerLogs: readonly ReportedLog[] = [
  {
    log: `[17:30:33 ERROR]: [DirectoryProviderSource] Error loading plugin: zip END header not found
java.util.zip.ZipException: zip END header not found
[17:30:34 ERROR]: Could not load plugin 'plugins/CratesPlus.jar' in folder 'plugins'`,
    codes: ['corrupt_jar'],
    culprits: ['CratesPlus.jar'],
  },
  {
    log: `[22:04:15 ERROR]: Could not load 'plugins/MegaShop-2.1.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml
Caused by: java.util.zip.ZipException: zip END header not found`,
    codes: ['corrupt_jar'],
    culprits: ['MegaShop-2.1.jar'],
  },
  {
    log: `[12:00:03] [Server thread/INFO]: This server is running CraftBukkit version 3536-Spigot-475f600-699290c (MC: 1.19.2) (Implementing API version 1.19.2-R0.1-SNAPSHOT)
[12:00:05] [Server thread/ERROR]: Could not load 'plugins/ShopKeeperPlus.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown dependency Vault. Please download and install Vault to run this plugin.`,
    codes: ['missing_plugin'],
    culprits: ['ShopKeeperPlus.jar'],
  },
  {
    log: `[17:30:33 ERROR]: [SimpleProviderStorage] Could not load 'plugins/NametagX-3.2.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [ProtocolLib]. Please download and install these plugins to run 'NametagX'.
	at io.papermc.paper.plugin.entrypoint.strategy.modern.ModernPluginLoadingStrategy.loadProviders(ModernPluginLoadingStrategy.java:82) ~[paper-1.21.1.jar:1.21.1-133-3cb8529]`,
    codes: ['missing_plugin'],
    culprits: ['NametagX'],
  },
  {
    log: `[17:30:39 INFO]: [QuestMaster] Enabling QuestMaster v2.0.4
[17:30:39 ERROR]: Error occurred while enabling QuestMaster v2.0.4 (Is it up to date?)
java.lang.NoClassDefFoundError: me/clip/placeholderapi/expansion/PlaceholderExpansion`,
    codes: ['missing_class', 'missing_plugin', 'addon_failed'],
    culprits: ['QuestMaster'],
  },
  {
    log: `[22:04:14 ERROR]: Could not load 'plugins/Orbital-4.0.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: com/example/orbital/Orbital has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0
	at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:155) ~[patched_1.17.1.jar:git-Paper-411]`,
    codes: ['wrong_java'],
    culprits: ['Orbital-4.0.jar'],
  },
  {
    log: `[17:30:30 INFO]: [bootstrap] Loading Folia 1.21.4-3-ver/1.21.4@a1b2c3d (2025-03-28T16:14:36Z) for Minecraft 1.21.4
[17:30:33 ERROR]: [DirectoryProviderSource] Error loading plugin: Could not load plugin 'EssentialsLite-2.20.jar' as it is not marked as supporting Folia!
java.lang.RuntimeException: Could not load plugin 'EssentialsLite-2.20.jar' as it is not marked as supporting Folia!`,
    codes: ['wrong_loader'],
    culprits: ['EssentialsLite-2.20.jar'],
  },
  {
    log: `[17:30:38 ERROR]: Cannot load plugins/ChatColors/config.yml
org.bukkit.configuration.InvalidConfigurationException: while parsing a block mapping
 in 'string', line 14, column 3:`,
    codes: ['bad_file'],
  },
  {
    log: `[17:30:39 INFO]: [CoreVault] Enabling CoreVault v22.4
[17:30:39 ERROR]: Error occurred while enabling CoreVault v22.4 (Is it up to date?)
java.lang.UnsatisfiedLinkError: org.sqlite.core.NativeDB._open_utf8([BI)V`,
    codes: ['addon_failed', 'missing_class'],
    culprits: ['CoreVault'],
  },
  {
    log: `[20:14:25] [Server thread/INFO]: [SkinPatch] Enabling SkinPatch v1.7.6
[20:14:25] [Server thread/WARN]: [SkinPatch] java.lang.UnsatisfiedLinkError: /tmp/libskinpatch10564813986213839749/libskinpatch.so: Error relocating /tmp/libskinpatch10564813986213839749/libskinpatch.so: __register_atfork: symbol not found
        at SkinPatch-1.7.6-RELEASE.jar//dev.example.skinpatch.storage.LibWrapper.<clinit>(LibWrapper.java:66)`,
    codes: ['addon_failed', 'missing_class'],
    culprits: ['SkinPatch-1.7.6-RELEASE.jar'],
  },
  {
    log: `[18:38:04 ERROR]: Can't load plugin chatbridge due to missing dependency signedvelocity
[18:38:04 INFO]: Loaded 3 plugins
[18:38:05 INFO]: Listening on /[0:0:0:0:0:0:0:0%0]:25565`,
    codes: ['missing_plugin'],
    culprits: ['chatbridge'],
  },
  {
    log: `[14:33:26 ERROR]: Unable to read/load/save your velocity.toml. The server will shut down.
java.lang.RuntimeException: The forwarding-secret-file does not exist.
	at com.velocitypowered.proxy.config.VelocityConfiguration.read(VelocityConfiguration.java:531) ~[velocity-3.4.0-SNAPSHOT-551.jar:3.4.0-SNAPSHOT (git-67b988e6-b551)]`,
    codes: ['forwarding'],
  },
  {
    log: `19.07 04:13:20 [Server] INFO Enabled Waterfall version git:Waterfall-Bootstrap:1.12-SNAPSHOT:0b5f6a0:203
19.07 04:13:21 [Server] WARN Error enabling plugin LuckyPerms
19.07 04:13:21 [Server] INFO java.lang.NoClassDefFoundError: org/bukkit/plugin/java/JavaPlugin`,
    codes: ['wrong_loader', 'not_a_plugin', 'missing_class'],
    culprits: ['LuckyPerms'],
  },
  {
    log: `[10:00:04] [main/INFO]: Loaded 0 recipes
[10:00:04] [main/ERROR]: Failed to load world
[10:00:05] [main/ERROR]: This world was saved with a newer version of Minecraft (1.21.4) and can't be loaded by 1.20.1`,
    codes: ['world_newer'],
  },
  {
    log: `[10:00:03] [main/WARN]: Failed to load world data from ./world/level.dat
java.io.EOFException: Unexpected end of ZLIB input stream
	at java.base/java.util.zip.InflaterInputStream.fill(InflaterInputStream.java:266)`,
    codes: ['world_level'],
  },
  {
    log: `[17:30:36 ERROR]: Failed to start the minecraft server
net.minecraft.util.DirectoryLock$LockException: /srv/mc/./world/session.lock: already locked (possibly by other Minecraft instance?)
	at net.minecraft.util.DirectoryLock$LockException.alreadyLocked(DirectoryLock.java:106) ~[paper-1.21.1.jar:1.21.1-133-3cb8529]`,
    codes: ['session_lock'],
  },
  {
    log: `[10:14:05] [Server thread/ERROR]: Couldn't load chunk [-12, 40]
net.minecraft.nbt.NbtAccounterException: Tried to read NBT tag that was too big; tried to allocate: 16777232 bytes where max allowed: 16777216
[10:14:05] [IO-Worker-2/WARN]: Region file r.-1.1.mca has invalid sector at index: 204; sector 0 overlaps with header`,
    codes: ['world_region'],
  },
  {
    log: `[21:12:55 ERROR]: Encountered an unexpected exception
java.lang.OutOfMemoryError: Java heap space
	at java.base/java.util.Arrays.copyOf(Arrays.java:3537) ~[?:?]`,
    codes: ['memory'],
  },
  {
    log: `[Pterodactyl Daemon]: Finished pulling Docker container image
container@pterodactyl~ java -version
Error: Unable to access jarfile server.jar`,
    codes: ['core_missing'],
  },
  {
    log: `container@pterodactyl~ java @user_jvm_args.txt @libraries/net/minecraftforge/forge/1.17.1-37.1.1/unix_args.txt
Error: could not open \`user_jvm_args.txt'
container@pterodactyl~ Server marked as offline...`,
    codes: ['core_missing', 'bad_flags'],
  },
  {
    log: `Error occurred during initialization of VM
Conflicting collector combinations in option list; please refer to the release notes for the combinations allowed
[init] server exited with code 1`,
    codes: ['bad_flags'],
  },
  {
    log: `Error: A JNI error has occurred, please check your installation and try again
Exception in thread "main" java.lang.UnsupportedClassVersionError: net/minecraft/server/Main has been compiled by a more recent version of the Java Runtime (class file version 60.0), this version of the Java Runtime only recognizes class file versions up to 52.0
	at java.lang.ClassLoader.defineClass1(Native Method)`,
    codes: ['wrong_java'],
  },
  {
    log: `[22:04:31 ERROR]: [dynmap] Failed to start WebServer on address 0.0.0.0:8123 : Failed to bind to 0.0.0.0/0.0.0.0:8123
[22:04:31 INFO]: [dynmap] version 3.4 is enabled - core version 3.4-826
[22:04:35 INFO]: Done (19.2s)! For help, type "help"`,
    codes: ['addon_port'],
    culprits: ['dynmap'],
  },
  {
    log: `[17:30:50 WARN]: [BlueMap] 
 BlueMap failed to bind to the configured address.
 This usually happens when the configured port (8100) is already in use by some other program.`,
    codes: ['addon_port'],
    culprits: ['BlueMap'],
  },
  {
    log: `[05:23:06 WARN]: java.net.BindException: Cannot assign requested address
[05:23:06 WARN]:        at plasmovoice-server-1.0.10.jar//su.plo.voice.socket.SocketServerUDP.run(SocketServerUDP.java:86)
[05:23:06 INFO]: [PlasmoVoice] Failed to bind socket. Check if port 25730 UDP is open`,
    codes: ['addon_port'],
    culprits: ['plasmovoice-server-1.0.10.jar', 'Plasmo Voice'],
  },
  {
    log: `[16:40:00] [Server Watchdog/ERROR] [net.minecraft.server.dedicated.ServerWatchdog/]: A single server tick took 60.00 seconds (should be max 0.05)
[16:40:00] [Server Watchdog/ERROR] [net.minecraft.server.dedicated.ServerWatchdog/]: Considering it to be crashed, server will forcibly shutdown.
[16:40:01] [Server Watchdog/ERROR] [net.minecraft.server.dedicated.ServerWatchdog/]: This crash report has been saved to: /data/./crash-reports/crash-2024-02-12_16.40.01-server.txt`,
    codes: ['watchdog'],
  },
  {
    log: `minecraft    | Starting Bedrock server...
minecraft    | NO LOG FILE! - setting up server logging...
minecraft    | [2019-09-05 09:27:18 ERROR] Network port occupied, can't start server.`,
    codes: ['port_taken'],
  },
  {
    log: `[2023-09-27 12:10:22.010] [Server thread/INFO]: Loading server configuration
[2023-09-27 12:10:22.310] [Server thread/INFO]: This server is running PocketMine-MP 5.6.0
[2023-09-27 12:10:22.410] [Server thread/CRITICAL]: Could not load plugin "DummyBlocks": Incompatible API version (plugin requires one of: 4.0.0)`,
    codes: ['wrong_game'],
    culprits: ['DummyBlocks'],
  },
  {
    log: `[Server] [21:54:38] [CRITICAL]: **** FAILED TO BIND TO 0.0.0.0:19132!
[Server] [21:54:38] [CRITICAL]: Perhaps a server is already running on that port?
[Server] [21:54:38] [EMERGENCY]: [RakLib Thread #-1255293656] RakLib crashed!`,
    codes: ['port_taken'],
  },
  {
    log: `21:07:26 [INFO ] Using PNX core: 2.0.0-SNAPSHOT - 509b56a1
21:07:27 [INFO ] Opening server on 0.0.0.0:19132
java.net.BindException: Cannot assign requested address: bind`,
    codes: ['bad_file'],
  },
  {
    log: `[03:12:01 ERROR]: Failed to save player data for Steve
java.io.IOException: No space left on device
	at java.io.FileOutputStream.writeBytes(Native Method) ~[?:?]`,
    codes: ['disk_full'],
  },
  {
    log: `Feb 03 19:22:01 mc systemd[1]: Started Minecraft Server.
Feb 03 19:22:01 mc java[2211]: Error: LinkageError occurred while loading main class net.minecraft.server.Main
Feb 03 19:22:01 mc java[2211]:         java.lang.UnsupportedClassVersionError: net/minecraft/server/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0`,
    codes: ['wrong_java'],
  },
]
