import type { Sample } from './plugin-samples.ts'

const colour = String.fromCharCode(27)

/**
 * Forge since 1.13 and NeoForge. Sources: `en_us.json` of Forge 1.21.x and FancyModLoader,
 * `ModSorter`, `UniqueModListBuilder`, `LanguageLoadingProvider`, `FMLModContainer`,
 * `ConfigFileTypeHandler`, and `java.lang.module.Resolver` of OpenJDK.
 */
export const forgeSamples: readonly Sample[] = [
  {
    name: 'a language that a mod is written in, in the log',
    log: '[22:03:21] [main/ERROR] [ne.mi.fm.lo.LanguageLoadingProvider/LOADING]: Missing language kotlinforforge version [4,) wanted by Lantern-6.0.3+1.20.1-forge.jar',
    code: 'missing_mod',
    facts: {
      addon: 'Lantern-6.0.3+1.20.1-forge.jar',
      file: 'mods/Lantern-6.0.3+1.20.1-forge.jar',
      needs: 'kotlinforforge',
      wanted: '[4,)',
    },
  },
  {
    name: 'a language that a mod is written in, in the exception',
    log: `net.minecraftforge.fml.ModLoadingException: Mod File moon-1.0.jar needs language provider scalable-cats-force:2.13 or above to load
§7We have found none`,
    code: 'missing_mod',
    facts: {
      addon: 'moon-1.0.jar',
      file: 'mods/moon-1.0.jar',
      needs: 'scalable-cats-force',
      wanted: '2.13 or above',
    },
  },
  {
    name: 'an older version of that language',
    log: `	- Mod File /data/mods/moon-1.0.jar needs language provider kotlinforforge:5.3 or above to load
	  We have found 4.11.0`,
    code: 'mod_version',
    facts: {
      addon: 'moon-1.0.jar',
      file: 'mods/moon-1.0.jar',
      needs: 'kotlinforforge',
      wanted: '5.3 or above',
      found: '4.11.0',
    },
  },
  {
    name: 'a mod for another Forge, by its language',
    log: '[12:00:01] [main/ERROR] [net.minecraftforge.fml.loading.LanguageLoadingProvider/CORE]: Missing language javafml version [41,) wanted by moon-1.0.jar, found 36.2',
    code: 'loader_version',
    facts: {
      addon: 'moon-1.0.jar',
      file: 'mods/moon-1.0.jar',
      needs: 'javafml',
      wanted: '[41,)',
      found: '36.2',
    },
  },
  {
    name: 'NeoForge knows no such language at all',
    log: '	- Mod File moon-2.jar needs language provider klf to load',
    code: 'missing_mod',
    facts: { addon: 'moon-2.jar', file: 'mods/moon-2.jar', needs: 'klf' },
  },
  {
    name: 'Forge 1.16.5 in its exception',
    log: `net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
	Mod §emoon§r requires §6starlib§r §o1.0 or above§r
§7Currently, §6starlib§r§7 is §onot installed§r
]`,
    code: 'missing_mod',
    facts: { addon: 'moon', needs: 'starlib', wanted: '1.0 or above' },
  },
  {
    name: 'a log that is cut below its first line',
    log: 'net.minecraftforge.fml.ModLoadingException: Mod moon requires starlib 1.0 or above',
    code: 'missing_mod',
    facts: { addon: 'moon', needs: 'starlib', wanted: '1.0 or above' },
  },
  {
    name: 'a key that Forge has not translated',
    log: `[12:00:01] [main/FATAL] [net.minecraftforge.fml.ModLoader/CORE]: Error during pre-loading phase
net.minecraftforge.fml.ModLoadingException: fml.modloading.missingdependency`,
    code: 'missing_mod',
    facts: {},
  },
  {
    name: 'an optional mod of the wrong version',
    log: `	- Mod moon only supports starlib 2.0 or above
	  Currently, starlib is 1.4`,
    code: 'mod_version',
    facts: { addon: 'moon', needs: 'starlib', wanted: '2.0 or above', found: '1.4' },
  },
  {
    name: 'a module that another needs',
    log: 'Exception in thread "main" java.lang.module.FindException: Module starlib not found, required by moon',
    code: 'missing_mod',
    facts: { needs: 'starlib', addon: 'moon' },
  },
  {
    name: 'two modules with one package',
    log: `[14:18:28] [main/INFO] [loading.FMLServiceProvider/CORE]: Loading coremod script-engine for [lantern_enchanting]
Exception in thread "main" java.lang.module.ResolutionException: Modules lanternmap and flow.math export package com.example.math.vector to module moonlightlib
	at java.base/java.lang.module.Resolver.resolveFail(Resolver.java:901)`,
    code: 'mod_conflict',
    facts: { addon: 'lanternmap', other: 'flow.math' },
  },
  {
    name: "a mod with a package of the game's",
    log: 'Exception in thread "main" java.lang.module.ResolutionException: Module minecraft contains package com.example.star, module starlib exports package com.example.star to minecraft',
    code: 'mod_conflict',
    facts: { addon: 'starlib' },
  },
  {
    name: 'two modules with one package, of which another reads',
    log: 'Caused by: java.lang.module.ResolutionException: Module moon reads package com.example.star from both starlib and sunlib',
    code: 'mod_conflict',
    facts: { addon: 'starlib', other: 'sunlib' },
  },
  {
    name: 'two copies of the game',
    log: 'Exception in thread "main" java.lang.module.ResolutionException: Modules minecraft and _1._17._1 export package net.minecraft.world.level to module cfm',
    code: 'core_missing',
    facts: {},
  },
  {
    name: 'mods that wait for each other',
    log: '	- Detected a mod dependency cycle: moon, starlib',
    code: 'mod_conflict',
    facts: { addon: 'moon', other: 'starlib' },
  },
  {
    name: 'NeoForge, a mod that names its enemy',
    log: `	- Mod moon is incompatible with sun 2.0 or above
	  Currently, sun is 2.3`,
    code: 'mod_conflict',
    facts: { addon: 'moon', other: 'sun' },
  },
  {
    name: 'NeoForge, nested jars that ask for different versions',
    log: '	- Some mods have requested conflicting versions of: com.example:star. Requested by: moon.',
    code: 'mod_conflict',
    facts: { needs: 'com.example:star', addon: 'moon' },
  },
  {
    name: 'one library twice',
    log: `[12:00:01] [main/ERROR] [net.minecraftforge.fml.loading.UniqueModListBuilder/LOADING]: Found duplicate mods:
	Mod ID: 'moon' from mod files: moon-1.0.jar, moon-1.1.jar`,
    code: 'duplicate_addon',
    facts: { addon: 'moon', file: 'mods/moon-1.0.jar', other: 'mods/moon-1.1.jar' },
  },
  {
    name: 'one mod twice, Forge 1.16.5',
    log: 'net.minecraftforge.fml.loading.EarlyLoadingException: Duplicate mods found',
    code: 'duplicate_addon',
    facts: {},
  },
  {
    name: 'a mod for an old Forge',
    log: '[12:00:01] [main/WARN] [net.minecraftforge.fml.loading.moddiscovery.ModFileParser/LOADING]: File /data/mods/moon-1.12.jar is for an older version of Forge and cannot be loaded',
    code: 'wrong_loader',
    facts: { addon: 'moon-1.12.jar', file: 'mods/moon-1.12.jar' },
  },
  {
    name: 'a plugin among mods',
    log: '	- File /data/mods/MoonShop.jar is a Bukkit or Bukkit-implementor (Spigot, Paper, etc.) plugin and cannot be loaded',
    code: 'wrong_loader',
    facts: { addon: 'MoonShop.jar', file: 'mods/MoonShop.jar' },
  },
  {
    name: 'OptiFine on a server',
    log: '	- File /data/mods/OptiFine_1.20.1.jar is an incompatible version of OptiFine',
    code: 'wrong_loader',
    facts: { addon: 'OptiFine_1.20.1.jar', file: 'mods/OptiFine_1.20.1.jar' },
  },
  {
    name: 'a jar that is no mod',
    log: '	- File /data/mods/star-sources.jar is not a valid mod file',
    code: 'not_a_plugin',
    facts: { addon: 'star-sources.jar', file: 'mods/star-sources.jar' },
  },
  {
    name: 'a jar that is no archive',
    log: '	- File /data/mods/moon-1.0.jar is not a jar file',
    code: 'corrupt_jar',
    facts: { addon: 'moon-1.0.jar', file: 'mods/moon-1.0.jar' },
  },
  {
    name: 'a jar that Java can make no module of',
    log: 'Exception in thread "main" java.lang.module.FindException: Unable to derive module descriptor for /data/mods/moon.jar',
    code: 'corrupt_jar',
    facts: { addon: 'moon.jar', file: 'mods/moon.jar' },
  },
  {
    name: 'a mod that failed, in colours and by its name',
    log: `net.minecraftforge.fml.ModLoadingException: Moon Tides (moontides) has failed to load correctly
${colour}[33m§7java.lang.ExceptionInInitializerError: null${colour}[m`,
    code: 'addon_failed',
    facts: { addon: 'Moon Tides', id: 'moontides' },
  },
  {
    name: 'a mod that failed while it was set up',
    log: '	- Moon Tides (moontides) encountered an error while dispatching the net.neoforged.fml.event.lifecycle.FMLCommonSetupEvent event',
    code: 'addon_failed',
    facts: { addon: 'Moon Tides', id: 'moontides' },
  },
  {
    name: 'a mod that failed in an event',
    log: `[12:00:01] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Caught exception during event FMLCommonSetupEvent dispatch for modid moontides
java.lang.IllegalStateException: no tide`,
    code: 'addon_failed',
    facts: { addon: 'moontides', id: 'moontides' },
  },
  {
    name: 'a file of settings that Forge could not read',
    log: `net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file moon-common.toml of type COMMON for modid moon
Caused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available`,
    code: 'bad_file',
    facts: { file: 'config/moon-common.toml', addon: 'moon', id: 'moon' },
  },
  {
    name: 'the same of a world',
    log: 'net.neoforged.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file moon-server.toml of type SERVER for modid moon',
    code: 'bad_file',
    facts: { file: 'world/serverconfig/moon-server.toml', addon: 'moon', id: 'moon' },
  },
  {
    name: 'a new Forge on Java 8',
    log: 'Error: Could not find or load main class @user_jvm_args.txt',
    code: 'wrong_java',
    facts: { java: '17', javaHere: '8' },
  },
  {
    name: 'Forge 1.16.5 on Java 17',
    log: `Exception in thread "main" java.lang.IllegalAccessError: class cpw.mods.modlauncher.SecureJarHandler (in unnamed module @0x1) cannot access class sun.security.util.ManifestEntryVerifier (in module java.base) because module java.base does not export sun.security.util to unnamed module @0x1`,
    code: 'wrong_java',
    facts: { java: '8' },
  },
  {
    name: 'Forge 1.12.2 on Java 17',
    log: `Exception in thread "main" java.lang.reflect.InaccessibleObjectException: Unable to make protected final java.lang.Class java.lang.ClassLoader.defineClass accessible: module java.base does not "opens java.lang" to unnamed module @0x1
	at java.base/java.lang.reflect.AccessibleObject.checkCanSetAccessible(AccessibleObject.java:354)
	at net.minecraft.launchwrapper.Launch.<init>(Launch.java:34)`,
    code: 'wrong_java',
    facts: { java: '8' },
  },
  {
    name: 'mixins that ask for a later Java',
    log: 'java.lang.IllegalArgumentException: The requested compatibility level JAVA_17 could not be set. Level is not supported by the active JRE or ASM version (Java 1.8, ASM 9.2)',
    code: 'wrong_java',
    facts: { java: '17', javaHere: '8' },
  },
  {
    name: 'a set of mixins by the name of its file, 1.12.2',
    log: `[12:00:01] [Server thread/FATAL] [mixin]: Mixin apply failed mixins.moon.world.json:WorldMixin -> net.minecraft.world.World: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure`,
    code: 'mixin',
    facts: { addon: 'moon', id: 'moon' },
  },
  {
    name: 'a mixin in the crash report alone',
    log: `---- Minecraft Crash Report ----
Description: Exception in server tick loop

org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered
	at org.spongepowered.asm.mixin.transformer.MixinProcessor.applyMixins(MixinProcessor.java:392)
Caused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [moon-common.mixins.json:EntityMixin from phase DEFAULT in config [moon-common.mixins.json] FAILED during APPLY`,
    code: 'mixin',
    facts: { addon: 'moon', id: 'moon' },
  },
  {
    name: 'a crash in the code of a mod',
    log: `Description: Exception in server tick loop

java.lang.NullPointerException: Cannot invoke "com.example.Tide.rise()" because "tide" is null
	at com.example.moontides.Tides.onTick(Tides.java:80) ~[moontides-1.20.1-3.2.jar%23187!/:3.2] {re:classloading}
	at net.minecraftforge.eventbus.EventBus.post(EventBus.java:315) ~[eventbus-6.0.5.jar%2352!/:?] {}`,
    code: 'addon_failed',
    facts: { addon: 'moontides-1.20.1-3.2.jar' },
  },
]
