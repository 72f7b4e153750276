import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allMessages } from '@zubr/i18n/all'
import { type Locale, locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../apps/site/app/i18n.tsx'
import { Faq } from '../apps/site/app/landing/faq.tsx'
import { requiredContent } from '../apps/site/app/markdown/content.server.ts'
import { campaigns } from './campaigns.ts'
import { catalogue } from './catalogue.ts'
import { type Coming, isComing } from './features.ts'
import { reviews } from './reviews.ts'

test.each(locales)("%s: the questions promise the landing page's percent", (locale) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={{ locale, words: allMessages[locale] }}>
      <Faq body={requiredContent('faq', locale).body} promoPercent={35} />
    </I18nProvider>,
  )
  expect(html.slice(html.indexOf('id="promo"'))).toMatch(/<p>[^<]*\b35\b/)
  expect(html).toMatch(/<h3>[^<]*35[^<]*<\/h3>/)
  expect(html).not.toMatch(/\{\w+\}/)
})

test.each(locales)(
  '%s: who asks how to pay is sent to support, since the panel takes no payments yet',
  (locale) => {
    const [, answer = ''] = /\{#refund\}\n(.+)/.exec(requiredContent('faq', locale).body) ?? []
    expect(answer).toContain('(/help/contact)')
  },
)

test('no text writes out a promo code that is advertised', () => {
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

/** How a text names what features.ts may say is still to come: by names that every language has, and by its own words. */
const namesOf: Partial<Record<Coming, RegExp>> = {
  sftp: /SFTP/i,
  bedrock: /Bedrock|Pocket ?Mine|PMMP|Minecraft PE/i,
  proxy: /Velocity|Bungee/i,
  install: /Forge|Fabric|Paper|Spigot|Purpur|Geyser/,
}
const wordsOf: Record<Locale, Partial<Record<Coming, RegExp>>> = {
  ru: { proxy: /прокси/i, subdomain: /поддомен/i, install: /один клик|одн\S+ кнопк|(выб\S+|тариф и) ядро/i },
  ua: { proxy: /проксі/i, subdomain: /піддомен/i, install: /один клік|одн\S+ кнопк|(об\S+|тариф і) ядро/i },
  en: {
    proxy: /\bprox(y|ies)/i,
    subdomain: /subdomain/i,
    install: /one[- ]click|push of a button|(your|and) server software/i,
  },
  pl: { proxy: /\bproxy/i, subdomain: /subdomen/i, install: /jednym kliknięciem|(wybierz|plan i) silnik/i },
  lv: {
    proxy: /\bproxy|starpniekserver/i,
    subdomain: /apakšdomēn/i,
    install: /vienu klikšķi|viena poga|(izvēlieties|plānu un) servera programmatūr/i,
  },
  lt: {
    proxy: /\bproxy|tarpin\S+ server/i,
    subdomain: /subdomen/i,
    install: /vienu paspaudimu|(pasirinkite|planą ir) serverio programin/i,
  },
  et: {
    proxy: /proksi/i,
    subdomain: /alamdomeen/i,
    install: /ühe klõpsuga|üks nupp|(valige|pakett ja) serveritarkvara/i,
  },
  fi: {
    proxy: /\bproxy|välityspalvel/i,
    subdomain: /alidomain/i,
    install: /yhdellä klikkauksella|napin painalluksella|(valitse|paketti ja) palvelinohjelmisto/i,
  },
  de: {
    proxy: /\bproxy/i,
    subdomain: /subdomain/i,
    install: /ein(em)?[- ]klick|knopfdruck|(wähl\S*( Sie)? die|und) serversoftware/i,
  },
}

/** How a text says itself that what it names is not there yet. */
const saysComing: Record<Locale, RegExp> = {
  ru: /появ|скоро|пока нет/i,
  ua: /з’яв|незабаром|поки що ні/i,
  en: /later|soon|to come|not yet/i,
  pl: /pojawi|wkrótce|jeszcze nie|gdy tylko/i,
  lv: /būs|drīzumā|vēl ne|tiklīdz/i,
  lt: /atsir|netrukus|dar ne|kai tik/i,
  et: /tulev|tuleb|varsti|veel mitte|niipea/i,
  fi: /tulev|tulossa|ei vielä|kunhan/i,
  de: /kommen|kommt|bald|noch nicht|sobald/i,
}

/** Where a text may name it without saying so itself, and why. */
const marked: [where: RegExp, why: string][] = [
  [
    /^site\.landing\.pages\.(bedrock|pe|pmmp|bungeecord|velocity|spigot|paper)\./,
    'coming.tsx says «Soon» below the lead and before the description',
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
  [/^modpack\//, 'coming.tsx says above the text what is not there yet'],
  [/^legal\/(oferta|user-agreement)\//, 'a contract says what a server is used for, not what is offered'],
]

/** Every text that a visitor reads, but for the articles of the knowledge base: wiki.ts has them say what they need. */
function textsIn(locale: Locale): [where: string, text: string][] {
  const entriesOf = (where: string, value: unknown): [string, string][] =>
    typeof value === 'string'
      ? [[where, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => entriesOf(`${where}.${key}`, inner))
  const root = fileURLToPath(new URL('.', import.meta.url))
  const files = globSync(`{faq,modpack,legal/*,partners/*}/${locale}.md`, { cwd: root })
  return [
    ...entriesOf('site', allMessages[locale]),
    ...entriesOf('panel', allPanelMessages[locale]),
    ...reviews.map(({ author, text }): [string, string] => [`review of ${author}`, text[locale]]),
    ...campaigns.map(({ id, text }): [string, string] => [`campaign ${id}`, text[locale]]),
    ...files.flatMap((file) =>
      readFileSync(root + file, 'utf8')
        .split('\n\n')
        .map((text): [string, string] => [file, text]),
    ),
  ]
}

test.each(locales)('%s: no text speaks of something as there that features.ts says is coming', (locale) => {
  const coming = [namesOf, wordsOf[locale]].flatMap((names) =>
    Object.entries(names).flatMap(([name, pattern]) => (isComing(name as Coming) ? pattern : [])),
  )
  const promising = textsIn(locale)
    .filter(([, text]) => coming.some((pattern) => pattern.test(text)) && !saysComing[locale].test(text))
    .filter(([where]) => !marked.some(([place]) => place.test(where)))
  expect(promising).toEqual([])
})

test.each([
  ['ru', 'Java, Bedrock или прокси. Свой поддомен, SFTP, плагины и моды в один клик.'],
  ['en', 'Pick your server software and add plugins and mods in one click.'],
  ['de', 'Tarif und Serversoftware wählen – 15 Sekunden später läuft der Server.'],
] as const)('%s: the words that the site promised too much with are found', (locale, text) => {
  const patterns = [namesOf, wordsOf[locale]].flatMap((names) => Object.values(names))
  expect(patterns.some((pattern) => pattern.test(text)) && !saysComing[locale].test(text)).toBe(true)
})
