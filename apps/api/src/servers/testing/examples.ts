import { randomUUID } from 'node:crypto'
import { invoices } from '../../payments/payments-schema.ts'
import { type Hosting, newServer } from './servers.ts'

/** The part of JSON Schema that our descriptions use. */
type Schema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
  exclusiveMinimum?: number
}

/**
 * Bodies that a schema accepts: one for each branch of a top-level union and each value of a
 * top-level enum. `exampleFor` returns the value of a field by its name, `servers.id` for an `id`
 * within `servers`. It must know every text.
 */
export function examplesOf(
  schema: unknown,
  components: Record<string, unknown>,
  exampleFor: (field: string) => unknown,
): unknown[] {
  const resolve = (input: Schema): Schema => {
    const name = input.$ref?.split('/').at(-1)
    // The description's schemas are JSON Schema; the supported part is above.
    return name === undefined ? input : resolve((components[name] ?? {}) as Schema)
  }
  function exampleOf(input: Schema, field: string): unknown {
    const known = field === '' ? undefined : exampleFor(field)
    if (known !== undefined) return known
    const { type, properties, ...rest } = resolve(input)
    if (rest.const !== undefined) return rest.const
    if (rest.enum) return rest.enum[0]
    const [branch] = rest.anyOf ?? rest.oneOf ?? []
    if (branch) return exampleOf(branch, field)
    if (type === 'object' && properties)
      return Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [
          key,
          exampleOf(property, field === '' ? key : `${field}.${key}`),
        ]),
      )
    if (type === 'array' && rest.items) return [exampleOf(rest.items, field)]
    if (type === 'integer' || type === 'number')
      return Math.max(rest.minimum ?? 1, (rest.exclusiveMinimum ?? 0) + 1)
    if (type === 'boolean') return true
    if (type === 'null') return null
    throw new Error(`say in isolation.test.ts what of the owner's stands in the field ${field}`)
  }
  const whole = resolve(schema as Schema)
  return (whole.anyOf ?? whole.oneOf ?? [whole]).flatMap((branch) => variantsOf(resolve(branch)))

  function variantsOf(root: Schema): unknown[] {
    const first = exampleOf(root, '')
    const variants = Object.entries(root.properties ?? {}).flatMap(([key, property]) => {
      const { enum: values } = resolve(property)
      return (values ?? []).slice(1).map((value) => ({ ...(first as object), [key]: value }))
    })
    return [first, ...variants]
  }
}

/** Values for companies and their acceptance acts. They are answered to anyone who sends them. */
export const ofCompanies = {
  'acceptance-acts/{month}': '2026-11',
  'company name': 'A company',
  taxNumber: '123456783',
  account: '',
  bank: '',
  bic: '',
  signatory: '',
  basis: '',
}

const addonChanges = [{ do: 'remove', path: 'plugins/secret-garden.jar', settings: true }]

/** Values for addons and their catalogues. */
export const ofAddons = {
  'logs/{log}': 'l'.repeat(22),
  text: 'a line of a log',
  'addons changes': addonChanges,
  'plan changes': addonChanges,
  present: [],
  world: 'secret-garden',
  worldFolder: 'secret-garden',
  worlds: ['secret-garden'],
  digest: 'x',
  sha512: 'a'.repeat(128),
  pack: { source: 'modrinth', project: 'x', version: 'x' },
  source: 'modrinth',
  project: 'x',
  version: 'x',
  path: 'packs/secret-garden.mrpack',
  'catalogue/{source}': 'modrinth',
  'versions/{version}': 'x',
  'pictures/{key}': 'a'.repeat(40),
  '?range': 'hour',
  '?core': 'paper',
  '?gameVersion': '1.21.4',
  '?kind': 'plugin',
  '?source': 'modrinth',
  '?query': 'secret-garden',
  '?category': 'x',
  '?sort': 'relevance',
  '?all': 'true',
  '?offset': 0,
  '?limit': 5,
}

/** Values for servers' addresses and players. */
export const domainBody = { domain: 'garden.example.org' }
export const ofAddresses = {
  'networks/{network}': 'discord',
  '?after': 0,
  '?before': 1_000_000,
  '?plan': 'java-1',
  ...domainBody,
  players: ['zubrenok'],
  player: 'zubrenok',
  'players/{name}': 'zubrenok',
}

/** The id of the first item of a list in an answer. */
export async function firstOf(list: string, answer: Promise<Response>): Promise<string | undefined> {
  const body = (await (await answer).json()) as Record<string, { id: string }[] | undefined>
  return body[list]?.[0]?.id
}

/** An invoice of the owner, its values in requests, and those that nobody else may see. */
export async function invoiceFor({ db, time: { now } }: Pick<Hosting, 'db' | 'time'>, accountId: string) {
  const [handle, amount] = ['secret-handle', 66_666]
  const invoice = { id: randomUUID(), accountId, idempotencyKey: 'key', digest: '', locale: 'ru' } as const
  const invoiceValues = {
    processor: 'bepaid',
    method: 'card',
    processorMethod: 'credit_card',
    currency: 'BYN',
    amount,
    fee: 0,
  } as const
  await db.insert(invoices).values({
    ...invoice,
    ...invoiceValues,
    createdAt: now,
    expiresAt: now,
    state: 'waiting',
    checkoutId: handle,
  })
  const order = newServer({ name: 'Secret garden', subdomain: 'secret-garden' })
  return { fields: { method: 'card', order }, secrets: [invoice.id, handle, String(amount)] }
}
