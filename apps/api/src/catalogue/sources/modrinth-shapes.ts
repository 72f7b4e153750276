import { addonChannels, dependencyKinds } from '@zubr/contracts/catalogue/catalogue-constants'
import { z } from 'zod'
import { count, each, id, line, moment, prose, tags } from './shapes.ts'

const Side = z.string().max(40).nullish().catch(null)

/** The fields that lists and pages share. Loaders are listed among the categories. */
const Common = {
  slug: line(200).catch(''),
  project_type: z.string().max(40),
  title: line(200),
  description: line(1_000).catch(''),
  categories: tags.catch([]),
  downloads: count,
  icon_url: z.string().max(2_000).nullish().catch(null),
  client_side: Side,
  server_side: Side,
}

export const Hit = z.object({
  ...Common,
  project_id: id,
  author: line(200).catch(''),
  versions: tags.catch([]),
  date_modified: moment,
  environment: z.array(z.string().max(60)).nullish().catch(null),
})

export const Project = z.object({
  ...Common,
  id,
  loaders: tags.catch([]),
  game_versions: tags.catch([]),
  updated: moment,
  source_url: z.string().nullish().catch(null),
})

export const Page = Project.extend({
  additional_categories: tags.catch([]),
  body: prose(200_000).catch(''),
  published: moment.nullish().catch(null),
  license: z
    .object({
      id: line(100).catch(''),
      name: line(200).nullish().catch(null),
      url: z.string().nullish().catch(null),
    })
    .nullish()
    .catch(null),
  issues_url: z.string().nullish().catch(null),
  wiki_url: z.string().nullish().catch(null),
  discord_url: z.string().nullish().catch(null),
  gallery: each(z.object({ url: z.string().max(2_000), title: line(200).nullish().catch(null) }), 50)
    .nullish()
    .catch(null),
})

export const Version = z.object({
  id,
  project_id: id,
  name: line(300).catch(''),
  version_number: line(200),
  changelog: prose(20_000).nullish().catch(null),
  version_type: z.enum(addonChannels).catch('release'),
  loaders: tags,
  game_versions: tags,
  date_published: moment,
  downloads: count,
  files: each(
    z.object({
      hashes: z.object({ sha512: z.string() }),
      url: z.string(),
      filename: z.string(),
      primary: z.boolean().catch(false),
      size: z.number().int().positive().nullable().catch(null),
      file_type: z.string().nullish().catch(null),
    }),
    50,
  ),
  dependencies: each(
    z.object({
      version_id: id.nullish().catch(null),
      project_id: id.nullish().catch(null),
      file_name: line(200).nullish().catch(null),
      dependency_type: z.enum(dependencyKinds),
    }),
    500,
  ).catch([]),
})

export const Hits = z.object({ hits: each(Hit, 100), total_hits: count })
export const Members = each(
  z.object({
    role: z.string().catch(''),
    is_owner: z.boolean().optional().catch(undefined),
    user: z.object({ username: line(100) }),
  }),
  100,
)
export const Tags = each(z.object({ name: line(60), project_type: z.string(), header: z.string() }))
export const ByHash = z.record(z.string().max(200), z.unknown()).transform(
  (all) =>
    // A map, because a requested hash may equal the name of a property that every object has.
    new Map(
      Object.entries(all).flatMap(([hash, version]) => {
        const { data } = Version.safeParse(version)
        return data ? [[hash, data] as const] : []
      }),
    ),
)
