import { landingVariants } from '@zubr/content/brand'
import { reviews } from '@zubr/content/reviews'
import { wikiSections } from '@zubr/content/wiki'
import { describe, expect, test } from 'vitest'
import { type Content, checkContent, readContent } from './check-content.ts'

const real = readContent()

/** The real content with one file's words changed. */
function withText(file: string, from: string | RegExp, to: string): Content {
  const text = real.files[file] ?? ''
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not hold ${from}`)
  return { ...real, files: { ...real.files, [file]: changed } }
}

/** The real content with one export replaced, as an operator's edit of the module would. */
function withValue(file: string, name: string, change: (value: never) => unknown): Content {
  const own = real.modules[file] ?? {}
  return {
    ...real,
    modules: { ...real.modules, [file]: { ...own, [name]: change(structuredClone(own[name]) as never) } },
  }
}

const without = (file: string): Content => ({
  ...real,
  files: Object.fromEntries(Object.entries(real.files).filter(([name]) => name !== file)),
})

const lineOf = (file: string, words: string) =>
  (real.files[file] ?? '').split('\n').findIndex((line) => line.includes(words)) + 1

test('the real content has no fault', () => {
  expect(checkContent(real)).toEqual([])
})

describe('a Markdown file', () => {
  const offer = 'content/legal/oferta/de.md'
  const article = 'content/wiki/backups/ru.md'
  const place = wikiSections.site.indexOf('backups') + 1

  test.each([
    'content/legal/pay/fi.md',
    'content/faq/et.md',
    'content/modpack/de.md',
    'content/partners/crazby/lv.md',
    'content/wiki/sftp/ru.md',
  ])('is missed: %s', (file) => {
    expect(checkContent(without(file))).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}:1: expected this text in \\S+, found no file$`)),
    )
  })

  test('of the wiki may be missing in a language other than Russian', () => {
    expect(checkContent(without('content/wiki/sftp/de.md'))).toEqual([])
  })

  test('under a name that is no language, or in a folder that no page shows, is found', () => {
    const files = { ...real.files, 'content/faq/uk.md': '', 'content/wiki/nowhere/ru.md': '' }
    expect(checkContent({ ...real, files })).toEqual([
      'content/faq/uk.md:1: expected one of ru, en, pl, ua, lv, lt, et, fi, de, found "uk"',
      'content/wiki/nowhere/ru.md:1: expected a text that a page shows, found a folder no page knows',
    ])
  })

  test.each<[string, string, string | RegExp, string, RegExp]>([
    ['front matter that does not end', offer, /\n---\n/, '\n', /:1: expected front matter/],
    [
      'a line of front matter without a value',
      offer,
      /title: .*/,
      'title',
      /:2: expected "key: value", found "title"/,
    ],
    ['a missing title', offer, /title: .*\n/, '', /:1: expected "title: …" in the front matter, found none/],
    [
      'a missing hash of the source',
      offer,
      /source: .*\n/,
      '',
      /:1: expected "source: …" in the front matter/,
    ],
    [
      'a field nobody reads',
      offer,
      'title: ',
      'tilte: x\ntitle: ',
      /:2: expected only title, .*, found "tilte"/,
    ],
    [
      'a day that no calendar has',
      offer,
      /inForce: .*/,
      'inForce: 2026-02-30',
      /:4: inForce: expected a date like 2026-12-01, found "2026-02-30"/,
    ],
    [
      'another date than in Russian',
      offer,
      /inForce: .*/,
      'inForce: 2020-01-01',
      /:4: inForce: expected \S+ as in Russian/,
    ],
    [
      'a hash that is none',
      offer,
      /source: .*/,
      'source: old',
      /:5: source: expected the first 12 hex digits.*found "old"/,
    ],
    [
      'a wrong section',
      article,
      'section: site',
      'section: sites',
      /:4: section: expected site as in content\/wiki.ts, found "sites"/,
    ],
    [
      'a wrong place',
      article,
      /order: .*/,
      'order: seven',
      new RegExp(`:5: order: expected ${place} as in content/wiki.ts, found "seven"`),
    ],
    [
      'a placeholder in a title that is not filled in',
      article,
      'title: ',
      'title: {email} ',
      /:2: title: expected no placeholder but \{brand\}/,
    ],
  ])('with %s is found', (_, file, from, to, fault) => {
    expect(checkContent(withText(file, from, to))).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}${fault.source}`)),
    )
  })

  test.each<[string, string, RegExp]>([
    [
      "a partner's code outside the partner's text",
      'Take {code}.',
      /expected one of \{brand\} .*, found \{code\}/,
    ],
    ['an unknown placeholder', 'Write to {mail}.', /expected one of \{brand\} .*, found \{mail\}/],
    [
      'a link to no page',
      '[a](/wiki/bakups)',
      /expected a page of apps\/site\/app\/pages.ts, found \/wiki\/bakups/,
    ],
    ['a link with a language of its own', '[a](/de/help)', /expected a page .*, found \/de\/help/],
    [
      'an anchor that no heading has',
      '[a](/wiki/sftp#nowhere)',
      /expected an anchor of \/wiki\/sftp, found #nowhere/,
    ],
    [
      'an anchor that its own page lacks',
      '[a](#nowhere)',
      /expected an anchor of \/wiki\/backups, found #nowhere/,
    ],
    [
      'an anchor of the landing page that is not there',
      '[a](/#plan)',
      /expected an anchor of \/, found #plan/,
    ],
    [
      'a clause that a document lacks',
      '[a](/legacy/oferta#c99.1)',
      /expected an anchor of \/legacy\/oferta, found #c99\.1/,
    ],
    ['a bare name as a link', '[a](sftp)', /expected a link that begins with .*, found "sftp"/],
    ['a link without encryption', '[a](http://zubr.example/)', /expected a link that begins with/],
    ['a term outside the legal texts', '[7](term:dataKeptDays)', /expected term: in legal texts only/],
    ['a heading of the first level', '# Title', /expected a heading of level 2 or 3, found level 1/],
    ['a heading of the fourth level', '#### Title', /expected a heading of level 2 or 3, found level 4/],
    [
      'a heading underlined',
      'Title\n-----',
      /expected a heading written with ##, found one underlined with -/,
    ],
    ['HTML', 'A <b>word</b>.', /expected Markdown, found the HTML <b/],
    ['a comment', '<!-- later -->', /expected Markdown, found the HTML <!--/],
  ])('holding %s is found, with its line', (_, line, fault) => {
    const words = `${real.files[article]?.trimEnd()}\n\n${line}\n`
    const number = words.trimEnd().split('\n').length
    expect(checkContent({ ...real, files: { ...real.files, [article]: words } })).toEqual([
      expect.stringMatching(new RegExp(`^${article}:${number}: ${fault.source}`)),
    ])
  })

  test.each([
    '[a](/#plans) [a](/#memory) [a](/#plan-java-4) [a](/partner#ways) [a](/legacy/oferta#c1.1)',
    '[a](https://papermc.io/) [a](mailto:{email})',
    '`<b>` and `[a](nowhere)`',
    '```text\n# a comment {name} <b>\n[a](nowhere)\n```',
  ])('may hold %j', (line) => {
    expect(checkContent(withText(article, /$/, `\n${line}\n`))).toEqual([])
  })

  test('of the law has headings of the second level only, and terms that exist', () => {
    const faults = checkContent(withText(offer, /$/, '\n\n[7](term:dataKept)\n\n### Title\n'))
    expect(faults).toEqual([
      expect.stringMatching(
        /^content\/legal\/oferta\/de\.md:\d+: expected a heading of level 2, found level 3$/,
      ),
      expect.stringMatching(/: expected a term of content\/legal\/terms\.ts, found "dataKept"$/),
      expect.stringMatching(/: expected \d+ sections as in Russian, found \d+$/),
    ])
  })

  test('of the law with a clause more or less than the Russian one is found at its section', () => {
    const section = lineOf(offer, '## ')
    const faults = checkContent(withText(offer, /^(## .*)$/m, '$1\nOne more clause.\n'))
    expect(faults).toEqual([
      expect.stringMatching(
        new RegExp(`^${offer}:${section}: expected \\d+ clauses in section 1 as in Russian, found \\d+$`),
      ),
    ])
  })

  test('of questions keeps their addresses in every language', () => {
    const file = 'content/faq/de.md'
    const line = lineOf(file, '{#refund}')
    expect(checkContent(withText(file, '{#refund}', '{#refunds}'))).toEqual([
      `${file}:1: expected the question #refund as in Russian, found none`,
      `${file}:${line}: expected an address that the Russian text has, found #refunds`,
    ])
    expect(checkContent(withText(file, ' {#refund}', ''))).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}:${line}: expected the question's own address`)),
    )
  })
})

describe('a value', () => {
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
  ])('of the plan %s that is wrong is found with its place', (id, change, fault) => {
    const line = lineOf(plans, `id: '${id}'`)
    expect(checkContent(plan(id, change))).toContain(`${plans}:${line}: ${fault}`)
  })

  test('of a plan written over several lines is found on its own line', () => {
    const own = lineOf(plans, "id: 'ultra-16'")
    const rest = (real.files[plans] ?? '').split('\n').slice(own)
    const line = own + rest.findIndex((text) => text.includes('price: {')) + 1
    expect(checkContent(plan('ultra-16', (own) => Object.assign(own.price, { BYN: null })))).toEqual([
      `${plans}:${line}: plans[19].price.BYN: expected a price of 0 or more, found null`,
    ])
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
      'content/legal/terms.ts',
      'terms',
      (v: object) => ({ ...v, dataKeptDays: '7' }),
      'dataKeptDays:',
      /terms\.dataKeptDays: expected a figure above 0, found "7"/,
    ],
  ])('of %s, %s, that is wrong is found on its line', (file, name, change, words, fault) => {
    const [first = ''] = checkContent(withValue(file, name, change))
    expect(first).toMatch(fault)
    expect(first.split(':')[1]).toBe(String(lineOf(file, words)))
  })
})
