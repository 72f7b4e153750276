import type { Sample } from './plugin-samples.ts'

/**
 * Plugins, proxies and Bedrock. Sources: Paper `SimplePluginManager`, `FileProviderSource`,
 * `CraftMagicNumbers`; Folia; Velocity `VelocityPluginManager`, `VelocityConfiguration`; BungeeCord
 * `PluginManager`; Sponge `ResolutionResult`; Nukkit `lang.ini`; PocketMine `PocketMine.php`,
 * `PluginManager.php`.
 */
export const serverSamples: readonly Sample[] = [
  {
    name: 'a plugin that Folia refuses',
    log: `[12:00:01 ERROR]: [DirectoryProviderSource] Error loading plugin: Could not load plugin 'MoonShop v2.1' as it is not marked as supporting Folia!
java.lang.RuntimeException: Could not load plugin 'MoonShop v2.1' as it is not marked as supporting Folia!`,
    code: 'wrong_loader',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'the same of an older Folia',
    log: `[12:00:01] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: Directory 'plugins/MoonShop-2.1.jar' failed to load!
java.lang.RuntimeException: Directory 'plugins/MoonShop-2.1.jar' failed to load!
Caused by: java.lang.RuntimeException: Could not load plugin 'MoonShop v2.1' as it is not marked as supporting Folia!`,
    code: 'wrong_loader',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'Paper since 1.21 names folder and file apart',
    log: `[12:00:01 ERROR]: Could not load 'plugins/MoonShop.jar' in 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [CoinBag]. Please download and install these plugins to run 'MoonShop'.`,
    code: 'missing_plugin',
    facts: { needs: 'CoinBag', addon: 'MoonShop' },
  },
  {
    name: 'a plugin whose interface is too old',
    log: `[12:00:01 ERROR]: Could not load plugin 'MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Plugin API version 1.12 is lower than the minimum allowed version. Please update or replace it.`,
    code: 'wrong_game',
    facts: { addon: 'MoonShop.jar', file: 'plugins/MoonShop.jar', wanted: '1.12' },
  },
  {
    name: 'a core among the plugins',
    log: '[12:00:01 ERROR]: [DirectoryProviderSource] Error loading plugin: java.lang.IllegalArgumentException: plugins/paper-1.21.jar appears to be a server jar! Server jars do not belong in the plugin folder.',
    code: 'not_a_plugin',
    facts: { addon: 'paper-1.21.jar', file: 'plugins/paper-1.21.jar' },
  },
  {
    name: 'a description without a name',
    log: `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/moon.jar' in folder 'plugins'
org.bukkit.plugin.InvalidDescriptionException: name is not defined`,
    code: 'not_a_plugin',
    facts: { addon: 'moon.jar', file: 'plugins/moon.jar' },
  },
  {
    name: 'a plugin without its main class',
    log: `[12:00:01 ERROR]: Could not load 'plugins/moon.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Cannot find main class \`com.example.Moon'`,
    code: 'addon_failed',
    facts: { addon: 'moon.jar', file: 'plugins/moon.jar' },
  },
  {
    name: 'plugins that wait for each other',
    log: `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/moon.jar' in folder 'plugins': circular dependency detected`,
    code: 'addon_failed',
    facts: { addon: 'moon.jar', file: 'plugins/moon.jar' },
  },
  {
    name: 'a plugin that fails in the loader of Paper',
    log: `[12:00:01 ERROR]: Error occurred (in the plugin loader) while enabling MoonShop v2.1 (Is it up to date?)
java.lang.IllegalStateException: closed`,
    code: 'addon_failed',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'a plugin on Windows',
    log: `[12:00:01 ERROR]: Could not load 'plugins\\MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NullPointerException`,
    code: 'addon_failed',
    facts: { addon: 'MoonShop.jar', file: 'plugins/MoonShop.jar' },
  },
  {
    name: 'a plugin that is newer than its core can read',
    log: `[12:00:01 ERROR]: Fatal error trying to convert MoonShop v2.1:com/example/moonshop/Shop.class
java.lang.IllegalArgumentException: Unsupported class file major version 67`,
    code: 'wrong_game',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'a Java that is newer than its loader can read',
    log: `Exception in thread "main" java.lang.IllegalArgumentException: Unsupported class file major version 65
	at org.objectweb.asm.ClassReader.<init>(ClassReader.java:199)`,
    code: 'wrong_java',
    facts: { java: '20', javaHere: '21' },
  },
  {
    name: 'Sponge lists what is missing',
    log: `[12:00:01] [main/ERROR] [Sponge]: /*                              SPONGE PLUGINS FAILED TO LOAD                              */
[12:00:01] [main/ERROR] [Sponge]: /* The following plugins are missing dependencies:                                       */
[12:00:01] [main/ERROR] [Sponge]: /*  * moonshop requires [ coinbag ]                                                       */`,
    code: 'missing_plugin',
    facts: { addon: 'moonshop', needs: 'coinbag' },
  },
  {
    name: 'one plugin twice, by Velocity',
    log: '[12:00:01 ERROR]: Refusing to load plugin at path plugins/moonhub-2.jar since we already loaded a plugin with the same ID moonhub from plugins/moonhub-1.jar',
    code: 'duplicate_addon',
    facts: { other: 'moonhub-2.jar', addon: 'moonhub' },
  },
  {
    name: "a proxy's settings that contradict themselves",
    log: `[12:00:01 ERROR]: Server lobby does not have a valid IP address.
[12:00:01 ERROR]: Your configuration is invalid. Velocity will not start up until the errors are resolved.`,
    code: 'bad_file',
    facts: { file: 'velocity.toml' },
  },
  {
    name: 'a proxy without a secret',
    log: "[12:00:01 ERROR]: You don't have a forwarding secret set. This is required for security.",
    code: 'forwarding',
    facts: {},
  },
  {
    name: "BungeeCord's own settings",
    log: `java.lang.RuntimeException: Invalid configuration encountered - this is a configuration error and NOT a bug! Please attempt to fix the error or see https://www.spigotmc.org/ for help.
Caused by: while parsing a block mapping
 in 'reader', line 3, column 1:
    groups:
expected <block end>, but found '<block mapping start>'
 in 'reader', line 9, column 3:`,
    code: 'bad_file',
    facts: { file: 'config.yml', line: '9' },
  },
  {
    name: 'BungeeCord on an old Java',
    log: '*** ERROR *** BungeeCord requires Java 17 or above to function! Please download and install it!',
    code: 'wrong_java',
    facts: { java: '17' },
  },
  {
    name: 'a plugin of BungeeCord that fails',
    log: `12:00:01 [WARNING] Exception encountered when loading plugin: MoonHub
java.lang.IllegalStateException: closed`,
    code: 'addon_failed',
    facts: { addon: 'MoonHub' },
  },
  {
    name: 'Nukkit misses a plugin',
    log: `2026-01-01 12:00:01 [CRITICAL] Could not load plugin "MoonForms": Unknown dependency: StarForms`,
    code: 'missing_plugin',
    facts: { addon: 'MoonForms', needs: 'StarForms' },
  },
  {
    name: 'PocketMine has the plugin twice',
    log: `2026-01-01 [12:00:01.000] [Server thread/CRITICAL]: Could not load plugin 'MoonForms': plugin exists`,
    code: 'duplicate_addon',
    facts: { addon: 'MoonForms' },
  },
  {
    name: 'PocketMine finds no main class',
    log: `2026-01-01 [12:00:01.000] [Server thread/CRITICAL]: Could not load plugin 'MoonForms': Main class not found`,
    code: 'addon_failed',
    facts: { addon: 'MoonForms' },
  },
  {
    name: 'PocketMine runs there already',
    log: '[CRITICAL] Another PocketMine-MP instance (PID 12) is already using this folder (/data).',
    code: 'session_lock',
    facts: {},
  },
  {
    name: 'PocketMine without what its PHP needs',
    log: '[CRITICAL] Selected PHP binary does not satisfy some requirements.',
    code: 'core_missing',
    facts: {},
  },
  {
    name: 'a port that PocketMine does not get',
    log: '2026-01-01 [12:00:01.000] [Server thread/EMERGENCY]: Failed to bind to 0.0.0.0:19132: Something else is already running on this port',
    code: 'port_taken',
    facts: { port: '19132' },
  },
  {
    name: 'a port that Bedrock Dedicated Server does not get',
    log: "[2026-01-01 12:00:01:000 ERROR] Network port occupied, can't start server.",
    code: 'port_taken',
    facts: {},
  },
  {
    name: 'a list that Bedrock Dedicated Server can not read',
    log: '[2026-01-01 12:00:01:000 ERROR] Error parsing allowlist.json: Syntax error: Malformed token',
    code: 'bad_file',
    facts: { file: 'allowlist.json' },
  },
  {
    name: 'a library that Bedrock Dedicated Server misses',
    log: './bedrock_server: error while loading shared libraries: libcurl.so.4: cannot open shared object file: No such file or directory',
    code: 'core_missing',
    facts: { what: 'libcurl.so.4' },
  },
  {
    name: 'a world of Bedrock that is locked away',
    log: '[2026-01-01 12:00:01:000 ERROR] DBStorage chain is invalid. Possibly encryption-related, or bad DBStorageConfig passed.',
    code: 'world_level',
    facts: {},
  },
  {
    name: 'Simple Voice Chat gets no port',
    log: '[12:00:01] [VoiceChatServerThread/ERROR]: [voicechat] Failed to run voice chat at UDP port 24454, make sure no other application is running at that port',
    code: 'addon_port',
    facts: { addon: 'Simple Voice Chat', port: '24454' },
  },
  {
    name: 'Geyser gets no port',
    log: `[12:00:01 ERROR]: [Geyser-Spigot] Failed to start Geyser on 0.0.0.0:19132
[12:00:01 WARN]: java.util.concurrent.CompletionException: java.net.BindException: Address already in use`,
    code: 'addon_port',
    facts: { addon: 'Geyser', port: '19132' },
  },
  {
    name: 'dynmap gets no port',
    log: '[12:00:01 ERROR]: [dynmap] Failed to start WebServer on address 0.0.0.0:8123 : Failed to bind to 0.0.0.0/0.0.0.0:8123',
    code: 'addon_port',
    facts: { addon: 'dynmap', port: '8123' },
  },
  {
    name: 'BlueMap gets no port',
    log: `[12:00:01 WARN]: [BlueMap] 
################################
 There is a problem with your BlueMap setup!
 BlueMap failed to bind to the configured address.
 This usually happens when the configured port (8100) is already in use by some other program.
################################`,
    code: 'addon_port',
    facts: { addon: 'BlueMap', port: '8100' },
  },
  {
    name: 'NuVotifier gets no port',
    log: `[12:00:01 ERROR]: [Votifier] Votifier was not able to bind to /0.0.0.0:8192
java.net.BindException: Address already in use`,
    code: 'addon_port',
    facts: { addon: 'Votifier', port: '8192' },
  },
  {
    name: 'RCON gets no port',
    log: `[12:00:01] [Server thread/WARN]: Unable to initialise RCON on 0.0.0.0:25575
java.net.BindException: Address already in use (Bind failed)`,
    code: 'addon_port',
    facts: { addon: 'RCON', port: '25575' },
  },
]
