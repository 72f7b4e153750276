import { landingVariants } from '@zubr/content/brand'
import { reviews } from '@zubr/content/reviews'
import { describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { lineOf, real, withValue } from './testing/content.ts'

test('content check: the real content has no errors', () => {
  expect(checkContent(real)).toEqual([])
})

describe('content check: values', () => {
  type Plans = { id: string; tier: string; price: { BYN: unknown }; cores?: unknown; extra?: unknown }[]
  const plans = 'content/plans.ts'
  const plan = (id: string, change: (plan: Plans[number]) => void) =>
    withValue(plans, 'plans', (list: Plans) => {
      for (const entry of list) if (entry.id === id) change(entry)
      return list
    })

  test.each<[string, (plan: Plans[number]) => void, string]>([
    [
      'java-2',
      (own) => Object.assign(own.price, { BYN: '13,90' }),
      'plans[2].price.BYN: expected a price of 0 or more, found "13,90"',
    ],
    [
      'java-2',
      (own) => Object.assign(own.price, { BYN: Number.NaN }),
      'plans[2].price.BYN: expected a price of 0 or more, found NaN',
    ],
    [
      'java-2',
      (own) => Object.assign(own.price, { BYN: -1 }),
      'plans[2].price.BYN: expected a price of 0 or more, found -1',
    ],
    [
      'java-free',
      (own) => Object.assign(own.price, { BYN: 1 }),
      'plans[0].price.BYN: expected the price 0 for a free plan, found 1',
    ],
    [
      'java-3',
      (own) => Object.assign(own, { tier: 'coals' }),
      'plans[3].tier: expected one of free, earth, wood, coal, stone, iron, gold, emerald, diamond, bedrock, found "coals"',
    ],
    [
      'java-3',
      (own) => Object.assign(own, { id: 'java-5' }),
      'plans[3].id: expected the id "java-3", from group and memory, found "java-5"',
    ],
    [
      'java-3',
      (own) => Object.assign(own, { id: 'java-2' }),
      'plans[3].id: expected another id for each, found "java-2" again',
    ],
    [
      'java-3',
      (own) => Object.assign(own, { cores: 2 }),
      'plans[3].cores: expected cores for ultra only, found 2',
    ],
  ])('plans: an invalid %s is reported with its line', (id, change, fault) => {
    const [, key] = /^plans\[\d+\]\.(\w+)/.exec(fault) ?? []
    const first = lineOf(plans, `id: '${id}'`)
    const rest = (real.files[plans] ?? '').split('\n').slice(first - 1)
    const end = rest.findIndex((text) => /\},?$/.test(text) && !text.includes('price: {'))
    const own = rest.slice(0, end + 1).findIndex((text) => text.includes(`${key}: `))
    // A missing property is reported at the beginning of its object.
    const line = own < 0 ? first - (rest[0]?.trimStart().startsWith('{') ? 0 : 1) : first + own
    expect(checkContent(plan(id, change))).toContain(`${plans}:${line}: ${fault}`)
  })

  test('plans: a plan written over several lines is reported at its own line', () => {
    const own = lineOf(plans, "id: 'ultra-16'")
    const rest = (real.files[plans] ?? '').split('\n').slice(own)
    const line = own + rest.findIndex((text) => text.includes('price: {')) + 1
    expect(checkContent(plan('ultra-16', (own) => Object.assign(own.price, { BYN: null })))).toEqual([
      `${plans}:${line}: plans[19].price.BYN: expected a price of 0 or more, found null`,
    ])
  })

  test.each([
    [{ 3: 5, 6: 10, 12: 100 }, /termDiscounts\.BYN\.12: expected a whole percentage from 0 to 99, found 100/],
    [{ 3: 5, 6: 7.5, 12: 15 }, /termDiscounts\.BYN\.6: expected a whole percentage from 0 to 99, found 7\.5/],
    [
      { 3: 5, 6: 4, 12: 15 },
      /termDiscounts\.BYN: expected percentages that do not fall as the term gets longer/,
    ],
    [
      { 3: 5, 6: 5, 12: 0 },
      /termDiscounts\.BYN: expected percentages that do not fall as the term gets longer/,
    ],
  ])('term discounts: %j is refused', (BYN, fault) => {
    const found = checkContent(withValue(plans, 'termDiscounts', (own: object) => ({ ...own, BYN })))
    expect(found).toEqual([expect.stringMatching(fault)])
  })

  test('term discounts: each can be turned off, the shorter ones first', () => {
    for (const BYN of [
      { 3: 0, 6: 0, 12: 0 },
      { 3: 0, 6: 10, 12: 10 },
    ])
      expect(checkContent(withValue(plans, 'termDiscounts', (own: object) => ({ ...own, BYN })))).toEqual([])
  })

  test.each<[string, string, (value: never) => unknown, string, RegExp]>([
    [
      'content/brand.ts',
      'links',
      (v: { social: object }) => ({ ...v, social: { ...v.social, vk: 'vk' } }),
      "vk: 'https",
      /links\.social\.vk: expected an https:\/\/ address, found "vk"/,
    ],
    [
      'content/brand.ts',
      'brand',
      (v: object) => ({ ...v, satisfiedPercent: 985 }),
      'satisfiedPercent',
      /brand\.satisfiedPercent: expected a percentage from 0 to 100, found 985/,
    ],
    [
      'content/brand.ts',
      'brand',
      (v: object) => ({ ...v, email: 'zubr' }),
      '  email:',
      /brand\.email: expected an e-mail address, found "zubr"/,
    ],
    [
      'content/brand.ts',
      'company',
      (v: object) => ({ ...v, taxNumber: 123456789 }),
      'taxNumber',
      /company\.taxNumber: expected a taxpayer number of nine digits, found 123456789/,
    ],
    [
      'content/brand.ts',
      'company',
      (v: { name: object }) => ({ ...v, name: { ...v.name, de: '' } }),
      "de: '",
      /company\.name\.de: expected a text, found ""/,
    ],
    [
      'content/brand.ts',
      'landingVariants',
      (v: { b: object }) => ({ ...v, b: { ...v.b, promoCode: '' } }),
      `promoCode: '${landingVariants.b.promoCode}'`,
      /landingVariants\.b\.promoCode: expected a promo code/,
    ],
    [
      'content/brand.ts',
      'landingVariantBPercent',
      () => '50',
      'landingVariantBPercent',
      /landingVariantBPercent: expected a percentage from 0 to 100, found "50"/,
    ],
    [
      'content/reviews.ts',
      'reviews',
      (v: { text: object }[]) => v.map((own) => ({ ...own, text: { ...own.text, lt: undefined } })),
      "lt: '",
      /reviews\[0\]\.text\.lt: expected a text, found nothing/,
    ],
    [
      'content/reviews.ts',
      'reviews',
      (v: object[]) => v.map((own) => ({ ...own, sample: 'no' })),
      `sample: ${reviews[0]?.sample},`,
      /reviews\[0\]\.sample: expected true or false, found "no"/,
    ],
    [
      'content/campaigns.ts',
      'campaigns',
      (v: object[]) => [{ ...v[0], until: { month: 11, day: 31, hour: 0, minute: 0 } }],
      'until: {',
      /campaigns\[0\]\.until\.day: expected a day of that month, up to 30, found 31/,
    ],
    [
      'content/campaigns.ts',
      'campaigns',
      (v: object[]) => [{ ...v[0], from: { month: 13, day: 1, hour: 0, minute: 0 } }],
      'from: {',
      /campaigns\[0\]\.from\.month: expected a month from 1 to 12, found 13/,
    ],
    [
      'content/partners.ts',
      'partnerOffers',
      (v: { crazby: object }) => ({ crazby: { ...v.crazby, code: ' ' } }),
      'crazby:',
      /partnerOffers\.crazby\.code: expected a promo code/,
    ],
    [
      'content/features.ts',
      'gifts',
      (v: object) => ({ ...v, sftp: { available: 'yes' } }),
      'sftp:',
      /gifts\.sftp\.available: expected one of true, soon, found "yes"/,
    ],
    [
      'content/features.ts',
      'gifts',
      (v: object) => ({ ...v, gold: { available: true } }),
      'export const gifts',
      /gifts\.gold: expected only .*, found "gold"/,
    ],
    [
      'content/legal/editions.ts',
      'legalEditions',
      (v: object) => ({ ...v, oferta: [{ published: '2026-02-30', inForce: '2027-01-01' }] }),
      'oferta:',
      /legalEditions\.oferta\[0\]\.published: expected a day like 2026-12-01, found "2026-02-30"/,
    ],
    [
      'content/legal/editions.ts',
      'legalEditions',
      (v: object) => ({ ...v, oferta: [{ published: '2027-01-02', inForce: '2027-01-01' }] }),
      'oferta:',
      /legalEditions\.oferta\[0\]\.published: expected a day until 2027-01-01, when it comes into force/,
    ],
    [
      'content/legal/editions.ts',
      'legalEditions',
      (v: object) => ({
        ...v,
        oferta: [
          { published: '2027-01-01', inForce: '2027-01-15' },
          { published: '2027-01-01', inForce: '2027-01-15' },
        ],
      }),
      'oferta:',
      /legalEditions\.oferta\[1\]\.inForce: expected a day after 2027-01-15, found "2027-01-15"/,
    ],
    [
      'content/legal/terms.ts',
      'terms',
      (v: object) => ({ ...v, dataKeptDays: '7' }),
      'dataKeptDays:',
      /terms\.dataKeptDays: expected a figure above 0, found "7"/,
    ],
  ])('content check: an invalid %s, %s, is reported with its line', (file, name, change, words, fault) => {
    const [first = ''] = checkContent(withValue(file, name, change))
    expect(first).toMatch(fault)
    expect(first.split(':')[1]).toBe(String(lineOf(file, words)))
  })
})
