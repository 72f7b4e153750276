import type { Core } from '@zubr/contracts/cores/core'
import { fill } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import styles from './create.module.css'
import { coreKey } from './offer.ts'

type CoreOptionsProps = {
  cores: readonly Core[]
  chosen: string | undefined
  /** Why there are none. */
  none: string | undefined
  onChoose(core: string): void
}

/** The cores that fit the plan. One that is young says so before it is chosen. */
export function CoreOptions({ cores, chosen, none, onChoose }: CoreOptionsProps) {
  const { words } = useI18n()
  if (cores.length === 0) return <p className={panel.dim}>{none}</p>
  const isYoung = cores.find((core) => coreKey(core) === chosen)?.experimental
  return (
    <>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{words.create.core}</legend>
        {cores.map((core) => (
          <label key={coreKey(core)} className={`${panel.row} ${styles.option}`}>
            <input
              type="radio"
              name="core"
              value={coreKey(core)}
              checked={chosen === coreKey(core)}
              onChange={() => onChoose(coreKey(core))}
            />
            <span className={styles.nodeName}>
              {core.id} {core.version}
            </span>
            <span className={panel.dim}>{fill(words.create.gameVersion, { version: core.gameVersion })}</span>
            {core.experimental && <span className={panel.mark}>{words.create.experimental}</span>}
          </label>
        ))}
      </fieldset>
      {isYoung && (
        <p className={`${panel.alert} ${panel.calm} ${styles.young}`}>{words.create.experimentalNote}</p>
      )}
    </>
  )
}
