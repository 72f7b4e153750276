import { javaOf } from '@zubr/domain/cores/java'
import { isRelease } from '@zubr/domain/cores/versions'
import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import type { Pages } from '../pages.ts'
import { buildDate, encodePart, type FoundVersion, type SourceReader } from './maker.ts'

const Project = z.object({ versions: z.array(z.string().max(40)).min(1) })
const Version = z.object({ builds: z.object({ all: z.array(z.string().max(20)) }) })
const Build = z.object({
  build: z.string(),
  result: z.string(),
  timestamp: z.number().int(),
  md5: z.string(),
})

/** The first Java with this module. */
const vectorsSince = 16

/** The most failed builds that are skipped in a row. */
const maxFailed = 5

export const readPurpur: SourceReader = async (pages) => {
  const project = await pages.json('/v2/purpur', Project)
  if (!project) throw new SourceError('has no list of versions')
  const found: FoundVersion[] = []
  for (const version of project.versions) {
    const build = await lastGood(pages, `/v2/purpur/${encodePart(version)}`)
    if (!build) continue
    const java = javaOf(version, 'paper')
    found.push({
      core: 'purpur',
      version,
      gameVersion: version,
      channel: isRelease(version) ? 'stable' : 'beta',
      builtAt: buildDate(build.timestamp),
      package: {
        build: build.build,
        java,
        // Purpur recommends this module for vector operations. A Java without it does not start.
        javaFlags: java < vectorsSince ? [] : ['--add-modules=jdk.incubator.vector'],
        files: [
          {
            name: `purpur-${version}-${build.build}.jar`,
            url: pages.file(`/v2/purpur/${encodePart(version)}/${encodePart(build.build)}/download`),
            bytes: null,
            // The first builds have none.
            hash: build.md5 === '' ? null : `md5:${build.md5}`,
          },
        ],
      },
    })
  }
  return { versions: found, javas: [] }
}

/** The build called latest may have failed. */
async function lastGood(pages: Pages, version: string): Promise<z.infer<typeof Build> | undefined> {
  const builds = (await pages.json(version, Version))?.builds.all.slice(-maxFailed).reverse() ?? []
  for (const number of builds) {
    const build = await pages.json(`${version}/${encodePart(number)}`, Build, { fixed: true })
    if (build?.result === 'SUCCESS') return build
  }
  return undefined
}
