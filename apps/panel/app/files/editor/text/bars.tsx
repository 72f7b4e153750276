import { fill, plural } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import panel from '../../../components/panel.module.css'
import { formatMoment } from '../../../formats.ts'
import { useI18n } from '../../../i18n.tsx'
import type { Fault } from '../checks/fault.ts'
import styles from '../editor.module.css'
import type { EditorMessages } from '../editor-messages.ts'
import { failureText } from '../failure.ts'
import type { Draft } from './use-draft.ts'
import type { TextFile } from './use-text-file.ts'

/** A message or a choice above the text. */
export function Bar({
  bad = false,
  text,
  children,
}: {
  bad?: boolean
  text: ReactNode
  children?: ReactNode
}) {
  return (
    <div
      className={`${panel.alert} ${bad ? '' : panel.calm} ${panel.spread} ${styles.notice}`}
      role={bad ? 'alert' : 'status'}
    >
      <p>{text}</p>
      {children && <div className={`${panel.row} ${styles.choices}`}>{children}</div>}
    </div>
  )
}

export function DraftBar({ draft, messages }: { draft: Draft; messages: EditorMessages }) {
  const { locale } = useI18n()
  if (!draft.offered) return null
  return (
    <Bar text={fill(messages.draft.found, { time: formatMoment(locale, draft.offered.at) })}>
      <Button tone="quiet" onClick={draft.forget}>
        {messages.draft.drop}
      </Button>
      <Button onClick={draft.take}>{messages.draft.take}</Button>
    </Bar>
  )
}

/** Why the last save failed, and what can be done. */
export function TroubleBar({ file, messages }: { file: TextFile; messages: EditorMessages }) {
  const { trouble, busy, save } = file
  switch (trouble?.kind) {
    case undefined:
    case 'faults':
      return null
    case 'changed': {
      const { version } = trouble
      return (
        <Bar bad text={messages.changed.text}>
          <Button tone="quiet" disabled={busy} onClick={file.takeTheirs}>
            {messages.changed.theirs}
          </Button>
          <Button disabled={busy} onClick={() => void save({ anyway: true, version })}>
            {messages.changed.mine}
          </Button>
        </Bar>
      )
    }
    case 'gone':
      return (
        <Bar bad text={messages.gone.text}>
          <Button disabled={busy} onClick={() => void save({ anyway: true, version: null })}>
            {messages.gone.save}
          </Button>
        </Bar>
      )
    case 'lacks': {
      const { letter } = trouble
      return (
        <Bar bad text={fill(messages.lacks, { letter, encoding: file.form.encoding })}>
          <Button
            disabled={busy}
            onClick={() => void save({ anyway: true, as: { ...file.form, encoding: 'utf-8', mark: false } })}
          >
            {messages.saveAsUtf8}
          </Button>
        </Bar>
      )
    }
    case 'failed':
      return <Bar bad text={`${failureText(messages, trouble.failure)} ${messages.failures.textStays}`} />
  }
}

const shownFaults = 4

/** Syntax faults; each links to its line. */
export function FaultBar({ file, messages }: { file: TextFile; messages: EditorMessages }) {
  const { locale } = useI18n()
  const { faults, editor, trouble, busy } = file
  if (faults.length === 0) return null
  const isConfirming = trouble?.kind === 'faults'
  return (
    <div
      className={`${panel.alert} ${isConfirming ? '' : panel.calm} ${panel.spread} ${styles.notice}`}
      role={isConfirming ? 'alert' : 'status'}
    >
      <div>
        <p>{plural(locale, messages.faults.title, faults.length)}</p>
        <ul className={styles.faults}>
          {faults.slice(0, shownFaults).map((fault) => (
            <li key={`${fault.line} ${fault.kind} ${fault.detail}`}>
              <button className={panel.link} type="button" onClick={() => editor?.goTo(fault.line)}>
                {fill(messages.faults.line, { line: fault.line })}
              </button>{' '}
              {textOf(messages, fault)}
            </li>
          ))}
        </ul>
      </div>
      {isConfirming && (
        <Button tone="quiet" disabled={busy} onClick={() => void file.save({ anyway: true })}>
          {messages.faults.saveAnyway}
        </Button>
      )}
    </div>
  )
}

const textOf = ({ faults }: EditorMessages, { kind, detail = '' }: Fault) => fill(faults[kind], { detail })
