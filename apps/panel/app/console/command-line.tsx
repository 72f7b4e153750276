import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { SendIcon } from '../components/icons.tsx'
import { useI18n } from '../i18n.tsx'
import { CommandHistory } from './command-history.ts'
import styles from './console.module.css'

type CommandLineProps = { server: string; disabled: boolean; onCommand(text: string): boolean }

/**
 * The command input; arrow keys recall earlier commands. A command that cannot be sent stays in the
 * field, and Enter says why.
 * The button is disabled only if there is no console.
 */
export function CommandLine({ server, disabled, onCommand }: CommandLineProps) {
  const { messages } = useI18n()
  const [text, setText] = useState('')
  const [history] = useState(() => new CommandHistory(server))
  return (
    <form
      className={styles.command}
      onSubmit={(event) => {
        event.preventDefault()
        const command = text.trim()
        if (command === '' || !onCommand(command)) return
        history.add(command)
        setText('')
      }}
    >
      <span className={styles.prompt} aria-hidden="true">
        &gt;
      </span>
      <input
        aria-label={messages.console.input}
        placeholder={messages.console.placeholder}
        maxLength={1_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          const earlier = history.walk(event.key === 'ArrowUp' ? 'up' : 'down', text)
          if (earlier === undefined) return
          event.preventDefault()
          setText(earlier)
        }}
      />
      <Button type="submit" className={styles.send} disabled={disabled} aria-label={messages.console.send}>
        <span className={styles.sendText}>{messages.console.send}</span>
        <SendIcon />
      </Button>
    </form>
  )
}
