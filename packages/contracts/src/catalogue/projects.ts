import { addonKinds } from '@zubr/domain/cores/addons'
import { z } from 'zod'
import { addonChannels, addonSources, dependencyKinds } from './catalogue-constants.ts'

const Word = z.string().max(100)

/**
 * A catalogue's project in a list. Ids are the source's and permanent; slugs and names may change.
 */
export const AddonSummary = z
  .object({
    source: z.enum(addonSources),
    id: z.string().max(100),
    slug: z.string().max(200),
    kind: z.enum(addonKinds),
    name: z.string().max(200),
    summary: z.string().max(1_000),
    author: z.string().max(200),
    /** A URL of the API: visitors send no requests to a source. */
    icon: z.string().nullable(),
    loaders: z.array(Word).max(50),
    gameVersions: z.array(Word).max(1_000),
    categories: z.array(Word).max(50),
    downloads: z.number().int().nonnegative(),
    updatedAt: z.iso.datetime(),
    /** For players' machines only: a server does not load it. */
    clientOnly: z.boolean(),
  })
  .meta({ id: 'AddonSummary' })
export type AddonSummary = z.infer<typeof AddonSummary>

export const AddonProject = AddonSummary.extend({
  /** The author's Markdown, unsafe: the renderer must sanitize it. */
  description: z.string(),
  /** URLs of the API. */
  pictures: z.array(z.object({ url: z.string(), title: z.string() })),
  /**
   * Images of the description that the API proxies: `address` is the one in the description. The
   * size is known after the first request.
   */
  embedded: z.array(
    z.object({
      address: z.string(),
      url: z.string(),
      size: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
    }),
  ),
  licence: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** Only https; `page`: at the source. */
  links: z.array(
    z.object({ kind: z.enum(['page', 'code', 'issues', 'wiki', 'chat', 'home']), url: z.string() }),
  ),
  createdAt: z.iso.datetime().nullable(),
}).meta({ id: 'AddonProject' })
export type AddonProject = z.infer<typeof AddonProject>

export const AddonDependency = z.object({
  kind: z.enum(dependencyKinds),
  /** A project of the same source; null if the dependency is something else, called `name`. */
  project: z.string().nullable(),
  /** A specific version; null: any compatible one. */
  version: z.string().nullable(),
  name: z.string().nullable(),
})
export type AddonDependency = z.infer<typeof AddonDependency>

/** A file that a node downloads. Without a hash it cannot be installed. */
export const AddonFile = z.object({
  /** A plain file name: no path, no characters special to a disk or a shell. */
  name: z.string().regex(/^[^/\\\p{Cc}]{1,200}\.(?:jar|zip|mrpack)$/iu),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  bytes: z.number().int().positive().nullable(),
  /** Same form as a core file's hash: `sha512:<hex>`. */
  hash: z.string().max(200),
})
export type AddonFile = z.infer<typeof AddonFile>

export const AddonVersion = z
  .object({
    source: z.enum(addonSources),
    project: z.string().max(100),
    id: z.string().max(100),
    /** Version number such as `2.4.1`; `name` is the author's title. */
    number: z.string().max(200),
    name: z.string().max(300),
    channel: z.enum(addonChannels),
    loaders: z.array(Word).max(50),
    gameVersions: z.array(Word).max(1_000),
    publishedAt: z.iso.datetime(),
    downloads: z.number().int().nonnegative(),
    /** Markdown; null if not requested. */
    changes: z.string().nullable(),
    /** Null if only its author's page offers it: `pageUrl`. */
    file: AddonFile.nullable(),
    pageUrl: z.string().nullable(),
    dependencies: z.array(AddonDependency).max(500),
  })
  .meta({ id: 'AddonVersion' })
export type AddonVersion = z.infer<typeof AddonVersion>
