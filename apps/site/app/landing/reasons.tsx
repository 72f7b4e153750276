import { reasonIds } from '@zubr/i18n/site-pages'
import { Art } from '@zubr/ui/art'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import styles from './cards.module.css'
import { ReadyPromise } from './promise.tsx'

export function Reasons() {
  const { messages } = useI18n()
  return (
    <Section title={messages.landing.whyTitle}>
      <ul className={`cards ${styles.four}`}>
        {reasonIds.map((id) => (
          <li key={id} className={`plate ${styles.card}`}>
            <Art name={`reason-${id}`} width={84} />
            <h3>
              <ReadyPromise text={messages.landing.reasons[id].title} />
            </h3>
            <p className="dim">
              <ReadyPromise text={messages.landing.reasons[id].text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
