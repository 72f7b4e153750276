import { mkdirSync } from 'node:fs'
import type { Context } from '../context.ts'
import { within } from '../descriptor.ts'
import { checkedName, joined, parentOf } from '../names.ts'
import { place } from '../taken.ts'
import { statIn } from '../walk.ts'
import { statOf } from './looking.ts'

export const naming = {
  makeFolder({ path }: { path: string }, { walk }: Context) {
    walk.at(path, (folder, name) => mkdirSync(within(folder, name), 0o700))
    return statOf(walk, path)
  },

  rename({ path, name }: { path: string; name: string }, { walk }: Context) {
    checkedName(name)
    const to = joined(parentOf(path), name)
    walk.at(path, (from, before) =>
      walk.at(to, (into) => {
        statIn(from, before)
        place(walk, { from, fresh: before, into, name, ifTaken: 'refuse', path: to })
      }),
    )
    return statOf(walk, to)
  },
}
