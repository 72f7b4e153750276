import { brand } from '@zubr/content/brand'
import { customersClaim } from '@zubr/content/claims'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { fill, formatPercent } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import type { LandingId } from '@zubr/i18n/site-pages'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import { coresOfEdition, coresOfPage } from './cores-of-page.ts'
import styles from './stats.module.css'

/** The operator's figures and startup times; landing.ts inserts the measured value of each core. */
export function Stats({ id }: { id: LandingId }) {
  const { locale, messages } = useI18n()
  const figures = [
    [formatPercent(locale, brand.satisfiedPercent), messages.landing.statSatisfied],
    [brand.since, messages.landing.statSince],
  ] as const
  return (
    <Section title={fill(messages.landing.statsTitle, { brand: brand.name })} lead={customersClaim[locale]}>
      <dl className={`cards ${styles.figures}`}>
        {figures.map(([figure, label]) => (
          <div key={label}>
            <dt className="dim">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
        <div>
          <dt className="dim" data-ready-label="">
            {messages.landing.statSeconds}
          </dt>
          <dd data-ready-figure="">{brand.readySeconds}</dd>
        </div>
      </dl>
      <p
        className={`dim ${styles.here}`}
        hidden
        data-ready=""
        data-tag={localeFacts[locale].tag}
        data-promise={brand.readySeconds}
        data-cores={coresOfPage(id).join(' ')}
        data-names={JSON.stringify(coresOfEdition(id).map((core) => [core, coreKinds[core].name]))}
        data-words={JSON.stringify({ ready: messages.landing.statReady, here: messages.landing.readyHere })}
      />
    </Section>
  )
}
