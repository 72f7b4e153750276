import type { Core } from '@zubr/contracts/cores/core'
import type { CoreFile } from '@zubr/contracts/cores/packages'
import type { CoreSource } from '@zubr/contracts/cores/sources'
import { and, eq, like } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { gameOf } from './makers/neoforge.ts'
import { coreSourceResponses } from './tables.ts'

/** As they stand in the table of pages: without what their reader does not name. */
const FabricLoaders = z
  .array(z.object({ version: z.string() }))
  .transform((all) => all.map((one) => one.version))
const MavenVersions = z.array(z.string())

/** Names of builds are parts of addresses: what has other signs is none. */
const isPlain = (build: string) => /^\w[\w.+-]{0,59}$/.test(build)

/**
 * A core of a mod loader in a certain build; undefined where its source does not list that build. `core` is the newest build for the
 * same version of the game. It is found in what the source answered when it was read last, so that a transaction may ask.
 */
export async function coreInBuild(db: Db | Tx, core: Core, wanted: string): Promise<Core | undefined> {
  const own = core.package
  // Some exporters put the version of the game before Forge's own.
  const build = wanted.startsWith(`${core.gameVersion}-`) ? wanted.slice(core.gameVersion.length + 1) : wanted
  if (!own || own.build === build) return own ? core : undefined
  if (!isPlain(build)) return undefined
  switch (core.id) {
    case 'fabric': {
      // Its installer is the same for each build, which it is given by name.
      const listed = await fabricBuilds(db)
      return listed?.includes(build) ? { ...core, package: { ...own, build } } : undefined
    }
    case 'neoforge':
    case 'forge': {
      const versions = await mavenVersions(db, core.id, own.files[0])
      const version = versions?.find((one) => buildFor(one, core.gameVersion) === build)
      const file = version === undefined ? undefined : otherVersion(own.files[0], version)
      return file && { ...core, package: { ...own, build, files: [file] } }
    }
    default:
      return undefined
  }
}

/** Whether a source's list of builds of a core was ever read: until then nobody knows that a build is none. */
export async function isBuildListRead(db: Db | Tx, { id, package: own }: Core): Promise<boolean> {
  if (id === 'fabric') return (await fabricBuilds(db)) !== undefined
  if (id === 'neoforge' || id === 'forge') return (await mavenVersions(db, id, own?.files[0])) !== undefined
  return false
}

const fabricBuilds = (db: Db | Tx) => listOf(db, 'fabric', '/v2/versions/loader', FabricLoaders)

/**
 * The build that a version of an artifact is for a version of the game: `47.2.0` of `1.20.1-47.2.0`, `10.13.4.1614` of
 * `1.7.10-10.13.4.1614-1.7.10`; a version of NeoForge is one itself. Undefined for another version of the game.
 */
function buildFor(version: string, game: string): string | undefined {
  if (!version.startsWith(`${game}-`)) return gameOf(version)?.game === game ? version : undefined
  const plain = version.slice(game.length + 1)
  return plain.endsWith(`-${game}`) ? plain.slice(0, -game.length - 1) : plain
}

/** The folder of a file in a Maven repository names its version, the one above it the artifact. */
const mavenPlace = /^(.*\/([^/]+))\/([^/]+)\/([^/]+)$/

async function mavenVersions(
  db: Db | Tx,
  source: CoreSource,
  file: CoreFile | undefined,
): Promise<readonly string[] | undefined> {
  const artifact = mavenPlace.exec(file?.url ?? '')?.[1]
  if (artifact === undefined) return undefined
  const { pathname } = new URL(artifact)
  return listOf(db, source, `${pathname}/maven-metadata.xml`, MavenVersions)
}

/** The same file of another version. Its hash lies beside it: a node takes it over TLS and keeps the hash that it found first. */
function otherVersion(file: CoreFile | undefined, version: string): CoreFile | undefined {
  const [, artifact, name, before, own] = mavenPlace.exec(file?.url ?? '') ?? []
  const rest = own?.startsWith(`${name}-${before}`) ? own.slice(`${name}-${before}`.length) : undefined
  if (artifact === undefined || rest === undefined) return undefined
  const named = `${name}-${version}${rest}`
  return { name: named, url: `${artifact}/${version}/${named}`, bytes: null, hash: null }
}

/** A list of a source as it was read last; undefined where it never was. */
async function listOf(
  db: Db | Tx,
  source: CoreSource,
  ending: string,
  schema: z.ZodType<readonly string[]>,
): Promise<readonly string[] | undefined> {
  const [page] = await db
    .select({ content: coreSourceResponses.content })
    .from(coreSourceResponses)
    .where(
      and(
        eq(coreSourceResponses.source, source),
        like(coreSourceResponses.url, `%${ending.replace(/[\\%_]/g, '\\$&')}`),
      ),
    )
  return schema.safeParse(page?.content).data
}
