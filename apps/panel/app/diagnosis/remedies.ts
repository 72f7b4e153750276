import { plans } from '@zubr/content/plans'
import type { KnownAddon } from '@zubr/contracts/addons/changes'
import type { Facts, Finding, FindingCode } from '@zubr/domain/diagnosis/findings'
import { type Plan, planOf } from '@zubr/domain/plans'

/** Pages with a remedy. `core` and `plan`: where these are changed. */
export type RemedyPage = 'settings' | 'backups' | 'core' | 'addons' | 'files' | 'ports' | 'plan'

/** An action or a link for a finding. */
export type Remedy =
  /** `javaHere`: the server's version according to the log. */
  | { do: 'java'; java: string; javaHere: string | undefined }
  /** A catalogue's project, by its name or id. */
  | { do: 'install'; name: string; kind: 'plugin' | 'mod' }
  | { do: 'update' | 'switchOff'; path: string }
  /** Other versions of its project in the catalogue. */
  | { do: 'versions'; name: string; source: string; project: string }
  | { do: 'open'; path: string; line: string | undefined }
  | { do: 'restore'; path: string }
  /** Opens the files that contain the port. */
  | { do: 'port'; port: string }
  | { do: RemedyPage }

const pagesOf: Partial<Record<FindingCode, readonly RemedyPage[]>> = {
  bad_flags: ['settings'],
  core_missing: ['core', 'backups'],
  disk_full: ['files', 'plan'],
  memory: ['addons', 'settings', 'plan'],
  memory_killed: ['addons', 'plan'],
  threads: ['addons'],
  open_files: ['addons'],
  // The prompt itself has the answer; here are a backup and the list of addons.
  awaits_confirm: ['backups', 'addons'],
  world_older: ['core', 'backups'],
  world_mods: ['addons', 'backups'],
  addon_port: ['ports'],
  database: ['files'],
  game_crash: ['addons', 'backups'],
  world_newer: ['core', 'backups'],
  world_level: ['backups'],
  loader_version: ['core'],
  ticking_entity: ['backups'],
  ticking_block: ['backups'],
  datapack: ['addons'],
  wrong_game: ['core'],
  forwarding: ['settings'],
  jvm_crash: ['core'],
  permission: ['files'],
  offline_mode: ['settings'],
}
/** Findings that a single addon may cause, which can be disabled. */
const switchedOff: readonly FindingCode[] = [
  'wrong_java',
  'wrong_game',
  'wrong_loader',
  'loader_version',
  'duplicate_addon',
  'corrupt_jar',
  'not_a_plugin',
  'missing_class',
  'addon_failed',
  'client_only',
  'mixin',
  'mod_conflict',
  'stack_overflow',
  'watchdog',
]
/** Findings that a newer version may fix. */
const updated: readonly FindingCode[] = [
  'wrong_game',
  'loader_version',
  'missing_class',
  'addon_failed',
  'mixin',
  'mod_conflict',
  'ticking_entity',
  'ticking_block',
]

export function remediesOf(
  { code, facts }: Pick<Finding, 'code' | 'facts'>,
  jars: readonly string[],
): Remedy[] {
  const found: Remedy[] = []
  const { needs, java, javaHere, file, line, port } = facts
  const path = file && plainPath(file)
  const files = jarsOf(code === 'ticking_entity' || code === 'ticking_block' ? modOf(facts) : facts, jars)
  if (code === 'wrong_java' && java) found.push({ do: 'java', java, javaHere })
  if (needs && (code === 'missing_plugin' || code === 'missing_mod' || code === 'mod_version')) {
    // Usually another version is installed, which is updated.
    const there = code === 'mod_version' ? jarNamed(needs, jars) : undefined
    found.push(
      there
        ? { do: 'update', path: there }
        : { do: 'install', name: needs, kind: code === 'missing_plugin' ? 'plugin' : 'mod' },
    )
  }
  if (code === 'bad_file' && path) found.push({ do: 'open', path, line })
  if (code === 'world_region') found.push(path?.includes('/') ? { do: 'restore', path } : { do: 'backups' })
  if (!needs && (code === 'missing_plugin' || code === 'missing_mod')) found.push({ do: 'addons' })
  if ((code === 'port_taken' || code === 'addon_port') && port) found.push({ do: 'port', port })
  if (updated.includes(code) && files[0]) found.push({ do: 'update', path: files[0] })
  if (switchedOff.includes(code)) for (const jar of files) found.push({ do: 'switchOff', path: jar })
  const isUnknown = switchedOff.includes(code) && code !== 'wrong_java' && files.length === 0
  for (const page of [...(pagesOf[code] ?? []), ...(isUnknown ? (['addons'] as const) : [])])
    found.push({ do: page })
  return found
}

/**
 * Updates only addons with a newer version; for a known project, other versions are offered after
 * disabling.
 */
export function withKnownAddons(
  remedies: readonly Remedy[],
  known: readonly Pick<KnownAddon, 'path' | 'project' | 'update'>[],
): Remedy[] {
  const versions: Remedy[] = []
  const possible = remedies.filter((remedy) => {
    if (remedy.do !== 'update') return true
    const found = known.find(({ path }) => path === remedy.path)
    if (!found || found.update) return found !== undefined
    const { source, id, name } = found.project
    versions.push({ do: 'versions', name, source, project: id })
    return false
  })
  const at = possible.findLastIndex((remedy) => remedy.do === 'switchOff') + 1
  const all = [...possible.slice(0, at), ...versions, ...possible.slice(at)]
  return all.length > 0 || remedies.length === 0 ? all : [{ do: 'addons' }]
}

/** The mod of an entity or a block: `moon` for `moon:rover`. */
function modOf({ what }: Facts): Facts {
  const mod = what?.split(':')[0]
  return mod && mod !== 'minecraft' ? { id: mod } : {}
}

const plainPath = (path: string) => path.replace(/^(?:\.?\/)+/, '').replace(/^data\//, '')
const letters = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.(?:jar|phar)$/, '')
    .replace(/[^a-z0-9]/g, '')

/** The addon files of a finding: by their paths, or by a name that only one file matches. */
function jarsOf({ file, other, addon, id }: Facts, jars: readonly string[]): string[] {
  const named = [file, other].flatMap((path) => {
    const jar = path && (jars.includes(plainPath(path)) ? plainPath(path) : jarNamed(path, jars))
    return jar ? [jar] : []
  })
  const first = file ? undefined : ((id && jarNamed(id, jars)) ?? (addon && jarNamed(addon, jars)))
  return [...new Set([...(first ? [first] : []), ...named])]
}

function jarNamed(name: string, jars: readonly string[]): string | undefined {
  const wanted = letters(name)
  // A path that matches none belongs to a removed file.
  if (wanted.length < 3 || name.includes('/')) return undefined
  const likely = jars.filter((path) => letters(path.slice(path.indexOf('/') + 1)).startsWith(wanted))
  return likely.length === 1 ? likely[0] : undefined
}

/** The smallest plan of the same kind with more memory. */
export function nextPlan(id: string): Plan | undefined {
  const current = planOf(plans, id)
  if (!current) return undefined
  return plans
    .filter(({ group, ramGb }) => group === current.group && ramGb > current.ramGb)
    .sort((a, b) => a.ramGb - b.ramGb)[0]
}
