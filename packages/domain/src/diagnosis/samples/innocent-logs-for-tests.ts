/** A clean start that looks bad, and what a running server complains of: nobody needs to be told. */
export const innocentLogs: readonly string[] = [
  `[12:00:01] [main/WARN] [mixin/]: Error loading class: net/minecraft/client/gui/screens/TitleScreen (java.lang.ClassNotFoundException: net/minecraft/client/gui/screens/TitleScreen)
[12:00:01] [main/WARN] [mixin/]: @Mixin target net.minecraft.client.gui.screens.TitleScreen was not found moon.mixins.json:TitleScreenMixin
[12:00:20] [Server thread/INFO] [minecraft/DedicatedServer]: Done (9.814s)! For help, type "help"`,
  '[12:00:01] [main/WARN]: Mixin apply for mod moon failed moon.mixins.json:OptionalMixin from mod moon -> net.minecraft.class_1937: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException',
  "[12:00:01] [main/WARN] [mixin/]: Reference map 'moon.refmap.json' for moon.mixins.json could not be read. If this is a development environment you can ignore this message",
  `[12:00:01] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to MoonShop v2.1
java.lang.NullPointerException: Cannot invoke "String.length()" because "key" is null
	at com.example.moonshop.Shop.join(Shop.java:40) ~[MoonShop-2.1.jar:?]`,
  "[12:00:01 WARN]: Can't keep up! Is the server overloaded? Running 5012ms or 100 ticks behind",
  '[12:00:01 WARN]: Ambiguity between arguments [teleport, destination] and [teleport, targets] with inputs: [Player]',
  '[12:00:01] [main/WARN]: Legacy plugin MoonShop v2.1 does not specify an api-version.',
  "	 - Mod 'Moon' (moon) 1.2 recommends version 2 or later of mod 'Star Lib' (starlib), which is missing!",
  "	 - Mod 'Moon' (moon) 1.2 conflicts with any version of mod 'Sun' (sun), which is present with the following version: 3!",
  '[12:00:01] [Server thread/INFO]: <anna> Failed to run voice chat at UDP port 24454, says Bob',
  "[12:00:01] [Server thread/INFO]: <anna> Mod 'Moon' (moon) 1.2 requires version 2 of starlib, which is missing!",
  '[12:00:01] [Async Chat Thread - #0/INFO]: [Not Secure] <anna> java.lang.OutOfMemoryError: Java heap space',
  '[12:00:01 INFO]: anna issued server command: /say FAILED TO BIND TO PORT!',
  '[12:00:01] [main/WARN] [FML]: The coremod MoonCore (com.example.MoonCore) is not signed!',
  '[12:00:01] [Server thread/INFO] [FML]: confirmed',
  '[12:00:01] [main/INFO]: Compatibility level set to JAVA_17',
  '[12:00:01] [ForkJoinPool-1/WARN]: [MoonShop] Failed to check for updates: java.net.SocketTimeoutException: Connect timed out',
  '[12:00:01 INFO]: [voicechat] Voice chat server started at port 24454',
  '[12:00:01] [Server thread/INFO]: [dynmap] Web server started on address 0.0.0.0:8123',
  '[12:00:01] [main/WARN]: Found 2 mods that do not go together well, see the wiki',
  '[12:00:01] [Server thread/WARN]: moved too quickly! 12.0,0.1,3.4',
  '[12:00:01] [main/INFO] [STDERR]: [org.antlr.v4.runtime.ConsoleErrorListener:syntaxError:38]: line 1:0 token recognition error',
  `[12:00:01] [Server thread/WARN]: Exception in thread "MoonShop-Metrics" java.net.ConnectException: Connection refused`,
  '[12:00:01] [main/WARN] [ne.mi.fm.lo.mo.ModFileParser/LOADING]: Mod file moon-lib.jar is missing mods.toml file',
  '[12:00:01] [Worker-Main-3/WARN]: Missing sound for event: moon:tide',
  '[12:00:01] [Server thread/INFO]: Server permissions file permissions.yml is empty, ignoring it',
]
