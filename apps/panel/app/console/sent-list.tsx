import { fill } from '@zubr/i18n/format'
import type { PanelMessages } from '@zubr/i18n/panel/en'
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

/**
 * Commands without confirmed outcome, with possible actions. One that is confirmed at once never
 * appears.
 */
export function SentList({ sent, onForget, onSendAgain }: SentListProps) {
  const { messages } = useI18n()
  const worthTelling = useWorthTelling(sent)
  return (
    <div role="status">
      {worthTelling.length > 0 && (
        <ul className={styles.sent}>
          {worthTelling.map((command) => {
            const { id, outcome } = command
            const isOver = outcome !== 'sending' && outcome !== 'lost'
            return (
              <li key={id}>
                <p>{outcomeText(command, messages)}</p>
                {isOver && outcome !== 'unknown' && (
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

/** Commands that were not confirmed at once. */
function useWorthTelling(sent: readonly SentCommand[]): readonly SentCommand[] {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const now = performance.now()
  const quiet = sent.map((command) => quietMs(command, now)).filter((ms) => ms > 0)
  // Checked after each render, in case the timer fires early.
  useEffect(() => {
    if (quiet.length === 0) return
    const timer = setTimeout(lookAgain, Math.min(...quiet))
    return () => clearTimeout(timer)
  })
  return sent.filter((command) => quietMs(command, now) === 0)
}

function outcomeText({ text: command, outcome }: SentCommand, { console }: PanelMessages): string {
  if (outcome === 'sending' || outcome === 'lost' || outcome === 'unknown')
    return fill(console[outcome], { command })
  const why = {
    late: console.late,
    not_running: console.notRunning,
    ip_ban: console.ipBan,
    too_many: console.tooMany,
    right: console.noRight,
    // The node never refuses a command for these reasons.
    token: '',
    server: '',
  }[outcome]
  return `${fill(console.notDone, { command })} ${why}`.trim()
}
