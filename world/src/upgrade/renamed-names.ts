/** Properties of recorded answers that a later version renamed: the old name, then the new one. */
const properties: Readonly<Record<string, string>> = {
  firm: 'company',
  acts: 'acceptanceActs',
}

/** The answers of an older version under the names of this version. Values stay. */
export function withRenamedProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRenamedProperties)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [properties[name] ?? name, withRenamedProperties(one)]),
  )
}
