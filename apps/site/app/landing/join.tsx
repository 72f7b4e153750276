import { links } from '@zubr/content/brand'
import { buttonClass } from '@zubr/ui/button'
import { siDiscord, siVk } from 'simple-icons'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import cards from './cards.module.css'
import styles from './join.module.css'

/** The two communities: side by side with the sign at large, one below the other with a wide button on a phone. */
export function Join() {
  const { words } = useI18n()
  const communities = [
    { id: 'discord', words: words.landing.joinDiscord, href: links.social.discord, path: siDiscord.path },
    { id: 'vk', words: words.landing.joinVk, href: links.social.vk, path: siVk.path },
  ]
  return (
    <Section title={words.landing.joinTitle}>
      <ul className={`${cards.grid} ${cards.two}`}>
        {communities.map(({ id, words: { title, text }, href, path }) => (
          <li key={id} className={`${cards.card} ${styles.community}`}>
            <svg
              aria-hidden="true"
              className={styles.sign}
              width="150"
              height="150"
              viewBox="0 0 24 24"
              fill="currentColor"
            >
              <path d={path} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
            <a className={buttonClass({ size: 'small' })} href={href} target="_blank" rel="noopener">
              {words.landing.join}
              <span className="visually-hidden">
                : {title} ({words.frame.newTab})
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
