/** As much of JSON Schema as our descriptions use. */
type Schema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
}

/** Texts among which one fits every pattern of the API. Add one when a new pattern comes. */
const texts = [
  'Secret garden',
  'java-free',
  'flying-squid',
  'a-fine-text',
  'abcdef',
  '12345678',
  'someone@zubr.example',
]

/**
 * Bodies that a schema accepts: one for each value of an enum and each branch of a union at the top of its properties, so that a
 * route's every way is tried. Rather a few too many than one missing.
 */
export function examplesOf(schema: unknown, components: Record<string, unknown>): unknown[] {
  const resolve = (given: Schema): Schema => {
    const name = given.$ref?.split('/').at(-1)
    // Schemas of the description are JSON Schema; the part that we read is above.
    return name === undefined ? given : resolve((components[name] ?? {}) as Schema)
  }
  const root = resolve(schema as Schema)
  const first = exampleOf(root, resolve)
  const variants = Object.entries(root.properties ?? {}).flatMap(([key, property]) => {
    const { enum: values } = resolve(property)
    return (values ?? []).slice(1).map((value) => ({ ...(first as object), [key]: value }))
  })
  return [first, ...variants]
}

function exampleOf(schema: Schema, resolve: (schema: Schema) => Schema): unknown {
  const { type, properties = {}, required = [], ...rest } = resolve(schema)
  if (rest.const !== undefined) return rest.const
  if (rest.enum) return rest.enum[0]
  const [branch] = rest.anyOf ?? rest.oneOf ?? []
  if (branch) return exampleOf(branch, resolve)
  switch (type) {
    case 'object':
      return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {}, resolve)]))
    case 'array':
      return []
    case 'integer':
    case 'number':
      return Math.max(rest.minimum ?? 1, (rest.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'string':
      return textFor(rest)
    default:
      return null
  }
}

function textFor({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'date-time') return '2026-11-20T12:00:00Z'
  const found = texts.find((text) => text.length >= minLength && new RegExp(pattern ?? '', 'u').test(text))
  if (found === undefined) throw new Error(`add a text to examples-for-tests.ts that matches ${pattern}`)
  return found
}
