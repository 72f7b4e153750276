import { mkdirSync, renameSync } from 'node:fs'
import { statIn } from '../beneath.ts'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { codeOf, Failed } from '../failure.ts'
import { checkedName, joined, parentOf } from '../names.ts'

export const naming = {
  makeFolder({ path }: { path: string }, { walk }: Context): null {
    walk.at(path, (folder, name) => mkdirSync(within(folder, name), 0o700))
    return null
  },

  rename({ path, name }: { path: string; name: string }, { walk }: Context): null {
    checkedName(name)
    walk.at(path, (from, before) =>
      walk.at(joined(parentOf(path), name), (to, after) => {
        // Upper and lower case are another name of the same file.
        if (isTaken(() => statIn(to, after)))
          throw new Failed('taken', { path: joined(parentOf(path), name) })
        renameSync(within(from, before), within(to, after))
      }),
    )
    return null
  },
}

export function isTaken(look: () => unknown): boolean {
  try {
    look()
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
