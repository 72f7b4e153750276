import { wikiSections } from '@zubr/content/wiki'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { askedPage } from '../asked-page.server.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { useHref } from '../site.tsx'
import { articlesIn } from '../wiki/articles.server.ts'
import { WikiLayout } from '../wiki/layout.tsx'
import styles from '../wiki/wiki.module.css'
import page from './page.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  return articlesIn(askedPage(context).locale)
}

export default function WikiPage() {
  const { articles, titles, complete } = useLoaderData<typeof loader>()
  const { words } = useI18n()
  const href = useHref()
  const sections = { site: words.wiki.sectionSite, optimization: words.wiki.sectionOptimization }
  return (
    <div className={page.page}>
      <PageHead id="wiki" head={words.wiki} />
      <Breadcrumbs
        trail={[
          { id: 'help', name: words.frame.help },
          { id: 'wiki', name: words.wiki.heading },
        ]}
      />
      <WikiLayout titles={titles}>
        <h1 className={styles.title}>{words.wiki.heading}</h1>
        <p className={page.lead}>{words.wiki.lead}</p>
        {!complete && <p className={styles.unfinished}>{words.wiki.unfinished}</p>}
        {(['site', 'optimization'] as const).map((section) => (
          <section key={section}>
            <h2 className={page.subtitle}>{sections[section]}</h2>
            <ul className={styles.articles}>
              {articles
                .filter(({ slug }) => wikiSections[section].some((name) => name === slug))
                .map(({ slug, title, description }) => (
                  <li key={slug}>
                    <a href={href.page(`wiki/${slug}`)}>{title}</a>
                    <p>{description}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </WikiLayout>
    </div>
  )
}
