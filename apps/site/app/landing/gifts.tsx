import { gifts } from '@zubr/content/features'
import { idleFreeServerDays } from '@zubr/content/plans'
import { fill, plural } from '@zubr/i18n/format'
import { giftIds } from '@zubr/i18n/site-pages'
import { Art } from '@zubr/ui/art'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import styles from './cards.module.css'

/** The nine benefits, each marked as available or coming in this deployment. */
export function Gifts() {
  const { locale, messages } = useI18n()
  const archive =
    idleFreeServerDays > 0 &&
    fill(messages.landing.giftArchive, {
      days: plural(locale, messages.plans.archiveDays, idleFreeServerDays),
    })
  return (
    <Section title={messages.landing.giftsTitle} lead={messages.landing.giftsLead}>
      <ul className={`cards ${styles.three}`}>
        {giftIds.map((id) => {
          const available = gifts[id].available === true
          return (
            <li key={id} className={`plate ${styles.card} ${styles.side}`}>
              <Art name={`gift-${id}`} width={72} />
              <div>
                <h3>{messages.landing.gifts[id].title}</h3>
                <p className="dim">
                  {messages.landing.gifts[id].text}
                  {id === 'nonstop' && archive && ` ${archive}`}
                </p>
                <p className={`${available ? 'available' : 'soon'} ${styles.state}`}>
                  {available ? messages.landing.available : messages.landing.soon}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
