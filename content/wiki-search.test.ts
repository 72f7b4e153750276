import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Locale, locales } from '@zubr/i18n/locales'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { searchIndex } from '../apps/site/app/wiki/articles.server.ts'
import { createSearch, marked } from '../apps/site/app/wiki/search.ts'
import type { WikiSlug } from './wiki.ts'

/**
 * What people type: whole questions and single words, in any form of the word, without accents, with typing errors.
 * Each must be answered by the article on its left within the first three results.
 */
const queries: Record<Locale, [WikiSlug, string][]> = {
  ru: [
    ['memory-and-gc', 'сборку мусора'],
    ['memory-and-gc', 'сколько оперативной памяти выделить'],
    ['first-server-java', 'как создать свой первый сервер'],
    ['bedrock-on-java', 'зайти с телефона на java сервер'],
    ['plugins-and-mods', 'установка плагинав'],
    ['backups', 'резервную копию мира'],
    ['protection', 'зашита от гриферов'],
    ['profiler', 'лагает сервер, низкий tps'],
    ['subdomain-and-domain', 'привязать домен srv'],
    ['pregeneration', 'чанки заранее прогрузить'],
  ],
  en: [
    ['memory-and-gc', 'how much ram'],
    ['first-server-java', 'creating my first server'],
    ['bedrock-on-java', 'phone players join java'],
    ['plugins-and-mods', 'instal plugins'],
    ['backups', 'restore backup'],
    ['protection', 'griefers'],
    ['profiler', 'lagg spikes tps'],
    ['subdomain-and-domain', 'custom domains srv record'],
    ['cores', 'paper or purpur or vanilla'],
    ['sftp', 'upload world filezila'],
  ],
  pl: [
    ['plugins-and-mods', 'pluginy'],
    ['plugins-and-mods', 'jak zainstalować mody'],
    ['backups', 'kopii zapasowych'],
    ['memory-and-gc', 'pamieci ram ile'],
    ['bedrock-on-java', 'gracze z telefonu'],
    ['protection', 'ochrona przed griferami'],
    ['subdomain-and-domain', 'własną domenę podpiąć'],
    ['proxies', 'velocty bungeecord'],
    ['view-distance-and-entities', 'zasieg renderowania'],
    ['first-server-java', 'pierwszego serwera'],
  ],
  ua: [
    ['bedrock-on-java', 'гравець bedrock'],
    ['bedrock-on-java', 'гравця з телефона на java'],
    ['plugins-and-mods', 'плагінів встановити'],
    ['backups', 'резервну копію'],
    ['memory-and-gc', "скільки пам'яті"],
    ['protection', 'захистити від гріферів'],
    ['subdomain-and-domain', 'піддомену'],
    ['cores', 'яке ядро вибрати'],
    ['pregeneration', 'прегенерацію світу'],
    ['sftp', 'файлы сервера sftp'],
  ],
  lv: [
    ['bedrock-on-java', 'spēlētājs'],
    ['bedrock-on-java', 'spēlētāju no telefona'],
    ['backups', 'rezerves kopiju'],
    ['plugins-and-mods', 'spraudnus uzstadit'],
    ['memory-and-gc', 'cik atmiņu vajag'],
    ['protection', 'aizsargāt pret uzbrukumu'],
    ['subdomain-and-domain', 'savu domēnu'],
    ['profiler', 'laggo serveris'],
    ['view-distance-and-entities', 'redzamibas attalumu'],
    ['first-server-java', 'pirmo serveri izveidot'],
  ],
  lt: [
    ['sftp', 'serverio failus'],
    ['backups', 'atsarginę kopiją'],
    ['plugins-and-mods', 'iskiepius idiegti'],
    ['bedrock-on-java', 'žaidėjas iš telefono'],
    ['memory-and-gc', 'kiek atmintis'],
    ['protection', 'apsaugoti nuo griferio'],
    ['subdomain-and-domain', 'nuosavą domeną'],
    ['cores', 'kokia programine iranga'],
    ['pregeneration', 'generuoti pasaulį'],
    ['first-server-java', 'pirmą serverį sukurti'],
  ],
  et: [
    ['bedrock-on-java', 'mängija telefonist'],
    ['backups', 'varukoopiat teha'],
    ['plugins-and-mods', 'pluginaid paigaldada'],
    ['memory-and-gc', 'kui palju malu'],
    ['protection', 'ründe eest kaitsta'],
    ['subdomain-and-domain', 'oma domeeni'],
    ['sftp', 'serveri faile'],
    ['cores', 'millist serveritarkvara valida'],
    ['pregeneration', 'maailma genereerida'],
    ['view-distance-and-entities', 'kuvamiskaugust'],
  ],
  fi: [
    ['bedrock-on-java', 'pelaaja puhelimella java'],
    ['backups', 'varmuuskopiota'],
    ['plugins-and-mods', 'plugin asennus'],
    ['memory-and-gc', 'paljonko muistia'],
    ['protection', 'suojata grieffaajalta'],
    ['subdomain-and-domain', 'omaa domainia'],
    ['sftp', 'palvelimen tiedostoja'],
    ['cores', 'mikä palvelinohjelmisto'],
    ['profiler', 'lagaa palvelin'],
    ['view-distance-and-entities', 'nakymaetaisyys'],
  ],
  de: [
    ['memory-and-gc', 'Arbeitsspeicher'],
    ['memory-and-gc', 'wie viel Speicher'],
    ['plugins-and-mods', 'Plugin installiren'],
    ['backups', 'Backup wiederherstellen'],
    ['bedrock-on-java', 'Handyspieler'],
    ['protection', 'Server schützen vor Griefern'],
    ['subdomain-and-domain', 'eigene Domains'],
    ['proxies', 'Velocity Proxies'],
    ['view-distance-and-entities', 'Sichtweiten'],
    ['first-server-java', 'ersten Server erstellen'],
  ],
}

describe.each(locales)('the search in %s', (locale) => {
  const articles = searchIndex(locale)
  const search = createSearch(articles)
  const slugsOf = (query: string) => search(query).map(({ path }) => path.replace(/^.*\/wiki\//, ''))

  test('has ten real queries', () => {
    expect(queries[locale]).toHaveLength(10)
  })

  test.each(queries[locale])('finds %s for "%s"', (slug, query) => {
    expect(slugsOf(query).slice(0, 3)).toContain(slug)
  })

  test('finds nothing for what no article holds', () => {
    expect(search('zxqwvvkj')).toEqual([])
    expect(search(' ?! ')).toEqual([])
  })

  test('its texts and its code come to 60 KB at most', async () => {
    const compressed = brotli(JSON.stringify(articles)) + brotli(await searchChunk())
    expect(compressed).toBeLessThanOrEqual(60 * 1024)
  })
})

test('every article that answers is told of', () => {
  const articles = Array.from({ length: 12 }, (_, at) => ({
    path: `/wiki/${at}`,
    title: `Article ${at}`,
    headings: '',
    text: 'A server.',
  }))
  expect(createSearch(articles)('server')).toHaveLength(12)
})

test('a match is marked in the form in which the article has it', () => {
  const [answer] = createSearch([
    { path: '/wiki/a', title: 'Сборки и ядра', headings: '', text: 'Какую сборку взять для сервера?' },
  ])('сборка')
  expect(marked(answer?.title ?? '', answer?.terms ?? [])).toEqual(['', 'Сборки', ' и ядра'])
  expect(marked(answer?.excerpt ?? '', answer?.terms ?? [])).toEqual([
    'Какую ',
    'сборку',
    ' взять для сервера?',
  ])
})

test('an excerpt begins near the match and marks it without its accents too', () => {
  const text = `${'Ievads par serveri. '.repeat(20)}Spēlētājiem vajag atmiņu. ${'Beigas. '.repeat(30)}`
  const [answer] = createSearch([{ path: '/wiki/a', title: 'A', headings: '', text }])('speletaju')
  expect(answer?.excerpt).toMatch(/^….*Spēlētājiem vajag atmiņu\. .*…$/)
  expect(marked(answer?.excerpt ?? '', answer?.terms ?? [])).toContain('Spēlētājiem')
})

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length

let chunk: Promise<string> | undefined
/** What wiki.ts fetches when the field is focused, as server/scripts.ts builds it. */
function searchChunk(): Promise<string> {
  chunk ??= rolldown({
    input: fileURLToPath(new URL('../apps/site/app/wiki/search.ts', import.meta.url)),
    platform: 'browser',
  }).then(async (bundle) => {
    const { output } = await bundle.generate({ format: 'es', minify: true })
    await bundle.close()
    return output[0].code
  })
  return chunk
}
