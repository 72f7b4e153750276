import { memoryFit } from '@zubr/domain/cores/needs'
import { fill } from '@zubr/i18n/format'
import choice from '../components/fields/choice.module.css'
import panel from '../components/panel.module.css'
import { formatMegabytes, formatSeconds } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './core.module.css'
import type { KindOffer } from './offer.ts'

type KindOptionsProps = {
  kinds: readonly KindOffer[]
  chosen: string | undefined
  memoryMb: number
  /** Nodes or versions are loading: nothing is selected and nothing refused. */
  loading: boolean
  onChoose(kind: string): void
}

/** The available cores with their purpose. An unavailable one says why. */
export function KindOptions({ kinds, chosen, memoryMb, loading, onChoose }: KindOptionsProps) {
  const { locale, messages } = useI18n()
  const refusal = ({ id, refused }: KindOffer) => {
    if (loading || refused === undefined) return undefined
    if (refused !== 'memory') return messages.create.coreRefused[refused]
    const fit = memoryFit(id, memoryMb)
    const memory = fit.fits === 'well' ? '' : formatMegabytes(locale, messages, fit.recommendedMb)
    return fill(messages.create.coreTooBig, { memory })
  }
  return (
    <fieldset className={styles.kinds} disabled={loading} aria-busy={loading}>
      <legend className="visually-hidden">{messages.create.core}</legend>
      {kinds.map((kind) => {
        const why = refusal(kind)
        return (
          <label key={kind.id} className={`${choice.choice} ${styles.kind}`}>
            <input
              type="radio"
              name="core"
              value={kind.id}
              checked={!loading && chosen === kind.id}
              // A selected core that became unavailable stays selected and says why.
              disabled={why !== undefined && chosen !== kind.id}
              onChange={() => onChoose(kind.id)}
            />
            <span className={styles.about}>
              <span className={styles.name}>
                <strong>{kind.name}</strong>{' '}
                {kind.experimental && <span className={panel.mark}>{messages.create.experimental}</span>}
              </span>
              <span className={`${panel.dim} ${panel.small}`}>{messages.create.coreLines[kind.id]}</span>
              {!why && kind.readySeconds !== null && (
                <span className={`${panel.dim} ${panel.small}`}>
                  {fill(messages.create.coreReady, { seconds: formatSeconds(locale, kind.readySeconds) })}
                </span>
              )}
              {why && <span className={`${styles.why} ${panel.small}`}>{why}</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
