import { customersClaim, partnerRewards } from '@zubr/content/claims'
import { editions, gifts } from '@zubr/content/features'
import { expect, test } from 'vitest'
import { readContent } from '../apps/site/server/content/check-content.ts'
import { hashOf, renewedSource, stillToDo } from './preflight-list.ts'

const content = readContent()
const brand = content.modules['content/brand.ts'] as typeof import('@zubr/content/brand')
/** The content with the samples that it came with, whatever an operator has put in their place. */
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
    'content/confirmed.ts': { confirmed: [] as readonly string[] },
  },
  today: '2100-01-01',
}
const placesOf = (inputs: typeof sample) => stillToDo(inputs).map(({ file, line }) => `${file}:${line}`)

test('everything invented is listed on its line', () => {
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
    // Only what is offered has to be confirmed.
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

test('a translation older than its Russian text is listed until its hash is renewed', () => {
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

test('nothing is listed once all of it is replaced or confirmed', () => {
  const clean = readyContent()
  const claims = stillToDo(clean).map(({ what }) => /confirm '(.+)' in content/.exec(what)?.[1] ?? what)
  expect(stillToDo(withConfirmed(clean, claims))).toEqual([])
  expect(claims).toContain(`brand.satisfiedPercent = ${brand.brand.satisfiedPercent}`)
})

test('a figure changed after it was confirmed is listed again', () => {
  const confirmed = withConfirmed(sample, [`brand.since = ${brand.brand.since - 1}`])
  expect(stillToDo(confirmed).map(({ what }) => what)).toContainEqual(
    expect.stringContaining(`'brand.since = ${brand.brand.since}'`),
  )
})

function inEach<Keys extends string>(named: Record<Keys, string>, text: string): Record<Keys, string> {
  return JSON.parse(JSON.stringify(named, (_, value) => (typeof value === 'string' ? text : value)))
}

function withConfirmed(inputs: typeof sample, confirmed: readonly string[]): typeof sample {
  return { ...inputs, modules: { ...inputs.modules, 'content/confirmed.ts': { confirmed } } }
}

/** As an operator leaves it: every sample replaced. */
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

test('a document that is not in force yet is listed on the line of its date', () => {
  const file = 'content/legal/oferta/ru.md'
  const text = (content.files[file] ?? '').replace(/^inForce: .*$/m, 'inForce: 2026-12-01')
  const listedOn = (today: string) =>
    stillToDo({ ...sample, files: { [file]: text }, today }).filter(({ what }) =>
      what.startsWith('in force from'),
    )
  expect(listedOn('2026-11-30')).toEqual([{ file, line: 4, what: expect.stringContaining('2026-12-01') }])
  expect(listedOn('2026-12-01')).toEqual([])
})
