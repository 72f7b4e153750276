import { mkdirSync, unlinkSync } from 'node:fs'
import { within } from './descriptor.ts'
import { codeOf } from './failure.ts'
import { ours } from './names.ts'
import { close, type Folder, folderIn, type Walk } from './walk.ts'

/** Opens a folder, or creates it. Anything else that a server has put there is removed. */
export function openOrCreateFolder(parent: Folder, name: Buffer): Folder {
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

/** A folder of the agent, below `.zubr`. Its holder closes it. */
export function openAgentFolder(walk: Walk, name: 'bin' | 'uploads' | 'unfinished' | 'changes'): Folder {
  const above = openOrCreateFolder(walk.root, top)
  try {
    return openOrCreateFolder(above, Buffer.from(name))
  } finally {
    close(above)
  }
}

/** The folder for incomplete files. A starting helper empties it, since nothing there is in use. */
export const openUnfinishedFolder = (walk: Walk) => openAgentFolder(walk, 'unfinished')
