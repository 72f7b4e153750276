import { sitePage } from '../deployment.ts'
import { useI18n } from '../i18n.tsx'
import styles from './demo-bar.module.css'
import { demoMessagesOf } from './memory.ts'

/** The bar above the demo: what it is, a link to create a real server, and the way back. */
export function DemoBar() {
  const { locale } = useI18n()
  const messages = demoMessagesOf({ locale })
  return (
    <aside className={styles.bar} aria-label={messages.label}>
      <p>
        <strong>{messages.label}:</strong> {messages.text}
      </p>
      <p className={styles.ways}>
        <a href={sitePage(locale, '/register')}>{messages.create}</a>
        <a href={sitePage(locale, '/')}>{messages.back}</a>
      </p>
    </aside>
  )
}
