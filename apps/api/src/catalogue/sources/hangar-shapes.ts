import { z } from 'zod'
import { count, each, id, line, moment, prose, tags } from './shapes.ts'

export const platforms = ['PAPER', 'VELOCITY', 'WATERFALL'] as const
export type Platform = (typeof platforms)[number]
export const loadersOf: Record<Platform, string[]> = {
  PAPER: ['paper'],
  VELOCITY: ['velocity'],
  WATERFALL: ['waterfall', 'bungeecord'],
}

const byPlatform = <T>(schema: z.ZodType<T>) =>
  z.partialRecord(z.enum(platforms), z.unknown()).transform((all) =>
    platforms.flatMap((platform) => {
      const { data, success } = schema.safeParse(all[platform])
      return success && all[platform] !== undefined ? [{ platform, value: data }] : []
    }),
  )

export const Links = each(
  z.object({ links: each(z.object({ name: line(100), url: z.string().nullish() }), 20) }),
  10,
).catch([])

export const Project = z.object({
  id: id.optional().catch(undefined),
  name: line(200),
  namespace: z.object({ owner: line(200), slug: id }),
  stats: z.object({ downloads: count }).catch({ downloads: 0 }),
  category: line(60).catch(''),
  createdAt: moment.nullish().catch(null),
  lastUpdated: moment,
  avatarUrl: z.string().max(2_000).nullish().catch(null),
  description: line(1_000).nullish().catch(null),
  supportedPlatforms: byPlatform(tags).catch([]),
  settings: z.object({ links: Links }).nullish().catch(null),
})

export const Page = Project.extend({
  mainPageContent: prose(200_000).nullish().catch(null),
  settings: z
    .object({
      links: Links,
      license: z
        .object({ name: line(200).nullish(), url: z.string().nullish(), type: line(100).nullish() })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
})

export const Version = z.object({
  name: line(60),
  description: prose(20_000).nullish().catch(null),
  createdAt: moment,
  channel: z.object({ name: line(60) }).catch({ name: '' }),
  stats: z.object({ totalDownloads: count }).catch({ totalDownloads: 0 }),
  downloads: byPlatform(
    z.object({
      fileInfo: z
        .object({ name: z.string(), sizeBytes: z.number().int().positive(), sha256Hash: z.string() })
        .nullish()
        .catch(null),
      externalUrl: z.string().nullish().catch(null),
      downloadUrl: z.string().nullish().catch(null),
    }),
  ),
  pluginDependencies: byPlatform(
    each(
      z.object({
        name: line(200),
        projectId: id.nullish().catch(null),
        required: z.boolean(),
        externalUrl: z.string().nullish(),
      }),
      200,
    ),
  ).catch([]),
  platformDependencies: byPlatform(tags).catch([]),
})

export const Projects = z.object({ pagination: z.object({ count }), result: each(Project, 25) })
export const Versions = z.object({ pagination: z.object({ count }), result: each(Version, 25) })
