import type { NodeChoice } from '@zubr/contracts/servers/server'
import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatNumber } from '@zubr/i18n/format'
import choice from '../components/fields/choice.module.css'
import panel from '../components/panel.module.css'
import { type CoreSelection, canTake, hasCore, type Pings } from '../cores/offer.ts'
import { useI18n } from '../i18n.tsx'
import styles from './create.module.css'

type NodeOptionsProps = {
  nodes: readonly NodeChoice[]
  core: CoreSelection | undefined
  /** The official spelling. */
  coreName: string | undefined
  pings: Pings
  chosen: string | undefined
  onChoose(name: string): void
}

/** Each node with this visitor's ping and whether it has capacity for the plan. */
export function NodeOptions({ nodes, core, coreName = '', pings, chosen, onChoose }: NodeOptionsProps) {
  const { locale, messages } = useI18n()
  if (nodes.length === 0) return <p className={panel.dim}>{messages.create.noNodes}</p>
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{messages.create.node}</legend>
      {nodes.map((node) => {
        const ms = lookUp(pings, node.name)
        const lacksCore = node.capacity === 'available' && !hasCore(node, core)
        return (
          <label key={node.name} className={`${panel.row} ${choice.choice} ${styles.option}`}>
            <input
              type="radio"
              name="node"
              value={node.name}
              checked={chosen === node.name}
              disabled={!canTake(node, core)}
              onChange={() => onChoose(node.name)}
            />
            <span className={styles.nodeName}>{node.name}</span>
            <span
              className={`${panel.dim} ${styles.capacity}`}
              data-capacity={lacksCore ? 'unknown' : node.capacity}
            >
              {lacksCore
                ? fill(messages.create.lacksCore, { core: coreName })
                : messages.create.capacity[node.capacity]}
            </span>
            <span className={styles.ping}>
              {ms === undefined
                ? messages.create.pinging
                : ms === null
                  ? messages.create.notMeasured
                  : fill(messages.create.ping, { ms: formatNumber(locale, ms) })}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
