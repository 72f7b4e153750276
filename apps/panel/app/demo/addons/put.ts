import type { PlannedStep } from '@zubr/contracts/addons/changes'
import type { Disk } from '../disk/operations.ts'
import { above, type DemoNode, fileOf, folderWith, found, put, removeNode, unread } from '../disk/tree.ts'

/** The previous state of each changed file, the last one first, for undo. */
export type Before = { path: string; node: DemoNode | null }[]

/** The file or folder at a path; null if none. */
export function nodeAt({ root }: Disk, path: string): DemoNode | null {
  try {
    return found(root, path)
  } catch {
    // There is nothing at this path.
    return null
  }
}

/** Replaces the file or folder at a path; null removes it. */
export function set(disk: Disk, path: string, node: DemoNode | null): void {
  if (nodeAt(disk, path)) removeNode(disk.root, path)
  if (!node) return
  const names = above(path).split('/')
  for (const [index] of names.entries()) {
    const folder = names.slice(0, index + 1).join('/')
    if (folder !== '' && !nodeAt(disk, folder)) put(disk.root, folder, folderWith({}, Date.now()))
  }
  put(disk.root, path, node)
}

/** Changes paths one by one, and records their previous state. */
export function changing(disk: Disk) {
  const before: Before = []
  return {
    before,
    change(path: string, node: DemoNode | null) {
      before.unshift({ path, node: nodeAt(disk, path) })
      set(disk, path, node)
    },
  }
}

export function apply(disk: Disk, steps: readonly PlannedStep[]): Before {
  const { before, change } = changing(disk)
  for (const { replaces, path, version, settings } of steps) {
    if (replaces) change(replaces, null)
    if (path)
      change(path, version?.file ? unread(version.file.bytes ?? 0, Date.now()) : fileOf('', Date.now()))
    for (const settingsPath of settings) change(settingsPath, null)
  }
  return before
}

export function takeBack(disk: Disk, before: Before): void {
  for (const { path, node } of before) set(disk, path, node)
}
