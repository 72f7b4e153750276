import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { jvmMemory } from '@zubr/domain/cores/memory'
import { allMessages } from '@zubr/i18n/all'
import { glossaries } from '@zubr/i18n/glossary/all'
import { type Locale, locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { refundsMessages } from '@zubr/i18n/refunds/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../apps/site/app/i18n.tsx'
import { Faq } from '../apps/site/app/landing/faq.tsx'
import { requiredContent } from '../apps/site/app/markdown/content.server.ts'
import { campaigns } from './campaigns.ts'
import { catalogue } from './catalogue.ts'
import { type Coming, isComing } from './features.ts'
import { legalEditions } from './legal/editions.ts'
import { idleFreeServerDays } from './plans.ts'
import { reviews } from './reviews.ts'
import { allTexts } from './testing/texts.ts'

test.each(locales)('promo percent %s: the FAQ has that of the landing page', (locale) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <Faq body={requiredContent('faq', locale).body} promoPercent={35} />
    </I18nProvider>,
  )
  expect(html.slice(html.indexOf('id="promo"'))).toMatch(/<p>[^<]*\b35\b/)
  expect(html).toMatch(/<h3>[^<]*35[^<]*<\/h3>/)
  expect(html).not.toMatch(/\{\w+\}/)
})

test.each(locales)('payments %s: the FAQ names the methods and links to the article', (locale) => {
  const [, answer = ''] = /\{#refund\}\n(.+)/.exec(requiredContent('faq', locale).body) ?? []
  expect(answer).toContain('(/wiki/balance)')
  expect(answer).toMatch(/ERIP|ЕРИП|ЄРІП/)
})

test.each(locales)(
  'archive %s: FAQ, offer and wiki mention the archive of idle free servers while enabled',
  (locale) => {
    const oferta = `legal/oferta/${legalEditions.oferta.at(-1)?.inForce}`
    const texts = ['faq', oferta, 'wiki/backups'].map((name) => requiredContent(name, locale).body)
    expect(texts.map((text) => text.includes('{idleDays}'))).toEqual(texts.map(() => idleFreeServerDays > 0))
  },
)

test.each(locales)("contacts %s: the page uses the panel's names of its places", (locale) => {
  const { where } = allMessages[locale].contact
  const { frame, account, balance } = allPanelMessages[locale]
  for (const heading of [balance.heading, refundsMessages[locale].heading])
    expect(where.payment.text).toMatch(new RegExp(`[“„«”]${heading}[”“»]`))
  for (const heading of [frame.account, account.data])
    expect(where.data.text).toMatch(new RegExp(`[“„«”]${heading}[”“»]`))
})

test.each(locales)("memory %s: the FAQ names Java's own use on the smallest plan", (locale) => {
  const [, answer = ''] = /\{#memory\}\n(.+)/.exec(requiredContent('faq', locale).body) ?? []
  expect(jvmMemory(4096).heapMb / 1024).toBeCloseTo(3.2, 1)
  const { heapMb } = jvmMemory(1024)
  expect(1 - heapMb / 1024).toBeGreaterThan(0.3)
  expect(answer).toMatch(/(?<!\d)1.(?:GB|ГБ|Gt)/)
})

test('promo code: no text contains an advertised one literally', () => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const codes = catalogue.advertisedCodes.map(({ code }) => code)
  for (const file of globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**'] })) {
    const text = readFileSync(root + file, 'utf8')
    expect(
      codes.filter((code) => text.includes(code)),
      file,
    ).toEqual([])
  }
})

/**
 * Patterns for features of features.ts that may be coming: names common to all languages, and words
 * of one.
 */
const namesOf: Partial<Record<Coming, RegExp>> = {
  sftp: /SFTP/i,
  bedrock: /Bedrock|Pocket ?Mine|PMMP|Minecraft PE/i,
  proxy: /Velocity|Bungee/i,
  install: /Geyser/,
}
const wordsOf: Record<Locale, Partial<Record<Coming, RegExp>>> = {
  ru: {
    proxy: /прокси/i,
    subdomain: /поддомен/i,
    install: /один клик|одн\S+ кнопк|плагин|сбор(к|ок)|(?<!\p{L})мод(а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu,
  },
  ua: {
    proxy: /проксі/i,
    subdomain: /піддомен/i,
    install: /один клік|одн\S+ кнопк|плагін|збір(к|ок|ц)|(?<!\p{L})мод(а|у|ом|і|и|ів|ам|ами|ах)?(?!\p{L})/iu,
  },
  en: {
    proxy: /\bprox(y|ies)/i,
    subdomain: /subdomain/i,
    install: /one[- ]click|push of a button|plugin|\bmod(s|packs?)?\b/i,
  },
  pl: {
    proxy: /\bproxy/i,
    subdomain: /subdomen/i,
    install: /jednym kliknięciem|plugin|wtycz|(?<!\p{L})mod(a|u|em|zie|y|ów|om|ami|ach)?(?!\p{L})/iu,
  },
  lv: {
    proxy: /\bproxy|starpniekserver/i,
    subdomain: /apakšdomēn/i,
    install: /vienu klikšķi|viena poga|spraud|(?<!\p{L})mod(s|i|u|us|iem|os|pak\p{L}+)(?!\p{L})/iu,
  },
  lt: {
    proxy: /\bproxy|tarpin\S+ server/i,
    subdomain: /subdomen/i,
    install: /vienu paspaudimu|įskiep|(?<!\p{L})mod(as|o|ui|ą|u|ai|ų|ams|us|ais|uose)(?!\p{L})/iu,
  },
  et: {
    proxy: /proksi/i,
    subdomain: /alamdomeen/i,
    install: /ühe klõpsuga|üks nupp|plugin|(?<!\p{L})mod(i|e(?!\p{L}))/iu,
  },
  fi: {
    proxy: /\bproxy|välityspalvel/i,
    subdomain: /alidomain/i,
    install: /yhdellä klikkauksella|napin painalluksella|plugin|lisäos|(?<!\p{L})mod(i|ej|eil|eis)/iu,
  },
  de: {
    proxy: /\bproxy/i,
    subdomain: /subdomain/i,
    install: /ein(em)?[- ]klick|knopfdruck|plugin|(?<!\p{L})mod(s|packs?)?(?!\p{L})/iu,
  },
}

/**
 * Patterns of "coming soon" statements per language: whole words, so that «Скорость» does not match
 * «скоро».
 */
const saysComing = Object.fromEntries(
  Object.entries({
    ru: 'появ(ит|ят)ся|скоро|пока нет',
    ua: 'з’яв(ить|лять)ся|незабаром|поки що ні',
    en: 'comes? later|coming soon|still to come|not yet|as soon as',
    pl: 'pojawi(ą)? się|wkrótce|jeszcze nie|gdy tylko',
    lv: 'būs vēlāk|drīzumā|vēl ne|tiklīdz',
    lt: 'atsiras|netrukus|dar ne|kai tik',
    et: 'tule(b|vad) hiljem|varsti|veel mitte|niipea kui',
    fi: 'tule(e|vat) myöhemmin|tulossa|ei vielä|kunhan',
    de: 'komm(t|en) später|bald|noch nicht|sobald',
  } satisfies Record<Locale, string>).map(([locale, words]) => [
    locale,
    new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu'),
  ]),
) as Record<Locale, RegExp> // Object.fromEntries forgets the keys

/**
 * Places that may name a feature without such a statement, with the reason; without `what`, any
 * feature.
 */
const marked: [where: RegExp, why: string, what?: Coming][] = [
  [
    /^site\.landing\.pages\.(spigot|paper)\.(title|a|b|lead)$/,
    'coming.tsx names below the lead what is not there yet',
    'install',
  ],
  [/^site\.landing\.gifts\.(subdomain|sftp|install)\./, 'the card carries the mark'],
  [/^(site\.plans|panel\.create\.groups)\.(bedrock|proxy)$/, "a tab's name; its plans carry the mark"],
  [/^site\.interest\.what\.(bedrock|proxy)$/, 'a name, for sentences that say that it is coming or has come'],
  [
    /^site\.wiki\.(description|sections\.\w+)$/,
    'what the articles are about; those that need it say above their text that it is coming',
  ],
  [
    /^panel\.(errors\.subdomain_refused|(create|server)\.subdomain|list\.searchHint)$/,
    'beside a server that has one, or that is given one',
  ],
  [
    /^panel\.(create\.(coreLines\.\w+|spigotNote|bungeeNote|build)|reasons\.missing_library|server\.(build|progressOnce))$/,
    'of cores: what can be chosen here is what a node runs, and each other one says that it cannot be had',
  ],
  [
    /^panel\.settings\.(options|fields|coreHints|groups|heap|heapProxy)\b/,
    'the settings of a core that a server has',
  ],
  [/^modpack\//, 'coming.tsx says above the text what is not there yet'],
  [/^legal\/(oferta|user-agreement)\//, 'a contract says what a server is used for, not what is offered'],
  [/^legal\/(security|pay)\//, 'who answers for plugins and mods, not that they are offered', 'install'],
  [/^site\.finder\./, 'how much memory plugins and mods would take', 'install'],
  [/^faq\/\w+\.md\{#memory\}$/, 'the same; the answer about installing them says «not yet»', 'install'],
  [/^partners\/crazby\//, 'what the films show', 'install'],
]

/** Every visible text except wiki articles, whose requirements are in wiki.ts. */
function textsIn(locale: Locale): [where: string, text: string][] {
  const entriesOf = (where: string, value: unknown): [string, string][] =>
    typeof value === 'string'
      ? [[where, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => entriesOf(`${where}.${key}`, inner))
  const root = fileURLToPath(new URL('.', import.meta.url))
  const files = globSync(`{faq,modpack,legal/*/*,partners/*}/${locale}.md`, { cwd: root })
  return [
    ...entriesOf('site', allMessages[locale]),
    ...entriesOf('panel', allPanelMessages[locale]),
    ...reviews.map(({ author, text }): [string, string] => [`review of ${author}`, text[locale]]),
    ...campaigns.map(({ id, text }): [string, string] => [`campaign ${id}`, text[locale]]),
    ...files.flatMap((file) =>
      readFileSync(root + file, 'utf8')
        .split('\n\n')
        .map((text): [string, string] => [file + (/\{#[\w-]+\}/.exec(text)?.[0] ?? ''), text]),
    ),
  ]
}

test.each(locales)('coming features %s: no text presents one as available', (locale) => {
  const coming = [namesOf, wordsOf[locale]].flatMap((names) =>
    (Object.entries(names) as [Coming, RegExp][]).filter(([name]) => isComing(name)),
  )
  const isMarked = (where: string, name: Coming) =>
    marked.some(([place, , what = name]) => what === name && place.test(where))
  const promising = textsIn(locale).filter(
    ([where, text]) =>
      !saysComing[locale].test(text) &&
      coming.some(([name, pattern]) => pattern.test(text) && !isMarked(where, name)),
  )
  expect(promising).toEqual([])
})

test.each([
  ['ru', 'Java, Bedrock или прокси. Свой поддомен, SFTP, плагины и моды в один клик.'],
  ['en', 'Pick your server software and add plugins and mods in one click.'],
  ['de', 'Sie bekommen SFTP, Bedrock und Paper mit einem Klick.'],
  ['lv', 'Jums būs SFTP un Paper.'],
  ['et', 'SFTP tuleb kaasa kohe.'],
  ['ru', 'Скорость SFTP не ограничена.'],
  ['ru', 'Ставьте любые плагины и моды.'],
] as const)('coming features %s: former overstatements are found', (locale, text) => {
  const patterns = [namesOf, wordsOf[locale]].flatMap((names) => Object.values(names))
  expect(patterns.some((pattern) => pattern.test(text)) && !saysComing[locale].test(text)).toBe(true)
})

/** Actions in the panel, for which no text refers to the support team. */
const doneInPanel = ['plan', 'refund', 'trash', 'whitelist', 'memory', 'disk'] as const
/** Places where a sentence may mention both, with the reason. */
const namesSupport: [place: RegExp, why: string][] = [
  [/^content\/legal\//, 'contracts name the ways in which a request may be made'],
  [/^content\/modpack\//, 'a launcher with support for mods'],
  [/^content\/wiki\/promo-code\//, 'a promo code that does not work, and the plan it was for'],
]

/** Sentences that refer to the support team for an action of the panel. */
function sentToSupport(locale: Locale, text: string): string[] {
  const { support, ...messages } = glossaries[locale]
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(
      (sentence) => support.form.test(sentence) && doneInPanel.some((id) => messages[id].form.test(sentence)),
    )
}

test.each(locales)('support: no text in %s refers to it for actions in the panel', (locale) => {
  const found = allTexts(locale)
    .filter(({ place }) => !namesSupport.some(([pattern]) => pattern.test(place)))
    .flatMap(({ place, text }) => sentToSupport(locale, text).map((sentence) => `${place}: ${sentence}`))
  expect(found).toEqual([])
})

test.each([
  ['ru', 'Нужен тариф побольше: попросите поддержку сменить его.'],
  ['en', 'Ask support to move the server to a plan with a bigger disk.'],
  ['de', 'Die Erstattung beantragen Sie beim Support.'],
] as const)('support: a sentence in %s that refers to it for a plan or a refund is found', (locale, text) => {
  expect(sentToSupport(locale, text)).toHaveLength(1)
})
