import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useI18n } from '../i18n.tsx'
import page from '../page.module.css'
import { Page } from '../page.tsx'
import { requestedPage } from '../requested-page.server.ts'
import { useHref } from '../site.tsx'
import { articlesIn } from '../wiki/articles.server.ts'
import { useSections, WikiLayout } from '../wiki/layout.tsx'
import styles from '../wiki/wiki.module.css'

export function loader({ request }: LoaderFunctionArgs) {
  return articlesIn(requestedPage(request).locale)
}

export default function WikiPage() {
  const { articles, titles, complete } = useLoaderData<typeof loader>()
  const { messages } = useI18n()
  const href = useHref()
  return (
    <Page
      id="wiki"
      head={messages.wiki}
      name={messages.wiki.heading}
      below={[{ id: 'help', name: messages.frame.help }]}
    >
      <WikiLayout titles={titles}>
        <h1 className={styles.title}>{messages.wiki.heading}</h1>
        <p className={page.lead}>{messages.wiki.lead}</p>
        {!complete && <p className="caution">{messages.wiki.unfinished}</p>}
        {useSections().map(({ id, name, slugs }) => (
          <section key={id}>
            <h2 className={page.subtitle}>{name}</h2>
            <ul className={styles.articles}>
              {articles
                .filter(({ slug }) => slugs.includes(slug))
                .map(({ slug, title, description }) => (
                  <li key={slug}>
                    <a href={href.page(`wiki/${slug}`)}>{title}</a>
                    <p className="dim">{description}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </WikiLayout>
    </Page>
  )
}
