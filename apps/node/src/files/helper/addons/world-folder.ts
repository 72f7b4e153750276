import { constants, fstatSync, readSync } from 'node:fs'
import type * as LevelName from '@zubr/domain/settings-files/formats/level-name'
import { checkedName } from '../names.ts'
import type { LevelNameReader } from '../operations/addons.ts'
import { close, type Walk } from '../walk.ts'

const maxBytes = 256 * 1024
const usual = 'world'

/**
 * The folder of a server's world by `server.properties`, read as its game does. `world` if that
 * names none, or no folder.
 */
export async function worldFolder(walk: Walk, { module, charset }: LevelNameReader): Promise<string> {
  try {
    const fd = walk.open('server.properties', constants.O_RDONLY)
    try {
      if (!fstatSync(fd).isFile()) return usual
      const bytes = Buffer.alloc(maxBytes)
      const count = readSync(fd, bytes, 0, maxBytes, 0)
      const { levelNameIn } = (await import(module)) as typeof LevelName
      const name = levelNameIn(bytes.subarray(0, count), charset) ?? usual
      checkedName(name)
      return name
    } finally {
      close({ fd })
    }
  } catch {
    // The server uses the usual name without a readable file.
    return usual
  }
}
