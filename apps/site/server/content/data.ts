import { legalDocuments } from '@zubr/content/legal/terms'
import type { LegalEdition } from '@zubr/domain/legal/editions'
import { currencies, editions, planGroups, tierIds } from '@zubr/domain/plans'
import { minIdleDays } from '@zubr/domain/servers/idle-servers'
import { discountedTerms } from '@zubr/domain/terms/term-price'
import { locales } from '@zubr/i18n/locales'
import { giftIds, wikiSectionIds } from '@zubr/i18n/site-pages'
import * as z from 'zod'
import type { At } from './line-of.ts'

/** The imported modules of `content/` by file. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** An invalid value. The build does not check types, so operators' mistakes are found here. */
export type DataFault = { file: string; at: At; expected: string; found: string }

// Each schema's message is the expected value.

const text = z.string('a text').refine((value) => value.trim() !== '', 'a text')
const bool = z.boolean('true or false')
const matching = (expected: string, pattern: RegExp) => z.string(expected).regex(pattern, expected)
const number = (expected: string, from: number, until = Number.MAX_VALUE) =>
  z.number(expected).min(from, expected).max(until, expected)
const whole = (expected: string, from: number, until: number) =>
  z.int(expected).min(from, expected).max(until, expected)
const oneOf = (values: readonly unknown[]) =>
  z.custom((value) => values.includes(value), `one of ${values.join(', ')}`)
const list = <Entry extends z.ZodType>(entry: Entry, minLength = 0) => {
  const expected = minLength > 0 ? 'a list with entries' : 'a list'
  return z.array(entry, expected).min(minLength, expected)
}
/** An object with exactly these properties. */
const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `only ${Object.keys(shape).join(', ')}` : 'an object',
  })
const record = (keys: readonly string[], value: z.ZodType) =>
  object(Object.fromEntries(keys.map((key) => [key, value])))
/** An object with arbitrary keys, at least one. */
const table = (value: z.ZodType) => {
  const expected = 'an object with at least one entry'
  return z
    .record(z.string(), value, expected)
    .refine((entries) => Object.keys(entries).length > 0, { message: expected, abort: true })
}

/**
 * Reports an error for a check with several errors or its own path. `found` overrides the value at
 * the path.
 */
type Report = (path: (string | number)[], expected: string, found?: string) => void
const reporting =
  <Value>(check: (value: Value, report: Report) => void) =>
  (value: Value, { addIssue }: z.RefinementCtx) =>
    check(value, (path, message, found) => addIssue({ code: 'custom', path, message, params: { found } }))

/** Requires unique ids in a list. */
const uniqueIds = reporting<{ id: string }[]>((entries, report) => {
  const seen = new Set<string>()
  for (const [index, { id }] of entries.entries())
    if (seen.has(id)) report([index, 'id'], 'another id for each', `${shown(id)} again`)
    else seen.add(id)
})

const nine = record(locales, text)

const day = z
  .string('a day like 2026-12-01')
  .refine(
    (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value),
    'a day like 2026-12-01',
  )
/**
 * Editions of a document, oldest first: each day in force is unique, and none is published after
 * it.
 */
const documentEditions = list(object({ published: day, inForce: day }), 1).superRefine(
  reporting<LegalEdition[]>((editions, report) => {
    for (const [index, { published, inForce }] of editions.entries()) {
      const before = editions[index - 1]
      if (published > inForce)
        report([index, 'published'], `a day until ${inForce}, when it comes into force`)
      if (before && inForce <= before.inForce) report([index, 'inForce'], `a day after ${before.inForce}`)
    }
  }),
)
const lawyerConfirmation = object({
  document: oneOf(legalDocuments),
  edition: day,
  language: oneOf(locales),
  law: oneOf(['BY', 'RU']),
  confirmed: day,
  hash: matching('the first 12 hex digits of the text’s SHA-256', /^[0-9a-f]{12}$/),
})
const percent = number('a percentage from 0 to 100', 0, 100)
const termPercent = whole('a whole percentage from 0 to 99', 0, 99)
/** A longer term must not cost more per month than a shorter one. */
const termDiscount = record(discountedTerms.map(String), termPercent).refine((discounts) => {
  const percents = discountedTerms.map((months) => Number(discounts[months]))
  return percents.every((percent, i) => i === 0 || percent >= (percents[i - 1] ?? 0))
}, 'percentages that do not fall as the term gets longer')
const httpUrl = z.url({ protocol: /^https?$/, error: 'an https:// address' })
const email = matching('an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/)
const promoCode = matching('a promo code of capitals and digits', /^[A-Z0-9]{3,20}$/)
const price = number('a price of 0 or more', 0)
const promoPercent = whole('a whole percentage from 1 to 100', 1, 100)
const offered = object({ available: oneOf([true, 'soon']) })
const variant = object({ promoCode, promoPercent, art: oneOf(['island', 'island-b']) })
const campaignText = matching('a text with no placeholder but {percent}', /^(?:[^{}]|\{percent\})+$/)

const moment = object({
  month: whole('a month from 1 to 12', 1, 12),
  day: whole('a day from 1 to 31', 1, 31),
  hour: whole('an hour from 0 to 23', 0, 23),
  minute: whole('a minute from 0 to 59', 0, 59),
}).superRefine(
  reporting(({ month, day }, report) => {
    // Day 0 of the next month is the last of this one; 2024 had a 29 February.
    const last = new Date(Date.UTC(2024, month, 0)).getUTCDate()
    if (day > last) report(['day'], `a day of that month, up to ${last}`)
  }),
)

const plan = object({
  id: text,
  group: oneOf(planGroups),
  tier: oneOf(tierIds),
  ramGb: number('GB of memory above 0', Number.MIN_VALUE),
  diskGb: number('GB of disk above 0', Number.MIN_VALUE),
  cores: whole('a number of cores', 1, 256).optional(),
  backups: whole('how many backups it keeps', 1, 1_000),
  price: object({ BYN: price, RUB: price.optional() }),
  recommended: oneOf([true]).optional(),
}).superRefine(
  reporting(({ id, group, tier, ramGb, cores, price }, report) => {
    const free = tier === 'free'
    const due = `${group}-${free ? 'free' : ramGb}`
    if (id !== due) report(['id'], `the id "${due}", from group and memory`)
    if ((group === 'ultra') !== (cores !== undefined))
      report(['cores'], group === 'ultra' ? 'a number of cores' : 'cores for ultra only')
    for (const [currency, amount] of Object.entries(price))
      if (free !== (amount === 0))
        report(
          ['price', currency],
          free ? 'the price 0 for a free plan' : 'a price above 0 for a plan that is not free',
        )
  }),
)

const idleDays = whole(`0, or a number of days from ${minIdleDays}`, 0, 3_650).refine(
  (days) => days === 0 || days >= minIdleDays,
  `0, or a number of days from ${minIdleDays}`,
)

const plans = list(plan, 1)
  .superRefine(uniqueIds)
  .superRefine(
    reporting((plans, report) => {
      for (const group of planGroups) {
        const ofGroup = plans.filter((plan) => plan.group === group)
        const recommended = ofGroup.filter((plan) => plan.recommended).length
        if (ofGroup.length === 0) report([], `a plan of the group ${group}`, 'none')
        if (recommended > 1) report([], `one recommended plan of the group ${group}`, shown(recommended))
      }
    }),
  )

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** Schemas of every export of every module. */
function schemasOf(modules: Modules): Record<string, Record<string, z.ZodType>> {
  const { socialIds } = modules['content/brand.ts'] ?? {}
  return {
    'content/brand.ts': {
      brand: object({
        name: text,
        domain: matching('a domain name', /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/),
        email,
        commercialEmail: email,
        phone: matching('a phone number that begins with +', /^\+[\d ()-]{7,24}$/),
        since: whole('a year from 2009 to this one', 2009, new Date().getUTCFullYear()),
        satisfiedPercent: percent,
        readySeconds: number('seconds above 0', Number.MIN_VALUE),
      }),
      company: object({
        name: nine,
        taxNumber: matching('a taxpayer number of nine digits', /^\d{9}$/),
        address: nine,
      }),
      openingHours: nine,
      links: object({
        social: record(texts(socialIds), httpUrl),
        reviewsVk: httpUrl,
        reviewsDiscord: httpUrl,
      }),
      payments: list(text, 1),
      badge: object({
        image: matching('the address of a file of ours', /^\/[^/]/),
        alt: text,
        href: httpUrl,
        width: whole('a width in pixels', 1, 2000),
        height: whole('a height in pixels', 1, 2000),
      }).nullable(),
      landingVariants: record(['a', 'b'], variant),
      landingVariantBPercent: percent,
    },
    'content/plans.ts': {
      tiers: record(tierIds, nine),
      discountPercent: record(currencies, percent),
      termDiscounts: record(currencies, termDiscount),
      idleFreeServerDays: idleDays,
      plans,
    },
    'content/campaigns.ts': {
      campaigns: list(
        object({
          id: text,
          enabled: bool,
          percent,
          from: moment,
          until: moment,
          text: record(locales, campaignText),
        }),
      ).superRefine(uniqueIds),
    },
    'content/reviews.ts': {
      reviews: list(object({ author: text, source: oneOf(['vk', 'discord']), text: nine, sample: bool }), 1),
    },
    'content/features.ts': {
      gifts: record(giftIds, offered),
      editions: record(editions, offered),
    },
    'content/partners.ts': {
      partnerOffers: table(object({ code: promoCode, percent: promoPercent, sample: bool })),
    },
    'content/claims.ts': {
      customersClaim: nine,
      partnerRewards: record(['video', 'stream', 'server', 'invite', 'bug'], nine),
    },
    'content/confirmed.ts': { confirmed: list(text), lawyerConfirmations: list(lawyerConfirmation) },
    'content/legal/editions.ts': { legalEditions: record(legalDocuments, documentEditions) },
    'content/legal/terms.ts': {
      terms: table(number('a figure above 0', Number.MIN_VALUE)),
      wordTerms: list(text, 1),
      legalDocuments: list(text, 1),
    },
    'content/wiki.ts': {
      wikiSections: record(wikiSectionIds, list(matching('a-name-like-this', /^[a-z0-9-]+$/))),
      wikiNeeds: table(list(oneOf([...giftIds, ...editions]))),
    },
  }
}

/** All invalid values of the modules. */
export function dataFaults(modules: Modules): DataFault[] {
  return Object.entries(schemasOf(modules)).flatMap(([file, schemas]) =>
    Object.entries(schemas).flatMap(([name, schema]) => {
      const value = modules[file]?.[name]
      return (schema.safeParse(value).error?.issues ?? []).flatMap((issue): DataFault[] => {
        // Paths into a module contain only numbers and strings.
        const path = issue.path as (string | number)[]
        const at = [name, ...path]
        const expected = issue.message
        if (issue.code === 'unrecognized_keys')
          return issue.keys.map((key) => ({ file, at: [...at, key], expected, found: `"${key}"` }))
        const found = issue.code === 'custom' ? issue.params?.found : undefined
        return [{ file, at, expected, found: found ?? shown(valueAt(value, path)) }]
      })
    }),
  )
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  // A value that is not an object has no properties: zod stops there.
  return path.reduce((inner, key) => (inner as Record<string | number, unknown>)?.[key], value)
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'number') return String(value)
  const json = JSON.stringify(value)
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}
