import { brand } from '@zubr/content/brand'
import { fill } from '@zubr/i18n/format'
import { useI18n } from '../i18n.tsx'
import { useHref, useSite } from '../site.tsx'
import styles from './follow.module.css'
import { statusFiles } from './status-files.ts'

/** Feeds for readers and machines, and the badge for other websites. */
export function Follow() {
  const { messages } = useI18n()
  const { panelUrl, siteUrl } = useSite()
  const page = useHref().page('uptime')
  const badge = page + statusFiles.badge
  return (
    <section className={styles.follow} aria-labelledby="follow">
      <h2 id="follow">{messages.status.follow}</h2>
      <ul className="row">
        <li>
          <a className="link" href={page + statusFiles.atom}>
            Atom
          </a>
        </li>
        <li>
          <a className="link" href={page + statusFiles.json}>
            JSON Feed
          </a>
        </li>
        <li>
          <a className="link" href={`${panelUrl}/api/status`}>
            API
          </a>
        </li>
      </ul>
      <h3>{messages.status.badge}</h3>
      <p className={`row ${styles.badge}`}>
        <img src={badge} alt={messages.frame.status} height={20} loading="lazy" />
        <code className="small">{`<a href="${siteUrl}${page}"><img src="${siteUrl}${badge}" alt="${fill(messages.status.heading, { brand: brand.name })}"></a>`}</code>
      </p>
    </section>
  )
}

/** Feed links in the page's head, for feed readers. */
export function FeedLinks() {
  const page = useHref().page('uptime')
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={page + statusFiles.atom} />
      <link rel="alternate" type="application/feed+json" href={page + statusFiles.json} />
    </>
  )
}
