import { wikiNeeds, wikiSlugs } from '@zubr/content/wiki'
import { fill, pageTitle } from '@zubr/i18n/format'
import { defaultLocale } from '@zubr/i18n/locales'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { NotYet } from '../coming/coming.tsx'
import { useI18n } from '../i18n.tsx'
import { contentOf, requiredContent } from '../markdown/content.server.ts'
import { Markdown, sectionsOf } from '../markdown/markdown.tsx'
import { Page } from '../page.tsx'
import { requestedPage } from '../requested-page.server.ts'
import { useHref } from '../site.tsx'
import { articlesIn } from '../wiki/articles.server.ts'
import { WikiLayout } from '../wiki/layout.tsx'
import styles from '../wiki/wiki.module.css'

export function loader({ request }: LoaderFunctionArgs) {
  const { locale, path, page } = requestedPage(request)
  const slug = wikiSlugs.find((name) => `wiki/${name}` === page?.id)
  if (!slug) throw new Error(`${path} is no article`)
  const own = contentOf(`wiki/${slug}`, locale)
  const { fields, body } = own ?? requiredContent(`wiki/${slug}`, defaultLocale)
  const { articles, titles } = articlesIn(locale)
  const at = articles.findIndex((article) => article.slug === slug)
  return {
    slug,
    translated: own !== undefined,
    title: fields.title ?? '',
    description: fields.description ?? '',
    versions: fields.versions ?? '',
    body,
    titles,
    previous: at > 0 ? articles[at - 1] : undefined,
    next: at >= 0 ? articles[at + 1] : undefined,
  }
}

export default function ArticlePage() {
  const { slug, translated, title, description, versions, body, titles, previous, next } =
    useLoaderData<typeof loader>()
  const { locale, messages } = useI18n()
  const href = useHref()
  const sections = sectionsOf(body)
  return (
    <Page
      id={`wiki/${slug}`}
      head={{ title: pageTitle(locale, title), description }}
      name={title}
      below={[
        { id: 'help', name: messages.frame.help },
        { id: 'wiki', name: messages.wiki.heading },
      ]}
    >
      <WikiLayout titles={titles} current={slug}>
        <article lang={translated ? undefined : 'ru'}>
          <h1 className={styles.title}>{title}</h1>
          {!translated && <p className="caution">{messages.wiki.unfinished}</p>}
          <NotYet needs={wikiNeeds[slug] ?? []} />
          {versions && (
            <p className={`note ${styles.versions}`}>{fill(messages.wiki.versions, { versions })}</p>
          )}
          {sections.length > 2 && (
            <nav className={styles.contents} aria-labelledby="in-this-article">
              <h2 id="in-this-article">{messages.wiki.contents}</h2>
              <ul>
                {sections.map(({ text, id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Markdown body={body} />
        </article>
        <nav className={`spread ${styles.turn}`} aria-label={messages.wiki.allArticles}>
          {previous && (
            <a className="link" href={href.page(`wiki/${previous.slug}`)} rel="prev">
              <span className="small">{messages.wiki.previous}</span>
              {previous.title}
            </a>
          )}
          {next ? (
            <a className="link" href={href.page(`wiki/${next.slug}`)} rel="next">
              <span className="small">{messages.wiki.next}</span>
              {next.title}
            </a>
          ) : (
            <a className="link" href={href.page('wiki')}>
              {messages.wiki.allArticles}
            </a>
          )}
        </nav>
      </WikiLayout>
    </Page>
  )
}
