import type { Sample } from './plugin-samples.ts'

/**
 * Forge's loader before 1.13. Sources: `Loader`, `LoadController`, `StartupQuery`, `JarDiscoverer`
 * of FML 1.6.4, 1.7.10 and Forge 1.12.x.
 */
export const fmlSamples: readonly Sample[] = [
  {
    name: 'FML 1.7.10, one mod is missing',
    log: `[12:00:01] [Server thread/ERROR] [FML]: The mod lantern (Lantern) requires mods [CodeLib@[1.1.3,)] to be available
[12:00:01] [Server thread/ERROR] [FML]: Fatal errors were detected during the transition from INITIALIZATION to POSTINITIALIZATION. Loading cannot continue
cpw.mods.fml.common.MissingModsException`,
    code: 'missing_mod',
    facts: { addon: 'lantern', needs: 'CodeLib', wanted: '[1.1.3,)' },
  },
  {
    name: 'FML 1.6.4 on stderr, two are missing',
    log: `2026-01-01 12:00:01 [SEVERE] [ForgeModLoader] The mod moon|Tides (Moon Tides) requires mods [StarCore, SunLib] to be available
2026-01-01 12:00:01 [SEVERE] [ForgeModLoader] Fatal errors were detected during the transition from CONSTRUCTING to PREINITIALIZATION. Loading cannot continue`,
    code: 'missing_mod',
    facts: { addon: 'moon|Tides', needs: 'StarCore' },
  },
  {
    name: 'FML 1.7.10, another version is there',
    log: `[12:00:01] [Server thread/ERROR] [FML]: The mod moon (Moon) requires mod versions [starlib@[2.0,3.0)] to be available`,
    code: 'mod_version',
    facts: { addon: 'moon', needs: 'starlib', wanted: '[2.0,3.0)' },
  },
  {
    name: 'Forge 1.12.2 with its list below',
    log: `[12:00:01] [Server thread/FATAL] [FML]: net.minecraftforge.fml.common.MissingModsException: Mod moon (Moon) requires [starlib@[1.3,)]
Missing Mods:
	starlib : need [1.3,): have 1.1`,
    code: 'mod_version',
    facts: { addon: 'moon', needs: 'starlib', wanted: '[1.3,)', found: '1.1' },
  },
  {
    name: 'Forge 1.12.2, a later Forge is asked for',
    log: `[12:00:01] [main/ERROR] [net.minecraftforge.fml.common.Loader]: net.minecraftforge.fml.common.MissingModsException: Mod moon (Moon) requires [forge@[14.23.5.2859,)]
Missing Mods:
	forge : need [14.23.5.2859,): have 14.23.5.2768`,
    code: 'loader_version',
    facts: { addon: 'moon', needs: 'forge', wanted: '[14.23.5.2859,)', found: '14.23.5.2768' },
  },
  {
    name: 'a mod for another game, by FML',
    log: `[12:00:01] [main/FATAL] [FML]: The mod moon does not wish to run in Minecraft version 1.12.2. You will have to remove it to play.`,
    code: 'wrong_game',
    facts: { addon: 'moon', found: '1.12.2' },
  },
  {
    name: 'the same in its crash report',
    log: `---- Minecraft Crash Report ----
Description: There was a severe problem during mod loading that has caused the game to fail

net.minecraftforge.fml.common.WrongMinecraftVersionException: Wrong Minecraft version for moon`,
    code: 'wrong_game',
    facts: { addon: 'moon' },
  },
  {
    name: 'one mod twice, by FML',
    log: `[12:00:01] [Server thread/FATAL] [FML]: Found a duplicate mod moon at [/data/mods/moon-1.0.jar, /data/mods/moon-1.1.jar]`,
    code: 'duplicate_addon',
    facts: { addon: 'moon', file: 'mods/moon-1.0.jar', other: 'mods/moon-1.1.jar' },
  },
  {
    name: 'one mod twice, in the crash report of 1.12.2',
    log: `net.minecraftforge.fml.common.DuplicateModsFoundException
Duplicate Mods:
	moon : /data/mods/moon-1.0.jar
	moon : /data/mods/moon-1.1.jar
`,
    code: 'duplicate_addon',
    facts: { addon: 'moon', file: 'mods/moon-1.0.jar', other: 'mods/moon-1.1.jar' },
  },
  {
    name: 'missing entries, 1.12.2',
    log: `[12:00:01] [Server thread/WARN] [FML]: Forge Mod Loader detected missing registry entries.

There are 5 missing entries in this save.
If you continue the missing entries will get removed.
A world backup will be automatically created in your saves directory.

Missing minecraft:entities:
    lamps:mirror
Missing minecraft:soundevents:
    tools:elevator_loop

Run the command /fml confirm or or /fml cancel to proceed.
Alternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.`,
    code: 'awaits_confirm',
    facts: { found: '5', what: 'lamps:mirror' },
  },
  {
    name: 'missing blocks, 1.7.10',
    log: `[12:00:01] [Server thread/WARN] [FML]: Forge Mod Loader detected missing blocks/items.

There are 2 missing blocks and items in this save.
If you continue the missing blocks/items will get removed.
A world backup will be automatically created in your saves directory.

Missing Blocks/Items:
moon:dust (Block)

Run the command /fml confirm or or /fml cancel to proceed.
Alternatively start the server with -Dfml.queryResult=confirm or -Dfml.queryResult=cancel to preselect the answer.`,
    code: 'awaits_confirm',
    facts: { found: '2', what: 'moon:dust' },
  },
  {
    name: 'the backup of level.dat is in use, 1.8',
    log: `[12:00:01] [Server thread/WARN] [FML]: Forge Mod Loader detected that the backup level.dat is being used.

This may happen due to a bug or corruption, continuing can damage
your world beyond repair or lose data / progress.

It's recommended to create a world backup before continuing.

Run the command /fml confirm or or /fml cancel to proceed.`,
    code: 'awaits_confirm',
    facts: {},
  },
  {
    name: 'a save that needs its mods, 1.12.2',
    log: `[12:00:01] [Server thread/WARN] [FML]: Forge Mod Loader could not load this save.

There are 3 unassigned registry entries in this save.
You will not be able to load until they are present again.

Missing minecraft:blocks:
    moon:dust
    moon:crater`,
    code: 'world_mods',
    facts: { found: '3', what: 'moon:dust' },
  },
  {
    name: 'a save of before 1.7.10',
    log: '[12:00:01] [Server thread/WARN] [FML]: This save predates 1.7.10, it can no longer be loaded here. Please load in 1.7.10 or 1.8 first',
    code: 'world_older',
    facts: { wanted: '1.7.10' },
  },
  {
    name: 'a mod that crashed while it loaded, 1.12.2',
    log: `[12:00:01] [Server thread/ERROR] [FML]: Fatal errors were detected during the transition from PREINITIALIZATION to INITIALIZATION. Loading cannot continue
net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Moon Tides (moontides)
Caused by: java.lang.NullPointerException
	at com.example.moontides.Tides.preInit(Tides.java:12) ~[Tides.class:?]`,
    code: 'addon_failed',
    facts: { addon: 'Moon Tides', id: 'moontides' },
  },
  {
    name: 'a mod that crashed while it loaded, 1.7.10',
    log: `[12:00:01] [Server thread/ERROR] [FML]: Caught exception from moontides
java.lang.IllegalStateException: already bound`,
    code: 'addon_failed',
    facts: { addon: 'moontides', id: 'moontides' },
  },
  {
    name: "a client's mod, 1.12.2",
    log: `net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Moon View (moonview)
Caused by: java.lang.NoClassDefFoundError: net/minecraft/client/gui/GuiScreen
	at java.lang.Class.getDeclaredMethods0(Native Method)`,
    code: 'client_only',
    facts: { addon: 'Moon View', id: 'moonview', what: 'net/minecraft/client/gui/GuiScreen' },
  },
  {
    name: "a client's mod, 1.7.10",
    log: `[12:00:01] [Server thread/ERROR] [FML]: Caught exception from moonview
java.lang.RuntimeException: Attempted to load class bao for invalid side SERVER`,
    code: 'client_only',
    facts: { addon: 'moonview', id: 'moonview', what: 'bao' },
  },
  {
    name: 'a core mod that fails',
    log: `java.lang.RuntimeException: Exception in class transformer com.example.moon.asm.Patcher@1a2b from coremod MoonCore`,
    code: 'addon_failed',
    facts: { addon: 'MoonCore' },
  },
  {
    name: 'a mod of 1.12.2 that is cut',
    log: `[12:00:01] [Server thread/ERROR] [FML]: There was a problem reading the entry com/example/Moon.class in the jar ./mods/moon-1.2.jar - probably a corrupt zip`,
    code: 'corrupt_jar',
    facts: { addon: 'moon-1.2.jar', file: 'mods/moon-1.2.jar' },
  },
  {
    name: 'a mod of 1.12.2 that is no archive',
    log: `[12:00:01] [Server thread/WARN] [FML]: Zip file moon-1.2.jar failed to read properly, it will be ignored
java.util.zip.ZipException: zip END header not found`,
    code: 'corrupt_jar',
    facts: { addon: 'moon-1.2.jar', file: 'mods/moon-1.2.jar' },
  },
  {
    name: 'jars that a browser has saved as archives',
    log: `[12:00:01] [main/FATAL] [FML]: FML has detected several badly downloaded jar files,  which have been named as zip files. You probably need to download them again, or they may not work properly
[12:00:01] [main/FATAL] [FML]: Problem file : moon-1.2.jar.zip`,
    code: 'corrupt_jar',
    facts: { addon: 'moon-1.2.jar.zip', file: 'mods/moon-1.2.jar.zip' },
  },
  {
    name: 'mods that wait for each other',
    log: '[12:00:01] [Server thread/FATAL] [FML]: A dependency cycle was detected in the input mod set so an ordering cannot be determined',
    code: 'mod_conflict',
    facts: {},
  },
  {
    name: 'a server.jar of another game below Forge',
    log: '[12:00:01] [main/FATAL] [FML]: This version of FML is built for Minecraft 1.12.2, we have detected Minecraft 1.12.1 in your minecraft jar file',
    code: 'loader_version',
    facts: { wanted: '1.12.2', found: '1.12.1' },
  },
  {
    name: 'a Forge without its libraries',
    log: 'The server is missing critical libraries and cannot load. Please run the installer to correct this',
    code: 'core_missing',
    facts: {},
  },
  {
    name: 'a launcher without its game',
    log: `Exception in thread "main" java.lang.NoClassDefFoundError: joptsimple/OptionSpec
	at java.lang.Class.getDeclaredMethods0(Native Method)`,
    code: 'core_missing',
    facts: { what: 'joptsimple/OptionSpec' },
  },
]
