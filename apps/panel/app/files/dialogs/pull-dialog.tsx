import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import styles from './dialogs.module.css'
import { isName } from './name-dialog.tsx'

type Answer = { url: string; name?: string }

/** Asks for a URL from which the node downloads a file. */
export function PullDialog({ answer }: { answer(chosen: Answer | null): void }) {
  const { dialogs: messages, actions } = useFilesMessages()
  const [url, setUrl] = useState('')
  const [name, setName] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const isAddress = /^https?:\/\/[^/]/i.test(url.trim()) && URL.canParse(url.trim())
  const isGood = isAddress && (name === '' || isName(name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isGood) answer({ url: url.trim(), ...(name !== '' && { name }) })
  }
  return (
    <Dialog open title={messages.pullTitle} onClose={() => answer(null)}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextField
          label={messages.pullUrl}
          hint={messages.pullHint}
          wide
          type="url"
          inputMode="url"
          value={url}
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          fault={submitted && !isAddress ? messages.pullFault : undefined}
          onChange={({ target }) => setUrl(target.value)}
        />
        <TextField
          label={messages.pullName}
          wide
          value={name}
          autoComplete="off"
          spellCheck={false}
          fault={submitted && name !== '' && !isName(name) ? messages.badName : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogButtons onCancel={() => answer(null)}>
          <Button type="submit">{actions.download}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
