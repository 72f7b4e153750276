import fc from '@zubr/testing/property'

/** The part of JSON Schema that our OpenAPI description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  additionalProperties?: unknown
}

/** Texts that often break programs: empty, control characters, escapes, Unicode, long ones. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  "'; drop table nodes; --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '@everyone',
  '1e309',
  '-1',
  'null',
  'x'.repeat(20_000),
  // Present in the prototype of every object that is indexed by a text.
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
)
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: nasty },
)

/** Any JSON, deep or wide. */
export const anyJson = fc.jsonValue({ maxDepth: 4 })

/** Meaningful values by field name: no schema lists the existing plans. */
export type Meaningful = Record<string, readonly unknown[]>

/** Values that match a schema as far as it is supported: close enough to pass most checks. */
export function validValue(
  schema: Schema,
  schemas: Record<string, Schema>,
  meaningful: Meaningful = {},
): fc.Arbitrary<unknown> {
  if (schema.$ref) return validValue(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, meaningful)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => validValue(one, schemas, meaningful)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type }, schemas, meaningful)))
  const { minimum = -1_000, maximum = 1_000 } = schema
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') return fc.uuid()
      if (schema.format === 'date-time')
        return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
      return fc
        .oneof(text, fc.string({ minLength: schema.minLength ?? 0, maxLength: 40 }))
        .map((value) => value.slice(0, schema.maxLength ?? value.length))
    case 'integer':
      return fc.integer({
        min: Math.ceil(minimum),
        max: Math.max(Math.ceil(minimum), Math.min(maximum, Math.ceil(minimum) + 1_000_000)),
      })
    case 'number':
      return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(validValue(schema.items ?? {}, schemas, meaningful), { maxLength: 5 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, of]) => [
        name,
        fieldValue(name, validValue(of, schemas, meaningful), meaningful),
      ])
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      })
    }
    default:
      return anyJson
  }
}

/** Mostly a meaningful value of the field, else any that fits. */
export function fieldValue(
  name: string,
  otherwise: fc.Arbitrary<unknown>,
  meaningful: Meaningful,
): fc.Arbitrary<unknown> {
  const values = Object.hasOwn(meaningful, name) ? (meaningful[name] ?? []) : []
  if (values.length === 0) return otherwise
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: otherwise })
}

/** Valid values with one fault: a field removed, replaced or added, or another type. */
export function invalidValue(
  schema: Schema,
  schemas: Record<string, Schema>,
  meaningful: Meaningful = {},
): fc.Arbitrary<unknown> {
  return fc.oneof(
    anyJson,
    fc
      .tuple(
        validValue(schema, schemas, meaningful),
        fc.nat(),
        fc.oneof(anyJson, text),
        fc.constantFrom('drop', 'change', 'add'),
      )
      .map(([value, at, other, how]) => {
        if (typeof value !== 'object' || value === null) return other
        const fields = Object.entries(value)
        const [name = 'surplus'] = fields[at % Math.max(1, fields.length)] ?? []
        if (how === 'add') return { ...value, [`x${at}`]: other }
        if (how === 'drop') return Object.fromEntries(fields.filter(([key]) => key !== name))
        return { ...value, [name]: other }
      }),
  )
}
