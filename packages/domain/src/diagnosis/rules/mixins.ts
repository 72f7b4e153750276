import type { Facts } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'

/** Parts of a config's name that describe its scope, not its owner. */
const common =
  /^(?:mixins?|common|forge|neoforge|fabric|quilt|client|server|main|core|early|late|refmap|default|init|plugin|compat)$/

/**
 * The owner of a mixin config: `moon-fabric.mixins.json`, `mixins.moon.json` and
 * `moon.mixins.common.json` belong to moon.
 */
export function mixinOwner(set: string): string | undefined {
  const name = set
    .replace(/\.json5?$/, '')
    .split('.')
    .map((part) => part.replace(/[-_](?:mixins?|common|forge|neoforge|fabric|quilt|client|server)$/, ''))
    .find((part) => part !== '' && !common.test(part))
  return name?.replace(/^mixins?[-_]/, '')
}

/**
 * Source: SpongePowered Mixin `MixinProcessor.handleMixinError`, `InjectionInfo`, and Fabric's
 * decoration with the mod.
 */
function ownerIn(line: string): Facts | undefined {
  const mod =
    /Mixin (?:apply|prepare|transformation) for mod ([\w-]{1,80}) failed/.exec(line)?.[1] ??
    / from mod ([\w-]{0,79}\w)/.exec(line)?.[1]
  if (mod && mod !== 'unknown') return { addon: mod, id: mod }
  const set =
    /(?:Mixin (?:apply|prepare) failed |Mixin \[|mixin config |Error encountered reading mixin config |\[)([\w.-]{1,100}\.json5?)(?:[:\] ]|$)/.exec(
      line,
    )?.[1] ?? / in ([\w.-]{1,100}\.json):/.exec(line)?.[1]
  const owner = set && mixinOwner(set)
  return owner ? { addon: owner, id: owner } : undefined
}

function read({ text, after }: Hit): Facts | undefined {
  // An optional mixin only logs a warning: the game continues.
  if (/[/ ]WARN\]/.test(text)) return undefined
  const own = ownerIn(text)
  if (own) return own
  if (
    !/Mixin(?:Transformer|Apply|Prepare)Error|Mixin transformation of \S{1,150} failed|Invalid(?:Injection|Mixin)Exception|throwables\.InjectionError/.test(
      text,
    )
  )
    return undefined
  for (const line of after(100)) {
    const found = /Caused by: |Mixin \[|from mod /.test(line) ? ownerIn(line) : undefined
    if (found) return found
  }
  return {}
}

export const mixinRule: Rule = {
  code: 'mixin',
  signs: [
    'Mixin apply for mod ',
    'Mixin apply failed ',
    'Mixin prepare for mod ',
    'Mixin prepare failed ',
    'Critical injection failure',
    'MixinApplyError',
    'MixinPrepareError',
    'MixinTransformerError',
    'Mixin transformation of ',
    'InjectionError',
    'InvalidInjectionException',
    'InvalidMixinException',
    'FAILED during ',
    'Error encountered reading mixin config ',
  ],
  read,
}
