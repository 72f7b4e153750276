import type { FileAnswer, FileOutcome } from '@zubr/contracts/files/answers'
import type { IfTaken } from '@zubr/contracts/files/file-constants'
import type { ArgumentsOf } from '../../api/file-requests.ts'
import type { RowsName, TaskName, ValueName } from '../../file-access/client.ts'
import { addonsOn, packOn } from '../addons/on-disk.ts'
import {
  above,
  below,
  copyOf,
  type DemoFolder,
  type DemoNode,
  entryOf,
  fileOf,
  folderAt,
  folderWith,
  found,
  freeName,
  measureOf,
  nameIn,
  put,
  Refused,
  removeNode,
  walk,
} from './tree.ts'

export type Disk = {
  root: DemoFolder
  bin: Map<string, { path: string; node: DemoNode; removedAt: number }>
  /** The plan's disk size in bytes. */
  diskBytes: number
  next: number
}

type Outcomes = Generator<FileOutcome>

const values: { [Op in ValueName]: (disk: Disk, args: ArgumentsOf<Op>) => FileAnswer<Op> } = {
  stat: ({ root }, { path }) => statOf(root, path),
  room(disk) {
    const used = measureOf(disk.root).bytes + binSize(disk)
    return { used, free: Math.max(0, disk.diskBytes - used) }
  },
  makeFolder: ({ root }, { path }) => made(root, path, folderWith({}, Date.now())),
  makeFile: ({ root }, { path }) => made(root, path, fileOf('', Date.now())),
  rename({ root }, { path, name }) {
    const to = below(above(path), name)
    const node = found(root, path)
    if (to !== path) {
      put(root, to, node)
      removeNode(root, path)
    }
    return entryOf(name, node)
  },
  modpack: ({ root }) => packOn(root),
  emptyBin({ bin }, { ids }) {
    for (const id of ids ?? [...bin.keys()]) bin.delete(id)
    return null
  },
  cancel: () => null,
}

const rows: { [Op in RowsName]: (disk: Disk, args: ArgumentsOf<Op>) => Iterable<FileAnswer<Op>> } = {
  list: ({ root }, { path }) => [...folderAt(root, path).inside].map(([name, node]) => entryOf(name, node)),
  measure: ({ root }, { paths }) => paths.map((path) => ({ path, ...measureOf(found(root, path)) })),
  search: searchIn,
  peek: () => [
    { path: 'Skyblock', kind: 'folder', size: 0 },
    { path: 'Skyblock/level.dat', kind: 'file', size: 2_148 },
    { path: 'Skyblock/region/r.0.0.mca', kind: 'file', size: 3_407_872 },
    { path: 'README.txt', kind: 'file', size: 812 },
  ],
  findWorlds: () => [
    {
      ...{ folder: 'Skyblock', name: 'Skyblock', version: '1.21.4', nether: true, end: false },
      ...{ files: 2, bytes: 3_410_020 },
    },
  ],
  addons: ({ root }, { core }) => addonsOn(root, core),
  bin: ({ bin }) =>
    [...bin].map(([id, { path, node, removedAt }]) => ({
      id,
      path,
      kind: node.kind,
      size: measureOf(node).bytes,
      removedAt,
    })),
  *restoreFromBin({ root, bin }, { ids, ifTaken = 'refuse' }) {
    for (const id of ids) {
      const entry = bin.get(id)
      if (!entry) continue
      const to = into(root, entry.path, ifTaken)
      if (to === null) yield { path: entry.path, id, skipped: true }
      else {
        for (const [at] of parents(to)) if (!has(root, at)) put(root, at, folderWith({}, Date.now()))
        put(root, to, entry.node)
        bin.delete(id)
        yield { path: entry.path, id, to }
      }
    }
  },
  *setMode({ root }, { paths, mode, below: withAll }) {
    for (const path of paths) {
      // A folder needs its execute bits.
      for (const [, node] of withAll ? walk(found(root, path), path) : [[path, found(root, path)] as const])
        node.mode = node.kind === 'folder' && withAll ? mode | ((mode & 0o444) >> 2) : mode
      yield { path }
    }
  },
  tasks: () => [],
}

const tasks: { [Op in TaskName]: (disk: Disk, args: ArgumentsOf<Op>) => Outcomes } = {
  move: ({ root }, { paths, into: folder, ifTaken }) =>
    placed(root, { paths, folder, ifTaken }, (path) => removeNode(root, path)),
  copy: ({ root }, { paths, into: folder, ifTaken }) =>
    placed(root, { paths, folder, ifTaken }, (path) => copyOf(found(root, path))),
  *remove(disk, { paths, forever }) {
    for (const path of paths) {
      const node = removeNode(disk.root, path)
      const id = String(disk.next++)
      if (!forever) disk.bin.set(id, { path, node, removedAt: Date.now() })
      yield forever ? { path } : { path, id }
    }
  },
  *pack({ root }, { paths, into: folder, name, ifTaken }) {
    const to = into(root, below(folder, name), ifTaken)
    if (to === null) return yield { path: folder, skipped: true }
    const size = paths.reduce((sum, path) => sum + measureOf(found(root, path)).bytes, 0)
    put(root, to, {
      kind: 'file',
      content: null,
      size: Math.round(size * 0.7),
      mtimeMs: Date.now(),
      mode: 0o644,
    })
    yield { path: folder, to }
  },
  *unpack(disk, { path, into: folder, ifTaken }) {
    found(disk.root, path)
    for (const [at] of parents(below(folder, 'x')))
      if (!has(disk.root, at)) put(disk.root, at, folderWith({}, Date.now()))
    for (const { path: inside, kind, size } of rows.peek(disk, { path })) {
      const to = kind === 'folder' ? below(folder, inside) : into(disk.root, below(folder, inside), ifTaken)
      if (to === null || (kind === 'folder' && has(disk.root, to))) continue
      for (const [at] of parents(to)) if (!has(disk.root, at)) put(disk.root, at, folderWith({}, Date.now()))
      const node = kind === 'folder' ? folderWith({}, Date.now()) : fileOf(new Uint8Array(size), Date.now())
      put(disk.root, to, node)
      yield { path: inside, to }
    }
  },
  *importWorld(disk, { path, into }) {
    found(disk.root, path)
    if (has(disk.root, into)) yield* tasks.remove(disk, { paths: [into] })
    put(disk.root, into, folderWith({ 'level.dat': fileOf(new Uint8Array(2_148), Date.now()) }, Date.now()))
    yield { path, to: into }
  },
  // biome-ignore lint/correctness/useYield: the demo connects to nothing
  *pull(_, { url }) {
    throw new Refused('address_refused', url)
  },
}

/** Each is checked with the contract on its own; here they are one list. */
export const operations = { ...values, ...rows, ...tasks } as unknown as Record<
  string,
  ((disk: Disk, args: object) => unknown) | undefined
>
export const isOfRows = (name: string): boolean => Object.hasOwn(rows, name)
export const isOfTask = (name: string): boolean => Object.hasOwn(tasks, name)

export function statOf(root: DemoFolder, path: string): FileAnswer<'stat'> {
  const node = found(root, path)
  return { ...entryOf(nameIn(path), node), ...(node.kind === 'file' && { version: versionOf(node) }) }
}
export const versionOf = (node: DemoNode): string => `${node.mtimeMs}-${node.kind === 'file' ? node.size : 0}`

const binSize = ({ bin }: Disk) => [...bin.values()].reduce((sum, { node }) => sum + measureOf(node).bytes, 0)

function made(root: DemoFolder, path: string, node: DemoNode) {
  put(root, path, node)
  return entryOf(nameIn(path), node)
}

function has(root: DemoFolder, path: string): boolean {
  try {
    return found(root, path) !== undefined
  } catch {
    // There is nothing at this path.
    return false
  }
}

/** The parent folders, outermost first. */
const parents = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => [names.slice(0, index + 1).join('/')] as const)

/** The target path if its name may be taken; null to skip. */
function into(root: DemoFolder, path: string, ifTaken: IfTaken = 'refuse'): string | null {
  if (!has(root, path)) return path
  if (ifTaken === 'refuse') throw new Refused('taken', path)
  if (ifTaken === 'skip') return null
  if (ifTaken === 'keep_both') return below(above(path), freeName(folderAt(root, above(path)), nameIn(path)))
  removeNode(root, path)
  return path
}

type Placing = { paths: readonly string[]; folder: string; ifTaken: IfTaken | undefined }

function* placed(
  root: DemoFolder,
  { paths, folder, ifTaken = 'refuse' }: Placing,
  take: (path: string) => DemoNode,
): Outcomes {
  folderAt(root, folder)
  for (const path of paths) {
    if (folder === path || folder.startsWith(`${path}/`)) throw new Refused('not_here', path)
    if (ifTaken === 'refuse' && has(root, below(folder, nameIn(path))))
      throw new Refused('taken', below(folder, nameIn(path)))
  }
  for (const path of paths) {
    const target = below(folder, nameIn(path))
    // A file does not conflict with itself.
    const to = target === path && ifTaken === 'replace' ? null : into(root, target, ifTaken)
    if (to === null) yield { path, skipped: true }
    else {
      put(root, to, take(path))
      yield { path, to }
    }
  }
}

function* searchIn(
  { root }: Disk,
  { path, name, text }: ArgumentsOf<'search'>,
): Generator<FileAnswer<'search'>> {
  const decoder = new TextDecoder()
  const sought = text?.toLowerCase()
  for (const [at, node] of walk(folderAt(root, path), path)) {
    if (at === path || (name && !matches(nameIn(at), name))) continue
    const { name: _, ...entry } = entryOf(nameIn(at), node)
    if (!sought) yield { ...entry, path: at }
    else if (node.kind === 'file' && node.content)
      for (const [index, line] of decoder.decode(node.content).split('\n').entries())
        if (line.toLowerCase().includes(sought))
          yield { ...entry, path: at, line: index + 1, text: line.slice(0, 400) }
  }
}

function matches(name: string, sought: string): boolean {
  if (!/[*?]/.test(sought)) return name.toLowerCase().includes(sought.toLowerCase())
  const pattern = sought
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${pattern}$`, 'i').test(name)
}
