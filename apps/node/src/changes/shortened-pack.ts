import type { PackAbout } from '@zubr/contracts/addons/pack'

/** Limit of each list. A report of all servers of a node must fit into 1 MB. */
const maxBytes = 16 * 1_024

/** Shortens the lists of untrusted paths so that the modpack fits into a report. */
export function shortenedPack(pack: PackAbout): PackAbout {
  const { added, changed, removed, kept } = pack
  return {
    ...pack,
    ...{
      added: withinLimit(added),
      changed: withinLimit(changed),
      removed: withinLimit(removed),
      kept: withinLimit(kept),
    },
  }
}

function withinLimit(paths: readonly string[]): string[] {
  let left = maxBytes
  return paths.filter((path) => {
    left -= Buffer.byteLength(JSON.stringify(path))
    return left >= 0
  })
}
