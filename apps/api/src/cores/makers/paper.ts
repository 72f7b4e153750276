import type { CoreChannel } from '@zubr/contracts/cores/offers'
import { javaOf } from '@zubr/domain/cores/java'
import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import type { Pages } from '../pages.ts'
import { buildDate, encodePart, type FoundVersion, type SourceReader } from './maker.ts'

// PaperMC's Fill, version 3. Source: github.com/PaperMC/fill, docs.papermc.io/misc/downloads-api

const Versions = z.object({
  versions: z
    .array(
      z.object({
        version: z.object({
          id: z.string().max(40),
          // Old versions may omit it.
          java: z
            .object({
              version: z.object({ minimum: z.number().int() }),
              flags: z.object({ recommended: z.array(z.string()) }).nullish(),
            })
            .nullish(),
        }),
        builds: z.array(z.number().int()),
      }),
    )
    .min(1),
})

const Build = z.object({
  id: z.number().int(),
  time: z.iso.datetime({ offset: true }),
  channel: z.enum(['ALPHA', 'BETA', 'STABLE', 'RECOMMENDED']),
  downloads: z.object({
    'server:default': z
      .object({
        name: z.string(),
        checksums: z.object({ sha256: z.string() }),
        size: z.number().int(),
        url: z.string(),
      })
      .optional(),
  }),
})

const channels: Record<z.infer<typeof Build>['channel'], CoreChannel> = {
  RECOMMENDED: 'stable',
  STABLE: 'stable',
  BETA: 'beta',
  ALPHA: 'alpha',
}

/** The Java of an old Velocity without metadata. It runs on any newer Java too. */
const oldVelocitys = 17

export const readPaper: SourceReader = async (pages) => ({
  versions: [...(await readProject(pages, 'paper')), ...(await readProject(pages, 'velocity'))],
  javas: [],
})

async function readProject(pages: Pages, core: 'paper' | 'velocity'): Promise<FoundVersion[]> {
  const project = `/v3/projects/${core}`
  const list = await pages.json(`${project}/versions`, Versions)
  if (!list) throw new SourceError(`has no project ${core}`)
  const found: FoundVersion[] = []
  for (const { version, builds } of list.versions) {
    if (builds.length === 0) continue
    const build = await newestOf(pages, `${project}/versions/${encodePart(version.id)}/builds`)
    const download = build?.downloads['server:default']
    if (!build || !download) continue
    const { name, checksums, size, url } = download
    found.push({
      core,
      version: version.id,
      gameVersion: version.id,
      channel: channels[build.channel],
      builtAt: buildDate(build.time),
      package: {
        build: String(build.id),
        java:
          version.java?.version.minimum ?? (core === 'paper' ? javaOf(version.id, 'paper') : oldVelocitys),
        javaFlags: version.java?.flags?.recommended ?? [],
        files: [{ name, url: pages.file(url), bytes: size, hash: `sha256:${checksums.sha256}` }],
      },
    })
  }
  return found
}

/** The newest stable build; without one, the newest of all. */
async function newestOf(pages: Pages, builds: string): Promise<z.infer<typeof Build> | undefined> {
  // Only the first build is stored: the rest is long and unused.
  const Newest = z
    .array(z.unknown())
    .transform((all) => all.slice(0, 1))
    .pipe(z.array(Build))
  const stable = await pages.json(`${builds}?channel=STABLE&channel=RECOMMENDED`, Newest)
  return stable?.[0] ?? (await pages.json(`${builds}/latest`, Build)) ?? undefined
}
