import type { ServerChange } from '@zubr/contracts/addons/changes'
import { useState } from 'react'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import empty from '../../components/empty.module.css'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { formatMoment } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../addons.module.css'
import { useAddonsMessages } from '../addons-messages.tsx'
import { useAddons } from '../context.ts'
import { isUnderWay } from './change-phase.ts'
import { changeFailureText, whatText } from './change-text.ts'

type Answering = { onAnswer(change: ServerChange): void }

/** The changes, newest first, each with an undo button. */
export function HistoryPage({ onAnswer }: Answering) {
  const { polled } = useServer()
  const { changes } = useAddons()
  const messages = useAddonsMessages()
  const group = useFocusFallback<HTMLElement>()
  const [undoing, setUndoing] = useState<ServerChange>()
  return (
    <section ref={group} tabIndex={-1} aria-label={messages.changes.heading}>
      <h2 className="visually-hidden">{messages.changes.heading}</h2>
      <Loaded of={changes} part={polled.failure !== undefined}>
        {(all) =>
          all.length === 0 ? (
            <div className={empty.empty}>
              <h2>{messages.changes.empty}</h2>
              <p>{messages.changes.emptyText}</p>
            </div>
          ) : (
            <ol className={styles.list}>
              {all.map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  isFree={!all.some(isUnderWay)}
                  onUndo={() => setUndoing(change)}
                />
              ))}
            </ol>
          )
        }
      </Loaded>
      <UndoQuestion change={undoing} onClose={() => setUndoing(undefined)} onAnswer={onAnswer} />
    </section>
  )
}

type RowProps = { change: ServerChange; isFree: boolean; onUndo(): void }

function ChangeRow({ change, isFree, onUndo }: RowProps) {
  const { server } = useServer()
  const { locale } = useI18n()
  const messages = useAddonsMessages()
  const { phase, failure, steps, kind, startedAt } = change
  const date = formatMoment(locale, startedAt)
  return (
    <li className={`${panel.plate} ${styles.row}`}>
      <div className={styles.what}>
        <h3>
          {messages.changes.kinds[kind]} · <time dateTime={startedAt}>{date}</time>
        </h3>
        <ul className={styles.steps}>
          {steps.map((one) => (
            <li key={`${one.do} ${one.name} ${one.to}`}>{whatText(one, messages)}</li>
          ))}
        </ul>
        <p className={`${panel.row} ${styles.marks}`}>
          {phase !== 'done' && <span className={panel.mark}>{messages.changes.phases[phase]}</span>}
          {change.isSuspect && <span className={panel.mark}>{messages.changes.suspect}</span>}
          {change.awaitsStart && phase === 'done' && (
            <span className={panel.dim}>{messages.changes.awaits}</span>
          )}
        </p>
        {failure && <p className={panel.small}>{changeFailureText(change, messages)}</p>}
      </div>
      {change.canUndo && (
        <Button
          tone="quiet"
          className={styles.end}
          aria-label={`${messages.changes.undo}: ${date}`}
          disabled={!isFree || server.contract !== 'active' || server.nodeSilent}
          onClick={onUndo}
        >
          {messages.changes.undo}
        </Button>
      )}
    </li>
  )
}

/** Asks before a change is undone. */
export function UndoQuestion({
  change,
  onClose,
  onAnswer,
}: Answering & { change: ServerChange | undefined; onClose(): void }) {
  const { server } = useServer()
  const messages = useAddonsMessages()
  return (
    <Confirm
      open={change !== undefined}
      title={messages.changes.undoTitle}
      // A whole snapshot is restored; addons alone are undone file by file.
      text={change && change.kind !== 'addons' ? messages.changes.undoAllText : messages.changes.undoText}
      action={messages.changes.undo}
      onClose={onClose}
      onConfirm={async () => {
        if (!change) return
        const params = { id: server.id, change: change.id }
        onAnswer(await call('POST /api/servers/:id/changes/:change/undo', { params }))
      }}
    />
  )
}
