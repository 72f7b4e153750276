import { links } from '@zubr/content/brand'
import type { Review } from '@zubr/content/reviews'
import { fill } from '@zubr/i18n/format'
import { isReachable } from '@zubr/i18n/reachable'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import { Sign, socialMarks } from '../sign.tsx'
import cards from './cards.module.css'
import styles from './reviews.module.css'

export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { locale, messages } = useI18n()
  return (
    <Section title={messages.landing.reviewsTitle} lead={messages.landing.reviewsNote}>
      <ul className={`cards ${cards.three}`}>
        {reviews.map(({ author, source, text }) => (
          <li key={author} className={`plate ${cards.card}`}>
            <figure className={styles.review}>
              <blockquote>{text[locale]}</blockquote>
              <figcaption className="note">
                <Sign
                  path={socialMarks[source].path}
                  size={18}
                  label={fill(messages.landing.reviewSource, { network: socialMarks[source].name })}
                />
                <span>{author}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={`row ${styles.links}`}>
        {isReachable('vk', locale) && (
          <a className="link" href={links.reviewsVk} target="_blank" rel="noopener">
            {messages.landing.reviewsVk}
          </a>
        )}
        <a className="link" href={links.reviewsDiscord} target="_blank" rel="noopener">
          {messages.landing.reviewsDiscord}
        </a>
      </p>
    </Section>
  )
}
