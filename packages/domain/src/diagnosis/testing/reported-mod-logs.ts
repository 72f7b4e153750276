import type { ReportedLog } from './reported-logs.ts'

/** Round 4: complete logs of mods and their loaders. */
export const reportedModLogs: readonly ReportedLog[] = [
  {
    log: `[12:41:22] [Server thread/ERROR] [FML]: The mod lanternworks (Lantern Works) requires mods [codelib@[3.1.0,)] to be available
[12:41:22] [Server thread/FATAL] [FML]: net.minecraftforge.fml.common.MissingModsException: Mod lanternworks (Lantern Works) requires [codelib@[3.1.0,)]
[12:41:22] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception`,
    codes: ['missing_mod'],
    culprits: ['lanternworks'],
  },
  {
    log: `[12:41:30] [Server thread/ERROR] [FML]: Caught exception from Glow Torch (glowtorch)
java.lang.NoClassDefFoundError: net/minecraft/client/renderer/entity/Render
	at com.example.glow.GlowTorch.preInit(GlowTorch.java:41) ~[GlowTorch.class:?]`,
    codes: ['client_only'],
    culprits: ['Glow Torch'],
  },
  {
    log: `[18:02:16] [Server thread/ERROR] [FML]: Found a duplicate mod oreberry at [/srv/mc/mods/oreberry-1.7.10-2.1.jar, /srv/mc/mods/oreberry-1.7.10-2.2.jar]
[18:02:16] [Server thread/ERROR]: Encountered an unexpected exception
cpw.mods.fml.common.DuplicateModsFoundException`,
    codes: ['duplicate_addon'],
    culprits: ['oreberry', 'mods/oreberry-1.7.10-2.2.jar'],
  },
  {
    log: `A problem occurred running the Server launcher.java.lang.reflect.InvocationTargetException
	at java.base/jdk.internal.reflect.NativeMethodAccessorImpl.invoke0(Native Method)
Caused by: java.lang.ClassCastException: class jdk.internal.loader.ClassLoaders$AppClassLoader cannot be cast to class java.net.URLClassLoader (jdk.internal.loader.ClassLoaders$AppClassLoader and java.net.URLClassLoader are in module java.base of loader 'bootstrap')`,
    codes: ['wrong_java'],
  },
  {
    log: `The Minecraft jar file minecraft_server.1.12.2.jar and/or server.jar could not be found
Exception in thread "main" java.lang.NoClassDefFoundError: net/minecraft/launchwrapper/Launch
We appear to be missing one or more essential library files.`,
    codes: ['core_missing'],
  },
  {
    log: `[16:12:15] [Server thread/INFO]: Starting minecraft server version 1.10.2
[16:12:18] [Server thread/ERROR] [FML]: The mod saltpit does not wish to run in Minecraft version 1.10.2. You will have to remove it to play.
[16:12:18] [Server thread/ERROR]: Encountered an unexpected exception`,
    codes: ['wrong_game', 'mod_version'],
    culprits: ['saltpit'],
  },
  {
    log: `    oreberry:bush: 431
There are 12 missing blocks and items in this save.
Run the command /fml confirm or or /fml cancel to proceed.`,
    codes: ['awaits_confirm'],
  },
  {
    log: `Description: Ticking block entity
	Name: stonecrusher:crusher // com.example.stonecrusher.tile.TileCrusher
	Block location: World: (-112,64,881), Chunk: (at 0,4,1 in -7,55; contains blocks -112,0,880 to -97,255,895)`,
    codes: ['ticking_block'],
  },
  {
    log: `[12:41:08] [main/INFO] [LaunchWrapper]: Loading tweak class name net.minecraftforge.fml.common.launcher.FMLServerTweaker
[12:41:09] [main/INFO] [LaunchWrapper]: Loading tweak class name optifine.OptiFineForgeTweaker
Exception in thread "main" java.lang.NoClassDefFoundError: net/minecraft/client/main/Main`,
    codes: ['client_only', 'mixin', 'mod_conflict', 'game_crash'],
  },
  {
    log: `[12:41:59] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
java.lang.RuntimeException: Invalid id 4096 - maximum id range exceeded.
	at net.minecraftforge.registries.ForgeRegistry.add(ForgeRegistry.java:282) ~[ForgeRegistry.class:?]`,
    codes: ['mod_conflict', 'game_crash', 'addon_failed'],
  },
  {
    log: `[14:18:29] [main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:
	Mod ID: 'jei', Requested by: 'lanternresources', Expected range: '[15.2.0,)', Actual version: '[MISSING]'
[14:18:33] [main/FATAL] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server`,
    codes: ['missing_mod'],
    culprits: ['lanternresources'],
  },
  {
    log: `	Caused by 1: java.lang.BootstrapMethodError: java.lang.RuntimeException: Attempted to load class net/minecraft/client/resources/model/BakedModel for invalid dist DEDICATED_SERVER
		at com.example.copper.CopperCopies.<init>(CopperCopies.java:30) ~[coppercopies-2.0.0+mc.1.18.2-forge.jar%2370!/:2.0.0] {re:classloading}
	Failure message: Copper Copies (coppercopies) has failed to load correctly
	Exception message: java.lang.RuntimeException: Attempted to load class net/minecraft/client/resources/model/BakedModel for invalid dist DEDICATED_SERVER`,
    codes: ['client_only'],
    culprits: ['coppercopies-2.0.0+mc.1.18.2-forge.jar', 'Copper Copies'],
  },
  {
    log: `[11:02:12] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--gameDir, ., --launchTarget, fmlserver, --fml.forgeVersion, 36.2.39, --fml.mcpVersion, 20210115.111550, --fml.mcVersion, 1.16.5]
[11:02:27] [modloading-worker-3/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: weatherly, class com.example.weatherly.Weatherly
Caused by: java.lang.NoSuchMethodError: net.minecraft.world.World.func_999999_x()V`,
    codes: ['addon_failed', 'missing_class'],
    culprits: ['weatherly'],
  },
  {
    log: `[14:19:40] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file mineshafts-server.toml of type SERVER for modid mineshafts
Caused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available`,
    codes: ['bad_file'],
    culprits: ['mineshafts'],
  },
  {
    log: `Exception in thread "main" java.lang.module.ResolutionException: Modules bluelantern and vectorlib export package com.flowlib.math.vector to module emberlib
	at java.base/java.lang.module.Resolver.resolveFail(Resolver.java:901)
	at java.base/java.lang.module.Resolver.failTwoSuppliers(Resolver.java:815)`,
    codes: ['mod_conflict'],
    culprits: ['bluelantern', 'vectorlib'],
  },
  {
    log: `[14:18:25] [main/ERROR] [net.minecraftforge.fml.loading.UniqueModListBuilder/LOADING]: Found duplicate mods:
	Mod ID: 'brickworks' from mod files: brickworks-1.20.1-3.1.jar, brickworks-1.20.1-3.2.jar
[14:18:25] [main/ERROR] [net.minecraftforge.fml.loading.FMLServiceProvider/]: Failed to build unique mod list after mod discovery.`,
    codes: ['duplicate_addon'],
    culprits: ['brickworks', 'mods/brickworks-1.20.1-3.2.jar'],
  },
  {
    log: `[14:18:26] [main/ERROR] [net.minecraftforge.fml.loading.LanguageLoadingProvider/LOADING]: Missing language kotlinforforge version [4.3,) wanted by candlestick-1.2.0.jar
[14:18:31] [main/FATAL] [net.minecraftforge.fml.ModLoader/CORE]: Failed to initialize mod containers
net.minecraftforge.fml.ModLoadingException: Mod File candlestick-1.2.0.jar needs language provider kotlinforforge:4.3 or above to load`,
    codes: ['missing_mod'],
    culprits: ['candlestick-1.2.0.jar'],
  },
  {
    log: `[14:18:24] [main/WARN] [net.minecraftforge.fml.loading.moddiscovery.AbstractModProvider/LOADING]: Found jar with fabric.mod.json: quickpack-fabric-1.20.1.jar
[14:18:30] [main/FATAL] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
	File quickpack-fabric-1.20.1.jar is a Fabric mod and cannot be loaded`,
    codes: ['wrong_loader', 'not_a_plugin'],
    culprits: ['quickpack-fabric-1.20.1.jar'],
  },
  {
    log: `---- Minecraft Crash Report ----
	Failure message: Mod moonring requires neoforge 21.1.220 or above
		Currently, neoforge is 21.1.219`,
    codes: ['loader_version'],
    culprits: ['moonring'],
  },
  {
    log: `[09:12:49] [main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:
	Mod ID: 'coroutil', Requested by: 'stormy', Expected range: '[1.21.0-1.3.8,)', Actual version: '[MISSING]'
[09:12:55] [main/FATAL] [net.neoforged.neoforge.server.loading.ServerModLoader/]: Failed to load mods.`,
    codes: ['missing_mod'],
    culprits: ['stormy'],
  },
  {
    log: `[09:12:58] [modloading-worker-0/ERROR] [net.neoforged.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: tidepool, class com.example.tidepool.Tidepool
java.lang.NoClassDefFoundError: me/shedaniel/autoconfig/ConfigData
	at java.base/java.lang.ClassLoader.defineClass1(Native Method) ~[?:?]`,
    codes: ['missing_class', 'addon_failed', 'missing_mod'],
    culprits: ['tidepool'],
  },
  {
    log: `[09:13:11] [Worker-Main-3/ERROR] [net.minecraft.resources.RegistryDataLoader/]: Registry loading errors:
> Errors in registry minecraft:worldgen/biome:
>> Errors in element ferny:grove:`,
    codes: ['datapack'],
  },
  {
    log: `Description: Ticking entity
	Entity Type: owlery:barn_owl (com.example.owlery.entity.BarnOwl)
	Entity's Exact location: 120.50, 70.00, -33.20`,
    codes: ['ticking_entity'],
  },
  {
    log: `[09:12:50] [main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Incompatibilities between mods:
	Mod 'shaderly' is incompatible with 'lightspeed', versions: '[1.0,2.0)'; Version found: '1.4.2'
[09:12:54] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server`,
    codes: ['mod_conflict'],
    culprits: ['shaderly', 'lightspeed'],
  },
  {
    log: `[20:11:03] [main/WARN]: Mod resolution failed
[20:11:03] [main/INFO]: Immediate reason: [HARD_DEP_NO_CANDIDATE multikulti 1.20.1-1.1.1 {depends multikulti_core @ [>=1.20.1-1.1.1]}, ROOT_FORCELOAD_SINGLE multikulti 1.20.1-1.1.1]
	 - Mod 'Multikulti' (multikulti) 1.20.1-1.1.1 requires version 1.20.1-1.1.1 or later of multikulti_core, which is missing!`,
    codes: ['missing_mod'],
    culprits: ['Multikulti'],
  },
  {
    log: `[20:11:03] [main/ERROR]: Обнаружены несовместимые моды!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - Мод 'Lampenladen' (lampenladen) 1.3.0 требует любая версия версии fabric-api, которая отсутствует!`,
    codes: ['missing_mod'],
    culprits: ['Lampenladen'],
  },
  {
    log: `[15:20:01] [main/INFO]: Loading for game Minecraft 1.16.5
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'x'!
net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: duskmod requires {cloth-config2 @ [>=4.11.19]}`,
    codes: ['missing_mod'],
    culprits: ['duskmod', 'x'],
  },
  {
    log: `[20:11:03] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - Mod 'Fusebox' (fusebox) 1.2.11 requires version 0.16.1 or later of mod 'Fabric Loader' (fabricloader), but only the wrong version is present: 0.15.11!`,
    codes: ['loader_version'],
    culprits: ['Fusebox'],
  },
  {
    log: `13.11 18:10:37 [Multicraft] Starting server!
13.11 18:10:50 [Server] INFO java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'paladins'!
13.11 18:10:50 [Server] INFO Caused by: java.lang.RuntimeException: Cannot load class net.minecraft.class_310 in environment type SERVER`,
    codes: ['client_only'],
    culprits: ['paladins'],
  },
  {
    log: `[20:11:09] [main/ERROR]: Mixin apply for mod amberglow failed amberglow.mixins.json:ServerWorldMixin from mod amberglow -> net.minecraft.class_3218: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: @Inject annotation on amber$tick could not find any targets matching 'method_18765' in net.minecraft.class_3218. Using refmap amberglow-refmap.json
[20:11:09] [main/ERROR]: Failed to start the minecraft server
java.lang.RuntimeException: Mixin transformation of net.minecraft.class_3218 failed`,
    codes: ['mixin'],
    culprits: ['amberglow'],
  },
  {
    log: `[20:11:03] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - Mod 'Lithic' (lithic) 0.12.0 requires version 21 or later of 'OpenJDK 64-Bit Server VM' (java), but only the wrong version is present: 17!`,
    codes: ['wrong_java'],
    culprits: ['Lithic'],
  },
  {
    log: `[19:54:16] [main/INFO]: Loading Minecraft 1.19.2 with Quilt Loader 0.18.10
[19:54:18] [main/ERROR]: Crashed! The full crash report has been saved to ./crash-reports/crash-2023-06-11_19.54.18.2042-quilt_loader.txt
Velvet Cape requires version [5.0.0, ∞) of cardinal, which is missing!`,
    codes: ['missing_mod', 'loader_version'],
    culprits: ['Velvet Cape'],
  },
  {
    log: `---- Quilt Loader: Failed to load ----
Date/Time: 2024/05/11 11:22:58.6539
NiftyWagons requires version [0.15.7, ∞) of fabricloader, which is missing!`,
    codes: ['loader_version', 'missing_mod'],
    culprits: ['NiftyWagons'],
  },
]
