import { constants, fstatSync, readSync } from 'node:fs'
import { close, type Walk } from '../beneath.ts'
import { checkedName } from '../names.ts'

const longest = 256 * 1024
const usual = 'world'

/** What a server's world is called by its settings. */
export function worldFolder(walk: Walk): string {
  try {
    const fd = walk.open('server.properties', constants.O_RDONLY)
    try {
      if (!fstatSync(fd).isFile()) return usual
      const text = Buffer.alloc(longest)
      const count = readSync(fd, text, 0, longest, 0)
      const said =
        /^[ \t]*level-name[ \t]*[=:][ \t]*(.*?)[ \t\r]*$/m.exec(text.toString('utf8', 0, count))?.[1] ?? ''
      checkedName(said)
      return said
    } finally {
      close({ fd })
    }
  } catch {
    return usual
  }
}
