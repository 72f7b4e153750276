import { customersClaim, partnerRewards } from '@zubr/content/claims'
import { editions, gifts } from '@zubr/content/features'
import { legalEditions } from '@zubr/content/legal/editions'
import { legalDocuments } from '@zubr/content/legal/terms'
import { plans } from '@zubr/content/plans'
import type { LegalEdition } from '@zubr/domain/legal/editions'
import { describe, expect, test } from 'vitest'
import { readContent } from '../apps/site/server/content/check-content.ts'
import { hashOf } from './preflight/hash-of.ts'
import { localisation } from './preflight/legal.ts'
import { renewedSource, stillToDo } from './preflight-list.ts'

const content = readContent()
const brand = content.modules['content/brand.ts'] as typeof import('@zubr/content/brand')
/** The content with its original samples, independent of an operator's changes. */
const sample = {
  ...content,
  modules: {
    ...content.modules,
    'content/brand.ts': {
      ...brand,
      badge: null,
      brand: {
        ...brand.brand,
        domain: 'zubr.example',
        email: 'support@zubr.example',
        commercialEmail: 'business@zubr.example',
        phone: '+375 00 000-00-00',
      },
      company: {
        taxNumber: '000000000',
        name: inEach(brand.company.name, 'Zubr Hosting LLC'),
        address: inEach(brand.company.address, 'Primernaja 0, Minsk'),
      },
      links: {
        social: inEach(brand.links.social, 'https://social.zubr.example/'),
        reviewsVk: 'https://vk.zubr.example/reviews',
        reviewsDiscord: 'https://discord.zubr.example/reviews',
      },
    },
    'content/reviews.ts': { reviews: [{ author: 'lesnik_42', sample: true }] },
    'content/partners.ts': { partnerOffers: { crazby: { sample: true } } },
    'content/confirmed.ts': {
      confirmed: [] as readonly string[],
      lawyerConfirmations: [] as readonly object[],
    },
  },
  today: '2100-01-01',
}
const placesOf = (inputs: typeof sample) => stillToDo(inputs).map(({ file, line }) => `${file}:${line}`)

test('samples: each is listed with its line', () => {
  const listed = placesOf(sample)
  const lines = (content.files['content/brand.ts'] ?? '').split('\n')
  for (const words of [
    'name:',
    'openingHours',
    ...Object.values(brand.landingVariants).map(({ promoCode }) => `promoCode: '${promoCode}'`),
    'domain:',
    'email:',
    'phone:',
    'since:',
    'taxNumber:',
    'telegram:',
    'reviewsVk:',
  ])
    expect(listed, words).toContain(`content/brand.ts:${lines.findIndex((line) => line.includes(words)) + 1}`)
  const address = lines.findIndex((line) => line.includes('address: {'))
  expect(listed).toContain(`content/brand.ts:${address + 2}`)
  for (const file of [
    'content/reviews.ts',
    'content/partners.ts',
    // Only offered features must be confirmed.
    ...(Object.values({ ...gifts, ...editions }).some(({ available }) => available === true)
      ? ['content/features.ts']
      : []),
    'content/claims.ts',
  ])
    expect(
      listed.some((place) => place.startsWith(`${file}:`)),
      file,
    ).toBe(true)
  expect(listed).toContain('content/modpack/ru.md:1')
  const texts = stillToDo(sample).map(({ what }) => what)
  for (const { ru } of [customersClaim, ...Object.values(partnerRewards)])
    expect(texts).toContainEqual(expect.stringContaining(ru))
  expect(listed.filter((place) => !place.startsWith('content/'))).toEqual([])
})

test('translations: one older than its Russian text is listed until its hash is renewed', () => {
  const file = 'content/faq/de.md'
  const files: Record<string, string> = {
    ...content.files,
    'content/faq/ru.md': `${content.files['content/faq/ru.md']}\nНовое.\n`,
  }
  const line = (files[file] ?? '').split('\n').findIndex((text) => text.startsWith('source:')) + 1
  expect(placesOf({ ...sample, files })).toContain(`${file}:${line}`)
  const renewed = { ...files, [file]: renewedSource(file, files) ?? '' }
  expect(renewed[file]).toContain(`source: ${hashOf(files['content/faq/ru.md'] ?? '')}\n`)
  expect(placesOf({ ...sample, files: renewed })).not.toContain(`${file}:${line}`)
})

test('confirmations: nothing is listed once everything is replaced or confirmed', () => {
  const clean = readyContent()
  const claims = stillToDo(clean).flatMap(({ what }) => /confirm '(.+)' in content/.exec(what)?.[1] ?? [])
  expect(stillToDo(withConfirmed(clean, claims, lawyersLines(clean)))).toEqual([])
  expect(claims).toContain(`brand.satisfiedPercent = ${brand.brand.satisfiedPercent}`)
})

test('confirmations: a figure changed afterwards is listed again', () => {
  const confirmed = withConfirmed(sample, [`brand.since = ${brand.brand.since - 1}`])
  expect(stillToDo(confirmed).map(({ what }) => what)).toContainEqual(
    expect.stringContaining(`'brand.since = ${brand.brand.since}'`),
  )
})

function inEach<Keys extends string>(named: Record<Keys, string>, text: string): Record<Keys, string> {
  return JSON.parse(JSON.stringify(named, (_, value) => (typeof value === 'string' ? text : value)))
}

function withConfirmed(
  inputs: typeof sample,
  confirmed: readonly string[],
  lawyerConfirmations: readonly object[] = [],
): typeof sample {
  return {
    ...inputs,
    modules: { ...inputs.modules, 'content/confirmed.ts': { confirmed, lawyerConfirmations } },
  }
}

/** The lawyer's confirmations that preflight requests, as added on the day before. */
function lawyersLines(inputs: typeof sample) {
  return stillToDo(inputs).flatMap(({ what }) => {
    const [, document, edition, law, hash] =
      /document: '(.+?)', edition: '(.+?)', .* law: '(.+?)', .* hash: '(.+?)'/.exec(what) ?? []
    return document ? [{ document, edition, language: 'ru', law, confirmed: '2099-12-31', hash }] : []
  })
}

/** An operator's content: every sample is replaced. */
function readyContent(): typeof sample {
  const real = (text: string) =>
    text
      .replaceAll('zubr.example', 'zubr.by')
      .replaceAll('000-00-00', '123-45-67')
      .replaceAll('000000000', '191234567')
      .replaceAll(/Зубр Хостинг|Zubr Hosting/g, 'Зубр')
      .replaceAll(/Примерная?|Pr[iy]mernaja|Primernaya|Prymiernaja|Primernajos/g, 'Лесная')
      .replaceAll(/(?<!\d)0(?![\d.])/g, '7')
  const modules = JSON.parse(
    JSON.stringify(sample.modules, (key, value) =>
      key === 'sample' ? false : typeof value === 'string' ? real(value) : value,
    ),
  ) as typeof sample.modules
  const files = Object.fromEntries(
    Object.entries(content.files).map(([file, text]) => [file, renewedSource(file, content.files) ?? text]),
  )
  return { ...sample, files, modules }
}

describe('legal documents', () => {
  const oferta = (...editions: LegalEdition[]) => ({
    ...sample,
    modules: {
      ...sample.modules,
      'content/legal/editions.ts': { legalEditions: { ...legalEditions, oferta: editions } },
    },
  })
  const first = { published: '2026-11-28', inForce: '2026-11-28' }
  const ofEditions = (inputs: typeof sample, today: string) =>
    stillToDo({ ...inputs, today }).flatMap(({ file, what }) =>
      file === 'content/legal/editions.ts' && what.startsWith('oferta: ') ? [what.slice(8)] : [],
    )

  test('editions: one that comes into force too early is refused, except the first', () => {
    const hasty = { published: '2027-02-01', inForce: '2027-02-14' }
    expect(ofEditions(oferta(first, hasty), '2027-02-01')).toEqual([
      expect.stringMatching(/^in force 13 days after it was published, 14 are promised/),
    ])
    expect(ofEditions(oferta(first, { ...hasty, inForce: '2027-02-15' }), '2027-02-01')).toEqual([])
    expect(ofEditions(oferta(first), '2026-11-28')).toEqual([])
  })

  test('editions: a first one that is not in force yet, and one of a later day, are listed', () => {
    expect(ofEditions(oferta(first), '2026-11-27')).toEqual([
      expect.stringMatching(/^published on 2026-11-28/),
      expect.stringMatching(/^in force from 2026-11-28 only/),
    ])
  })

  test('confirmations: each document needs a lawyer, with roubles also one for Russian law', () => {
    const asked = lawyersLines(sample).map(({ document, law }) => `${document} ${law}`)
    const belarusian = legalDocuments.map((document) => `${document} BY`)
    const russian = ['oferta RU', 'pay RU', 'privacy RU', 'user-agreement RU']
    expect(asked.toSorted()).toEqual([...belarusian, ...russian].toSorted())
    expect(stillToDo(sample).map(({ what }) => what)).toContainEqual(expect.stringContaining(localisation))
    const inBelarus = plans.map((plan) => ({ ...plan, price: { BYN: plan.price.BYN } }))
    const modules = { ...sample.modules, 'content/plans.ts': { plans: inBelarus } }
    expect(lawyersLines({ ...sample, modules }).map(({ law }) => law)).not.toContain('RU')
  })

  test('confirmations: one lapses with a changed text, and counts for its edition and law alone', () => {
    const [line] = lawyersLines(sample)
    const isAskedAgain = (inputs: typeof sample) =>
      lawyersLines(inputs).some(({ document, law }) => document === line?.document && law === line?.law)
    expect(isAskedAgain(withConfirmed(sample, [], [line ?? {}]))).toBe(false)
    for (const other of [
      { edition: '2027-01-01' },
      { law: 'RU' },
      { language: 'de' },
      { confirmed: '2100-01-02' },
    ])
      expect(isAskedAgain(withConfirmed(sample, [], [{ ...line, ...other }])), JSON.stringify(other)).toBe(
        true,
      )
    const file = `content/legal/${line?.document}/${line?.edition}/ru.md`
    const files: Record<string, string> = { ...content.files, [file]: `${content.files[file]}\nНовое.\n` }
    expect(isAskedAgain(withConfirmed({ ...sample, files }, [], [line ?? {}]))).toBe(true)
  })
})
