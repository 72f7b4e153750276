import { javaOf } from '@zubr/domain/cores/java'
import { compareVersions, isRelease } from '@zubr/domain/cores/versions'
import { z } from 'zod'
import { SourceError } from '../fetch.ts'
import { buildDate, type FoundVersion, nameOf, type SourceReader } from './maker.ts'

const hex = z.string().regex(/^[0-9a-f]{40}$/, 'expected a SHA-1')

const Manifest = z.object({
  versions: z
    .array(
      z.object({
        id: z.string().max(40),
        type: z.string(),
        url: z.string(),
        releaseTime: z.iso.datetime({ offset: true }),
        sha1: hex,
      }),
    )
    .min(1),
})

const Version = z.object({
  downloads: z
    .object({ server: z.object({ sha1: hex, size: z.number().int(), url: z.string() }).optional() })
    .optional(),
  javaVersion: z.object({ majorVersion: z.number().int() }).optional(),
})

/**
 * Every release with a server, and the snapshots since the newest one: older snapshots have become
 * releases.
 */
export const readMojang: SourceReader = async (pages) => {
  const manifest = await pages.json('/mc/game/version_manifest_v2.json', Manifest)
  if (!manifest) throw new SourceError('has no list of versions')
  const { versions } = manifest
  const released = versions.filter(({ id, type }) => type === 'release' && isRelease(id))
  const newest = Math.max(...released.map(({ releaseTime }) => Date.parse(releaseTime)))
  const next = versions.filter(
    ({ type, releaseTime }) => type === 'snapshot' && Date.parse(releaseTime) > newest,
  )
  const found: FoundVersion[] = []
  for (const { id, type, url, releaseTime, sha1 } of [...released, ...next]) {
    // The content of an address that contains its hash does not change.
    const version = await pages.json(url, Version, { fixed: url.includes(sha1), sha1 })
    const server = version?.downloads?.server
    if (!server) continue
    const file = pages.file(server.url)
    found.push({
      core: 'vanilla',
      version: id,
      gameVersion: id,
      channel: type === 'release' ? 'stable' : 'snapshot',
      builtAt: buildDate(releaseTime),
      package: {
        build: id,
        java: version.javaVersion?.majorVersion ?? javaOf(id),
        javaFlags: [],
        files: [{ name: nameOf(file), url: file, bytes: server.size, hash: `sha1:${server.sha1}` }],
      },
    })
  }
  return { versions: found.sort((a, b) => compareVersions(b.version, a.version)), javas: [] }
}
