import { type TermMonths, termMonths } from '@zubr/domain/server-life'
import { Segments } from '../components/segments.tsx'
import { formatUnits } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './terms.module.css'

type MonthsChoiceProps = { name: string; chosen: TermMonths; onChoose(months: TermMonths): void }

/** For how many months a server is paid at once. */
export function MonthsChoice({ name, chosen, onChoose }: MonthsChoiceProps) {
  const { locale, words } = useI18n()
  return (
    <Segments
      className={styles.months}
      name={name}
      legend={words.terms.term}
      options={termMonths.map(
        (months) => [`${months}`, formatUnits(locale, months, 'month', 'short')] as const,
      )}
      chosen={`${chosen}`}
      onChoose={(id) => onChoose(termMonths.find((months) => `${months}` === id) ?? 1)}
    />
  )
}
