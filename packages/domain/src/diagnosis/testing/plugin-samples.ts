import type { Facts, FindingCode } from '../findings.ts'

/**
 * A log in the format of a core, a loader or Java, with invented addons, and its expected finding.
 */
export type Sample = { name: string; log: string; code: FindingCode; facts: Facts }

export const pluginSamples: readonly Sample[] = [
  {
    name: 'Paper names all plugins that are missing',
    log: `[12:00:01 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'MoonShop-2.1.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [CoinBag, StarLib]. Please download and install these plugins to run 'MoonShop'.
	at io.papermc.paper.plugin.entrypoint.strategy.modern.ModernPluginLoadingStrategy.loadProviders(ModernPluginLoadingStrategy.java:80) ~[paper-1.20.4.jar:git-Paper-493]`,
    code: 'missing_plugin',
    facts: { needs: 'CoinBag', addon: 'MoonShop' },
  },
  {
    name: 'Spigot of 1.13 asks for one',
    log: `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown dependency CoinBag. Please download and install CoinBag to run this plugin.`,
    code: 'missing_plugin',
    facts: { needs: 'CoinBag', addon: 'MoonShop.jar', file: 'plugins/MoonShop.jar' },
  },
  {
    name: 'old Spigot says but its name',
    log: `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: CoinBag
	at org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:207) [spigot-1.8.8.jar:git-Spigot-db6de12-18fbb24]`,
    code: 'missing_plugin',
    facts: { needs: 'CoinBag', addon: 'MoonShop.jar', file: 'plugins/MoonShop.jar' },
  },
  {
    name: 'Velocity',
    log: `[12:00:01 ERROR]: Can't load plugin moonhub due to missing dependency starlib`,
    code: 'missing_plugin',
    facts: { addon: 'moonhub', needs: 'starlib' },
  },
  {
    name: 'BungeeCord',
    log: `12:00:01 [WARNING] StarLib (required by MoonHub) is unavailable`,
    code: 'missing_plugin',
    facts: { addon: 'MoonHub', needs: 'StarLib' },
  },
  {
    name: 'PocketMine misses a plugin',
    log: `2026-01-01 [12:00:01.000] [Server thread/CRITICAL]: Could not load plugin 'MoonForms': Unknown dependency: StarForms`,
    code: 'missing_plugin',
    facts: { addon: 'MoonForms', needs: 'StarForms' },
  },
  {
    name: 'a plugin for a later game',
    log: `[12:00:01 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'MoonShop-2.1.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Unsupported API version 1.21
	at org.bukkit.craftbukkit.v1_20_R3.util.CraftMagicNumbers.checkSupported(CraftMagicNumbers.java:389) ~[paper-1.20.4.jar:git-Paper-493]`,
    code: 'wrong_game',
    facts: { addon: 'MoonShop-2.1.jar', file: 'plugins/MoonShop-2.1.jar', wanted: '1.21' },
  },
  {
    name: 'PocketMine has another interface',
    log: `2026-01-01 [12:00:01.000] [Server thread/ERROR]: Could not load plugin 'MoonForms': Incompatible API version (plugin requires one of: 3.2.0)`,
    code: 'wrong_game',
    facts: { addon: 'MoonForms', wanted: '3.2.0' },
  },
  {
    name: "a plugin built on another version's own classes",
    log: `[12:00:01] [Server thread/ERROR]: Error occurred while enabling MoonShop v2.1 (Is it up to date?)
java.lang.NoClassDefFoundError: net/minecraft/server/v1_16_R3/Entity
	at com.example.moonshop.Shop.onEnable(Shop.java:40) ~[MoonShop.jar:?]`,
    code: 'wrong_game',
    facts: { addon: 'MoonShop', wanted: '1.16' },
  },
  {
    name: 'one plugin twice, by older Paper',
    log: "[12:00:01 ERROR]: Ambiguous plugin name `MoonShop' for files `plugins/MoonShop-2.0.jar' and `plugins/MoonShop-2.1.jar' in `plugins'",
    code: 'duplicate_addon',
    facts: { addon: 'MoonShop', file: 'plugins/MoonShop-2.0.jar', other: 'plugins/MoonShop-2.1.jar' },
  },
  {
    name: 'one plugin twice, by newer Paper',
    log: "[12:00:01 ERROR]: Ambiguous plugin name 'MoonShop' for files 'plugins/a.jar' and 'plugins/b.jar' in 'plugins'",
    code: 'duplicate_addon',
    facts: { addon: 'MoonShop', file: 'plugins/a.jar', other: 'plugins/b.jar' },
  },
  {
    name: 'a jar that is no plugin',
    log: `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/starlib-sources.jar' in folder 'plugins'
org.bukkit.plugin.InvalidDescriptionException: java.io.FileNotFoundException: Jar does not contain plugin.yml`,
    code: 'not_a_plugin',
    facts: { addon: 'starlib-sources.jar', file: 'plugins/starlib-sources.jar' },
  },
  {
    name: 'a jar of which Paper knows no kind',
    log: `[12:00:01 ERROR]: [DirectoryProviderSource] Error loading plugin: Directory 'plugins/moon.jar' does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!`,
    code: 'not_a_plugin',
    facts: { addon: 'moon.jar', file: 'plugins/moon.jar' },
  },
  {
    name: 'a plugin for another proxy',
    log: `[12:00:01 ERROR]: Unable to load plugin plugins/moonhub.jar
com.velocitypowered.api.plugin.InvalidPluginException: Did not find a valid velocity-plugin.json.`,
    code: 'not_a_plugin',
    facts: { addon: 'moonhub.jar', file: 'plugins/moonhub.jar' },
  },
  {
    name: 'a class that a plugin misses',
    log: `[12:00:01 ERROR]: Error occurred while enabling MoonShop v2.1 (Is it up to date?)
java.lang.NoClassDefFoundError: com/example/coinbag/Bag
	at com.example.moonshop.Shop.onEnable(Shop.java:40) ~[MoonShop.jar:?]`,
    code: 'missing_class',
    facts: { addon: 'MoonShop', what: 'com/example/coinbag/Bag' },
  },
  {
    name: 'a method that is not there, of a plugin known by its jar',
    log: `[12:00:01 ERROR]: Could not pass event PlayerJoinEvent
java.lang.NoSuchMethodError: 'void org.bukkit.entity.Player.sendStars(int)'
	at com.example.moonshop.Shop.join(Shop.java:40) ~[MoonShop-2.1.jar:?]`,
    code: 'missing_class',
    facts: { addon: 'MoonShop-2.1.jar', what: 'void org.bukkit.entity.Player.sendStars(int)' },
  },
  {
    name: 'a plugin that failed for a reason of its own',
    log: `[12:00:01 ERROR]: Error occurred while enabling MoonShop v2.1 (Is it up to date?)
java.lang.NullPointerException: Cannot invoke "String.length()" because "key" is null`,
    code: 'addon_failed',
    facts: { addon: 'MoonShop' },
  },
  {
    name: 'a plugin of Velocity that failed',
    log: `[12:00:01 ERROR]: Couldn't pass ProxyInitializeEvent to moonhub 1.5.0
java.lang.IllegalStateException: no licence`,
    code: 'addon_failed',
    facts: { addon: 'moonhub', id: 'moonhub' },
  },
  {
    name: 'a plugin whose archive is cut',
    log: `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.InvalidDescriptionException: java.util.zip.ZipException: zip END header not found`,
    code: 'corrupt_jar',
    facts: { addon: 'MoonShop.jar', file: 'plugins/MoonShop.jar' },
  },
  {
    name: 'a plugin for a later Java',
    log: `[12:00:01] [Server thread/ERROR]: Could not load 'plugins/MoonShop.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: com/example/moonshop/Shop has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0`,
    code: 'wrong_java',
    facts: { addon: 'MoonShop.jar', file: 'plugins/MoonShop.jar', java: '21', javaHere: '17' },
  },
  {
    name: 'a file of settings with a slip',
    log: `[12:00:01 ERROR]: Cannot load plugins/MoonShop/config.yml
org.bukkit.configuration.InvalidConfigurationException: while parsing a block mapping
 in 'string', line 3, column 1:
    shop:
    ^
expected <block end>, but found '<block mapping start>'
 in 'string', line 7, column 3:
      price: 5
      ^

	at org.bukkit.configuration.file.YamlConfiguration.loadFromString(YamlConfiguration.java:112) ~[paper-api.jar:?]`,
    code: 'bad_file',
    facts: { file: 'plugins/MoonShop/config.yml', line: '7' },
  },
  {
    name: 'two plugins of one name, as Paper has rewritten them',
    log: "[12:00:01 ERROR]: [PluginInitializerManager] Ambiguous plugin name 'MoonShop' for files 'plugins/.paper-remapped/moonshop-2.0.jar' and 'plugins/.paper-remapped/moonshop-2.1.jar' in 'plugins/.paper-remapped'",
    code: 'duplicate_addon',
    facts: { addon: 'MoonShop', file: 'plugins/moonshop-2.0.jar', other: 'plugins/moonshop-2.1.jar' },
  },
  {
    name: 'a plugin for a later Java in a new Paper',
    log: `[12:00:01 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'MoonShop-3.17.1.jar' in folder 'plugins/.paper-remapped'
org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: com/example/MoonShop has been compiled by a more recent version of the Java Runtime (class file version 69.0), this version of the Java Runtime only recognizes class file versions up to 65.0
        at io.papermc.paper.plugin.provider.type.spigot.SpigotPluginProvider.createInstance(SpigotPluginProvider.java:129) ~[paper-1.21.11.jar:1.21.11-175]`,
    code: 'wrong_java',
    facts: {
      addon: 'MoonShop-3.17.1.jar',
      file: 'plugins/MoonShop-3.17.1.jar',
      java: '25',
      javaHere: '21',
    },
  },
]
