import { plans } from '@zubr/content/plans'
import type { Facts, Finding, FindingCode } from '@zubr/domain/diagnosis/findings'
import { type Plan, planOf } from '@zubr/domain/plans'

/** What can be done about a finding by a click. */
export type Remedy =
  | { do: 'find'; name: string }
  | { do: 'switchOff'; path: string }
  | { do: 'open'; path: string; line: string | undefined }
  | { do: 'settings' | 'backups' }

const ofSettings: readonly FindingCode[] = [
  'wrong_java',
  'bad_flags',
  'loader_version',
  'wrong_game',
  'forwarding',
]
const ofBackups: readonly FindingCode[] = [
  'world_region',
  'world_level',
  'world_newer',
  'ticking_entity',
  'ticking_block',
  'core_missing',
]
const ofOneAddon: readonly FindingCode[] = [
  'wrong_java',
  'wrong_game',
  'wrong_loader',
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

export function remediesOf(
  { code, facts }: Pick<Finding, 'code' | 'facts'>,
  jars: readonly string[],
): Remedy[] {
  const found: Remedy[] = []
  if ((code === 'missing_plugin' || code === 'missing_mod' || code === 'mod_version') && facts.needs)
    found.push({ do: 'find', name: facts.needs })
  if (code === 'bad_file' && facts.file)
    found.push({ do: 'open', path: plainPath(facts.file), line: facts.line })
  if (ofSettings.includes(code)) found.push({ do: 'settings' })
  if (ofBackups.includes(code)) found.push({ do: 'backups' })
  if (ofOneAddon.includes(code)) {
    const jar = jarOf(facts, jars)
    if (jar) found.push({ do: 'switchOff', path: jar })
  }
  return found
}

const plainPath = (path: string) => path.replace(/^(?:\.?\/)+/, '').replace(/^data\//, '')
const letters = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.(?:jar|phar)$/, '')
    .replace(/[^a-z0-9]/g, '')

/** The file of an addon, by its path, or by its name where one file alone may be meant. Of two of one name it is the second. */
function jarOf({ file, other, addon, id }: Facts, jars: readonly string[]): string | undefined {
  for (const path of [other, file]) {
    const own = path && plainPath(path)
    if (own && jars.includes(own)) return own
  }
  if (file || other) return undefined
  for (const name of [id, addon]) {
    const wanted = name && letters(name)
    if (!wanted || wanted.length < 3) continue
    const likely = jars.filter((path) => letters(path.slice(path.indexOf('/') + 1)).startsWith(wanted))
    if (likely.length === 1) return likely[0]
  }
  return undefined
}

/** The smallest plan of the same kind that has more memory. */
export function nextPlan(id: string): Plan | undefined {
  const own = planOf(plans, id)
  if (!own) return undefined
  return plans
    .filter(({ group, ramGb }) => group === own.group && ramGb > own.ramGb)
    .sort((a, b) => a.ramGb - b.ramGb)[0]
}
