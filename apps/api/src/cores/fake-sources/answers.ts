import { createHash } from 'node:crypto'
import type { CoreSource } from '@zubr/contracts/cores/sources'
import type { FileOf } from './files.ts'
import { type Answers, day, folderOf, json, type Kit } from './kit.ts'
import { fabric, forge, neoforge } from './mod-loaders.ts'
import { adoptium, bedrock, pocketmine } from './others.ts'

/** How responses are damaged; see `SourceFaults`. */
export type Spoiled = { half: boolean; hash: 'right' | 'wrong' | 'short'; elsewhere: boolean }

/**
 * A few versions of a source in its own format. Their files have their official addresses, which a
 * mirror replaces.
 */
export function answersOf(source: CoreSource, fileOf: FileOf, spoiled: Spoiled): Answers {
  const some = <T>(list: readonly T[]) =>
    spoiled.half ? list.slice(0, Math.ceil(list.length / 3)) : [...list]
  const listedHash = (hash: string) =>
    spoiled.hash === 'right'
      ? hash
      : spoiled.hash === 'short'
        ? hash.slice(1)
        : hash.replace(/^./, (c) => (c === '0' ? '1' : '0'))
  const at = (address: string) =>
    spoiled.elsewhere ? address.replace(/^https:\/\/[^/]+/, 'https://elsewhere.example') : address
  const kit: Kit = { fileOf, some, listedHash, at }
  return makers[source](kit)
}

const makers: Record<CoreSource, (kit: Kit) => Answers> = {
  paper,
  mojang,
  purpur,
  fabric,
  neoforge,
  forge,
  bedrock,
  pocketmine,
  adoptium,
}

const javaOf = (version: string) =>
  version.startsWith('26.') || version.includes('SNAPSHOT') ? 25 : version.startsWith('1.21') ? 21 : 17
const flags = ['-XX:+AlwaysPreTouch', '-XX:+UseG1GC', '-XX:MaxGCPauseMillis=200']

function paper({ fileOf, some, listedHash: said, at }: Kit): Answers {
  const answers: Answers = new Map()
  const projects = {
    paper: [
      ['26.1', [9, 8], 'ALPHA'],
      ['1.21.11', [132, 131], 'STABLE'],
      ['1.21.10', [117], 'RECOMMENDED'],
      ['1.21.9-rc1', [36], 'BETA'],
      ['1.20.6', [151], 'STABLE'],
      ['1.18.2', [388], 'STABLE'],
    ],
    velocity: [
      ['3.5.0-SNAPSHOT', [560], 'BETA'],
      ['3.4.0', [556], 'STABLE'],
      ['1.1.9', [400], 'STABLE'],
    ],
  } as const
  for (const [project, all] of Object.entries(projects)) {
    const versions = some<(typeof all)[number]>(all)
    const root = `/v3/projects/${project}`
    answers.set(
      `${root}/versions`,
      json({
        versions: versions.map(([id, builds]) => ({
          version: {
            id,
            support: { status: 'SUPPORTED' },
            // The oldest has no metadata.
            java: id === '1.1.9' ? null : { version: { minimum: javaOf(id) }, flags: { recommended: flags } },
          },
          builds,
        })),
      }),
    )
    for (const [id, builds, channel] of versions) {
      const list = builds.map((number) => {
        const name = `${project}-${id}-${number}.jar`
        const file = fileOf(name, `${project}.jar`)
        const url = `https://fill-data.papermc.io/v1/objects/${file.hashes.sha256}/${name}`
        answers.set(folderOf(url), { file })
        const download = {
          name,
          checksums: { sha256: said(file.hashes.sha256) },
          size: file.body.length,
          url: at(url),
        }
        return { id: number, time: day, channel, commits: [], downloads: { 'server:default': download } }
      })
      const isStable = channel === 'STABLE' || channel === 'RECOMMENDED'
      answers.set(
        `${root}/versions/${id}/builds?channel=STABLE&channel=RECOMMENDED`,
        json(isStable ? list : []),
      )
      answers.set(`${root}/versions/${id}/builds/latest`, json(list[0]))
    }
  }
  return answers
}

function mojang({ fileOf, some, listedHash: said, at }: Kit): Answers {
  const answers: Answers = new Map()
  const all = [
    ['26.2-snapshot-1', 'snapshot', '2026-10-21T10:00:00+00:00'],
    ['26.1', 'release', '2026-06-16T10:00:00+00:00'],
    ['26.1-rc-1', 'snapshot', '2026-06-10T10:00:00+00:00'],
    ['1.21.11', 'release', '2025-12-09T10:00:00+00:00'],
    ['1.21.4', 'release', '2024-12-03T10:00:00+00:00'],
    ['1.20.6', 'release', '2024-04-29T10:00:00+00:00'],
    ['1.0', 'release', '2011-11-17T22:00:00+00:00'],
    ['b1.7.3', 'old_beta', '2011-07-07T22:00:00+00:00'],
  ] as const
  const versions = some<(typeof all)[number]>(all).map(([id, type, releaseTime]) => {
    const file = fileOf(`vanilla-${id}.jar`, 'vanilla.jar')
    const jar = `https://piston-data.mojang.com/v1/objects/${file.hashes.sha1}/server.jar`
    answers.set(folderOf(jar), { file })
    const server = { sha1: said(file.hashes.sha1), size: file.body.length, url: at(jar) }
    // The oldest have no server.
    const version = {
      id,
      type,
      ...(id !== '1.0' && {
        downloads: { server },
        javaVersion: { component: 'java-runtime', majorVersion: javaOf(id) },
      }),
    }
    const sha1 = createHash('sha1').update(JSON.stringify(version)).digest('hex')
    const path = `/v1/packages/${sha1}/${id}.json`
    answers.set(path, json(version))
    const url = `https://piston-meta.mojang.com${path}`
    return { id, type, url, time: releaseTime, releaseTime, sha1, complianceLevel: 1 }
  })
  answers.set(
    '/mc/game/version_manifest_v2.json',
    json({ latest: { release: '26.1', snapshot: '26.2-snapshot-1' }, versions }),
  )
  return answers
}

function purpur({ fileOf, some, listedHash: said }: Kit): Answers {
  const answers: Answers = new Map()
  const versions = some(['1.20.6', '1.21.4', '1.21.10', '1.21.11'])
  answers.set('/v2/purpur', json({ project: 'purpur', versions }))
  for (const version of versions) {
    const builds = ['2500', '2501', '2502']
    answers.set(
      `/v2/purpur/${version}`,
      json({ project: 'purpur', version, builds: { latest: '2502', all: builds } }),
    )
    for (const build of builds) {
      const file = fileOf(`purpur-${version}-${build}.jar`, 'purpur.jar')
      answers.set(`/v2/purpur/${version}/${build}/download`, { file })
      // The latest has failed, as happens in practice.
      const result = build === '2502' ? 'FAILURE' : 'SUCCESS'
      const [timestamp, duration] = [Date.parse(day), 90_000]
      const md5 = said(file.hashes.md5)
      answers.set(
        `/v2/purpur/${version}/${build}`,
        json({ project: 'purpur', version, build, result, timestamp, duration, commits: [], md5 }),
      )
    }
  }
  return answers
}
