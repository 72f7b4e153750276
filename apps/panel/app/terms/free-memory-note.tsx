import { tiers } from '@zubr/content/plans'
import type { Plan } from '@zubr/domain/plans'
import { fill, formatNumber, plural } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import styles from './terms.module.css'

/** Why the free plan has more memory than a cheap paid one. */
export function FreeMemoryNote({ free, paid }: { free: Plan; paid: Plan }) {
  const { locale, messages } = useI18n()
  const { freeMemory, freeMemoryBackups } = messages.create
  const gigabytes = (amount: number) =>
    fill(messages.frame.gigabytes, { amount: formatNumber(locale, amount) })
  return (
    <p className={`${panel.dim} ${panel.small} ${styles.memoryNote}`}>
      {fill(freeMemory, {
        ...{ free: gigabytes(free.ramGb), paid: gigabytes(paid.ramGb), plan: tiers[paid.tier][locale] },
        backups: plural(locale, freeMemoryBackups, paid.backups),
      })}
    </p>
  )
}
