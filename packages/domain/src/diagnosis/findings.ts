/** What was wrong, by what a log or a crash report says; those that explain most come first, and findings are sorted so. */
export const findingCodes = [
  'eula',
  'bad_flags',
  'core_missing',
  'wrong_java',
  /** The server waits at its console for an answer about what the world has lost. */
  'awaits_confirm',
  'disk_full',
  'memory',
  'memory_killed',
  'threads',
  'open_files',
  'port_taken',
  'session_lock',
  'world_newer',
  /** Saved by a version too old to be read. */
  'world_older',
  /** It holds things of mods that are not there. */
  'world_mods',
  'world_level',
  /** Its own files could not be fetched. */
  'download_failed',
  'missing_mod',
  'mod_version',
  /** A mod asks for another version of the loader. */
  'loader_version',
  'mod_conflict',
  'client_only',
  'mixin',
  'ticking_entity',
  'ticking_block',
  'datapack',
  'world_region',
  'missing_plugin',
  /** Made for another version of the game. */
  'wrong_game',
  /** Made for another loader or core. */
  'wrong_loader',
  'duplicate_addon',
  'corrupt_jar',
  'not_a_plugin',
  'bad_file',
  'forwarding',
  /** A plugin or mod gets no port of its own; the game runs without it. */
  'addon_port',
  /** A plugin or mod can't reach the database that it stores its data in. */
  'database',
  'missing_class',
  'stack_overflow',
  'watchdog',
  'jvm_crash',
  'addon_failed',
  /** An exception that no rule knows has ended the game. */
  'game_crash',
  'permission',
  'session_servers',
  'offline_mode',
] as const
export type FindingCode = (typeof findingCodes)[number]

/**
 * Names and values that the text itself gives. `addon`: a plugin's or mod's name, or its file; `id`: by which a catalogue finds it; `needs`: what it
 * asks for, in version `wanted`, while `found` is there. `line` is of `file`. `what`: an entity, a block, a library, a class or an option.
 */
export const factNames = [
  'addon',
  'id',
  'needs',
  'wanted',
  'found',
  'java',
  'javaHere',
  'file',
  'other',
  'line',
  'port',
  'place',
  'chunk',
  'world',
  'what',
] as const
export type FactName = (typeof factNames)[number]
export type Facts = Partial<Record<FactName, string>>

export const logSources = ['log', 'crash'] as const
export type LogSource = (typeof logSources)[number]

/** Of a text, counted from 1. */
export type LogLine = { source: LogSource; number: number; text: string }

export type Finding = { code: FindingCode; facts: Facts; lines: LogLine[] }
