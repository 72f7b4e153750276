import { localeFacts } from '@zubr/i18n/locales'
import { landingScript } from '../frame/script-names.ts'
import { useI18n } from '../i18n.tsx'
import { useSite } from '../site.tsx'
import styles from './live-strip.module.css'

/**
 * Available nodes and the visitor's ping, both measured by landing.ts; a dash and its reason while
 * unknown.
 */
export function LiveStrip() {
  const { locale, messages } = useI18n()
  const { nodeProbeUrl } = useSite()
  return (
    <section className={styles.strip} aria-label={messages.landing.liveTitle}>
      <script type="module" src={landingScript} />
      <dl
        className={`container ${styles.inner}`}
        data-live=""
        data-tag={localeFacts[locale].tag}
        data-probe={nodeProbeUrl}
        data-words={JSON.stringify({
          nodes: messages.landing.liveNodes,
          ping: messages.landing.livePing,
          unknown: messages.landing.livePingUnknown,
          notMeasured: messages.landing.notMeasured,
        })}
      >
        <div>
          <dt className="small" data-live-nodes-label="">
            {messages.landing.liveNodes.other}
          </dt>
          <dd data-live-nodes="">—</dd>
        </div>
        <div>
          <dt className="small" data-live-ping-label="">
            {messages.landing.livePingUnknown}
          </dt>
          <dd data-live-ping="">—</dd>
        </div>
      </dl>
    </section>
  )
}
