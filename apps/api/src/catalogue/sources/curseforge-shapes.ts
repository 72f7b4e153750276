import { z } from 'zod'
import { count, each, id, line, moment } from './shapes.ts'

export const Mod = z.object({
  id,
  classId: z.number().int().nullish().catch(null),
  slug: line(200).catch(''),
  name: line(200),
  summary: line(1_000).catch(''),
  links: z
    .object({
      websiteUrl: z.string().nullish(),
      wikiUrl: z.string().nullish(),
      issuesUrl: z.string().nullish(),
      sourceUrl: z.string().nullish(),
    })
    .partial()
    .nullish()
    .catch(null),
  downloadCount: z.number().nonnegative().transform(Math.floor).catch(0),
  categories: each(z.object({ slug: line(60) }), 50).catch([]),
  authors: each(z.object({ name: line(100) }), 20).catch([]),
  logo: z
    .object({ url: z.string().max(2_000) })
    .nullish()
    .catch(null),
  screenshots: each(z.object({ url: z.string().max(2_000), title: line(200).catch('') }), 50).catch([]),
  latestFilesIndexes: each(
    z.object({ gameVersion: line(40), modLoader: z.number().int().nullish() }),
    1_000,
  ).catch([]),
  dateCreated: moment.nullish().catch(null),
  dateModified: moment,
})

export const File = z.object({
  id,
  modId: id,
  displayName: line(300).catch(''),
  fileName: z.string().max(300),
  releaseType: z.number().int().catch(1),
  fileDate: moment,
  fileLength: z.number().int().positive().nullable().catch(null),
  downloadCount: z.number().nonnegative().transform(Math.floor).catch(0),
  downloadUrl: z.string().nullish().catch(null),
  hashes: each(z.object({ value: z.string(), algo: z.number().int() }), 10).catch([]),
  gameVersions: each(line(40), 500).catch([]),
  dependencies: each(z.object({ modId: id, relationType: z.number().int() }), 500).catch([]),
})

export const data = <T>(schema: z.ZodType<T>) => z.object({ data: schema })
export const Found = z.object({ data: each(Mod, 50), pagination: z.object({ totalCount: count }) })
export const Categories = data(each(z.object({ id: z.number().int(), slug: line(60) }), 500))
