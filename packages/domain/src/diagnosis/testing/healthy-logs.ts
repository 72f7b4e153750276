/** Successful starts with complaints of cores, plugins and mods. */
export const healthyLogs: readonly string[] = [
  `Starting org.bukkit.craftbukkit.Main
[17:30:30 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.5+11-LTS; Eclipse Adoptium Temurin-21.0.5+11) on Linux 5.15.0 (amd64)
[17:30:30 INFO]: [bootstrap] Loading Paper 1.21.1-133-ver/1.21.1@3cb8529 (2025-03-28T16:14:36Z) for Minecraft 1.21.1
[17:30:32 INFO]: [PluginInitializerManager] Initializing plugins...
[17:30:33 INFO]: [PluginInitializerManager] Initialized 12 plugins
[17:30:39 WARN]: [ViaVersion] Could not check for updates, check your connection.
[17:30:40 WARN]: **** SERVER IS RUNNING AS ROOT
[17:30:45 INFO]: Done (12.310s)! For help, type "help"`,
  `Starting org.bukkit.craftbukkit.Main
[17:30:30 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.5+11-LTS; Eclipse Adoptium Temurin-21.0.5+11) on Linux 5.15.0 (amd64)
[17:30:30 INFO]: [bootstrap] Loading Paper 1.21.1-133-ver/1.21.1@3cb8529 (2025-03-28T16:14:36Z) for Minecraft 1.21.1
[17:30:32 INFO]: [PluginInitializerManager] Initializing plugins...
[17:30:33 INFO]: [PluginInitializerManager] Initialized 12 plugins
[17:30:45 INFO]: Done (12.310s)! For help, type "help"
[17:44:02 ERROR]: Could not pass event PlayerInteractEvent to ChestShopper v3.2
java.lang.NullPointerException: Cannot invoke "org.bukkit.block.Block.getType()" because "block" is null
	at ChestShopper-3.2.jar/com.example.Shop.on(Shop.java:44) ~[ChestShopper-3.2.jar:?]
[17:45:00 INFO]: Steve joined the game`,
  `Starting net.fabricmc.loader.impl.game.minecraft.BundlerClassPathCapture
[20:11:02] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[20:11:02] [ForkJoinPool-1-worker-1/WARN]: Mod lampworks uses the version 1.0.b which isn't compatible with Loader's extended semantic version format (Could not parse version number component 'b'!), SemVer is recommended for reliably evaluating dependencies and prioritizing newer version
[20:11:07] [main/WARN]: Error loading class: net/minecraft/client/gui/screens/Screen (java.lang.ClassNotFoundException: net/minecraft/client/gui/screens/Screen)
[20:11:07] [main/WARN]: @Mixin target net.minecraft.client.gui.screens.Screen was not found lampworks.mixins.json:ScreenMixin from mod lampworks
[20:11:20] [Server thread/INFO]: Done (9.1s)! For help, type "help"`,
  `[14:18:21] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, nogui]
[14:18:21] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 10.0.9+10.0.9+main.dcd20f30 starting: java version 17.0.9 by Eclipse Adoptium; OS Linux arch amd64 version 5.15.0-91-generic
[14:18:22] [main/INFO] [net.minecraftforge.fml.loading.ImmediateWindowHandler/]: ImmediateWindowProvider not loading because launch target is forgeserver
[14:18:24] [main/WARN] [net.minecraftforge.fml.loading.moddiscovery.ModFileParser/LOADING]: Mod file /data/libraries/net/minecraftforge/fmlcore/1.20.1-47.2.20/fmlcore-1.20.1-47.2.20.jar is missing mods.toml file
[14:18:31] [main/WARN] [mixin/]: Reference map 'candle.refmap.json' for candle.mixins.json could not be read. If this is a development environment you can ignore this message
[14:18:45] [main/ERROR] [net.minecraft.world.item.crafting.RecipeManager/]: Parsing error loading recipe candle:wax
com.google.gson.JsonSyntaxException: Unknown item 'create:andesite_alloy'
	at net.minecraft.world.item.crafting.ShapedRecipe.lambda$itemFromJson$0(ShapedRecipe.java:291)
[14:19:01] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (15.3s)! For help, type "help"`,
  `[10:00:01] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]
[10:00:02] [ServerMain/WARN]: Ambiguity between arguments [teleport, location] and [teleport, destination] with inputs: [0.1 -0.5 .9, 0 0 0]
[10:00:20] [Server thread/INFO]: Done (12.1s)! For help, type "help"
[10:05:22] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 5020ms or 100 ticks behind
[10:06:00] [Server thread/WARN]: Steve moved too quickly! 12.0,0.1,4.0
[10:09:00] [Server thread/INFO]: Steve lost connection: Disconnected`,
  `[22:04:11 INFO]: Starting minecraft server version 1.16.5
[22:04:11 INFO]: Loading properties
[22:04:11 INFO]: This server is running Paper version git-Paper-794 (MC: 1.16.5) (Implementing API version 1.16.5-R0.1-SNAPSHOT)
[22:05:01 INFO]: Done (20.1s)! For help, type "help"
[22:06:00 WARN]: handleDisconnection() called twice
[22:06:01 ERROR]: Exception caught in connection
java.io.IOException: Connection reset by peer
	at sun.nio.ch.FileDispatcherImpl.read0(Native Method)`,
  `[10:00:01] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]
[10:00:02] [ServerMain/WARN]: Ambiguity between arguments [teleport, location] and [teleport, destination] with inputs: [0.1 -0.5 .9, 0 0 0]
[10:00:20] [Server thread/INFO]: Done (12.1s)! For help, type "help"
[10:07:00] [Server thread/INFO]: <Steve> java.lang.OutOfMemoryError: Java heap space lol
[10:07:05] [Server thread/INFO]: <Alex> **** FAILED TO BIND TO PORT!`,
  `[09:12:44] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.neoForgeVersion, 21.1.172, --fml.fmlVersion, 4.0.39, --fml.mcVersion, 1.21.1, --fml.neoFormVersion, 20240808.144430]
[09:12:44] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 11.0.4+main.d2e20e43 starting: java version 21.0.4 by Eclipse Adoptium; OS Linux arch amd64 version 6.1.0
[09:12:46] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/SCAN]: 
     Mod List:
		Name Version (Mod Id)

		Lantern Map 2.4.1 (lanternmap)
		Minecraft 1.21.1 (minecraft)
		NeoForge 21.1.172 (neoforge)
[09:13:00] [main/WARN] [net.neoforged.fml.config.ConfigTracker/CONFIG]: Configuration file /data/config/lanternmap-server.toml is not correct. Correcting
[09:13:02] [main/WARN] [net.neoforged.fml.loading.moddiscovery.ModFileParser/LOADING]: Mod file x is missing mods.toml file
[09:13:30] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (9.3s)! For help, type "help"`,
  `Starting org.bukkit.craftbukkit.Main
[17:30:30 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.5+11-LTS; Eclipse Adoptium Temurin-21.0.5+11) on Linux 5.15.0 (amd64)
[17:30:30 INFO]: [bootstrap] Loading Paper 1.21.1-133-ver/1.21.1@3cb8529 (2025-03-28T16:14:36Z) for Minecraft 1.21.1
[17:30:32 INFO]: [PluginInitializerManager] Initializing plugins...
[17:30:33 INFO]: [PluginInitializerManager] Initialized 12 plugins
[17:30:45 INFO]: Done (12.310s)! For help, type "help"
[17:50:11 ERROR]: --- DO NOT REPORT THIS TO PAPER - THIS IS NOT A BUG OR A CRASH  - 1.21.1-133-3cb8529 (MC: 1.21.1) ---
[17:50:11 ERROR]: The server has not responded for 10 seconds! Creating thread dump
[17:50:11 ERROR]: Current Thread: Server thread
[17:50:11 ERROR]: 	PID: 50 | Suspended: false | Native: false | State: RUNNABLE
[17:50:11 ERROR]: --- DO NOT REPORT THIS TO PAPER - THIS IS NOT A BUG OR A CRASH ---
[17:50:20 INFO]: Steve joined the game`,
  `[18:38:02 INFO]: Booting up Velocity 3.4.0-SNAPSHOT (git-346a33fd)...
[18:38:02 INFO]: Loading localizations...
[18:38:03 INFO]: Connections will use epoll channels, libdeflate (Linux x86_64) compression, OpenSSL 3.x.x (Linux x86_64) ciphers
[18:38:03 INFO]: Loading plugins...
[18:38:05 INFO]: Done (2.91s)!
[18:40:00 ERROR]: [connected player] Steve (/10.0.0.2:5500): unable to connect to server lobby
io.netty.channel.AbstractChannel$AnnotatedConnectException: finishConnect(..) failed: Connection refused: /127.0.0.1:30066`,
  `Starting org.bukkit.craftbukkit.Main
[17:30:30 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.5+11-LTS; Eclipse Adoptium Temurin-21.0.5+11) on Linux 5.15.0 (amd64)
[17:30:30 INFO]: [bootstrap] Loading Paper 1.21.1-133-ver/1.21.1@3cb8529 (2025-03-28T16:14:36Z) for Minecraft 1.21.1
[17:30:32 INFO]: [PluginInitializerManager] Initializing plugins...
[17:30:33 INFO]: [PluginInitializerManager] Initialized 12 plugins
[17:30:38 WARN]: [Statz] java.lang.UnsatisfiedLinkError: no jansi64-1.8 in java.library.path; falling back to pure Java
[17:30:45 INFO]: Done (12.310s)! For help, type "help"`,
  `[12:41:08] [main/INFO] [LaunchWrapper]: Loading tweak class name net.minecraftforge.fml.common.launcher.FMLServerTweaker
[12:41:09] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
[12:41:09] [main/INFO] [FML]: Java is OpenJDK 64-Bit Server VM, version 1.8.0_392, running on Linux:amd64:5.15.0-91-generic
[12:41:10] [main/WARN] [FML]: The coremod ForgelinPlugin (net.shadowfacts.forgelin.preloader.ForgelinPlugin) is not signed!
[12:41:15] [Server thread/INFO] [minecraft/DedicatedServer]: Starting minecraft server version 1.12.2
[12:41:15] [Server thread/INFO] [FML]: MinecraftForge v14.23.5.2860 Initialized
[12:41:20] [Server thread/ERROR] [FML]: FML appears to be missing any signature data. This is not a good thing
[12:41:21] [Server thread/ERROR] [FML]: The following problems were captured during this phase
[12:41:21] [Server thread/ERROR] [FML]: Texture lookup failed
[12:41:50] [Server thread/INFO] [minecraft/DedicatedServer]: Done (20.1s)! For help, type "help" or "?"`,
  `[2025-09-28 05:23:36:381 INFO] Level Name: TestMC
[2025-09-28 05:23:36:383 INFO] No CDN config file found for dedicated server
[2025-09-28 05:23:37:045 INFO] IPv4 supported, port: 19132: Used for gameplay and LAN discovery
[2025-09-28 05:23:37:100 WARN] Pack Stack - Missing dependency with ID 'x' ignored
[2025-09-28 05:23:38:100 INFO] Server started.`,
  `[2023-09-27 12:10:22.010] [Server thread/WARNING]: You are using an outdated version
[2023-09-27 12:10:25.010] [Server thread/ERROR]: Could not send usage: Could not resolve host
[2023-09-27 12:10:26.000] [Server thread/INFO]: Done (3.912s)! For help, type "help" or "?"`,
  `[10:00:01] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]
[10:00:02] [ServerMain/WARN]: Ambiguity between arguments [teleport, location] and [teleport, destination] with inputs: [0.1 -0.5 .9, 0 0 0]
[10:00:05] [Worker-Main-2/ERROR]: Couldn't parse data file 'stars:wax' from 'stars:advancement/wax.json': DataResult.Error['Unknown registry key']
[10:00:05] [Worker-Main-2/WARN]: Couldn't load tag minecraft:planks as it is missing following references: ferns:planks (from mod/ferns)
[10:00:12] [Server thread/INFO]: Done (7.1s)! For help, type "help"`,
  `13.11 18:10:37 [Multicraft] Starting server!
13.11 18:10:41 [Server] INFO [12:00:01] [Server thread/INFO]: <Steve> java.lang.OutOfMemoryError: Java heap space
13.11 18:10:42 [Server] INFO <Alex> **** FAILED TO BIND TO PORT!
13.11 18:10:42 [Server] Server thread/INFO <Alex> You need to agree to the EULA in order to run the server`,
  `[14:18:21] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, 47.2.20, --fml.mcVersion, 1.20.1, nogui]
[14:18:21] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 10.0.9+10.0.9+main.dcd20f30 starting: java version 17.0.9 by Eclipse Adoptium; OS Linux arch amd64 version 5.15.0-91-generic
[14:18:22] [main/INFO] [net.minecraftforge.fml.loading.ImmediateWindowHandler/]: ImmediateWindowProvider not loading because launch target is forgeserver
[14:18:24] [main/WARN] [net.minecraftforge.fml.loading.moddiscovery.ModFileParser/LOADING]: Mod file /data/libraries/net/minecraftforge/fmlcore/1.20.1-47.2.20/fmlcore-1.20.1-47.2.20.jar is missing mods.toml file
[14:18:30] [main/WARN] [mixin/]: Error loading class: org/bukkit/plugin/java/JavaPlugin (java.lang.ClassNotFoundException: org/bukkit/plugin/java/JavaPlugin)
[14:19:01] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (15.3s)! For help, type "help"`,
]
