import styles from './radios.module.css'

export type RadiosProps = {
  name: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
}

/** Radio buttons shown as plates; the input itself is transparent above its label. */
export function Radios({ name, value, options }: RadiosProps) {
  return options.map(([option, text]) => (
    <label key={option} className={styles.option}>
      <input className="covering" type="radio" name={name} value={option} defaultChecked={option === value} />
      {text}
    </label>
  ))
}
