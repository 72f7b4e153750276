import type { Core } from '@zubr/contracts/cores/core'
import type { CoreFile } from '@zubr/contracts/cores/packages'
import type { CoreSource } from '@zubr/contracts/cores/sources'
import { and, eq, like } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { coreSourceResponses } from './cores-schema.ts'
import { gameOf } from './makers/neoforge.ts'

/** The stored format: only the fields that their reader names. */
const FabricLoaders = z
  .array(z.object({ version: z.string() }))
  .transform((all) => all.map((one) => one.version))
const MavenVersions = z.array(z.string())

/** A build is part of an address, so it may contain only these characters. */
const isPlain = (build: string) => /^\w[\w.+-]{0,59}$/.test(build)

/**
 * A mod loader's core in an exact build; undefined if its source does not list it. `core` is the
 * newest build for the same game version. It reads the stored responses of the source, so a
 * transaction may call it.
 */
export async function coreInBuild(db: Db | Tx, core: Core, wanted: string): Promise<Core | undefined> {
  const corePackage = core.package
  // Some exporters put the game version before Forge's own.
  const build = wanted.startsWith(`${core.gameVersion}-`) ? wanted.slice(core.gameVersion.length + 1) : wanted
  if (!corePackage || corePackage.build === build) return corePackage ? core : undefined
  if (!isPlain(build)) return undefined
  switch (core.id) {
    case 'fabric': {
      // The installer is the same for each build and gets the build as an argument.
      const listed = await fabricBuilds(db)
      return listed?.includes(build) ? { ...core, package: { ...corePackage, build } } : undefined
    }
    case 'neoforge':
    case 'forge': {
      const versions = await mavenVersions(db, core.id, corePackage.files[0])
      const version = versions?.find((one) => buildFor(one, core.gameVersion) === build)
      const file = version === undefined ? undefined : otherVersion(corePackage.files[0], version)
      return file && { ...core, package: { ...corePackage, build, files: [file] } }
    }
    default:
      return undefined
  }
}

/** Whether a source's list of builds was ever read. Until then a build cannot be called unknown. */
export async function isBuildListRead(db: Db | Tx, { id, package: corePackage }: Core): Promise<boolean> {
  if (id === 'fabric') return (await fabricBuilds(db)) !== undefined
  if (id === 'neoforge' || id === 'forge')
    return (await mavenVersions(db, id, corePackage?.files[0])) !== undefined
  return false
}

const fabricBuilds = (db: Db | Tx) => listOf(db, 'fabric', '/v2/versions/loader', FabricLoaders)

/**
 * The build of an artifact's version for a game version: `47.2.0` of `1.20.1-47.2.0`,
 * `10.13.4.1614` of `1.7.10-10.13.4.1614-1.7.10`. A version of NeoForge is itself a build.
 * Undefined for another game version.
 */
function buildFor(version: string, game: string): string | undefined {
  if (!version.startsWith(`${game}-`)) return gameOf(version)?.game === game ? version : undefined
  const plain = version.slice(game.length + 1)
  return plain.endsWith(`-${game}`) ? plain.slice(0, -game.length - 1) : plain
}

/** In a Maven repository, a file's folder is its version, and the folder above is the artifact. */
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

/**
 * The same file of another version, without a hash: a node downloads it over TLS and stores the
 * hash of the first download.
 */
function otherVersion(file: CoreFile | undefined, version: string): CoreFile | undefined {
  const [, artifact, name, before, fileName] = mavenPlace.exec(file?.url ?? '') ?? []
  const rest = fileName?.startsWith(`${name}-${before}`)
    ? fileName.slice(`${name}-${before}`.length)
    : undefined
  if (artifact === undefined || rest === undefined) return undefined
  const named = `${name}-${version}${rest}`
  return { name: named, url: `${artifact}/${version}/${named}`, bytes: null, hash: null }
}

/** A source's list as it was last read; undefined if it never was. */
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
