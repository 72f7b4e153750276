import type { Sample } from './plugin-samples.ts'

export const modSamples: readonly Sample[] = [
  {
    name: 'Fabric, any version',
    log: `[12:00:01] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
A potential solution has been determined, this may resolve your problem:
	 - Install starlib, any version.
More details:
	 - Mod 'Moon & Co' (moonco) 0.7.0+1.20.4 requires any version of starlib, which is missing!`,
    code: 'missing_mod',
    facts: { addon: 'Moon & Co', id: 'moonco', needs: 'starlib' },
  },
  {
    name: 'Fabric, a version of it',
    log: "	 - Mod 'Moon' (moon) 1.2.15 requires version 0.80.0+1.20 or later of mod 'Star Lib' (starlib), which is missing!",
    code: 'missing_mod',
    facts: { addon: 'Moon', id: 'moon', needs: 'starlib', wanted: '0.80.0+1.20 or later' },
  },
  {
    name: 'the Fabric of 2020',
    log: "net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: 'moon' requires {starlib @ [>=1.2]}",
    code: 'missing_mod',
    facts: { addon: 'moon', needs: 'starlib', wanted: '>=1.2' },
  },
  {
    name: 'Quilt',
    log: '- Moon requires version 1.2 or later of starlib, which is missing!',
    code: 'missing_mod',
    facts: { addon: 'Moon', needs: 'starlib', wanted: '1.2 or later' },
  },
  {
    name: 'Forge in its log',
    log: `[12:00:01] [main/ERROR] [ne.mi.fm.lo.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:
	Mod ID: 'starlib', Requested by: 'moon', Expected range: '[1.0.7,)', Actual version: '[MISSING]'`,
    code: 'missing_mod',
    facts: { needs: 'starlib', addon: 'moon', wanted: '[1.0.7,)' },
  },
  {
    name: 'NeoForge in its crash report',
    log: `net.neoforged.fml.ModLoadingException: Loading errors encountered:
	- Mod moon requires starlib 1.0.7 or above
	  Currently, starlib is not installed`,
    code: 'missing_mod',
    facts: { addon: 'moon', needs: 'starlib', wanted: '1.0.7 or above' },
  },
  {
    name: 'the same in the colours of Forge',
    log: 'Failure message: Mod §emoon§r requires §6starlib§r §o1.0.7 or above§r\n§7Currently, §6starlib§r§7 is §o§nnot installed§r',
    code: 'missing_mod',
    facts: { addon: 'moon', needs: 'starlib', wanted: '1.0.7 or above' },
  },
  {
    name: 'the Forge of 1.12',
    log: 'net.minecraftforge.fml.common.MissingModsException: Mod moon (Moon) requires [starlib@[1.3-32,)]',
    code: 'missing_mod',
    facts: { addon: 'moon', needs: 'starlib', wanted: '[1.3-32,)' },
  },
  {
    name: 'the Forge of 1.18',
    log: '[12:00:01] [main/ERROR] [ne.mi.fm.lo.ModSorter/LOADING]: Missing mandatory dependencies: forge, starlib',
    code: 'missing_mod',
    facts: { needs: 'starlib' },
  },
  {
    name: 'another version of a mod is there',
    log: "	 - Mod 'Moon' (moon) 1.20.1-7.4 requires version 81 or later of mod 'Star Lib' (starlib), but only the wrong version is present: 80!",
    code: 'mod_version',
    facts: { addon: 'Moon', id: 'moon', needs: 'starlib', wanted: '81 or later', found: '80' },
  },
  {
    name: 'a later NeoForge is asked for',
    log: `	- Mod moon requires neoforge 21.1.187 or above
	  Currently, neoforge is 21.1.176`,
    code: 'loader_version',
    facts: { addon: 'moon', needs: 'neoforge', wanted: '21.1.187 or above', found: '21.1.176' },
  },
  {
    name: 'a mod for another game, by Fabric',
    log: "	 - Mod 'Moon' (moon) 1.2.15 requires any version between 1.20.5 (inclusive) and 1.20.6 (inclusive) of 'Minecraft' (minecraft), but only the wrong version is present: 1.20.4!",
    code: 'wrong_game',
    facts: {
      addon: 'Moon',
      id: 'moon',
      needs: 'minecraft',
      wanted: 'any version between 1.20.5 (inclusive) and 1.20.6 (inclusive)',
      found: '1.20.4',
    },
  },
  {
    name: 'a mod for another game, by Forge',
    log: "	Mod ID: 'minecraft', Requested by: 'moon', Expected range: '[1.19,1.20)', Actual version: '1.20.1'",
    code: 'wrong_game',
    facts: { needs: 'minecraft', addon: 'moon', wanted: '[1.19,1.20)', found: '1.20.1' },
  },
  {
    name: 'a mod for a later Java, by Fabric',
    log: "	 - Mod 'Moon' (moon) 2.0 requires version 21 or later of 'OpenJDK 64-Bit Server VM' (java), but only the wrong version is present: 17!",
    code: 'wrong_java',
    facts: { addon: 'Moon', id: 'moon', java: '21', javaHere: '17' },
  },
  {
    name: 'a mod of Fabric among those of NeoForge',
    log: '[12:00:01] [main/WARN] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/SCAN]: Skipping jar. File /data/mods/moon-fabric.jar is a Fabric mod and cannot be loaded',
    code: 'wrong_loader',
    facts: { addon: 'moon-fabric.jar', file: 'mods/moon-fabric.jar' },
  },
  {
    name: 'a mod of Forge among those of NeoForge',
    log: '[12:00:01] [main/WARN]: Skipping jar. File mods/moon.jar is for Minecraft Forge or an older version of NeoForge, and cannot be loaded',
    code: 'wrong_loader',
    facts: { addon: 'moon.jar', file: 'mods/moon.jar' },
  },
  {
    name: 'mods of Forge among those of Fabric',
    log: '[12:00:01] [main/WARN]: Found 1 non-fabric mods:\n\t- moon-forge-2.jar',
    code: 'wrong_loader',
    facts: { addon: 'moon-forge-2.jar', file: 'mods/moon-forge-2.jar' },
  },
  {
    name: 'two mods that do not go together',
    log: "	 - Mod 'Moon' (moon) 1.0 is incompatible with any version of mod 'Sun' (sun), but a matching version is present: 3.1!",
    code: 'mod_conflict',
    facts: { addon: 'Moon', id: 'moon', other: 'Sun' },
  },
  {
    name: "a client's mod, by Forge",
    log: `[12:00:01] [main/ERROR]: Failed to create mod instance. ModID: moonview, class com.example.moonview.View
java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER`,
    code: 'client_only',
    facts: { addon: 'moonview', id: 'moonview', what: 'net/minecraft/client/gui/screens/Screen' },
  },
  {
    name: "a client's mod, by Fabric",
    log: `java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'moonview'!
	at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:388)
Caused by: java.lang.RuntimeException: Cannot load class net.minecraft.class_310 in environment type SERVER`,
    code: 'client_only',
    facts: { addon: 'moonview', id: 'moonview', what: 'net.minecraft.class_310' },
  },
  {
    name: 'a mixin that does not fit, with its mod',
    log: '[12:00:01] [main/ERROR]: Mixin apply for mod moon failed moon.mixins.json:WorldMixin from mod moon -> net.minecraft.class_1937: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure',
    code: 'mixin',
    facts: { addon: 'moon', id: 'moon' },
  },
  {
    name: 'a mixin that does not fit, by the name of its set',
    log: '[12:00:01] [main/FATAL] [mixin/]: Mixin apply failed moon.mixins.json:WorldMixin -> net.minecraft.world.level.Level: org.spongepowered.asm.mixin.throwables.MixinApplyError',
    code: 'mixin',
    facts: { addon: 'moon', id: 'moon' },
  },
  {
    name: 'one mod twice, by Forge',
    log: "[12:00:01] [main/ERROR]: Found duplicate mods:\n\tMod ID: 'moon' from mod files: moon-1.0.jar, moon-1.1.jar",
    code: 'duplicate_addon',
    facts: { addon: 'moon', file: 'mods/moon-1.0.jar', other: 'mods/moon-1.1.jar' },
  },
  {
    name: 'one mod twice, by NeoForge',
    log: '	- Mod moon is present in multiple files: moon-a.jar, moon-b.jar',
    code: 'duplicate_addon',
    facts: { addon: 'moon', file: 'mods/moon-a.jar', other: 'mods/moon-b.jar' },
  },
  {
    name: 'a mod whose archive is cut',
    log: `java.lang.RuntimeException: Error analyzing [/data/mods/moon-1.0.jar]: java.util.zip.ZipException: zip END header not found`,
    code: 'corrupt_jar',
    facts: { addon: 'moon-1.0.jar', file: 'mods/moon-1.0.jar' },
  },
  {
    name: 'NeoForge, any version of it',
    log: `[12:00:01] [main/ERROR]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
        - Mod moon requires starlib any
          Currently, starlib is not installed`,
    code: 'missing_mod',
    facts: { addon: 'moon', needs: 'starlib' },
  },
  {
    name: 'a mod of Forge among those of NeoForge',
    log: `	- Mod moon requires forge 47 or above
	  Currently, forge is not installed`,
    code: 'wrong_loader',
    facts: { addon: 'moon', needs: 'forge', wanted: '47 or above' },
  },
  {
    name: 'the same in the log',
    log: `[12:00:01] [main/ERROR]: Missing or unsupported mandatory dependencies:
	Mod ID: 'neoforge', Requested by: 'moon', Expected range: '[21.1.0,)', Actual version: '[MISSING]'`,
    code: 'wrong_loader',
    facts: { addon: 'moon', needs: 'neoforge', wanted: '[21.1.0,)' },
  },
  {
    name: 'Fabric, of several versions none',
    log: "	 - Mod 'Moon' (moon) 3.6.6 requires version 0.104.0+1.21.1 or later of mod 'Star Lib' (star-lib), but only the wrong versions are present: 0.102.0+1.21/0.99.5+1.21!",
    code: 'mod_version',
    facts: {
      addon: 'Moon',
      id: 'moon',
      needs: 'star-lib',
      wanted: '0.104.0+1.21.1 or later',
      found: '0.102.0+1.21/0.99.5+1.21',
    },
  },
  {
    name: 'Fabric, between two versions of the game',
    log: "	 - Mod 'Moon' (moon) 1.2.15 requires any version between 1.20.5 (inclusive) and 1.20.6 (inclusive) of 'Minecraft' (minecraft), but only the wrong version is present: 1.20.4!",
    code: 'wrong_game',
    facts: {
      addon: 'Moon',
      id: 'moon',
      needs: 'minecraft',
      wanted: 'any version between 1.20.5 (inclusive) and 1.20.6 (inclusive)',
      found: '1.20.4',
    },
  },
  {
    name: 'Fabric, an order of versions that nothing can meet',
    log: "	 - Mod 'Moon' (moon) 1.7 requires an unsatisfiable version range of 'Minecraft' (minecraft), but only the wrong version is present: 1.21.10!",
    code: 'wrong_game',
    facts: {
      addon: 'Moon',
      id: 'moon',
      needs: 'minecraft',
      wanted: 'an unsatisfiable version range',
      found: '1.21.10',
    },
  },
  {
    name: 'a mixin with what it is of, in a long line of Forge',
    log: `[12:00:01] [pool-4-thread-1/FATAL] [mixin/]: Mixin apply for mod moon failed moon-fabric.mixins.json:EntityMixin from mod moon -> net.minecraft.world.entity.Entity: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: @Inject annotation on rise could not find any targets
org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure: @Inject annotation on rise could not find any targets matching 'lambda$change$13' in net.minecraft.world.entity.Entity.`,
    code: 'mixin',
    facts: { addon: 'moon', id: 'moon' },
  },
  {
    name: 'a mod of clients, while one of its instances is made',
    log: `[30Nov2019 12:45:21.396] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: moon, class com.example.moon.Moon
java.lang.RuntimeException: Attempted to load class net/minecraft/client/world/ClientWorld for invalid dist DEDICATED_SERVER
	at net.minecraftforge.fml.loading.RuntimeDistCleaner.processClass(RuntimeDistCleaner.java:71) ~[forge-1.14.4-28.1.96.jar:28.1]`,
    code: 'client_only',
    facts: { addon: 'moon', id: 'moon', what: 'net/minecraft/client/world/ClientWorld' },
  },
  {
    name: 'a mod of clients in Fabric',
    log: `java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'moon' at 'com.example.moon.Moon'!
Caused by: java.lang.NoClassDefFoundError: net/minecraft/client/gui/screens/Screen
	at knot//com.example.moon.Moon.onInitialize(Moon.java:12) ~[moon-1.0.jar:?]`,
    code: 'client_only',
    facts: { addon: 'moon', id: 'moon', what: 'net/minecraft/client/gui/screens/Screen' },
  },
]
