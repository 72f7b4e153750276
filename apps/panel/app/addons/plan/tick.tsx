import type { ReactNode } from 'react'
import styles from './plan.module.css'

type TickProps = { checked: boolean; onChange(is: boolean): void; children: ReactNode }

/** A checkbox with its label. */
export function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  )
}
