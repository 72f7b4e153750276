import type { Sample } from './plugin-samples.ts'

/**
 * Fabric 0.11–0.18 and Quilt. Sources: `ModResolver` of 0.11, `Messages.properties` of 0.12–0.18,
 * `quilt_loader.properties`.
 */
export const fabricSamples: readonly Sample[] = [
  {
    name: 'Fabric 0.11, a mod is missing',
    log: `net.fabricmc.loader.discovery.ModResolutionException: Errors were found!
 - Mod 'Moon' (moon) requires version 1.2 or later of mod starlib, which is missing!
	 - You must install version 1.2 or later of starlib.`,
    code: 'missing_mod',
    facts: { addon: 'Moon', id: 'moon', needs: 'starlib', wanted: '1.2 or later' },
  },
  {
    name: 'Fabric 0.11, another version is there',
    log: ` - Mod 'Moon' (moon) requires version 1.2 or later of mod 'Star Lib' (starlib), but a non-matching version is present: 1.0!`,
    code: 'mod_version',
    facts: { addon: 'Moon', id: 'moon', needs: 'starlib', wanted: '1.2 or later', found: '1.0' },
  },
  {
    name: 'Fabric 0.11, several of several',
    log: 'net.fabricmc.loader.discovery.ModResolutionException: Errors were found!\n - Missing mods: starlib, sunlib',
    code: 'missing_mod',
    facts: { needs: 'starlib' },
  },
  {
    name: "a name with an apostrophe, as [Let's …] has one",
    log: "	 - Mod 'Let's Go to the Moon' (letsgo) 1.2 requires version 4.1.6 or later of mod 'Anna's Library' (annaslib), which is missing!",
    code: 'missing_mod',
    facts: { addon: "Let's Go to the Moon", id: 'letsgo', needs: 'annaslib', wanted: '4.1.6 or later' },
  },
  {
    name: 'one of three versions is asked for',
    log: "	 - Mod 'Moon' (moon) 1.2 requires version 1.0, version 1.1 or any 1.2.x version of starlib, which is missing!",
    code: 'missing_mod',
    facts: { addon: 'Moon', id: 'moon', needs: 'starlib', wanted: '1.0, version 1.1 or any 1.2.x version' },
  },
  {
    name: 'a mod that is there, but for clients alone',
    log: "	 - Mod 'Moon' (moon) 1.2 requires any version of mod 'Star View' (starview), which is disabled for this environment (client/server only)!",
    code: 'missing_mod',
    facts: { addon: 'Moon', id: 'moon', needs: 'starview' },
  },
  {
    name: 'a later loader is asked for',
    log: "	 - Mod 'Moon' (moon) 1.2 requires version 0.16.10 or later of mod 'Fabric Loader' (fabricloader), but only the wrong version is present: 0.15.11!",
    code: 'loader_version',
    facts: { addon: 'Moon', id: 'moon', needs: 'fabricloader', wanted: '0.16.10 or later', found: '0.15.11' },
  },
  {
    name: 'a mod for a later Java, without a name of the machine',
    log: "	 - Mod 'Moon' (moon) 1.2 requires version 21 or later of java, which is missing!",
    code: 'wrong_java',
    facts: { addon: 'Moon', id: 'moon', java: '21' },
  },
  {
    name: 'a mod for an earlier Java',
    log: "	 - Mod 'Moon' (moon) 1.2 requires any version before 17 of 'Java HotSpot(TM) 64-Bit Server VM' (java), but only the wrong version is present: 17!",
    code: 'wrong_java',
    facts: { addon: 'Moon', id: 'moon', java: '16', javaHere: '17' },
  },
  {
    name: 'two that break each other, as 0.18 says it',
    log: "	 - Mod 'Moon' (moon) 1.0 is incompatible with any version before 3.2 of mod 'Sun's Light' (sunlight), yet a conflicting version is present: 3.1!",
    code: 'mod_conflict',
    facts: { addon: 'Moon', id: 'moon', other: "Sun's Light" },
  },
  {
    name: 'Quilt, at least a version',
    log: 'Moon requires at least version 1.2 or any newer version of starlib, which is missing!',
    code: 'missing_mod',
    facts: { addon: 'Moon', needs: 'starlib', wanted: 'at least version 1.2 or any newer version' },
  },
  {
    name: 'Quilt, a different version is there',
    log: 'Moon requires any version above 1.2 of starlib, but only a different version is present: 1.1',
    code: 'mod_version',
    facts: { addon: 'Moon', needs: 'starlib', wanted: 'any version above 1.2', found: '1.1' },
  },
  {
    name: 'Quilt, one mod twice',
    log: '- Duplicate mod: moon',
    code: 'duplicate_addon',
    facts: { addon: 'moon' },
  },
  {
    name: 'an entrypoint that fails',
    log: `[12:00:01] [main/ERROR]: Failed to start the minecraft server
net.fabricmc.loader.impl.FormattedException: java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'moontides' at 'com.example.Tides'!`,
    code: 'addon_failed',
    facts: { addon: 'moontides', id: 'moontides' },
  },
  {
    name: 'entrypoints that can not be read',
    log: "net.fabricmc.loader.api.EntrypointException: Exception while loading entries for entrypoint 'server' provided by 'moontides'",
    code: 'addon_failed',
    facts: { addon: 'moontides', id: 'moontides' },
  },
  {
    name: 'a description that is broken',
    log: `java.lang.RuntimeException: Error analyzing [/data/mods/moon-1.0.jar]: net.fabricmc.loader.impl.metadata.ParseMetadataException: Error reading fabric.mod.json file for mod at /data/mods/moon-1.0.jar`,
    code: 'corrupt_jar',
    facts: { addon: 'moon-1.0.jar', file: 'mods/moon-1.0.jar' },
  },
  {
    name: 'a loader that speaks another language',
    log: `[12:00:01] [main/ERROR]: ¡Se encontraron mods incompatibles!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - ¡Mod «Moon» (moon) 1.2 necesita cualquier versión de starlib, que no tienes!`,
    code: 'mod_conflict',
    facts: {},
  },
  {
    name: 'a mixin with its mod',
    log: '[12:00:01] [Server thread/ERROR]: Mixin prepare for mod moon failed preparing WorldMixin in moon.mixins.json: org.spongepowered.asm.mixin.transformer.throwables.InvalidMixinException @Shadow method tick was not located in the target class',
    code: 'mixin',
    facts: { addon: 'moon', id: 'moon' },
  },
  {
    name: 'a loader that speaks another language, with its reasons in English',
    log: `[12:00:01] [main/WARN]: Mod resolution failed
[12:00:01] [main/INFO]: Immediate reason: [HARD_DEP_INCOMPATIBLE_PRESELECTED moon 1.2 {depends minecraft @ [~1.21.1]}, ROOT_FORCELOAD_SINGLE moon 1.2]
[12:00:01] [main/ERROR]: ¡Se encontraron mods incompatibles!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
	 - ¡Mod «Moon» (moon) 1.2 necesita cualquier versión 1.21.x de «Minecraft» (minecraft), pero sólo tienes una versión incorrecta: 1.21!`,
    code: 'wrong_game',
    facts: { addon: 'moon', id: 'moon', needs: 'minecraft', wanted: '~1.21.1' },
  },
  {
    name: 'what the solver says above its lines for people',
    log: '[12:00:01] [main/INFO]: Immediate reason: [HARD_DEP_NO_CANDIDATE moon 3.0.9 {depends starlib @ [>=2.1]}, ROOT_FORCELOAD_SINGLE moon 3.0.9]',
    code: 'missing_mod',
    facts: { addon: 'moon', id: 'moon', needs: 'starlib', wanted: '>=2.1' },
  },
  {
    name: 'biomes whose order nothing can meet',
    log: `java.lang.IllegalStateException: Feature order cycle found, involved sources: [Reference{ResourceKey[minecraft:worldgen/biome / minecraft:meadow]=net.minecraft.class_1959@1}, Reference{ResourceKey[minecraft:worldgen/biome / moon:crater]=net.minecraft.class_1959@2}, Reference{ResourceKey[minecraft:worldgen/biome / sun:desert]=net.minecraft.class_1959@3}]`,
    code: 'mod_conflict',
    facts: { addon: 'moon', other: 'sun' },
  },
]
