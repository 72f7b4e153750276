import { links } from '@zubr/content/brand'
import { isReachable } from '@zubr/i18n/reachable'
import { buttonClass } from '@zubr/ui/button'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import { Sign, socialMarks } from '../sign.tsx'
import cards from './cards.module.css'
import styles from './join.module.css'

/** Community links: side by side with a large logo, stacked with a wide button on a phone. */
export function Join() {
  const { locale, messages } = useI18n()
  const communities = [
    { id: 'discord', ...messages.landing.joinDiscord },
    { id: 'vk', ...messages.landing.joinVk },
  ] as const
  return (
    <Section title={messages.landing.joinTitle}>
      <ul className={`cards ${cards.two}`}>
        {communities
          .filter(({ id }) => isReachable(id, locale))
          .map(({ id, title, text }) => (
            <li key={id} className={`plate ${cards.card} ${styles.community}`}>
              <Sign className={styles.sign} path={socialMarks[id].path} size={150} />
              <h3>{title}</h3>
              <p className="dim">{text}</p>
              <a
                className={buttonClass({ size: 'small' })}
                href={links.social[id]}
                target="_blank"
                rel="noopener"
              >
                {messages.landing.join}
                <span className="visually-hidden">
                  : {title} ({messages.frame.newTab})
                </span>
              </a>
            </li>
          ))}
      </ul>
    </Section>
  )
}
