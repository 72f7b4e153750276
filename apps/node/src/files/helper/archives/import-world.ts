import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { close, folderIn, isThere } from '../beneath.ts'
import { intoBin } from '../bin.ts'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { Failed } from '../failure.ts'
import { ours } from '../names.ts'
import { unfinished } from '../ours.ts'
import { removeTree } from '../tree.ts'
import type { NameEncoding } from './entry.ts'
import { type FoundWorld, marker, worldsIn } from './find-worlds.ts'
import { checkedEntries, inspect } from './inspect.ts'
import { type Level, largestLevel, levelOf } from './level-file.ts'
import { type Choose, unpackInto } from './unpack.ts'

type Contents = Level & { folder: string; files: number; bytes: number; nether: boolean; end: boolean }

/** Whoever packs more worlds than this does without their names. */
const mostLevelsRead = 100

/** The worlds of an archive, with what they say of themselves and what they take. */
export async function findWorlds(fd: number, names: NameEncoding, { signal }: Context): Promise<Contents[]> {
  const files: { path: string; size: number }[] = []
  const levels = new Map<string, Level>()
  for await (const { entry } of checkedEntries(fd, names, signal)) {
    if (entry.kind !== 'file') continue
    files.push({ path: entry.names.join('/'), size: entry.size })
    if (entry.names.at(-1) !== marker || entry.size > largestLevel || levels.size >= mostLevelsRead) continue
    const pieces: Uint8Array[] = []
    for await (const piece of entry.content()) pieces.push(piece)
    levels.set(entry.names.slice(0, -1).join('/'), levelOf(Buffer.concat(pieces)))
  }
  return worldsIn(files.map(({ path }) => path)).map((world) => {
    const { folder } = world
    const choose = chosen(world, 'world')
    const all = files.filter(({ path }) => choose(path.split('/')))
    const has = (...inside: string[]) =>
      inside.some((own) => {
        const beneath = folder === '' ? `${own}/` : `${folder}/${own}/`
        return all.some(({ path }) => path.startsWith(beneath))
      })
    return {
      folder,
      ...levels.get(folder),
      nether: world.nether !== null || has('DIM-1', 'dimensions/minecraft/the_nether'),
      end: world.end !== null || has('DIM1', 'dimensions/minecraft/the_end'),
      files: all.length,
      bytes: all.reduce((sum, { size }) => sum + size, 0),
    }
  })
}

/** Where Paper and its kin keep a world's other dimensions. */
const endings = ['', '_nether', '_the_end'] as const

/** Which entries belong to a world, and where they go once it is called `into`. */
function chosen({ folder, nether, end }: FoundWorld, into: string): Choose {
  const parts = [folder, nether, end].map((part, i) => ({ part, to: `${into}${endings[i]}` }))
  return (names) => {
    const path = names.join('/')
    for (const { part, to } of parts) {
      if (part === '') return [to, ...names]
      if (part !== null && path.startsWith(`${part}/`)) return [to, ...names.slice(part.split('/').length)]
    }
    return undefined
  }
}

/** Unpacks a world of an archive and puts it in the place of the server's own, which goes into the bin. */
export async function importWorld(
  { fd, folder, into, names }: { fd: number; folder: string; into: string; names: NameEncoding },
  context: Context,
): Promise<void> {
  const { walk, signal } = context
  const paths: string[] = []
  await inspect(fd, names, signal, ({ kind, names: path }) => {
    if (kind === 'file') paths.push(path.join('/'))
  })
  const world = worldsIn(paths).find((one) => one.folder === folder)
  if (!world) throw new Failed('not_found', { path: folder })
  const aside = unfinished(walk)
  const fresh = `import-${randomBytes(12).toString('hex')}`
  try {
    mkdirSync(within(aside, fresh), 0o700)
    await unpackInto(
      { fd, into: `${ours}/unfinished/${fresh}`, ours: true, ifTaken: 'replace', names },
      context,
      chosen(world, into),
    )
    signal.throwIfAborted()
    const staged = folderIn(aside, fresh)
    try {
      // The other dimensions of the former world go too: they are no part of this one.
      for (const name of endings.map((ending) => `${into}${ending}`)) {
        if (isThere(walk.root, name)) intoBin(walk, walk.root, name, name)
        if (isThere(staged, name)) renameSync(within(staged, name), within(walk.root, name))
      }
    } finally {
      close(staged)
    }
  } finally {
    if (isThere(aside, fresh)) await removeTree(aside, fresh, { aside, context })
    close(aside)
  }
}
