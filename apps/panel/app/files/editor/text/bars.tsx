import { fill, plural } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import panel from '../../../components/panel.module.css'
import { formatMoment } from '../../../formats.ts'
import { useI18n } from '../../../i18n.tsx'
import type { Fault } from '../checks/fault.ts'
import styles from '../editor.module.css'
import { failureText } from '../failure.ts'
import type { EditorWords } from '../words.ts'
import type { Draft } from './use-draft.ts'
import type { TextFile } from './use-text-file.ts'

/** What is to be known or chosen before the text goes on. */
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

export function DraftBar({ draft, words }: { draft: Draft; words: EditorWords }) {
  const { locale } = useI18n()
  if (!draft.offered) return null
  return (
    <Bar text={fill(words.draft.found, { time: formatMoment(locale, draft.offered.at) })}>
      <Button tone="quiet" onClick={draft.forget}>
        {words.draft.drop}
      </Button>
      <Button onClick={draft.take}>{words.draft.take}</Button>
    </Bar>
  )
}

/** Why the last save came to nothing, and what can be done. */
export function TroubleBar({ file, words }: { file: TextFile; words: EditorWords }) {
  const { trouble, busy, save } = file
  switch (trouble?.kind) {
    case undefined:
    case 'faults':
      return null
    case 'changed': {
      const { version } = trouble
      return (
        <Bar bad text={words.changed.text}>
          <Button tone="quiet" disabled={busy} onClick={file.takeTheirs}>
            {words.changed.theirs}
          </Button>
          <Button disabled={busy} onClick={() => void save({ anyway: true, version })}>
            {words.changed.mine}
          </Button>
        </Bar>
      )
    }
    case 'gone':
      return (
        <Bar bad text={words.gone.text}>
          <Button disabled={busy} onClick={() => void save({ anyway: true, version: null })}>
            {words.gone.save}
          </Button>
        </Bar>
      )
    case 'lacks': {
      const { letter } = trouble
      return (
        <Bar bad text={fill(words.lacks, { letter, encoding: file.form.encoding })}>
          <Button
            disabled={busy}
            onClick={() => void save({ anyway: true, as: { ...file.form, encoding: 'utf-8', mark: false } })}
          >
            {words.saveAsUtf8}
          </Button>
        </Bar>
      )
    }
    case 'failed':
      return <Bar bad text={`${failureText(words, trouble.failure)} ${words.failures.textStays}`} />
  }
}

const shownFaults = 4

/** What would not be read as it is meant; each leads to its line. */
export function FaultBar({ file, words }: { file: TextFile; words: EditorWords }) {
  const { locale } = useI18n()
  const { faults, editor, trouble, busy } = file
  if (faults.length === 0) return null
  const asked = trouble?.kind === 'faults'
  return (
    <div
      className={`${panel.alert} ${asked ? '' : panel.calm} ${panel.spread} ${styles.notice}`}
      role={asked ? 'alert' : 'status'}
    >
      <div>
        <p>{plural(locale, words.faults.title, faults.length)}</p>
        <ul className={styles.faults}>
          {faults.slice(0, shownFaults).map((fault) => (
            <li key={`${fault.line} ${fault.kind} ${fault.detail}`}>
              <button className={panel.link} type="button" onClick={() => editor?.goTo(fault.line)}>
                {fill(words.faults.line, { line: fault.line })}
              </button>{' '}
              {textOf(words, fault)}
            </li>
          ))}
        </ul>
      </div>
      {asked && (
        <Button tone="quiet" disabled={busy} onClick={() => void file.save({ anyway: true })}>
          {words.faults.saveAnyway}
        </Button>
      )}
    </div>
  )
}

const textOf = ({ faults }: EditorWords, { kind, detail = '' }: Fault) => fill(faults[kind], { detail })
