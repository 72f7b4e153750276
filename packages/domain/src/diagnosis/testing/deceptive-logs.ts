import type { Facts, FindingCode } from '../findings.ts'

/** Logs of healthy servers, or with players' text that looks like a fault. */
export const deceptiveInnocentLogs: readonly string[] = [
  // Text of players.
  '[12:00:01] [Server thread/INFO]: * anna **** FAILED TO BIND TO PORT!',
  '[12:00:01] [Server thread/INFO]: [anna] You need to agree to the EULA in order to run the server. Go to eula.txt for more info.',
  '[12:00:01] [Server thread/INFO]: [Not Secure] [anna] You need to agree to the EULA in order to run the server',
  '[12:00:01 INFO]: [Member] anna: java.lang.OutOfMemoryError: Java heap space',
  '[12:00:01 INFO]: anna: java.lang.OutOfMemoryError: Java heap space',
  '[12:00:01 INFO]: anna » java.io.IOException: No space left on device',
  '[12:00:01 INFO]: [World] [Owner] ~anna > No space left on device',
  '[12:00:01] [Server thread/INFO]: anna was slain by Zombie using [No space left on device]',
  '[12:00:01] [Server thread/INFO]: anna lost connection: Internal Exception: java.io.IOException: No space left on device',
  '[12:00:01] [Server thread/INFO]: [anna: Gave 1 [Too many open files] to bob]',
  '[12:00:01] [Server thread/INFO]: [anna -> bob] The server has stopped responding!',
  "[12:00:01] [Server thread/INFO]: Named entity Zombie['No space left on device'/12, l='world'] died: anna killed it",
  '[12:00:01 INFO]: [DiscordSRV] [Chat] bob » "Too many open files"',
  '2014-01-01 12:00:01 [INFO] [anna] You need to agree to the EULA in order to run the server',
  '[12:00:01] [Server thread/INFO] [minecraft/DedicatedServer]: [anna] Exception in server tick loop',
  // First starts.
  `[12:00:01] [main/ERROR]: Failed to load properties from file: server.properties
java.nio.file.NoSuchFileException: server.properties
	at java.base/sun.nio.fs.UnixException.translateToIOException(UnixException.java:92)
[12:00:20] [Server thread/INFO]: Done (9.8s)! For help, type "help"`,
  `[12:00:01] [main/ERROR]: Failed to load properties from file: server.properties
java.nio.file.NoSuchFileException: server.properties`,
  '[12:00:01] [Server thread/WARN]: Failed to load operators list: java.io.FileNotFoundException: ./ops.json (No such file or directory)',
  '[12:00:01] [Server thread/WARN]: Failed to load white-list: java.io.FileNotFoundException: ./whitelist.json (No such file or directory)',
  '[12:00:01] [Server thread/WARN]: Failed to load user banlist: java.io.FileNotFoundException: ./banned-players.json (No such file or directory)',
  '2013-01-01 12:00:01 [WARNING] Failed to load ip banlist: java.io.FileNotFoundException: ./banned-ips.txt (No such file or directory)',
  // Data of packs.
  `[12:00:01] [main/INFO] [moon/]: Loaded config config/moon-common.toml
[12:00:02] [Worker-Main-1/ERROR] [minecraft/RecipeManager]: Parsing error loading recipe create:crushing/tin
com.google.gson.JsonSyntaxException: Unknown item 'create:tin'
[12:00:20] [Server thread/INFO] [minecraft/DedicatedServer]: Done (9.8s)! For help, type "help"`,
  `[12:00:02] [Worker-Main-1/ERROR]: Couldn't parse data file 'moon:gems' from 'moon:recipes/gems.json': DataResult.Error['Unknown item']
[12:00:20] [Server thread/INFO]: Done (9.8s)! For help, type "help"`,
  `[12:00:02] [Worker-Main-1/ERROR]: Couldn't parse data file moon:gems from moon:recipes/gems.json
com.google.gson.JsonParseException: Unknown item
[12:00:20] [Server thread/INFO]: Done (9.8s)! For help, type "help"`,
  `[12:00:01 INFO]: [MoonShop] Saved plugins/MoonShop/data.yml
[12:00:02 WARN]: [MoonShop] Failed to check for updates
com.google.gson.JsonSyntaxException: Expected BEGIN_OBJECT but was STRING at line 1 column 1 path $`,
  // Plugins that continue.
  '[12:00:01 WARN]: [BotSentry] Too many connections from /10.0.0.1',
  `[12:00:01 WARN]: [LuckPerms] Retrying to connect to database in 5 seconds
[12:00:06 INFO]: [LuckPerms] Connected to the database`,
  '[12:00:01 WARN]: [MoonQuests] Circular dependency detected between quests',
  '[12:00:01 ERROR]: [MoonShop] Player anna (owner) encountered an error while opening a chest',
  '[12:00:01 WARN]: Please use Java 17 for better performance (you have 21)',
  '[12:00:01 WARN]: [MoonShop] Future versions require Java 21',
  '[12:00:01 WARN]: Duplicate mod ID: ores in registry file',
  `[12:00:01] [Server thread/INFO]: Done (9.8s)! For help, type "help"
[12:00:20] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to MoonShop v2.1
java.lang.NoClassDefFoundError: com/example/sun/SunApi
	at com.example.moonshop.Shop.join(Shop.java:40) ~[MoonShop-2.1.jar:?]`,
  `[12:00:01 WARN]: [MoonShop] Could not hook into SunPlugin
java.lang.NoClassDefFoundError: com/example/sun/SunApi
	at com.example.moonshop.Shop.hook(Shop.java:40) ~[MoonShop-2.1.jar:?]`,
  '[12:00:01 WARN]: [spark] java.io.FileNotFoundException: /proc/1/stat (Permission denied)',
  `[12:00:01] [main/WARN]: Found 1 non-fabric mod:
	- moon-forge-1.2.jar
[12:00:20] [Server thread/INFO]: Done (9.8s)! For help, type "help"`.replace(
    'moon-forge-1.2.jar',
    'notes.zip',
  ),
  '[12:00:01 WARN]: [MoonShop] Update check failed: java.net.UnknownHostException: repo.moonshop.example',
  '[12:00:01 WARN]: [MoonShop] java.lang.ClassCastException: class jdk.internal.loader.ClassLoaders$AppClassLoader cannot be cast to class java.net.URLClassLoader',
  `[12:00:01] [modloading-worker-0/ERROR] [net.minecraftforge.fml.loading.RuntimeDistCleaner/DISTXFORM]: Attempted to load class net/minecraft/client/gui/Screen for invalid dist DEDICATED_SERVER
[12:00:20] [Server thread/INFO] [minecraft/DedicatedServer]: Done (9.8s)! For help, type "help"`,
]

type RankedLog = { name: string; log: string; code: FindingCode; facts: Facts }

const crash = (...steps: string[]) =>
  `[12:00:01] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
java.lang.NullPointerException: null
${steps.map((step) => `\tat ${step}`).join('\n')}`
const game = (name: string) =>
  `TRANSFORMER/minecraft@1.20.1/net.minecraft.server.level.${name}(${name}.java:1) ~[server-1.20.1-20230612.114412-srg.jar%23288!/:?] {re:classloading}`

/** Logs with a required first finding, in which only the culprit may be named. */
export const rankedLogs: readonly RankedLog[] = [
  {
    name: 'libraries: a map of fastutil inside of the game is nobody’s',
    log: crash(
      'it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap.removeFirst(Long2ObjectLinkedOpenHashMap.java:830) ~[fastutil-8.5.9.jar%2395!/:?]',
      game('ChunkMap'),
      game('ServerLevel'),
      game('MinecraftServer'),
      'TRANSFORMER/moon@1.2/com.example.moon.Moon.rise(Moon.java:1) ~[moon-1.2.jar%23200!/:1.2]',
    ),
    code: 'game_crash',
    facts: { what: 'NullPointerException' },
  },
  {
    name: 'libraries: the bus of events calls the mod whose step is next',
    log: crash(
      'MC-BOOTSTRAP/net.minecraftforge.eventbus/net.minecraftforge.eventbus.EventBus.post(EventBus.java:315) ~[eventbus-6.0.5.jar%2387!/:?]',
      'com.example.moon.Moon.rise(Moon.java:1) ~[moon-1.2.jar%23200!/:1.2]',
    ),
    code: 'addon_failed',
    facts: { addon: 'moon-1.2.jar' },
  },
  ...[
    'com.google.gson.internal.Streams.parse(Streams.java:60) ~[gson-2.10.jar%2386!/:?]',
    'net.minecraftforge.fml.core.ModStateProvider.lambda$new$3(ModStateProvider.java:1) ~[fmlcore-1.20.1-47.2.0.jar%23283!/:?]',
    'net.minecraftforge.fml.javafmlmod.FMLModContainer.lambda$new$0(FMLModContainer.java:1) ~[javafmllanguage-1.20.1-47.2.0.jar%23284!/:?]',
    'org.apache.commons.lang3.Validate.notNull(Validate.java:1) ~[commons-lang3-3.12.0.jar%2390!/:?]',
    'com.electronwill.nightconfig.core.AbstractConfig.get(AbstractConfig.java:1) ~[core-3.6.4.jar%2380!/:?]',
    'kotlin.jvm.internal.Intrinsics.checkNotNull(Intrinsics.java:1) ~[kotlin-stdlib-1.9.0.jar%2399!/:?]',
    'org.joml.Matrix4f.set(Matrix4f.java:1) ~[joml-1.10.5.jar%2399!/:?]',
    'joptsimple.OptionParser.parse(OptionParser.java:1) ~[jopt-simple-5.0.4.jar%2399!/:?]',
    'org.slf4j.LoggerFactory.getLogger(LoggerFactory.java:1) ~[slf4j-api-2.0.1.jar%2399!/:?]',
  ].map((step) => ({
    name: `libraries: nobody is named by ${step.split('(')[0]}`,
    log: crash(step, game('ChunkMap'), game('ServerLevel'), game('MinecraftServer')),
    code: 'game_crash' as const,
    facts: { what: 'NullPointerException' },
  })),
  {
    name: 'libraries: a library that two mods bring is none to switch off',
    log: 'java.lang.module.ResolutionException: Module jei reads more than one module named gson',
    code: 'mod_conflict',
    facts: {},
  },
  {
    name: 'libraries: a class that the start lacks is not the standard library’s fault',
    log: `[12:00:01] [main/ERROR]: Failed to start the minecraft server
java.lang.NoClassDefFoundError: com/example/sun/SunApi
	at kotlin.reflect.jvm.KClasses.find(KClasses.kt:1) ~[kotlin-stdlib-1.9.0.jar%2399!/:?]`,
    code: 'missing_class',
    facts: { what: 'com/example/sun/SunApi' },
  },
  {
    name: 'suspects: the game itself is no addon',
    log: `---- Minecraft Crash Report ----
Description: Exception in server tick loop

java.lang.NullPointerException: null

Suspected Mods: Minecraft (minecraft)`,
    code: 'game_crash',
    facts: { what: 'NullPointerException' },
  },
  {
    name: 'started: a recipe of a mod explains no crash that comes later',
    log: `[12:00:01] [Worker-Main-1/ERROR] [minecraft/RecipeManager]: Parsing error loading recipe create:crushing/tin
com.google.gson.JsonSyntaxException: Unknown item 'create:tin'
[12:00:20] [Server thread/INFO] [minecraft/DedicatedServer]: Done (9.8s)! For help, type "help"
${crash(game('ChunkMap'), game('ServerLevel'), game('MinecraftServer'))}`,
    code: 'game_crash',
    facts: { what: 'NullPointerException' },
  },
  {
    name: 'started: a recipe explains no crash of the same start either',
    log: `[12:00:01] [Worker-Main-1/ERROR] [minecraft/RecipeManager]: Parsing error loading recipe create:crushing/tin
${crash(game('ChunkMap'), game('ServerLevel'), game('MinecraftServer'))}`,
    code: 'game_crash',
    facts: { what: 'NullPointerException' },
  },
  {
    name: 'started: a mod of another loader that was left out explains no crash',
    log: `[12:00:01] [main/WARN]: Found 1 non-fabric mod:
	- moon-forge-1.2.jar
${crash('net.minecraft.class_1.a(class_1.java:1) ~[server-intermediary.jar:?]')}`,
    code: 'game_crash',
    facts: { what: 'NullPointerException' },
  },
  {
    name: 'started: a plugin that failed at the start does not hide the end of the memory',
    log: `[12:00:01 ERROR]: Error occurred while enabling MoonShop v2.1 (Is it up to date?)
java.lang.IllegalStateException: closed
[12:00:20 INFO]: Done (9.8s)! For help, type "help"
[13:00:20 ERROR]: Encountered an unexpected exception
java.lang.OutOfMemoryError: Java heap space`,
    code: 'memory',
    facts: { what: 'Java heap space' },
  },
  {
    name: 'started: a player who writes that it has started hides nothing',
    log: `[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[12:00:02] [Server thread/INFO]: [anna] Done (9.8s)! For help, type "help"
[12:00:02] [Server thread/INFO]: <anna> Done (9.8s)! For help, type "help"`,
    code: 'port_taken',
    facts: {},
  },
  {
    name: 'started: a plugin that failed is told of where nothing else is',
    log: `[12:00:01 ERROR]: Error occurred while enabling MoonShop v2.1 (Is it up to date?)
java.lang.IllegalStateException: closed
[12:00:20 INFO]: Done (9.8s)! For help, type "help"`,
    code: 'addon_failed',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'files: a mistake that is noticed a line later is shown where it was made',
    log: `[12:00:01 ERROR]: Cannot load plugins/MoonShop/config.yml
org.bukkit.configuration.InvalidConfigurationException: while scanning a simple key
 in 'string', line 12, column 1:
    prices
    ^
could not find expected ':'
 in 'string', line 13, column 1:
    sale: 3
    ^
	at org.bukkit.configuration.file.YamlConfiguration.loadFromString(YamlConfiguration.java:1)`,
    code: 'bad_file',
    facts: { file: 'plugins/MoonShop/config.yml', line: '12' },
  },
  {
    name: 'languages: FML writes null of one that is not there',
    log: `Mod File moon-1.2.jar needs language provider kotlinforforge:4.5 or above to load
We have found null`,
    code: 'missing_mod',
    facts: {
      addon: 'moon-1.2.jar',
      file: 'mods/moon-1.2.jar',
      needs: 'kotlinforforge',
      wanted: '4.5 or above',
    },
  },
  {
    name: 'ports: the web server of a plugin by the jar in its trace',
    log: `[12:00:01 ERROR]: Could not start the internal server
java.net.BindException: Address already in use
	at java.base/sun.nio.ch.Net.bind0(Native Method) ~[?:?]
${'\tat java.base/sun.nio.ch.Net.bind(Net.java:1) ~[?:?]\n'.repeat(14)}	at com.example.moonmap.Web.start(Web.java:1) ~[MoonMap-1.0.jar:?]`,
    code: 'addon_port',
    facts: { addon: 'MoonMap-1.0.jar' },
  },
  {
    name: 'ports: dynmap, with the cause far below its message',
    log: `[12:00:01 ERROR]: [dynmap] Failed to start WebServer on address 0.0.0.0:8123 : Failed to bind
java.io.IOException: Failed to bind
${'\tat org.eclipse.jetty.server.Server.doStart(Server.java:1) ~[?:?]\n'.repeat(12)}Caused by: java.net.BindException: Address already in use`,
    code: 'addon_port',
    facts: { addon: 'dynmap', port: '8123' },
  },
  {
    name: 'databases: the refusal of the database itself',
    log: '[12:00:01 ERROR]: [MoonShop] java.sql.SQLNonTransientConnectionException: Data source rejected establishment of connection,  message from server: "Too many connections"',
    code: 'database',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'eula: the server itself',
    log: '[12:00:01] [Server thread/INFO] [minecraft/DedicatedServer]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.',
    code: 'eula',
    facts: {},
  },
]
