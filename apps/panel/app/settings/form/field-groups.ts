import type { SettingField } from '@zubr/contracts/cores/core'
import type { PanelMessages, SettingGroup } from '@zubr/i18n/panel/en'

/** The groups of the form, and the order of their fields. */
const groups: Record<Exclude<SettingGroup, 'other'>, readonly string[]> = {
  joining: ['motd', 'maxPlayers', 'onlineMode', 'whitelist'],
  network: ['servers', 'forwarding', 'forwardingSecret'],
  game: [
    'gameMode',
    'difficulty',
    'hardcore',
    'pvp',
    'allowFlight',
    'allowCheats',
    'commandBlocks',
    'spawnProtection',
    'timeZone',
  ],
  world: ['viewDistance', 'simulationDistance', 'levelType', 'world', 'seed'],
  java: ['collector', 'javaArguments'],
}

export type FieldGroup = { group: SettingGroup; fields: SettingField[] }

/** A core's form in groups. Unknown fields come last. */
export function groupsOf(fields: readonly SettingField[]): FieldGroup[] {
  const known = (Object.keys(groups) as (keyof typeof groups)[]).map((group) => ({
    group,
    fields: groups[group].flatMap((key) => fields.find((field) => field.key === key) ?? []),
  }))
  const groupedFields = known.flatMap((part) => part.fields)
  const other = { group: 'other' as const, fields: fields.filter((field) => !groupedFields.includes(field)) }
  return [...known, other].filter((part) => part.fields.length > 0)
}

export type FieldMessages = { label: string; hint: string | undefined; option(name: string): string }

/** The label and hint of a core's field. A field without a translation has its key as label. */
export function wordsOfField({ settings }: PanelMessages, core: string, key: string): FieldMessages {
  const { label, hint } = lookUp(settings.fields, key) ?? { label: key, hint: undefined }
  const coreHints = lookUp<Record<string, string>>(settings.coreHints, core)
  const options = lookUp<Record<string, string>>(settings.options, key)
  return {
    label,
    hint: (coreHints && lookUp(coreHints, key)) ?? hint,
    option: (name) => (options && lookUp(options, name)) ?? name,
  }
}

function lookUp<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
