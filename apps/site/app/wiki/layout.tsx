import { type WikiSection, type WikiSlug, wikiSections } from '@zubr/content/wiki'
import type { ReactNode } from 'react'
import { wikiScript } from '../frame/script-names.ts'
import { useI18n } from '../i18n.tsx'
import { searchIndexPath } from '../pages.ts'
import { useHref } from '../site.tsx'
import styles from './layout.module.css'
import { maxQuestionLength } from './max-question-length.ts'

/** Article titles of this language. */
export type ArticleTitles = Partial<Record<WikiSlug, string>>

/** Sections of the wiki that have articles, with these in order. */
export function useSections(): { id: WikiSection; name: string; slugs: readonly WikiSlug[] }[] {
  const { wiki } = useI18n().messages
  // Each key is a section id; Object.entries widens the type.
  const sections = Object.entries(wikiSections) as [WikiSection, readonly WikiSlug[]][]
  return sections
    .filter(([, slugs]) => slugs.length > 0)
    .map(([id, slugs]) => ({ id, name: wiki.sections[id], slugs }))
}

type WikiLayoutProps = { titles: ArticleTitles; current?: WikiSlug; children: ReactNode }

/** Side menu with search and sections; the article or the list beside it. */
export function WikiLayout({ titles, current, children }: WikiLayoutProps) {
  const { locale, messages } = useI18n()
  const href = useHref()
  return (
    <div className={`${styles.columns} ${current ? '' : styles.index}`}>
      <script type="module" src={wikiScript} />
      <aside className={styles.side}>
        <search
          className={`needs-script ${styles.search}`}
          data-wiki-search={searchIndexPath(locale)}
          data-locale={locale}
          data-words={JSON.stringify({
            found: messages.wiki.found,
            nothing: messages.wiki.nothingFound,
            noAnswer: messages.wiki.noAnswer,
            incomplete: messages.wiki.searchIncomplete,
            failed: messages.wiki.searchFailed,
          })}
        >
          <label className="visually-hidden" htmlFor="wiki-search">
            {messages.wiki.search}
          </label>
          <input
            id="wiki-search"
            type="search"
            placeholder={messages.wiki.search}
            autoComplete="off"
            maxLength={maxQuestionLength}
            role="combobox"
            aria-expanded="false"
            aria-controls="wiki-results"
            aria-autocomplete="list"
          />
          <p className={`small ${styles.count}`} role="status" data-wiki-count="" />
          <p className={styles.ask} hidden data-wiki-ask="">
            <a className="link" href={href.page('contact')}>
              {messages.wiki.askSupport}
            </a>
          </p>
          <p id="wiki-nearest" className={`small ${styles.nearest}`} hidden data-wiki-nearest="">
            {messages.wiki.nearest}
          </p>
          <div
            id="wiki-results"
            role="listbox"
            aria-label={messages.wiki.search}
            className={styles.results}
            hidden
            data-wiki-results=""
          />
        </search>
        <nav className={styles.menu} aria-label={messages.wiki.heading}>
          {useSections().map(({ id, name, slugs }) => (
            <details key={id} open={current && slugs.includes(current)}>
              <summary>{name}</summary>
              <ul>
                {slugs.map(
                  (slug) =>
                    titles[slug] && (
                      <li key={slug}>
                        <a
                          href={href.page(`wiki/${slug}`)}
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
