import type { FileEntry, FileFailureCode } from '@zubr/contracts/files/operations'

/** A refusal of the demo's disk, with an agent's codes. */
export class Refused extends Error {
  code: FileFailureCode
  path: string | undefined
  constructor(code: FileFailureCode, path?: string) {
    super(code)
    this.code = code
    this.path = path
  }
}

/** A file without stored content has only a size. */
export type DemoFile = {
  kind: 'file'
  content: Uint8Array<ArrayBuffer> | null
  size: number
  mtimeMs: number
  mode: number
}
export type DemoFolder = { kind: 'folder'; inside: Map<string, DemoNode>; mtimeMs: number; mode: number }
export type DemoNode = DemoFile | DemoFolder

const encoder = new TextEncoder()

export function fileOf(content: string | Uint8Array<ArrayBuffer>, mtimeMs: number): DemoFile {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return { kind: 'file', content: bytes, size: bytes.length, mtimeMs, mode: 0o644 }
}
export const unread = (size: number, mtimeMs: number): DemoFile => ({
  kind: 'file',
  content: null,
  size,
  mtimeMs,
  mode: 0o644,
})
export const folderWith = (inside: Record<string, DemoNode>, mtimeMs: number): DemoFolder => ({
  kind: 'folder',
  inside: new Map(Object.entries(inside)),
  mtimeMs,
  mode: 0o755,
})

export const entryOf = (name: string, node: DemoNode): FileEntry => ({
  name,
  kind: node.kind,
  size: node.kind === 'file' ? node.size : 4096,
  mtimeMs: node.mtimeMs,
  mode: node.mode,
})

export const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1)
export const above = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
export const below = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`)

export function found(root: DemoFolder, path: string): DemoNode {
  let node: DemoNode = root
  for (const name of path === '' ? [] : path.split('/')) {
    if (node.kind !== 'folder') throw new Refused('not_a_folder', path)
    const next = node.inside.get(name)
    if (!next) throw new Refused('not_found', path)
    node = next
  }
  return node
}

export function folderAt(root: DemoFolder, path: string): DemoFolder {
  const node = found(root, path)
  if (node.kind !== 'folder') throw new Refused('not_a_folder', path)
  return node
}

/** Adds a node under a free name. */
export function put(root: DemoFolder, path: string, node: DemoNode): void {
  const name = nameIn(path)
  if (name === '' || name === '.' || name === '..' || encoder.encode(name).length > 255)
    throw new Refused('bad_name', path)
  const folder = folderAt(root, above(path))
  if (folder.inside.has(name)) throw new Refused('taken', path)
  folder.inside.set(name, node)
  folder.mtimeMs = Date.now()
}

export function removeNode(root: DemoFolder, path: string): DemoNode {
  const node = found(root, path)
  const folder = folderAt(root, above(path))
  folder.inside.delete(nameIn(path))
  folder.mtimeMs = Date.now()
  return node
}

export const copyOf = (node: DemoNode): DemoNode =>
  node.kind === 'file'
    ? { ...node }
    : { ...node, inside: new Map([...node.inside].map(([name, child]) => [name, copyOf(child)])) }

/** The node itself, then everything below it. */
export function* walk(node: DemoNode, path: string): Generator<[path: string, node: DemoNode]> {
  yield [path, node]
  if (node.kind === 'folder') for (const [name, child] of node.inside) yield* walk(child, below(path, name))
}

export function measureOf(node: DemoNode): { bytes: number; files: number; folders: number } {
  const sum = { bytes: 0, files: 0, folders: 0 }
  for (const [, child] of walk(node, ''))
    if (child.kind === 'file') {
      sum.bytes += child.size
      sum.files++
    } else sum.folders++
  return sum
}

/** The first free name of `world.zip`, `world (2).zip`, … */
export function freeName(folder: DemoFolder, name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let count = 2; ; count++) {
    const free = `${stem} (${count})${end}`
    if (!folder.inside.has(free)) return free
  }
}
