import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Hashes of the content, by path. */
export type Files = Record<string, string>
export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export async function filesIn(data: string): Promise<Files> {
  const files: Files = {}
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of await readdir(join(data, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (path === '.zubr') continue
      if (entry.isDirectory()) folders.push(path)
      else files[path] = hashOf(await readFile(join(data, path)))
    }
  return files
}
export const isSame = (a: Files, b: Files) =>
  Object.keys({ ...a, ...b }).every((path) => a[path] !== undefined && a[path] === b[path])

export function differences(a: Files, b: Files): string {
  const all = Object.keys({ ...a, ...b }).filter((path) => a[path] !== b[path])
  return all
    .map((path) => `${path} ${a[path] === undefined ? 'more' : b[path] === undefined ? 'less' : 'other'}`)
    .join(', ')
}

/** The same numbers for the same seed. */
export function chance(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
