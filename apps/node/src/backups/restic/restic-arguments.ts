/**
 * Linux limits arguments to two megabytes, and restic before 0.17 reads no list of paths from a
 * file.
 */
const argumentBytes = 500_000

/** Splits paths into groups that fit into one run. */
export function splitIntoBatches(paths: readonly string[]): string[][] {
  const parts: string[][] = []
  let left = 0
  for (const path of paths) {
    const bytes = Buffer.byteLength(literalPattern(path)) + 20
    if (bytes > left) {
      parts.push([])
      left = argumentBytes
    }
    parts.at(-1)?.push(path)
    left -= bytes
  }
  return parts
}

/** A pattern that matches only this path. */
export const literalPattern = (path: string) => path.replaceAll(/[\\*?[]/g, '\\$&')
