import type * as editions from '@zubr/content/legal/editions'
import { wikiSections } from '@zubr/content/wiki'
import { locales } from '@zubr/i18n/locales'
import { describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { lineOf, real, without, withText } from './testing/content.ts'

describe('content check: Markdown files', () => {
  const offer = 'content/legal/oferta/2026-11-28/de.md'
  const article = 'content/wiki/backups/ru.md'
  const place = wikiSections.settings.indexOf('backups') + 1

  test.each([
    'content/legal/pay/2026-11-28/fi.md',
    'content/faq/et.md',
    'content/modpack/de.md',
    'content/partners/crazby/lv.md',
    'content/wiki/sftp/ru.md',
  ])('missing file: %s', (file) => {
    expect(checkContent(without(file))).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}:1: expected this text in \\S+, found no file$`)),
    )
  })

  test('missing file: a wiki article may be missing in languages other than Russian', () => {
    expect(checkContent(without('content/wiki/sftp/de.md'))).toEqual([])
  })

  test('unknown file: an unknown language or a folder without a page is reported', () => {
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
      'a hash that is none',
      offer,
      /source: .*/,
      'source: old',
      /:4: source: expected the first 12 hex digits.*found "old"/,
    ],
    [
      'a wrong section',
      article,
      'section: settings',
      'section: setting',
      /:4: section: expected settings as in content\/wiki.ts, found "setting"/,
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
  ])('front matter: a file with %s is reported', (_, file, from, to, fault) => {
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
    ['an unknown picture', '![A tab](picture:tab)', /expected a picture of .*whitelist.*, found "tab"/],
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
  ])('text: a file with %s is reported with its line', (_, line, fault) => {
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
  ])('text: a file may contain %j', (line) => {
    expect(checkContent(withText(article, /$/, `\n${line}\n`))).toEqual([])
  })

  test('legal text: only second-level headings and known terms are allowed', () => {
    const faults = checkContent(withText(offer, /$/, '\n\n[7](term:dataKept)\n\n### Title\n'))
    expect(faults).toEqual([
      expect.stringMatching(
        /^content\/legal\/oferta\/[\d-]+\/de\.md:\d+: expected a heading of level 2, found level 3$/,
      ),
      expect.stringMatching(/: expected a term of content\/legal\/terms\.ts, found "dataKept"$/),
      expect.stringMatching(/: expected \d+ sections as in Russian, found \d+$/),
    ])
  })

  test('legal text: a different number of clauses than in Russian is reported at its section', () => {
    const section = lineOf(offer, '## ')
    const faults = checkContent(withText(offer, /^(## .*)$/m, '$1\nOne more clause.\n'))
    expect(faults).toEqual([
      expect.stringMatching(
        new RegExp(`^${offer}:${section}: expected \\d+ clauses in section 1 as in Russian, found \\d+$`),
      ),
    ])
  })

  test('legal text: each edition but the first lists its changes above the preamble', () => {
    const first = checkContent(withText(offer, /(?<=^source: .*\n---\n)/m, '- One change.\n\n'))
    expect(first).toEqual([
      expect.stringMatching(/: expected no list above the preamble of a first edition, found one$/),
    ])
    const second = { published: '2027-01-01', inForce: '2027-02-01' }
    const { legalEditions } = real.modules['content/legal/editions.ts'] as typeof editions
    const files = Object.fromEntries(
      Object.entries(real.files).flatMap(([file, text]) => [
        [file, text],
        ...(file.startsWith('content/legal/oferta/2026-11-28/')
          ? [[file.replace('2026-11-28', second.inForce), text]]
          : []),
      ]),
    )
    const modules = {
      ...real.modules,
      'content/legal/editions.ts': {
        legalEditions: { ...legalEditions, oferta: [...legalEditions.oferta, second] },
      },
    }
    const faults = checkContent({ files, modules })
    expect(faults).toHaveLength(locales.length)
    expect(faults[0]).toMatch(
      /: expected a list of what this edition changes above the preamble, found none$/,
    )
  })

  test('FAQ: questions keep their anchors in every language', () => {
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
