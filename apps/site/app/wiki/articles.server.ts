import { type WikiSlug, wikiSlugs } from '@zubr/content/wiki'
import { wikiWords } from '@zubr/content/wiki-words'
import { gameMessages, uncoveredNames } from '@zubr/content/wiki-words/game-messages'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { contentOf } from '../markdown/content.server.ts'
import { headingOf } from '../markdown/front-matter.ts'
import { identity } from '../markdown/identity.ts'
import { pageOf } from '../pages.ts'
import type { ArticleTitles } from './layout.tsx'
import type { SearchIndex } from './search.ts'

type ArticleEntry = { slug: WikiSlug; title: string; description: string }

/** A language's articles, and whether it has every article of the other languages. */
export function articlesIn(
  locale: Locale,
  textOf = contentOf,
): {
  articles: ArticleEntry[]
  titles: ArticleTitles
  complete: boolean
} {
  const articles = wikiSlugs.flatMap((slug) => {
    const file = textOf(`wiki/${slug}`, locale)
    return file ? [{ slug, title: file.fields.title ?? '', description: file.fields.description ?? '' }] : []
  })
  return {
    articles,
    titles: Object.fromEntries(articles.map(({ slug, title }) => [slug, title])),
    complete: wikiSlugs.every(
      (slug) => textOf(`wiki/${slug}`, locale) || !locales.some((other) => textOf(`wiki/${slug}`, other)),
    ),
  }
}

/** Search index of a language: plain text without Markdown syntax. */
export function searchIndex(locale: Locale): SearchIndex {
  const values = identity(locale)
  const { stopWords, articles: names, uncovered } = wikiWords[locale]
  const articles = wikiSlugs.flatMap((slug) => {
    const file = contentOf(`wiki/${slug}`, locale)
    if (!file) return []
    const lines = file.body.split('\n')
    const headings = lines
      .flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? [])
      .map((line) => headingOf(line).text)
    const text = lines
      .filter((line) => !/^(?:#|```|\|[-| :]+\|$)/.test(line))
      .join(' ')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*`|]/g, ' ')
      .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    return [
      {
        path: localizedPath(locale, pageOf(`wiki/${slug}`).path),
        title: file.fields.title ?? '',
        headings: [file.fields.description, ...headings].join(' '),
        words: [names[slug], gameMessages[slug]].filter(Boolean).join(', '),
        text,
      },
    ]
  })
  return { stopWords, articles, uncovered: [...uncovered, ...uncoveredNames] }
}
