/** Faults that a log or a crash report shows, sorted by how much they explain. */
export const findingCodes = [
  'eula',
  'bad_flags',
  'core_missing',
  'wrong_java',
  /** The console waits for a confirmation about missing world data. */
  'awaits_confirm',
  'disk_full',
  'memory',
  'memory_killed',
  'threads',
  'open_files',
  'port_taken',
  'session_lock',
  'world_newer',
  /** Saved by a version that is too old to be read. */
  'world_older',
  /** It contains data of missing mods. */
  'world_mods',
  'world_level',
  /** The server's own files could not be downloaded. */
  'download_failed',
  'missing_mod',
  'mod_version',
  /** A mod requires another version of the loader. */
  'loader_version',
  'mod_conflict',
  'client_only',
  'mixin',
  'ticking_entity',
  'ticking_block',
  'datapack',
  'world_region',
  'missing_plugin',
  /** Made for another game version. */
  'wrong_game',
  /** Made for another loader or core. */
  'wrong_loader',
  'duplicate_addon',
  'corrupt_jar',
  'not_a_plugin',
  'bad_file',
  'forwarding',
  /** A plugin or mod cannot bind its port; the game runs without it. */
  'addon_port',
  /** A plugin or mod cannot reach its database. */
  'database',
  'missing_class',
  'stack_overflow',
  'watchdog',
  'jvm_crash',
  'addon_failed',
  /** An unknown exception ended the game. */
  'game_crash',
  'permission',
  'session_servers',
  'offline_mode',
] as const
export type FindingCode = (typeof findingCodes)[number]

/**
 * Names and values from the text. `addon`: a plugin's or mod's name or file; `id`: its id in
 * catalogues; `needs`: its dependency in version `wanted`, while `found` is installed. `line` is of
 * `file`. `what`: an entity, block, library, class or option.
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

/** Line numbers start at 1. */
export type LogLine = { source: LogSource; number: number; text: string }

export type Finding = { code: FindingCode; facts: Facts; lines: LogLine[] }
