import { addonKinds } from '@zubr/domain/cores/addons'
import { z } from 'zod'
import { addonChannels, addonSources, dependencyKinds } from './catalogue-constants.ts'

const Word = z.string().max(100)

/** A project of a catalogue as a list shows it. Ids are the source's own and stay; slugs and names may change. */
export const AddonSummary = z
  .object({
    source: z.enum(addonSources),
    id: z.string().max(100),
    slug: z.string().max(200),
    kind: z.enum(addonKinds),
    name: z.string().max(200),
    summary: z.string().max(1_000),
    author: z.string().max(200),
    /** An address of the API: no visitor asks a source for anything. */
    icon: z.string().nullable(),
    loaders: z.array(Word).max(50),
    gameVersions: z.array(Word).max(1_000),
    categories: z.array(Word).max(50),
    downloads: z.number().int().nonnegative(),
    updatedAt: z.iso.datetime(),
    /** For players' machines alone: a server does not load it. */
    clientOnly: z.boolean(),
  })
  .meta({ id: 'AddonSummary' })
export type AddonSummary = z.infer<typeof AddonSummary>

export const AddonProject = AddonSummary.extend({
  /** Markdown, as its author wrote it: whoever shows it makes it safe. */
  description: z.string(),
  /** Addresses of the API. */
  pictures: z.array(z.object({ url: z.string(), title: z.string() })),
  /** Those that its description shows and that come through the API: `address` as the description has it. The size is known once somebody has looked. */
  embedded: z.array(
    z.object({
      address: z.string(),
      url: z.string(),
      size: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
    }),
  ),
  licence: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** https alone; `page`: at the source. */
  links: z.array(
    z.object({ what: z.enum(['page', 'code', 'issues', 'wiki', 'chat', 'home']), url: z.string() }),
  ),
  createdAt: z.iso.datetime().nullable(),
}).meta({ id: 'AddonProject' })
export type AddonProject = z.infer<typeof AddonProject>

export const AddonDependency = z.object({
  kind: z.enum(dependencyKinds),
  /** Of the same source; null where it names something else, by `name`. */
  project: z.string().nullable(),
  /** A certain one; null: any that fits. */
  version: z.string().nullable(),
  name: z.string().nullable(),
})
export type AddonDependency = z.infer<typeof AddonDependency>

/** A file that a node fetches. With a hash, or there is no button. */
export const AddonFile = z.object({
  /** A plain name: no path, nothing that a disk or a shell takes for something else. */
  name: z.string().regex(/^[^/\\\p{Cc}]{1,200}\.(?:jar|zip|mrpack)$/iu),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  bytes: z.number().int().positive().nullable(),
  /** As of a core's file: `sha512:<hex>`. */
  hash: z.string().max(200),
})
export type AddonFile = z.infer<typeof AddonFile>

export const AddonVersion = z
  .object({
    source: z.enum(addonSources),
    project: z.string().max(100),
    id: z.string().max(100),
    /** `2.4.1`; `name` is the author's title. */
    number: z.string().max(200),
    name: z.string().max(300),
    channel: z.enum(addonChannels),
    loaders: z.array(Word).max(50),
    gameVersions: z.array(Word).max(1_000),
    publishedAt: z.iso.datetime(),
    downloads: z.number().int().nonnegative(),
    /** Markdown; null where it was not asked for. */
    changes: z.string().nullable(),
    /** Null where it can be had from its author's page alone: `pageUrl`. */
    file: AddonFile.nullable(),
    pageUrl: z.string().nullable(),
    dependencies: z.array(AddonDependency).max(500),
  })
  .meta({ id: 'AddonVersion' })
export type AddonVersion = z.infer<typeof AddonVersion>
