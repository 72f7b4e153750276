import { brand } from '@zubr/content/brand'
import { fill, formatPercent } from '@zubr/i18n/format'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import styles from './stats.module.css'

export function Stats() {
  const { locale, words } = useI18n()
  const figures = [
    [formatPercent(locale, brand.satisfiedPercent), words.landing.statSatisfied],
    [brand.since, words.landing.statSince],
    [brand.readySeconds, words.landing.statSeconds],
  ] as const
  return (
    <Section title={fill(words.landing.statsTitle, { brand: brand.name })} lead={words.landing.statsLine}>
      <dl className={`cards ${styles.figures}`}>
        {figures.map(([figure, label]) => (
          <div key={label}>
            <dt className="dim">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
