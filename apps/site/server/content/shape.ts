/** Where a value stands in a module of `content/`: its export, then keys and indexes. */
export type At = readonly (string | number)[]
export type ShapeFault = { at: At; expected: string; found: string }
/** What a value must be like. Types are gone when the build runs, so an operator's slip is found here. */
export type Shape = (value: unknown, at: At) => ShapeFault[]

export const that =
  (expected: string, holds: (value: unknown) => boolean): Shape =>
  (value, at) =>
    holds(value) ? [] : [{ at, expected, found: shown(value) }]

export const either =
  (other: unknown, shape: Shape): Shape =>
  (value, at) =>
    value === other ? [] : shape(value, at)

/** Exactly these properties; those named in `optional` may be missing. */
export const object =
  (shapes: Record<string, Shape>, optional: readonly string[] = []): Shape =>
  (value, at) => {
    if (!isRecord(value)) return [{ at, expected: 'an object', found: shown(value) }]
    const surplus = Object.keys(value).filter((key) => !Object.hasOwn(shapes, key))
    return [
      ...surplus.map((key) => ({
        at: [...at, key],
        expected: `only ${Object.keys(shapes).join(', ')}`,
        found: `"${key}"`,
      })),
      ...Object.entries(shapes).flatMap(([key, shape]) =>
        optional.includes(key) && value[key] === undefined ? [] : shape(value[key], [...at, key]),
      ),
    ]
  }

export const record = (keys: readonly string[], shape: Shape): Shape =>
  object(Object.fromEntries(keys.map((key) => [key, shape])))

/** An object with keys of its own choosing, at least one. */
export const table =
  (shape: Shape): Shape =>
  (value, at) =>
    isRecord(value) && Object.keys(value).length > 0
      ? record(Object.keys(value), shape)(value, at)
      : [{ at, expected: 'an object with at least one entry', found: shown(value) }]

export const list =
  (shape: Shape, least = 0): Shape =>
  (value, at) => {
    if (!Array.isArray(value) || value.length < least)
      return [{ at, expected: `a list${least > 0 ? ' with entries' : ''}`, found: shown(value) }]
    return value.flatMap((entry, index) => shape(entry, [...at, index]))
  }

/** No two entries of a list share this property. */
export const unique =
  (key: string, shape: Shape): Shape =>
  (value, at) => {
    const seen = new Set<unknown>()
    const twice = (Array.isArray(value) ? value : []).flatMap((entry, index) => {
      const own = isRecord(entry) ? entry[key] : undefined
      if (own === undefined || !seen.has(own)) return seen.add(own) && []
      return [{ at: [...at, index, key], expected: `another ${key} for each`, found: `${shown(own)} again` }]
    })
    return [...shape(value, at), ...twice]
  }

export const text = that('a text', (value) => typeof value === 'string' && value.trim() !== '')
export const bool = that('true or false', (value) => typeof value === 'boolean')
export const matching = (expected: string, pattern: RegExp) =>
  that(expected, (value) => typeof value === 'string' && pattern.test(value))
export const oneOf = (values: readonly unknown[]) =>
  that(`one of ${values.join(', ')}`, (value) => values.includes(value))
export const number = (expected: string, from: number, until = Number.POSITIVE_INFINITY) =>
  that(
    expected,
    (value) => typeof value === 'number' && Number.isFinite(value) && value >= from && value <= until,
  )
export const whole = (expected: string, from: number, until: number) =>
  that(expected, (value) => Number.isInteger(value) && Number(value) >= from && Number(value) <= until)

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'number') return String(value)
  const words = JSON.stringify(value)
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}
