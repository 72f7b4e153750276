import type { ReactNode } from 'react'
import styles from './segments.module.css'

type SegmentsProps<Id extends string> = {
  name: string
  /** For screen readers only. */
  legend: string
  options: readonly (readonly [NoInfer<Id>, ReactNode])[]
  chosen: Id
  onChoose(id: NoInfer<Id>): void
  /** Sets the sizes: `--height`, `--inset`, `--frame`, `--below`. */
  className: string | undefined
}

/** Radio buttons side by side in one bar. */
export function Segments<Id extends string>({
  name,
  legend,
  options,
  chosen,
  onChoose,
  className,
}: SegmentsProps<Id>) {
  return (
    <fieldset className={`${styles.segments} ${className}`}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([id, text]) => (
        <label key={id}>
          <input
            className="covering"
            type="radio"
            name={name}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
