import type { Schedule, ScheduleRun } from '@zubr/contracts/schedules/schedules'
import { useEndpoint } from '../api/polled.ts'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { momentIn } from './reading.ts'
import styles from './schedule.module.css'

const pollMs = 2_000

/** The state of a run, or its outcome. */
export const outcomeOf = ({ outcome, startedAt }: ScheduleRun) =>
  outcome ?? (startedAt ? 'working' : 'queued')

/** The last runs of a schedule, with the outcome of each step. */
export function RunList({ schedule: { id, zone } }: { schedule: Schedule }) {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const t = messages.schedule
  const runsQuery = useEndpoint(pollMs, 'GET /api/servers/:id/schedules/:schedule/runs', {
    params: { id: server.id, schedule: id },
  })
  return (
    <Loaded of={runsQuery} part>
      {(runs) =>
        runs.length === 0 ? (
          <p className={panel.dim}>{t.noRuns}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
          <ol className={styles.runs} tabIndex={0} aria-label={t.runs}>
            {runs.map((run) => (
              <li key={run.id}>
                <p className={styles.last}>
                  <span className={`${panel.mark} ${styles[outcomeOf(run)]}`}>
                    {t.outcomes[outcomeOf(run)]}
                  </span>{' '}
                  <time dateTime={run.plannedFor}>{momentIn(locale, run.plannedFor, zone)}</time>
                  {run.isManual && <span className={panel.dim}> · {t.byHand}</span>}
                </p>
                {run.reason ? (
                  <p className={panel.dim}>{t.reasons[run.reason]}</p>
                ) : (
                  <Steps steps={run.steps} />
                )}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

function Steps({ steps }: Pick<ScheduleRun, 'steps'>) {
  const { messages } = useI18n()
  const t = messages.schedule
  return (
    <ol className={styles.results}>
      {steps.map(({ step, state, failure }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a run are fixed
        <li key={at}>
          <span>
            {t.steps[step.kind]}
            {step.kind === 'command' && <code>{step.text}</code>}
          </span>
          <span className={`${panel.small} ${styles[`step_${state}`]}`}>{t.stepStates[state]}</span>
          {failure && <p className={`${panel.small} ${styles.why}`}>{t.failures[failure]}</p>}
        </li>
      ))}
    </ol>
  )
}
