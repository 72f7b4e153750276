import type { PackAbout } from '@zubr/contracts/addons/pack'

/** Of each of its lists: all that the agent says of its servers must fit into one report of 1 MB. */
const maxBytes = 16 * 1_024

/** What is told of a modpack, whose paths are a stranger's: as many of them as a report bears. */
export function toldOf(pack: PackAbout): PackAbout {
  const { added, changed, removed, kept } = pack
  return {
    ...pack,
    ...{ added: within(added), changed: within(changed), removed: within(removed), kept: within(kept) },
  }
}

function within(paths: readonly string[]): string[] {
  let left = maxBytes
  return paths.filter((path) => {
    left -= Buffer.byteLength(JSON.stringify(path))
    return left >= 0
  })
}
