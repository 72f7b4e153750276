import { AddonFile, type AddonVersion } from '@zubr/contracts/catalogue/projects'
import { type AddonKind, loaders as knownLoaders } from '@zubr/domain/cores/addons'
import { z } from 'zod'
import { storable } from '../../http/unstorable-text.ts'

/** A stranger's line: without what is no letter of it, and not longer than so much. */
export const line = (most: number) =>
  z.string().transform((text) =>
    cut(
      storable(text)
        .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim(),
      most,
    ),
  )

/** A stranger's text of many lines. */
export const prose = (most: number) => z.string().transform((text) => cut(storable(text), most))

/** Never half of a sign. */
function cut(text: string, most: number): string {
  return text.length > most
    ? text
        .slice(0, most)
        .toWellFormed()
        .replace(/\u{fffd}$/u, '')
    : text
}

/** Those of a list that are what they should be: one project's nonsense must not lose the others. */
export const each = <T>(schema: z.ZodType<T>, most = 1_000) =>
  z.array(z.unknown()).transform((all) =>
    all.slice(0, most).flatMap((one) => {
      const { data, success } = schema.safeParse(one)
      return success ? [data] : []
    }),
  )

export const words = each(line(100).refine(Boolean))
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

/** https alone, without names and passwords. */
export function webAddress(text: string | null | undefined): string | null {
  const url = text ? URL.parse(text) : null
  return url?.protocol === 'https:' && !url.username && !url.password && url.href.length <= 1_000
    ? url.href
    : null
}

/** Loaders that a source counts among its categories, besides ours. */
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

/** By what loads it, whatever its source calls it: plugins and datapacks are called mods there. */
export function kindsOf(loaders: readonly string[], isPack: boolean): AddonKind[] {
  if (isPack) return ['modpack']
  return [
    ...(loaders.some((one) => pluginLoaders.has(one)) ? (['plugin'] as const) : []),
    ...(loaders.some((one) => modLoaders.has(one)) ? (['mod'] as const) : []),
    ...(loaders.includes('datapack') ? (['datapack'] as const) : []),
  ]
}

/** A file that a node may fetch, or none: one of another's host, of a strange name, or without a hash. */
export function fileOf(file: {
  name: string
  url: string | undefined
  bytes: number | null
  hash: string
}): AddonVersion['file'] {
  const isHash = /^(?:sha512:[\da-f]{128}|sha256:[\da-f]{64}|sha1:[\da-f]{40})$/.test(file.hash)
  return (isHash && AddonFile.safeParse(file).data) || null
}
