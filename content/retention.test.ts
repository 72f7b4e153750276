import { dataKeptDays, lastBackupKeptDays } from '@zubr/domain/legal/retention'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { requiredContent } from '../apps/site/app/markdown/content.server.ts'
import { legalEditions } from './legal/editions.ts'
import { legalDocuments, terms } from './legal/terms.ts'

const newest = (document: (typeof legalDocuments)[number]) =>
  `legal/${document}/${legalEditions[document].at(-1)?.inForce}`

test('retention: the legal term and the code keep a suspended server equally long', () => {
  expect(terms.dataKeptDays).toBe(dataKeptDays)
})

test.each(locales)('retention: mails and the article in %s contain the days of the last backup', (locale) => {
  const { mails } = allMessages[locale]
  const texts = [
    mails.server_suspended,
    mails.server_deletion_in_3_days,
    mails.server_deletion_in_1_day,
    mails.server_deleted,
  ].map(({ text }) => text)
  for (const text of [...texts, requiredContent('wiki/extending', locale).body])
    expect(text).toMatch(new RegExp(`(?<!\\d)${lastBackupKeptDays}(?!\\d)`))
})

/** Statements of permanent deletion after the days, although the last backup is still kept. */
const goneForGood =
  /безвозвратно удал|безповоротно видал|irretrievabl|bezpowrotnie|neatgriezenisk|negrįžtam|jäädavalt|unwiderruflich|poistetaan lopullisesti/i

test.each(locales)('retention: documents in %s contain every figure of the code', (locale) => {
  const bodies = new Map(
    legalDocuments.map((document) => [document, requiredContent(newest(document), locale).body]),
  )
  for (const [document, body] of bodies) {
    expect(body, document).toContain('{lastBackupKeptDays}')
    expect(body, document).not.toMatch(goneForGood)
  }
  for (const document of ['oferta', 'security', 'privacy'] as const)
    for (const figure of ['{lastBackupWaitDays}', '{backupKeyKeptDays}'])
      expect(bodies.get(document), document).toContain(figure)
})

test.each(locales)('law: in %s offer and privacy policy have the law for customers from Russia', (locale) => {
  const [offer, policy] = (['oferta', 'privacy'] as const).map(
    (name) => requiredContent(newest(name), locale).body,
  )
  for (const law of ['2300-1', '1212', '54']) expect(offer).toContain(law)
  expect(policy).toContain('152')
  for (const name of ['pay', 'user-agreement'] as const)
    expect(requiredContent(newest(name), locale).body).toMatch(
      /росси|російськ|Russian|rosyjsk|Krievij|Rusij|Venemaa|Venäjä|russisch/i,
    )
})
