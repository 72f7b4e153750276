import { gifts } from '@zubr/content/features'
import { giftIds } from '@zubr/i18n/messages'
import { Art } from '@zubr/ui/art'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import styles from './cards.module.css'

/** The nine promises, each marked with whether this deployment keeps it today. */
export function Gifts() {
  const { words } = useI18n()
  return (
    <Section title={words.landing.giftsTitle} lead={words.landing.giftsLead}>
      <ul className={`cards ${styles.three}`}>
        {giftIds.map((id) => {
          const available = gifts[id].available === true
          return (
            <li key={id} className={`plate ${styles.card} ${styles.side}`}>
              <Art name={`gift-${id}`} width={72} />
              <div>
                <h3>{words.landing.gifts[id].title}</h3>
                <p className="dim">{words.landing.gifts[id].text}</p>
                <p className={`${available ? 'available' : 'soon'} ${styles.state}`}>
                  {available ? words.landing.available : words.landing.soon}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
