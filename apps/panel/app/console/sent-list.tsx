import { fill } from '@zubr/i18n/format'
import type { PanelMessages } from '@zubr/i18n/panel'
import { useEffect, useReducer } from 'react'
import { CloseIcon } from '../components/icons.tsx'
import panel from '../components/panel.module.css'
import { quietMs, type SentCommand } from '../console-link/sent-commands.ts'
import { useI18n } from '../i18n.tsx'
import styles from './console.module.css'

type SentListProps = {
  sent: readonly SentCommand[]
  onForget(id: string): void
  onSendAgain(command: SentCommand): void
}

/** What is not known to be done, each with what can be done about it. A command that is answered at once is never seen here. */
export function SentList({ sent, onForget, onSendAgain }: SentListProps) {
  const { messages } = useI18n()
  const worthTelling = useWorthTelling(sent)
  return (
    <div role="status">
      {worthTelling.length > 0 && (
        <ul className={styles.sent}>
          {worthTelling.map((command) => {
            const { id, fate } = command
            const isOver = fate !== 'sending' && fate !== 'lost'
            return (
              <li key={id}>
                <p>{told(command, messages)}</p>
                {isOver && fate !== 'unknown' && (
                  <button className={panel.link} type="button" onClick={() => onSendAgain(command)}>
                    {messages.console.sendAgain}
                  </button>
                )}
                {isOver && (
                  <button
                    className="icon-button"
                    type="button"
                    aria-label={messages.frame.dismiss}
                    onClick={() => onForget(id)}
                  >
                    <CloseIcon size={12} />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Those that were not answered at once. */
function useWorthTelling(sent: readonly SentCommand[]): readonly SentCommand[] {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const now = performance.now()
  const quiet = sent.map((command) => quietMs(command, now)).filter((ms) => ms > 0)
  // Looked at after each drawing: a clock that is a little early is asked once more.
  useEffect(() => {
    if (quiet.length === 0) return
    const timer = setTimeout(lookAgain, Math.min(...quiet))
    return () => clearTimeout(timer)
  })
  return sent.filter((command) => quietMs(command, now) === 0)
}

function told({ text: command, fate }: SentCommand, { console }: PanelMessages): string {
  if (fate === 'sending' || fate === 'lost' || fate === 'unknown') return fill(console[fate], { command })
  const why = {
    late: console.late,
    not_running: console.notRunning,
    ip_ban: console.ipBan,
    too_many: console.tooMany,
    right: console.noRight,
    // Of a command the node gives no such reason.
    token: '',
    server: '',
  }[fate]
  return `${fill(console.notDone, { command })} ${why}`.trim()
}
