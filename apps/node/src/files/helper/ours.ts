import { mkdirSync, unlinkSync } from 'node:fs'
import { close, type Folder, folderIn, type Walk } from './beneath.ts'
import { within } from './descriptor.ts'
import { codeOf } from './failure.ts'
import { ours } from './names.ts'

/** Opens a folder, and makes it if it is not there. What a server has put in its place is taken away. */
export function madeFolder(parent: Folder, name: Buffer): Folder {
  for (let tries = 0; ; tries += 1) {
    try {
      return folderIn(parent, name)
    } catch (error) {
      if (tries > 100) throw error
      if (codeOf(error) !== 'ENOENT') unlinkSync(within(parent, name))
    }
    try {
      mkdirSync(within(parent, name), 0o700)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

const top = Buffer.from(ours)

/** A folder of ours, beneath `.zubr`. Whoever has it closes it. */
export function ourFolder(walk: Walk, name: 'bin' | 'uploads' | 'unfinished' | 'changes'): Folder {
  const above = madeFolder(walk.root, top)
  try {
    return madeFolder(above, Buffer.from(name))
  } finally {
    close(above)
  }
}

/** Where what is not whole yet stands. It is emptied when a helper starts: what lies there then is nobody's. */
export const unfinished = (walk: Walk) => ourFolder(walk, 'unfinished')
