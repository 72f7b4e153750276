import type { PackAbout } from '@zubr/contracts/addons/pack'

/** Limit of each list. A report of all servers of a node must fit into 1 MB. */
const maxBytes = 16 * 1_024

/** Shortens the lists of untrusted paths so that the modpack fits into a report. */
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
