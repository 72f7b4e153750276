import { localeFacts } from '@zubr/i18n/locales'
import { useI18n } from '../i18n.tsx'
import { useHref } from '../site.tsx'
import { ArrowIcon } from './icons.tsx'
import styles from './sub-bar.module.css'

/** The thin top line: the systems' state, which frame.ts updates, and the link to the panel. */
export function SubBar() {
  const { locale, messages } = useI18n()
  const href = useHref()
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <a className={styles.state} href={href.page('uptime')}>
          <span className={styles.dot} aria-hidden="true" />
          <span
            role="status"
            data-systems="checking"
            data-words={JSON.stringify(messages.systems)}
            data-tag={localeFacts[locale].tag}
            suppressHydrationWarning
          >
            {messages.frame.status}
          </span>
        </a>
        <a className={styles.panel} href={href.panel}>
          {messages.frame.panel}
          <ArrowIcon size={14} />
        </a>
      </div>
    </div>
  )
}
