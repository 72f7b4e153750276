import type { PlannedStep } from '@zubr/contracts/addons/changes'
import { fill } from '@zubr/i18n/format'
import panel from '../../components/panel.module.css'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { AddonIcon } from '../icon.tsx'
import { plainName } from '../rows.ts'
import { Markdown } from '../text/markdown.tsx'
import styles from './plan.module.css'
import { stepNumbers } from './step-numbers.ts'

const order = ['install', 'update', 'remove'] as const

/** The files of a plan, in its order: dependencies first. */
export function PlanSteps({ steps }: { steps: readonly PlannedStep[] }) {
  const messages = useAddonsMessages().plan
  return order.map((what) => {
    const matching = steps.filter((step) => step.do === what)
    if (matching.length === 0) return null
    return (
      <section key={what} className={styles.group}>
        <h3>{messages.will[what]}</h3>
        <ul className={styles.steps}>
          {matching.map((step) => (
            <Step key={`${step.path} ${step.replaces}`} step={step} />
          ))}
        </ul>
      </section>
    )
  })
}

function Step({ step }: { step: PlannedStep }) {
  const messages = useAddonsMessages()
  const { rows } = useAddons()
  const { project, version, replaces, neededBy } = step
  const before = rows.find(({ installed }) => installed.path === replaces)
  const name = project?.name ?? before?.name ?? plainName(replaces ?? step.path ?? '')
  return (
    <li className={styles.step}>
      <AddonIcon icon={project?.icon ?? null} name={name} />
      <div>
        <p>
          <strong>{name}</strong> <span className={styles.numbers}>{stepNumbers(step, before?.version)}</span>{' '}
          {version && version.channel !== 'release' && (
            <span className={panel.mark}>{messages.project.channels[version.channel]}</span>
          )}
        </p>
        {neededBy.length > 0 && (
          <p className={`${panel.small} ${panel.dim}`}>
            {fill(messages.plan.neededBy, { names: neededBy.join(', ') })}
          </p>
        )}
        {step.do === 'update' && version?.changes && (
          <details className={styles.news}>
            <summary>{messages.project.news}</summary>
            <Markdown text={version.changes} />
          </details>
        )}
      </div>
    </li>
  )
}
