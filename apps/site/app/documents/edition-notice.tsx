import { dateFormat, fill } from '@zubr/i18n/format'
import type { Token } from 'marked'
import { useI18n } from '../i18n.tsx'
import markdown from '../markdown/markdown.module.css'
import { Blocks } from '../markdown/markdown.tsx'
import { type DocumentId, editionPage } from '../pages.ts'
import { useHref } from '../site.tsx'
import styles from './document.module.css'
import type { EditionView } from './document-editions.ts'

/** Formats a day such as `2026-12-15` in the page's language. */
export function useDay(): (day: string) => string {
  const { locale } = useI18n()
  return (day) => dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

type NoticeProps = {
  id: DocumentId
  view: EditionView
  /** Changes of the shown edition; on the page of the edition in force, changes of the next one. */
  changes: Token[]
}

/** States that another edition is coming or in force, and lists the changes of the newer one. */
export function EditionNotice({ id, view: { state, next }, changes }: NoticeProps) {
  const { messages } = useI18n()
  const href = useHref()
  const day = useDay()
  const { documents } = messages
  if (state === 'in_force' && !next) return null
  return (
    <section className={styles.edition} aria-labelledby="edition">
      <h2 id="edition">
        {next
          ? fill(documents.newEdition, { date: day(next.inForce) })
          : state === 'coming'
            ? documents.notYet
            : documents.noLonger}
      </h2>
      {changes.length > 0 && (
        <>
          <h3>{documents.changes}</h3>
          <div className={markdown.text}>
            <Blocks tokens={changes} />
          </div>
        </>
      )}
      <p>
        <a href={href.page(next ? editionPage(id, next.inForce) : id)}>
          {next ? documents.readNew : documents.openCurrent}
        </a>
      </p>
    </section>
  )
}

/** All editions of a document with their permanent addresses. */
export function EditionList({ id, view: { all, shown } }: Pick<NoticeProps, 'id' | 'view'>) {
  const { messages } = useI18n()
  const href = useHref()
  const day = useDay()
  return (
    <section className={styles.editions} aria-labelledby="editions">
      <h2 id="editions">{messages.documents.editions}</h2>
      <ul>
        {all.map(({ inForce, published }) => (
          <li key={inForce}>
            <a
              href={href.page(editionPage(id, inForce))}
              aria-current={inForce === shown.inForce || undefined}
            >
              {fill(messages.documents.edition, { date: day(inForce) })}
            </a>
            <span className="dim">{fill(messages.documents.published, { date: day(published) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
