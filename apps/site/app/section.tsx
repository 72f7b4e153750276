import type { ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = { id?: string; title: string; lead?: string; children: ReactNode }

/** A section of a page with the content's width. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={`container ${styles.section}`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
