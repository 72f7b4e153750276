import { type BedrockNaming, bedrockName } from './bedrock-names.ts'

/** A Java server's lists of players, each a JSON file. */
export const playerLists = ['whitelist', 'ops', 'banned-players', 'banned-ips'] as const
export type PlayerList = (typeof playerLists)[number]
export const pathOf = (list: PlayerList): string => `${list}.json`

/** One entry of the file; unknown fields stay. */
export type ListEntry = { [key: string]: unknown }

/** Null if the file is no list of entries. */
export function entriesIn(text: string): ListEntry[] | null {
  try {
    // Some programs write a byte order mark.
    const list: unknown = JSON.parse(text.replace(/^\ufeff/, '').trim() || '[]')
    const isEntry = (own: unknown) => typeof own === 'object' && own !== null && !Array.isArray(own)
    return Array.isArray(list) && list.every(isEntry) ? list : null
  } catch {
    // The file is no JSON.
    return null
  }
}

/** A player's name, or an address. */
export const keyOf = (list: PlayerList, entry: ListEntry): string =>
  String((list === 'banned-ips' ? entry.ip : (entry.name ?? entry.uuid)) ?? '')

const isSameKey = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

export const hasKey = (list: PlayerList, entries: readonly ListEntry[], key: string): boolean =>
  entries.some((entry) => isSameKey(keyOf(list, entry), key))

export const withoutKey = (list: PlayerList, entries: readonly ListEntry[], key: string): ListEntry[] =>
  entries.filter((entry) => !isSameKey(keyOf(list, entry), key))

/** In the game's format. */
export const listText = (entries: readonly ListEntry[]): string => `${JSON.stringify(entries, null, 2)}\n`

export type NewEntry = { key: string; uuid?: string; level?: number; reason?: string; at: Date; by: string }

/** Adds an entry, or replaces the one with the same key. */
export function withEntry(
  list: PlayerList,
  entries: readonly ListEntry[],
  { key, uuid, level, reason, at, by }: NewEntry,
): ListEntry[] {
  const before = entries.find((entry) => isSameKey(keyOf(list, entry), key))
  const ban = {
    created: banTime(at),
    source: by,
    expires: 'forever',
    reason: reason || 'Banned by an operator.',
  }
  const own: Record<PlayerList, ListEntry> = {
    whitelist: { uuid, name: key },
    ops: { bypassesPlayerLimit: false, ...before, uuid, name: key, level: level ?? 4 },
    'banned-players': { uuid, name: key, ...ban },
    'banned-ips': { ip: key, ...ban },
  }
  return [...withoutKey(list, entries, key), own[list]]
}

/** `2026-11-23 17:05:00 +0000`. */
const banTime = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} +0000`

/** When a ban was created or ends; undefined for other values, such as `forever`. */
export function timeOf(value: unknown): number | undefined {
  const [, date, time, zone] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d{4})$/.exec(String(value)) ?? []
  const at =
    date === undefined ? Number.NaN : Date.parse(`${date}T${time}${zone?.slice(0, 3)}:${zone?.slice(3)}`)
  return Number.isNaN(at) ? undefined : at
}

/**
 * The game's command for a change of a list while the server runs; it can never be more than one
 * command.
 */
export function commandFor(
  list: PlayerList,
  action: 'add' | 'remove',
  { key, reason = '' }: { key: string; reason?: string },
): string {
  const why = reason.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const commands: Record<PlayerList, Record<'add' | 'remove', string>> = {
    whitelist: { add: `whitelist add ${key}`, remove: `whitelist remove ${key}` },
    ops: { add: `op ${key}`, remove: `deop ${key}` },
    'banned-players': { add: `ban ${key} ${why}`.trim(), remove: `pardon ${key}` },
    'banned-ips': { add: `ban-ip ${key} ${why}`.trim(), remove: `pardon-ip ${key}` },
  }
  return commands[list][action]
}

/** A Java name, or a Bedrock player's name by Floodgate. */
export const isPlayerName = (text: string, naming?: BedrockNaming): boolean =>
  /^\w{2,16}$/.test(text) || bedrockName(text, naming) !== undefined

/** An IP address, as the game bans it. */
export function isIpAddress(text: string): boolean {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return text.split('.').every((part) => Number(part) <= 255)
  return /^[\da-f:]{2,39}$/i.test(text) && URL.canParse(`http://[${text}]`)
}
