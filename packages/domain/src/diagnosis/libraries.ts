import type { Facts } from './findings.ts'

/** Jars and modules that are no addons: cores, loaders and their parts. */
const cores =
  'paper|purpur|folia|spigot|patched|craftbukkit|bukkit|server|client-\\d{1,2}|minecraft|velocity|waterfall|bungeecord|fabric-loader|quilt-loader|forge|neoforge|fml|fml(?:core|loader|earlydisplay|[-_.]\\w{1,20})|neoforgespi|forgespi|javafmllanguage|lowcodelanguage|mclanguage|earlydisplay|loader|modlauncher|bootstraplauncher|bootstrap-api|bootstrap|securejarhandler|securemodules|eventbus|coremods|accesstransformers|jarjar\\w{0,20}|launchwrapper|legacylauncher|fabricserver|nukkit|powernukkit|powernukkitx|mergetool|srgutils|unprotect|installertools'

/** Libraries that loaders, plugins and mods include. Source: the lists of the cores' installers. */
const libraries =
  'adventure|animal-sniffer\\w{0,20}|annotations|ansi|antlr\\w{0,12}|asm|authlib|bcprov|blocklist|brigadier|bson|caffeine|checker-qual|commons(?:-[a-z]+\\d?)?|config-1|configurate|core-3|datafixerupper|error_prone\\w{0,20}|examination|failureaccess|fastutil|geantyref|gson|guava|guice|h2|hikaricp|httpclient\\d?|httpcore\\d?|icu4j|j2objc|jackson|jakarta|jansi|java-objc-bridge|javabridge|javalin|javassist|javax|jcl|jedis|jetty|jline|jna|joml|jopt-simple|jopt\\.?simple|json-simple|jsr305|kotlin-(?:stdlib|reflect)|kotlinx|lettuce|listenablefuture|log4j|logging|lz4(?:-java)?|maven-(?:resolver|model|artifact)\\w{0,20}|mariadb-java-client|mixin|mixinextras(?:-\\w{1,12})?|mongo(?:db)?|mysql-connector|nashorn|net\\.jodah|netty|night-config|night\\.?config|okhttp|okio|oshi|patchy|plexus|postgresql|protobuf|reactor-core|rt|rxjava|scala-(?:library|reflect|compiler)|slf4j|snakeyaml|sponge-mixin|sqlite-jdbc|terminalconsoleappender|text2speech|toml-3|trove\\w{0,3}|typetools|undertow|vecmath'

const notAddons = new RegExp(`^(?:${cores}|${libraries})[-_.\\d]`, 'i')

/**
 * Packages of the game, loaders, Java and libraries: their frames belong to no addon, whatever
 * their jar.
 */
const foreignPackages =
  /^(?:java|javax|jdk|sun|com\.sun|jakarta|kotlin|kotlinx|scala|it\.unimi\.dsi|com\.google|com\.mojang|com\.electronwill|com\.zaxxer|com\.fasterxml|com\.mysql|com\.mongodb|com\.llamalad7|com\.destroystokyo\.paper|com\.velocitypowered|com\.typesafe|com\.github\.benmanes|com\.ibm\.icu|org\.apache|org\.slf4j|org\.joml|org\.yaml|org\.json|org\.objectweb|org\.spongepowered|org\.bukkit|org\.spigotmc|org\.sqlite|org\.h2|org\.mariadb|org\.postgresql|org\.eclipse|org\.checkerframework|org\.jetbrains|org\.jline|org\.lwjgl|org\.quiltmc|org\.antlr|io\.papermc\.paper|io\.netty|io\.lettuce|joptsimple|oshi|okhttp3|okio|reactor|redis\.clients|gnu\.trove|net\.minecraft|net\.minecraftforge|net\.neoforged|net\.fabricmc\.loader|net\.md_5|net\.kyori|net\.jodah|cpw\.mods)\./

/** Whether a name in a trace or message is a core, a loader, a library or one of its packages. */
export const isCoreName = (name: string): boolean =>
  notAddons.test(`${name}-`) ||
  (name.includes('.') && foreignPackages.test(`${name}.`)) ||
  /^(?:minecraft|java|mcp|fml\w{0,40}|neoforge|forge|mixinextras|fabricloader|quilt_loader)$/i.test(name)

const isStep = /^\s+at |^\s*\S{0,40}\s+at /

/**
 * A stack frame without its layer: `TRANSFORMER/moon@1.2/com.example.Moon.rise(…)`,
 * `MoonShop.jar//com.example.Shop.open(…)`.
 */
const stepParts =
  /\bat (?:app\/\/|(LAYER [A-Z]{1,20}|[A-Z][A-Z-]{2,30}|[\w.+ -]{1,100}\.jar)\/{1,2})?(?:([\w.-]{1,80})(?:@[^/\n]{0,80})?\/)?([\w$.]{1,200})/

/** Whether a stack frame belongs to no addon: the game, the loader or a library. */
export function isForeignStep(line: string): boolean {
  const [, layer, module, name = ''] = stepParts.exec(line) ?? []
  if (module && (/^(?:java|jdk)\./.test(module) || isCoreName(module))) return true
  // ModLauncher loads mods and the game in one layer; its other layers hold the loader's modules.
  if (layer && /^[A-Z][A-Z -]+$/.test(layer) && !/^(?:TRANSFORMER|GAME|LAYER GAME)$/.test(layer)) return true
  return foreignPackages.test(name)
}

/** Whether a stack frame is the game's or its API's: its caller is below. */
export const isGameStep = (line: string): boolean =>
  /\bat (?:\S{0,120}\/)?(?:net\.minecraft|com\.mojang|org\.bukkit|net\.minecraftforge\.(?!eventbus\.|fml\.)[\w$]{1,60}|net\.neoforged\.neoforge)\./.test(
    line,
  )

/** The addon of a stack frame: by its jar, or with `byId` by the id that is its module's name. */
export function addonOfStep(line: string, { byId = false } = {}): Facts | undefined {
  if (!isStep.test(line) || isForeignStep(line)) return undefined
  const module = /at (?:TRANSFORMER|GAME|LAYER GAME)\/([\w.-]{1,80})@/.exec(line)?.[1]
  const jar =
    /[~ ]\[([\w.+() -]{1,100}\.jar)(?:%\d{1,6}!?|!)?[\]/:%]/.exec(line)?.[1] ??
    /at ([\w.+-]{1,100}\.jar)\/\//.exec(line)?.[1]
  const byModule = module && !isCoreName(module) ? { addon: module, id: module } : undefined
  const byJar = jar && !notAddons.test(jar) ? { addon: jar } : undefined
  return byId ? (byModule ?? byJar) : (byJar ?? byModule)
}
