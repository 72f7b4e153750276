import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import type { WorldMoves } from '@zubr/domain/cores/change/world'
import { openUnfinishedFolder } from '../agent-folders.ts'
import { intoBin } from '../bin.ts'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { OperationError } from '../failure.ts'
import { ours } from '../names.ts'
import { removeTree } from '../tree.ts'
import { close, folderIn, isThere } from '../walk.ts'
import { type FoundWorld, marker, worldsIn } from './find-worlds.ts'
import { contentsOf, type Inspected, inspect, type NameOptions, type PlannedEntry } from './inspect.ts'
import { type Level, levelOf, maxLevelBytes } from './level-file.ts'
import { type Choose, unpackInto } from './unpack.ts'

type Contents = Level & {
  folder: string
  files: number
  bytes: number
  nether: boolean
  end: boolean
  names?: string
}

/** With more worlds than this their names are not read. */
const maxLevelsRead = 100

/** The worlds of an archive, with the data of their level.dat and their size. */
export async function findWorlds(fd: number, names: NameOptions, context: Context): Promise<Contents[]> {
  const inspected = await inspect(fd, names, context)
  const files = filesIn(inspected)
  const levels = await levelsIn(fd, inspected, context)
  const encoded = inspected.entries.some(({ isEncoded }) => isEncoded) && { names: inspected.encoding }
  return worldsIn(files.map(({ path }) => path)).map((world) => {
    const { folder } = world
    const choose = chosen(world, 'world')
    const all = files.filter(({ path }) => choose(path) !== undefined)
    const has = (...inside: string[]) =>
      inside.some((name) => {
        const beneath = folder === '' ? `${name}/` : `${folder}/${name}/`
        return all.some(({ path }) => path.startsWith(beneath))
      })
    return {
      folder,
      ...levels.get(folder),
      nether: world.nether !== null || has('DIM-1', 'dimensions/minecraft/the_nether'),
      end: world.end !== null || has('DIM1', 'dimensions/minecraft/the_end'),
      files: all.length,
      bytes: all.reduce((sum, { size }) => sum + size, 0),
      ...encoded,
    }
  })
}

const filesIn = ({ entries }: Inspected) =>
  entries.filter(({ kind, skip }) => kind === 'file' && skip === undefined)

/** The data of each level.dat, by its folder. Reads only the content of those files. */
async function levelsIn(fd: number, inspected: Inspected, context: Context): Promise<Map<string, Level>> {
  const levels = new Map<string, Level>()
  const isLevel = ({ path, size, kind, skip }: PlannedEntry) =>
    kind === 'file' && skip === undefined && size <= maxLevelBytes && path.split('/').at(-1) === marker
  if (!inspected.entries.some(isLevel)) return levels
  for await (const { entry, plan } of contentsOf(fd, inspected, context, { named: marker })) {
    if (!isLevel(plan) || plan.sameAs !== undefined || levels.size >= maxLevelsRead) continue
    const pieces: Buffer[] = []
    for await (const piece of entry.content()) pieces.push(piece)
    levels.set(plan.path.split('/').slice(0, -1).join('/'), levelOf(Buffer.concat(pieces)))
  }
  return levels
}

/** The folder suffixes of other dimensions in Paper and its forks. */
const dimensionSuffixes = ['', '_nether', '_the_end'] as const

/** Selects the entries of a world, and their paths below the new name `into`. */
function chosen({ folder, nether, end }: FoundWorld, into: string): Choose {
  const parts = [folder, nether, end].map((part, i) => ({ part, to: `${into}${dimensionSuffixes[i]}` }))
  return (path) => {
    for (const { part, to } of parts) {
      if (part === '') return path === '' ? to : `${to}/${path}`
      if (part === null) continue
      if (path === part) return to
      if (path.startsWith(`${part}/`)) return `${to}${path.slice(part.length)}`
    }
    return undefined
  }
}

/** Files that the core creates again in each folder of a dimension. */
const isMadeAnew = (path: string) =>
  /\/(?:level\.dat(?:_old)?|uid\.dat|session\.lock|paper-world\.yml)$/.test(path)

/**
 * The same dimension in Paper's folders and in the game's own. No core reads both, and Paper 26.1
 * does not start with both.
 */
const twins = (into: string) => [
  { paper: `${into}_nether/DIM-1`, game: `${into}/DIM-1` },
  { paper: `${into}_the_end/DIM1`, game: `${into}/DIM1` },
]

/**
 * The same, with the Nether and the End where the server's core reads them, as a change of the core
 * moves them. Other cores read neither Paper's extra files there, nor an older copy in the game's
 * own folders.
 */
function movedFor(
  choose: Choose,
  into: string,
  { rename, remove }: WorldMoves,
  paths: Iterable<string>,
): Choose {
  const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
  const replaced = new Set<string>()
  for (const path of paths) {
    const to = choose(path)
    for (const { paper, game } of twins(into)) if (to !== undefined && isBelow(to, paper)) replaced.add(game)
  }
  return (path) => {
    const to = choose(path)
    if (to === undefined) return undefined
    const move = rename.find(({ from }) => isBelow(to, from))
    if (move) return move.to + to.slice(move.from.length)
    const isReplaced = [...replaced].some((folder) => isBelow(to, folder))
    return isReplaced || remove.some((folder) => isBelow(to, folder)) ? undefined : to
  }
}

/**
 * Unpacks a world of an archive and replaces the server's own, which moves to the bin. Resolves to
 * the skipped entries of that world.
 */
export async function importWorld(
  {
    fd,
    folder,
    into,
    moves = { rename: [], remove: [] },
    ...names
  }: NameOptions & { fd: number; folder: string; into: string; moves?: WorldMoves },
  context: Context,
): Promise<PlannedEntry[]> {
  const { walk, signal } = context
  const inspected = await inspect(fd, names, context)
  const paths = filesIn(inspected).map(({ path }) => path)
  const world = worldsIn(paths).find((one) => one.folder === folder)
  if (!world) throw new OperationError('not_found', { path: folder })
  const select = chosen(world, into)
  const choose = movedFor(select, into, moves, paths)
  const notRead = inspected.entries.filter(
    ({ path, kind, skip }) =>
      kind !== 'folder' &&
      !skip &&
      select(path) !== undefined &&
      choose(path) === undefined &&
      !isMadeAnew(path),
  )
  const aside = openUnfinishedFolder(walk)
  const fresh = `import-${randomBytes(12).toString('hex')}`
  try {
    mkdirSync(within(aside, fresh), 0o700)
    const skipped = await unpackInto(
      {
        ...{ fd, into: `${ours}/unfinished/${fresh}`, ours: true, ifTaken: 'replace' },
        ...{ inspected, choose },
      },
      context,
    )
    signal.throwIfAborted()
    const staged = folderIn(aside, fresh)
    try {
      // The former world's other dimensions move too, because they do not belong to this one.
      for (const name of dimensionSuffixes.map((ending) => `${into}${ending}`)) {
        if (isThere(walk.root, name)) intoBin(walk, walk.root, name, name)
        if (isThere(staged, name)) renameSync(within(staged, name), within(walk.root, name))
      }
    } finally {
      close(staged)
    }
    return [...skipped, ...notRead.map((entry) => ({ ...entry, skip: 'not_read' as const }))]
  } finally {
    if (isThere(aside, fresh)) await removeTree(aside, fresh, { aside, context })
    close(aside)
  }
}
