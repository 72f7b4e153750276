import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A band of a page with the content's width. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id?: string
  title?: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section} aria-label={title}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
