import { fill } from '@zubr/i18n/format'
import type { PanelMessages } from '@zubr/i18n/panel'
import panel from '../components/panel.module.css'
import { CloseIcon } from '../frame/icons.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './console.module.css'
import type { SentCommand } from './sent-commands.ts'

type SentListProps = {
  sent: readonly SentCommand[]
  onForget(id: string): void
  onSendAgain(command: SentCommand): void
}

/** What is not known to be done, each with what can be done about it. A command that is answered at once is never seen here. */
export function SentList({ sent, onForget, onSendAgain }: SentListProps) {
  const { words } = useI18n()
  return (
    <div role="status">
      {sent.length > 0 && (
        <ul className={styles.sent}>
          {sent.map((command) => {
            const { id, fate } = command
            const isOver = fate !== 'sending' && fate !== 'lost'
            return (
              <li key={id} className={fate === 'sending' ? styles.sending : undefined}>
                <p>{told(command, words)}</p>
                {isOver && fate !== 'unknown' && (
                  <button className={panel.link} type="button" onClick={() => onSendAgain(command)}>
                    {words.console.sendAgain}
                  </button>
                )}
                {isOver && (
                  <button
                    className="icon-button"
                    type="button"
                    aria-label={words.frame.dismiss}
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

function told({ text: command, fate }: SentCommand, { console }: PanelMessages): string {
  if (fate === 'sending' || fate === 'lost' || fate === 'unknown') return fill(console[fate], { command })
  const why = {
    late: console.late,
    not_running: console.notRunning,
    too_many: console.tooMany,
    right: console.noRight,
    // Of a command the node gives no such reason.
    token: '',
    server: '',
  }[fate]
  return `${fill(console.notDone, { command })} ${why}`.trim()
}
