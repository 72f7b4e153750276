import { type WikiSlug, wikiSections } from '@zubr/content/wiki'
import { localizedPath } from '@zubr/i18n/urls'
import type { ReactNode } from 'react'
import { wikiScript } from '../frame/script-names.ts'
import { useI18n } from '../i18n.tsx'
import { pageOf } from '../pages.ts'
import styles from './layout.module.css'
import { searchIndexPath } from './search-index.ts'

/** Titles of the articles that this language has. */
export type ArticleTitles = Partial<Record<WikiSlug, string>>

/** Side menu with the search and both sections; the article or the list beside it. */
export function WikiLayout({
  titles,
  current,
  children,
}: {
  titles: ArticleTitles
  current?: WikiSlug
  children: ReactNode
}) {
  const { locale, words } = useI18n()
  const sections = { site: words.wiki.sectionSite, optimization: words.wiki.sectionOptimization }
  return (
    <div className={`${styles.columns} ${current ? '' : styles.index}`}>
      <script type="module" src={wikiScript} />
      <aside className={styles.side}>
        <search
          className={styles.search}
          data-wiki-search={searchIndexPath(locale)}
          data-locale={locale}
          data-words={JSON.stringify({
            found: words.wiki.found,
            nothing: words.wiki.nothingFound,
            failed: words.wiki.searchFailed,
          })}
        >
          <label className="visually-hidden" htmlFor="wiki-search">
            {words.wiki.search}
          </label>
          <input
            id="wiki-search"
            type="search"
            placeholder={words.wiki.search}
            autoComplete="off"
            role="combobox"
            aria-expanded="false"
            aria-controls="wiki-results"
            aria-autocomplete="list"
          />
          <p className={styles.count} role="status" data-wiki-count="" />
          <div
            id="wiki-results"
            role="listbox"
            aria-label={words.wiki.search}
            className={styles.results}
            hidden
            data-wiki-results=""
          />
        </search>
        <nav className={styles.menu} aria-label={words.wiki.heading}>
          {(['site', 'optimization'] as const).map((section) => (
            <details key={section} open={!current || wikiSections[section].some((slug) => slug === current)}>
              <summary>{sections[section]}</summary>
              <ul>
                {wikiSections[section].map(
                  (slug) =>
                    titles[slug] && (
                      <li key={slug}>
                        <a
                          href={localizedPath(locale, pageOf(`wiki/${slug}`).path)}
                          aria-current={slug === current ? 'page' : undefined}
                        >
                          {titles[slug]}
                        </a>
                      </li>
                    ),
                )}
              </ul>
            </details>
          ))}
        </nav>
      </aside>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
