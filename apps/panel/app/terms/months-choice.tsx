import { termDiscounts } from '@zubr/content/plans'
import type { Currency } from '@zubr/domain/plans'
import { type TermMonths, termMonths } from '@zubr/domain/server-life'
import { termPercentOf } from '@zubr/domain/terms/term-price'
import { formatPercent } from '@zubr/i18n/format'
import { Segments } from '../components/fields/segments.tsx'
import { formatUnits } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './terms.module.css'

type MonthsChoiceProps = {
  name: string
  currency: Currency
  chosen: TermMonths
  onChoose(months: TermMonths): void
}

/** The choice of a term, each with its discount. */
export function MonthsChoice({ name, currency, chosen, onChoose }: MonthsChoiceProps) {
  const { locale, messages } = useI18n()
  return (
    <Segments
      className={styles.months}
      name={name}
      legend={messages.terms.term}
      options={termMonths.map((months) => {
        const percent = termPercentOf(termDiscounts, { currency, months })
        return [
          `${months}`,
          <>
            {formatUnits(locale, months, 'month', 'short')}{' '}
            {percent > 0 && <small>−{formatPercent(locale, percent)}</small>}
          </>,
        ] as const
      })}
      chosen={`${chosen}`}
      onChoose={(id) => onChoose(termMonths.find((months) => `${months}` === id) ?? 1)}
    />
  )
}
