import { currencies, editions, planGroups, tierIds } from '@zubr/domain/plans'
import { locales } from '@zubr/i18n/locales'
import { giftIds } from '@zubr/i18n/messages'
import {
  bool,
  either,
  isRecord,
  list,
  matching,
  number,
  object,
  oneOf,
  record,
  type Shape,
  type ShapeFault,
  shown,
  table,
  text,
  that,
  unique,
  whole,
} from './shape.ts'

/** The modules of `content/` by their file, as imported. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const nine = record(locales, text)
const percent = number('a percentage from 0 to 100', 0, 100)
const httpUrl = that(
  'an https:// address',
  (value) => typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
)
const email = matching('an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/)
const promoCode = matching('a promo code of capitals and digits', /^[A-Z0-9]{3,20}$/)
const price = number('a price of 0 or more', 0)
const promoPercent = whole('a whole percentage from 1 to 100', 1, 100)
const offered = object({ available: oneOf([true, 'soon']) })
const variant = object({ promoCode, promoPercent, art: oneOf(['island', 'island-b']) })

const moment: Shape = (value, at) => {
  const faults = object({
    month: whole('a month from 1 to 12', 1, 12),
    day: whole('a day from 1 to 31', 1, 31),
    hour: whole('an hour from 0 to 23', 0, 23),
    minute: whole('a minute from 0 to 59', 0, 59),
  })(value, at)
  if (faults.length > 0 || !isRecord(value)) return faults
  // Day 0 of the next month is the last of this one; 2024 had a 29 February.
  const last = new Date(Date.UTC(2024, Number(value.month), 0)).getUTCDate()
  return whole(`a day of that month, up to ${last}`, 1, last)(value.day, [...at, 'day'])
}

const campaignText = matching('a text with no placeholder but {percent}', /^(?:[^{}]|\{percent\})+$/)

function planShape(): Shape {
  const own = object(
    {
      id: text,
      group: oneOf(planGroups),
      tier: oneOf(tierIds),
      ramGb: number('GB of memory above 0', Number.MIN_VALUE),
      diskGb: number('GB of disk above 0', Number.MIN_VALUE),
      cores: whole('a number of cores', 1, 256),
      price: object({ BYN: price, RUB: price }, ['RUB']),
      recommended: oneOf([true]),
    },
    ['cores', 'recommended'],
  )
  return (value, at) => {
    const faults = own(value, at)
    if (faults.length > 0 || !isRecord(value)) return faults
    const { id, group, tier, ramGb, cores } = value
    const free = tier === 'free'
    const due = `${group}-${free ? 'free' : ramGb}`
    const paid = Object.entries(isRecord(value.price) ? value.price : {})
    return [
      ...that(`the id "${due}", from group and memory`, (name) => name === due)(id, [...at, 'id']),
      ...that(group === 'ultra' ? 'a number of cores' : 'cores for ultra only', (number) =>
        group === 'ultra' ? number !== undefined : number === undefined,
      )(cores, [...at, 'cores']),
      ...paid.flatMap(([currency, amount]) =>
        that(free ? 'the price 0 for a free plan' : 'a price above 0 for a plan that is not free', (sum) =>
          free ? sum === 0 : Number(sum) > 0,
        )(amount, [...at, 'price', currency]),
      ),
    ]
  }
}

const plansShape = (): Shape => {
  const own = unique('id', list(planShape(), 1))
  return (value, at) => {
    const faults = own(value, at)
    if (faults.length > 0) return faults
    const plans = value as { group: string; recommended?: true }[] // its shape was just checked
    return planGroups.flatMap((group): ShapeFault[] => {
      const ofGroup = plans.filter((plan) => plan.group === group)
      const recommended = ofGroup.filter((plan) => plan.recommended).length
      return [
        ...(ofGroup.length === 0 ? [{ at, expected: `a plan of the group ${group}`, found: 'none' }] : []),
        ...(recommended > 1
          ? [{ at, expected: `one recommended plan of the group ${group}`, found: shown(recommended) }]
          : []),
      ]
    })
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** What every export of every module must be like. */
function shapesOf(modules: Modules): Record<string, Record<string, Shape>> {
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
      badge: either(
        null,
        object({
          image: matching('the address of a file of ours', /^\/[^/]/),
          alt: text,
          href: httpUrl,
          width: whole('a width in pixels', 1, 2000),
          height: whole('a height in pixels', 1, 2000),
        }),
      ),
      landingVariants: record(['a', 'b'], variant),
      landingVariantBPercent: percent,
    },
    'content/plans.ts': {
      tiers: record(tierIds, nine),
      discountPercent: record(currencies, percent),
      plans: plansShape(),
    },
    'content/campaigns.ts': {
      campaigns: unique(
        'id',
        list(
          object({
            id: text,
            enabled: bool,
            percent,
            from: moment,
            until: moment,
            text: record(locales, campaignText),
          }),
        ),
      ),
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
    'content/confirmed.ts': { confirmed: list(text) },
    'content/legal/terms.ts': {
      terms: table(number('a figure above 0', Number.MIN_VALUE)),
      wordTerms: list(text, 1),
      legalDocuments: list(text, 1),
    },
    'content/wiki.ts': {
      wikiSections: record(['site', 'optimization'], list(matching('a-name-like-this', /^[a-z0-9-]+$/), 1)),
      wikiNeeds: table(list(oneOf([...giftIds, ...editions]))),
    },
  }
}

/** Every value of the modules that is not what the site can show. */
export function dataFaults(modules: Modules): (ShapeFault & { file: string })[] {
  return Object.entries(shapesOf(modules)).flatMap(([file, shapes]) =>
    Object.entries(shapes).flatMap(([name, shape]) =>
      shape(modules[file]?.[name], [name]).map((fault) => ({ file, ...fault })),
    ),
  )
}
