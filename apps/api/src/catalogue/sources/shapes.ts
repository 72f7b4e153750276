import { AddonFile, type AddonVersion } from '@zubr/contracts/catalogue/projects'
import { type AddonKind, loaders as knownLoaders } from '@zubr/domain/cores/addons'
import { z } from 'zod'
import { storable } from '../../http/unstorable-text.ts'

/** Untrusted text of one line: without control characters, and limited in length. */
export const line = (maxLength: number) =>
  z.string().transform((text) =>
    cut(
      storable(text)
        .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim(),
      maxLength,
    ),
  )

/** Untrusted text of several lines. */
export const prose = (maxLength: number) => z.string().transform((text) => cut(storable(text), maxLength))

/** Does not split a surrogate pair. */
function cut(text: string, maxLength: number): string {
  return text.length > maxLength
    ? text
        .slice(0, maxLength)
        .toWellFormed()
        .replace(/\u{fffd}$/u, '')
    : text
}

/** The valid elements of a list: one invalid project must not lose the others. */
export const each = <T>(schema: z.ZodType<T>, maxItems = 1_000) =>
  z.array(z.unknown()).transform((all) =>
    all.slice(0, maxItems).flatMap((one) => {
      const { data, success } = schema.safeParse(one)
      return success ? [data] : []
    }),
  )

export const tags = each(line(100).refine(Boolean))
export const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w!@$()`.+,"-]{1,60}$/))
export const count = z.number().int().nonnegative().catch(0)
const earliest = Date.UTC(2009)
export const moment = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/Z|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`))
  .refine((at) => +at >= earliest && +at < Date.UTC(2100))
  .transform((at) => at.toISOString())

/** Accepts https only, without user name and password. */
export function webAddress(text: string | null | undefined): string | null {
  const url = text ? URL.parse(text) : null
  return url?.protocol === 'https:' && !url.username && !url.password && url.href.length <= 1_000
    ? url.href
    : null
}

/** Loaders that a source lists among its categories, besides ours. */
const otherLoaders = new Set([
  'sponge',
  'liteloader',
  'rift',
  'modloader',
  'iris',
  'optifine',
  'canvas',
  'minecraft',
  'vanilla',
  'babric',
  'bta-babric',
  'legacy-fabric',
  'nilloader',
  'ornithe',
  'java-agent',
  'geyser',
  'mrpack',
])
const ours = new Set<string>(knownLoaders)
export const isLoader = (word: string) => ours.has(word) || otherLoaders.has(word)

const pluginLoaders = new Set([
  'bukkit',
  'spigot',
  'paper',
  'purpur',
  'folia',
  'velocity',
  'bungeecord',
  'waterfall',
  'sponge',
])
const modLoaders = new Set(['fabric', 'quilt', 'forge', 'neoforge'])

/** The kinds by loader, because sources call plugins and datapacks mods. */
export function kindsOf(loaders: readonly string[], isPack: boolean): AddonKind[] {
  if (isPack) return ['modpack']
  return [
    ...(loaders.some((one) => pluginLoaders.has(one)) ? (['plugin'] as const) : []),
    ...(loaders.some((one) => modLoaders.has(one)) ? (['mod'] as const) : []),
    ...(loaders.includes('datapack') ? (['datapack'] as const) : []),
  ]
}

/**
 * A file that a node may download; null if it is on another host, has an invalid name or no hash.
 */
export function fileOf(file: {
  name: string
  url: string | undefined
  bytes: number | null
  hash: string
}): AddonVersion['file'] {
  const isHash = /^(?:sha512:[\da-f]{128}|sha256:[\da-f]{64}|sha1:[\da-f]{40})$/.test(file.hash)
  return (isHash && AddonFile.safeParse(file).data) || null
}
