/** Linux takes two megabytes of arguments, and restic no list of paths from elsewhere until 0.17. */
const argumentBytes = 500_000

/** Paths, as many as one run may take. */
export function inParts(paths: readonly string[]): string[][] {
  const parts: string[][] = []
  let left = 0
  for (const path of paths) {
    const bytes = Buffer.byteLength(literal(path)) + 20
    if (bytes > left) {
      parts.push([])
      left = argumentBytes
    }
    parts.at(-1)?.push(path)
    left -= bytes
  }
  return parts
}

/** A pattern that means this path alone. */
export const literal = (path: string) => path.replaceAll(/[\\*?[]/g, '\\$&')
