import { links } from '@zubr/content/brand'
import type { Review } from '@zubr/content/reviews'
import { fill } from '@zubr/i18n/format'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import { Sign, socialMarks } from '../sign.tsx'
import cards from './cards.module.css'
import styles from './reviews.module.css'

export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { locale, words } = useI18n()
  return (
    <Section title={words.landing.reviewsTitle} lead={words.landing.reviewsNote}>
      <ul className={`${cards.grid} ${cards.three}`}>
        {reviews.map(({ author, source, text }) => (
          <li key={author} className={cards.card}>
            <figure className={styles.review}>
              <blockquote>{text[locale]}</blockquote>
              <figcaption>
                <Sign
                  path={socialMarks[source].path}
                  size={18}
                  label={fill(words.landing.reviewSource, { network: socialMarks[source].name })}
                />
                <span>{author}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <a href={links.reviewsVk} target="_blank" rel="noopener">
          {words.landing.reviewsVk}
        </a>
        <a href={links.reviewsDiscord} target="_blank" rel="noopener">
          {words.landing.reviewsDiscord}
        </a>
      </p>
    </Section>
  )
}
