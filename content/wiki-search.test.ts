import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { locales } from '@zubr/i18n/locales'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { searchIndex } from '../apps/site/app/wiki/articles.server.ts'
import { maxQuestionLength } from '../apps/site/app/wiki/max-question-length.ts'
import {
  createSearch,
  type IndexedArticle,
  marked,
  maxQueryWords,
  maxWordLength,
} from '../apps/site/app/wiki/search.ts'
import { blindQuestions } from './testing/wiki-blind-questions.ts'
import { ownQuestions, ownUnanswered } from './testing/wiki-questions.ts'
import { wikiSlugs } from './wiki.ts'
import { wikiWords } from './wiki-words.ts'

describe.each(locales)('search in %s', (locale) => {
  const index = searchIndex(locale)
  const search = createSearch(index)
  const slugOf = ({ path }: { path: string }) => path.replace(/^.*\/wiki\//, '')
  const questions = [...blindQuestions[locale], ...ownQuestions[locale]]

  test.each(questions)('answer: %s is the first result of: %s', (topic, query) => {
    expect(search(query).answers.slice(0, 3).map(slugOf)[0]).toBe(topic)
  })

  test.each(ownUnanswered[locale])('no answer: %s', (query) => {
    expect(search(query).outcome).not.toBe('answered')
  })

  test('synonyms: every article is found by other names of its subject', () => {
    expect(wikiSlugs.filter((slug) => !wikiWords[locale].articles[slug])).toEqual([])
  })

  test('no result: words of no article find nothing', () => {
    for (const query of ['zxqwvvkj', ' ?! '])
      expect(search(query)).toEqual({ answers: [], outcome: 'nothing' })
  })

  test('size: index and code are 128 KB at most', async () => {
    const compressed = brotli(JSON.stringify(index)) + brotli(await searchChunk())
    expect(compressed).toBeLessThanOrEqual(128 * 1024)
  })
})

describe('search', () => {
  const russian = createSearch(searchIndex('ru'))
  const searchIn = (...articles: Partial<IndexedArticle>[]) =>
    createSearch({
      stopWords: 'как',
      uncovered: ['лиса, приручить', 'построить дом'],
      articles: articles.map((article, at) => ({
        path: `/wiki/${at}`,
        title: `Article ${at}`,
        headings: '',
        words: '',
        text: '',
        ...article,
      })),
    })

  test('results: every article that answers is listed', () => {
    const search = searchIn(...Array.from({ length: 12 }, () => ({ words: 'server' })))
    expect(search('server').answers).toHaveLength(12)
  })

  test('results: a sentence has few of them', () => {
    for (const query of ['как сделать бэкап мира на сервере', 'почему не заходит на сервер что делать'])
      expect(russian(query).answers.length).toBeLessThanOrEqual(6)
  })

  test('marks: a word and its forms are marked, similar words are not', () => {
    const terms = russian('лагает').answers.flatMap((answer) => answer.terms)
    expect(terms).toContain('лагает')
    expect(terms.filter((term) => !term.startsWith('лаг'))).toEqual([])
  })

  test('keyboard layout: text of another layout is converted', () => {
    for (const query of ['kfuftn', 'ыаез'])
      expect(russian(query)).toEqual(russian(query === 'ыаез' ? 'sftp' : 'лагает'))
  })

  test('nearest: without an answer it offers similar articles and says so', () => {
    const search = searchIn({ title: 'Прегенерация' }, { title: 'Плагины', text: 'Ключ Y' })
    // Single letters have no similar words.
    for (const query of ['перегинерациия', 'перегинерациия ж']) {
      const { answers, outcome } = search(query)
      expect(outcome).toBe('nearest')
      expect(answers.map(({ title }) => title)).toEqual(['Прегенерация'])
    }
  })

  test('limits: a long pasted question is truncated', () => {
    const [known, key] = ['сервер,'.repeat(maxQueryWords), 'ключ']
    const search = searchIn({ title: 'Сервер' }, { title: 'Ключ' }, { title: 'Плагины' })
    expect(search(key).answers).toHaveLength(1)
    expect(search(known + key)).toEqual(search(known))
    expect(search(' '.repeat(maxQuestionLength) + key)).toEqual(search(key))
    expect(search(`${'?'.repeat(maxQuestionLength)} ${key}`).answers).toEqual([])
    // Without the limit it would match as a compound.
    expect(search(`${'щ'.repeat(maxWordLength)}плагины`).answers).toEqual([])
  })

  test('incomplete: a question of stop words only asks for more', () => {
    expect(searchIn({ title: 'Как начать' })('как')).toEqual({ answers: [], outcome: 'incomplete' })
  })

  test('uncovered subject: a better match has no answer, and shows similar articles', () => {
    const search = searchIn({ title: 'Дом', words: 'дом, команды' }, { words: 'приват, регион' })
    expect(search('дом').outcome).toBe('answered')
    const { answers, outcome } = search('построить дом')
    expect(outcome).toBe('nearest')
    expect(answers.map(({ path }) => path)).toEqual(['/wiki/0'])
    expect(search('как приручить лису').answers.filter(({ path }) => path === '')).toEqual([])
  })

  test('nearest: a match by a common word only is not shown', () => {
    const search = searchIn(
      { words: 'сервер, приват' },
      ...Array.from({ length: 12 }, () => ({ words: 'сервер' })),
    )
    expect(search('приручить лису на сервер')).toEqual({ answers: [], outcome: 'nothing' })
  })

  test('no answer: an article with only one word of a question does not answer it', () => {
    const search = searchIn({ words: 'скины, лицензия' }, { words: 'приват' })
    expect(search('скины').outcome).toBe('answered')
    expect(search('скины фыжовча щюждлор').outcome).toBe('nearest')
  })

  test('console line: the article that quotes it answers', () => {
    const line = 'wait before reconnecting throttled'
    const search = searchIn(
      { text: 'Wait. Reconnecting. Throttled. Before.' },
      { text: `It says “${line}”.` },
    )
    expect(search(line).answers[0]?.path).toBe('/wiki/1')
  })

  test("marks: a match is marked in the article's form", () => {
    const [answer] = searchIn({ title: 'Сборки и ядра', text: 'Какую сборку взять для сервера?' })(
      'сборка',
    ).answers
    expect(marked(answer?.title ?? '', answer?.terms ?? [])).toEqual(['', 'Сборки', ' и ядра'])
    expect(marked(answer?.excerpt ?? '', answer?.terms ?? [])).toEqual([
      'Какую ',
      'сборку',
      ' взять для сервера?',
    ])
  })

  test('excerpt: it begins near the match and marks it without accents too', () => {
    const text = `${'Ievads par serveri. '.repeat(20)}Spēlētājiem vajag atmiņu. ${'Beigas. '.repeat(30)}`
    const [answer] = searchIn({ text })('speletaju').answers
    expect(answer?.excerpt).toMatch(/^….*Spēlētājiem vajag atmiņu\. .*…$/)
    expect(marked(answer?.excerpt ?? '', answer?.terms ?? [])).toContain('Spēlētājiem')
  })
})

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length

let chunk: Promise<string> | undefined
/** The chunk that wiki.ts imports on focus, as server/scripts.ts builds it. */
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
