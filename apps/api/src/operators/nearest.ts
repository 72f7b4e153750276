import { distance } from 'fastest-levenshtein'

/** The most likely intended name of a mistyped one; undefined if none is close. */
export function nearest(input: string, names: readonly string[]): string | undefined {
  const typed = input.toLowerCase()
  const begins = names.find((name) => name.startsWith(typed))
  if (begins !== undefined) return begins
  const distances = names.map((name) => ({ name, distance: distance(typed, name) }))
  const [best] = distances.sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(1, best.name.length / 3) ? best.name : undefined
}
