import type { Head } from '@zubr/i18n/site-pages'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { PageHead } from './head.tsx'
import styles from './page.module.css'
import type { PageId } from './pages.ts'

type PageProps = {
  id: PageId
  head: Head
  /** The page's own breadcrumb. */
  name: string
  /** Parent breadcrumbs. */
  below?: Crumb[]
  script?: string
  /** Heading and lead for pages without their own. */
  intro?: { heading: string; lead: string }
  className?: string | undefined
  children: ReactNode
}

/** A text page: head, breadcrumbs and content. */
export function Page({ id, head, name, below = [], script, intro, className = '', children }: PageProps) {
  return (
    <div className={`container ${className}`}>
      <PageHead id={id} head={head} />
      {script && <script type="module" src={script} />}
      <Breadcrumbs trail={[...below, { id, name }]} />
      {intro && (
        <>
          <h1 className={styles.title}>{intro.heading}</h1>
          <p className={styles.lead}>{intro.lead}</p>
        </>
      )}
      {children}
    </div>
  )
}
