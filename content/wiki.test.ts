import { readFileSync } from 'node:fs'
import { allMessages } from '@zubr/i18n/all'
import { companiesMessages } from '@zubr/i18n/companies/all'
import { diagnosisMessages } from '@zubr/i18n/diagnosis/all'
import { filesMessages } from '@zubr/i18n/files-all'
import { invoiceMessages } from '@zubr/i18n/invoice/all'
import { defaultLocale, type Locale, locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { playerListsMessages } from '@zubr/i18n/player-lists/all'
import { portsMessages } from '@zubr/i18n/ports/all'
import { refundsMessages } from '@zubr/i18n/refunds/all'
import { describe, expect, test } from 'vitest'
import { openingHours } from './brand.ts'
import { terms } from './legal/terms.ts'
import { plans } from './plans.ts'
import { wikiSections, wikiSlugs } from './wiki.ts'

const textOf = (slug: string, locale: string) =>
  readFileSync(new URL(`wiki/${slug}/${locale}.md`, import.meta.url), 'utf8')

/** A message up to its first full stop, with “…” for placeholders. */
const firstSentence = (message: string) =>
  (message.split('. ')[0] ?? '').replace(/\.$/, '').replaceAll(/\{\w+\}/g, '…')

/** Game versions, such as 1.21.11 and 26.1. */
const gameVersion = /\b(?:1\.[12]\d|2[6-9]\.\d+)(?:\.\d+)*\b/g

/** Language-independent facts: game versions, and code without words of a language. */
function factsOf(text: string): string[] {
  const prose = text.replace(/^( *)```.*?^\1```$/gms, '')
  const code = (prose.match(/`[^`\n]+`/g) ?? []).filter((words) => /^[ -~]+$/.test(words))
  return [...new Set([...code, ...(prose.match(gameVersion) ?? [])])]
}

const articlesOfTheSite: readonly string[] = wikiSections.site

/** Buttons, headings and messages that an article quotes. */
const quotedIn = (
  locale: Locale,
): Record<
  | (typeof wikiSections.site)[number]
  | 'subdomain-and-domain'
  | 'file-manager'
  | 'sftp'
  | 'backups'
  | 'schedules'
  | 'players-page'
  | 'votes',
  string[]
> => {
  const { login, register, account: steps, contact } = allMessages[locale]
  const panel = allPanelMessages[locale]
  const { frame, contracts, list, create, server, console, account, move, sftp, uploads, backups, schedule } =
    panel
  const [invoice, companies, ports] = [
    invoiceMessages[locale],
    companiesMessages[locale],
    portsMessages[locale],
  ]
  const [{ share }, lists] = [diagnosisMessages[locale], playerListsMessages[locale]]
  const { list: folder, actions, dialogs, bin } = filesMessages[locale]
  const refused = create.promoRefused
  return {
    account: [
      ...[register.submit, steps.confirm.submit, login.forgot, steps.forgot.submit, steps.reset.submit],
      ...[account.heading, account.email, account.sendAgain, account.changeEmail],
      ...[account.password, account.changePassword, account.networks, account.link, account.unlink],
      ...[account.sessions, account.revoke, account.logOutOthers, account.logOutAll],
      ...[account.export, account.deleteButton],
    ],
    'second-step': [
      ...[login.forgot, steps.code.label, account.heading, account.factor, account.enable],
      ...[account.factorVerify, account.codesKept, account.codesNew, account.disable],
    ],
    balance: [
      ...[account.balance, account.entries, create.missing],
      ...(['credit', 'payment', 'purchase', 'extension', 'refund', 'debit'] as const).map(
        (k) => account.entryKinds[k],
      ),
    ],
    extending: [list.paidUntil, server.overview, server.extend, contracts.suspended],
    'promo-code': [
      ...[frame.create, create.promo, create.promoApply, create.promoOff, create.summary, create.total],
      ...[refused.unknown, refused.expired, refused.used_up, refused.used_by_you, refused.not_for_free],
    ],
    support: [contact.heading, frame.help, console.download],
    'another-node': [server.settings, list.address, move.heading, move.button],
    'declined-payments': [
      ...[
        account.balance,
        panel.balance.invoices.heading,
        panel.balance.invoices.all,
        panel.balance.invoices.pay,
      ],
      ...[invoice.rows.total, account.entries, invoice.again, invoice.tryNow, invoice.chooseAnew],
      ...[invoice.rows.until, refundsMessages[locale].ask],
    ],
    'company-documents': [
      ...[account.balance, companies.heading, companies.add, companies.edit, companies.remove, frame.save],
      ...[...Object.values(companies.fields), ...Object.values(companies.taxNumbers)],
      ...[
        panel.balance.invoices.heading,
        invoice.print,
        companies.acceptanceActs.heading,
        companies.acceptanceActs.make,
        companies.acceptanceActs.open,
      ],
      ...[
        companies.acceptanceAct.print,
        companies.acceptanceAct.total,
        companies.acceptanceAct.vat,
        account.entries,
        panel.balance.movements.csv,
      ],
      account.entryKinds.credit,
    ],
    'share-log': [
      ...[share.button, share.preview, share.make, share.yours, share.remove, frame.more, console.download],
      ...[diagnosisMessages[locale].heading, diagnosisMessages[locale].headingCrash],
      ...[diagnosisMessages[locale].page.raw, server.overview, server.console, server.files],
    ],
    'players-page': [
      ...[server.players, ...Object.values(lists.lists), ...Object.values(lists.add)],
      ...[...Object.values(lists.removeShort), lists.switch, lists.toEditor, server.settings],
      ...[lists.unseen, lists.noAccount, lists.lookupAway, lists.damaged].map(firstSentence),
    ],
    votes: [server.settings, server.addons.plugin, ports.heading, ports.add, ports.purpose, ports.addButton],
    'subdomain-and-domain': [list.address],
    'file-manager': [
      ...[server.files, uploads.chooseFiles, uploads.chooseFolder, uploads.chooseAgain],
      ...[uploads.replace, uploads.keepBoth, uploads.skip, actions.new, actions.pull, actions.download],
      ...[actions.unpack, dialogs.unpackNames, actions.pack, actions.search, folder.showHidden, frame.more],
      ...[actions.measure, actions.remove, actions.bin, bin.restore, bin.clear, actions.removeForever],
      ...[actions.bringWorld, actions.mode],
    ],
    sftp: [
      ...[server.files, sftp.access.title, sftp.access.make, sftp.access.host, sftp.access.port],
      ...[sftp.access.user, sftp.access.hostKey, sftp.access.renew, sftp.access.revoke],
      ...[account.heading, sftp.keys.heading, sftp.keys.add, actions.unpack],
    ],
    backups: [
      ...[server.backups, backups.make, backups.restless, backups.lock, backups.restore],
      ...[backups.all, backups.some, backups.download, schedule.heading],
    ],
    schedules: [
      ...[schedule.heading, schedule.onlyIfEmpty, schedule.skipIfNotRunning, schedule.missed],
      ...[schedule.runs, schedule.runNow, schedule.steps.backup, schedule.steps.delete_logs],
    ],
  }
}

/** Figures defined elsewhere. */
const figuresIn = (locale: Locale): Record<string, readonly (string | number)[]> => ({
  balance: [terms.refundReviewWorkingDays, terms.refundToCardDays],
  extending: [terms.dataKeptDays],
  backups: [terms.dataKeptDays],
  support: [
    ...(openingHours[locale].match(/\d+(?:[:.]\d\d)?/g) ?? []),
    ...[terms.refundReviewWorkingDays, terms.claimReviewWorkingDays],
  ],
})

/** Quotation marks of the languages. */
const marks = [
  ['«', '»'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['”', '”'],
] as const

describe.each(Object.keys(quotedIn(defaultLocale)))('article %s', (slug) => {
  test.each(locales)('labels: buttons in %s have the names of the interface', (locale) => {
    const text = textOf(slug, locale)
    const quoted = Object.entries(quotedIn(locale)).flatMap(([own, words]) => (own === slug ? words : []))
    const stands = (words: string) => marks.some(([open, close]) => text.includes(open + words + close))
    expect(quoted.filter((words) => !stands(words))).toEqual([])
  })

  test.each(locales)('figures: %s has those of the offer and the hours of the contacts', (locale) => {
    const text = textOf(slug, locale)
    const figures = figuresIn(locale)[slug] ?? []
    expect(figures.filter((one) => !new RegExp(`(?<!\\d)${one}(?!\\d)`).test(text))).toEqual([])
  })
})

test.each(locales)("backups: the article in %s has each plan's number", (locale) => {
  const rows = textOf('backups', locale).matchAll(/^\|[^|\n]*?(\d+)?[^|\d\n]*\| (\d+) \|$/gm)
  const maxRamByBackups = new Map<number, number>()
  for (const { tier, ramGb, backups } of plans)
    maxRamByBackups.set(backups, Math.max(maxRamByBackups.get(backups) ?? 0, tier === 'free' ? 0 : ramGb))
  expect(new Map(Array.from(rows, ([, ram = 0, count]) => [Number(count), Number(ram)]))).toEqual(
    maxRamByBackups,
  )
})

describe.each(wikiSlugs.filter((slug) => !articlesOfTheSite.includes(slug)))('article %s', (slug) => {
  test('versions: it covers those numbered by the year', () => {
    expect(/^versions: (.*)$/m.exec(textOf(slug, defaultLocale))?.[1]).toMatch(/\b26\.\d/)
  })
})

describe.each(wikiSlugs)('article %s', (slug) => {
  // Minecraft 26.1 moved the dimensions to `world/dimensions`, and the players' files to
  // `world/players`.
  test('world paths: a path up to 1.21.11 is only beside the path from 26.1', () => {
    const old = /world_(?:nether|the_end)|DIM-?1|playerdata|world\/region/
    for (const line of textOf(slug, defaultLocale)
      .replace(/^```.*?^```$/gms, '')
      .split('\n'))
      if (old.test(line)) expect(line).toMatch(/1\.21\.11|26\.1/)
  })

  test.each(locales.filter((locale) => locale !== defaultLocale))(
    'facts: %s has the Russian versions and code',
    (locale) => {
      expect(factsOf(textOf(slug, locale))).toEqual(
        expect.arrayContaining(factsOf(textOf(slug, defaultLocale))),
      )
    },
  )
})

test.each(locales)('extra ports: articles in %s link to their tab', (locale) => {
  const { settings } = allPanelMessages[locale].server
  for (const slug of ['voice-chat', 'web-maps', 'votes'] as const) {
    const lines = textOf(slug, locale).split('\n')
    const line = lines.find((text) => text.includes(portsMessages[locale].heading))
    expect.soft(line, slug).toContain(settings)
  }
})
