import { plans, tiers } from '@zubr/content/plans'
import { jvmPercent } from '@zubr/domain/plan-finder'
import { editions } from '@zubr/domain/plans'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useI18n } from '../i18n.tsx'
import { Radios, type RadiosProps } from '../pricing/radios.tsx'
import { Section } from '../section.tsx'
import styles from './finder.module.css'

const rows = ['base', 'players', 'extensions', 'world', 'jvm', 'total'] as const

/**
 * The plan finder: four questions that finder.ts evaluates. Its code is loaded when the form is
 * first used.
 */
export function FinderForm() {
  const { locale, messages } = useI18n()
  const { finder } = messages
  const offered = plans.map(({ id, group, tier, ramGb, price }) => ({
    id,
    group,
    ramGb,
    price: price.BYN,
    name: tiers[tier][locale],
  }))
  const labels: Record<(typeof rows)[number], string> = {
    base: finder.base,
    players: finder.perPlayer,
    extensions: finder.perExtension,
    world: finder.forWorld,
    jvm: fill(finder.jvm, { percent: jvmPercent }),
    total: finder.total,
  }
  return (
    <Section id="finder" title={finder.title} lead={finder.lead}>
      <form
        className={`cards needs-script ${styles.finder}`}
        data-finder=""
        data-plans={JSON.stringify(offered)}
        data-words={JSON.stringify({
          result: finder.result,
          tooLarge: finder.tooLarge,
          gigabytes: messages.plans.gigabytes,
          megabytes: finder.megabytes,
        })}
      >
        <div className={`plate ${styles.questions}`}>
          <Choice
            name="finder-edition"
            label={finder.edition}
            value="java"
            options={editions.map((id) => [id, messages.plans[id]])}
          />
          <Quantity name="finder-players" label={finder.players} value={10} max={500} />
          <Choice
            name="finder-extension"
            label={finder.extensions}
            value="plugins"
            options={Object.entries(finder.extension)}
          />
          <Quantity name="finder-count" label={finder.count} value={15} max={400} />
          <Choice
            name="finder-world"
            label={finder.world}
            value="medium"
            options={Object.entries(finder.worlds)}
          />
        </div>
        <output className={`plate ${styles.result}`} htmlFor="finder-players finder-count">
          <table>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">
                    {labels[row]}
                    {(row === 'players' || row === 'extensions') && <span data-rate={row} />}
                  </th>
                  <td data-row={row}>—</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.plan} data-finder-plan="" />
          <p className={styles.free} data-finder-free="" hidden>
            {finder.free}
          </p>
          <a className={buttonClass({ size: 'small' })} href="#plans" data-finder-show="" hidden>
            {finder.show}
          </a>
        </output>
      </form>
    </Section>
  )
}

function Choice({ label, ...radios }: RadiosProps & { label: string }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className="row">
        <Radios {...radios} />
      </div>
    </fieldset>
  )
}

type QuantityProps = { name: string; label: string; value: number; max: number }

function Quantity({ name, label, value, max }: QuantityProps) {
  return (
    <div className={styles.quantity} data-quantity={name}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={1}
        defaultValue={value}
      />
    </div>
  )
}
