import { z } from 'zod'

/**
 * A schema of an object in a stored file that also accepts the names of an older version: the old
 * name, then the new one.
 */
export function withFormerNames<T extends z.ZodType>(names: Readonly<Record<string, string>>, schema: T) {
  return z.preprocess((stored) => {
    if (typeof stored !== 'object' || stored === null) return stored
    return Object.fromEntries(Object.entries(stored).map(([name, value]) => [names[name] ?? name, value]))
  }, schema)
}
