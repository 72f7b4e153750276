import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { ConsoleBuffer } from '../console-link/console-buffer.ts'
import { ConsoleLink } from '../console-link/console-link.ts'
import styles from '../log-sharing/diagnosis.module.css'
import { useDiagnosisMessages, WithDiagnosisMessages } from '../log-sharing/diagnosis-messages.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { FactList } from './fact-list.tsx'
import { confirmCommand, promptIn } from './prompt-in.ts'

/** The prompt has some dozens of lines. */
const maxLines = 300

/** Answers the confirmation prompt of an old Forge during the start. */
export function ConfirmPrompt() {
  return (
    <WithDiagnosisMessages>
      <Prompt />
    </WithDiagnosisMessages>
  )
}

function Prompt() {
  const { server } = useServer()
  const messages = useDiagnosisMessages()
  const { done, bad } = useToasts()
  const heading = useId()
  const [open, setOpen] = useState(false)
  const { rows, send } = useConsole(server.id)
  const facts = useMemo(() => promptIn(rows.map(([, , , text]) => text)), [rows])
  if (!facts) return null
  const { what, todo } = messages.codes.awaits_confirm
  const answer = async () => {
    if (send(confirmCommand)) done(messages.confirm.sent)
    else bad(messages.confirm.failed)
  }
  return (
    <section className={`${panel.plate} ${panel.even} ${styles.card}`} aria-labelledby={heading}>
      <h2 id={heading}>{what}</h2>
      <p>{todo}</p>
      <FactList facts={facts} without={what} />
      <div className={panel.row}>
        <Button onClick={() => setOpen(true)}>{messages.confirm.button}</Button>
        <Link className={panel.link} to={paths.backups(server.id)}>
          {messages.backups}
        </Link>
      </div>
      <Confirm
        open={open}
        title={messages.confirm.title}
        text={messages.confirm.text}
        action={messages.confirm.button}
        danger
        onClose={() => setOpen(false)}
        onConfirm={answer}
      />
    </section>
  )
}

/** The newest lines of a server's console, and a function to send a command. */
function useConsole(id: string) {
  const [buffer] = useState(() => new ConsoleBuffer())
  const link = useRef<ConsoleLink>(undefined)
  useEffect(() => {
    const opened = new ConsoleLink({
      buffer,
      access: () => call('POST /api/servers/:id/console', { params: { id }, body: { right: 'write' } }),
      onStatus: () => undefined,
      onRefused: () => undefined,
      onCommands: () => undefined,
      network: window,
      isOnline: () => navigator.onLine,
    })
    link.current = opened
    opened.start()
    return () => opened.stop()
  }, [buffer, id])
  const version = useSyncExternalStore(buffer.subscribe, buffer.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version marks new rows
  const rows = useMemo(() => buffer.rows.slice(-maxLines), [buffer, version])
  return { rows, send: (text: string) => link.current?.command(text) ?? false }
}
