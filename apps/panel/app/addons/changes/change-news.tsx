import type { ServerChange } from '@zubr/contracts/addons/changes'
import { useState } from 'react'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { Progress } from '../../components/progress.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { canCancel, isUnderWay } from './change-phase.ts'
import { changeFailureText, whatText } from './change-text.ts'
import { PackQuestion } from './pack-question.tsx'

const maxNamed = 3

/** Progress of a change, and why the last one failed. */
export function ChangeNews({ onAnswer }: { onAnswer(change: ServerChange): void }) {
  const { server } = useServer()
  const { changes } = useAddons()
  const { messages: common } = useI18n()
  const messages = useAddonsMessages()
  const [busy, run] = useBusy()
  const [read, setRead] = useState<string>()
  const [newest] = changes.data ?? []
  const running = changes.data?.find(isUnderWay)
  if (!running) {
    if (newest?.phase !== 'failed' || newest.id === read) return null
    return (
      <div className={`${panel.alert} ${panel.spread}`} role="alert">
        <div>
          <p>
            <strong>{messages.changes.phases.failed}:</strong> {changeFailureText(newest, messages)}{' '}
            {messages.changes.failedSafe}
          </p>
          <ChangeItems change={newest} />
        </div>
        <Button tone="quiet" onClick={() => setRead(newest.id)}>
          {common.frame.dismiss}
        </Button>
      </div>
    )
  }
  const params = { id: server.id, change: running.id }
  if (running.phase === 'asking') return <PackQuestion change={running} onAnswer={onAnswer} />
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-label={messages.changes.phases[running.phase]}>
      <div>
        <Progress text={messages.changes.phases[running.phase]} percent={running.percent} always />
        <ChangeItems change={running} />
      </div>
      {canCancel(running) && (
        <div className={panel.row}>
          <Button
            tone="quiet"
            disabled={busy}
            onClick={() =>
              run(async () =>
                onAnswer(await call('POST /api/servers/:id/changes/:change/cancel', { params })),
              )
            }
          >
            {messages.changes.cancel}
          </Button>
        </div>
      )}
    </section>
  )
}

function ChangeItems({ change }: { change: ServerChange }) {
  const messages = useAddonsMessages()
  const named = change.steps.slice(0, maxNamed).map((one) => whatText(one, messages))
  const rest = change.steps.length - named.length
  return (
    <p className={`${panel.small} ${panel.dim}`}>
      {named.join(' · ')}
      {rest > 0 && ` · +${rest}`}
    </p>
  )
}
