import type { Facts } from '@zubr/domain/diagnosis/findings'
import styles from '../log-sharing/diagnosis.module.css'
import { useDiagnosisMessages } from '../log-sharing/diagnosis-messages.tsx'

/**
 * Names and values of a finding. `without`: a sentence that already contains some of them, as
 * `{name}`.
 */
export function FactList({ facts, without }: { facts: Facts; without: string }) {
  const messages = useDiagnosisMessages()
  const mentioned = ['id', ...[...without.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]
  const shown = Object.entries(facts).filter(([name]) => !mentioned.includes(name))
  if (shown.length === 0) return null
  return (
    <dl className={styles.facts}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{messages.facts[name as keyof typeof messages.facts]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
