import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useFilesMessages } from '../files-messages.tsx'

/** Whether it is a valid file name. */
export const isName = (name: string): boolean =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  !/[/\0]/.test(name) &&
  new TextEncoder().encode(name).length <= 255

type Props = {
  what: 'newFolder' | 'newFile'
  taken: ReadonlySet<string>
  answer(name: string | null): void
}

/** Asks for the name of a new file or folder. */
export function NameDialog({ what, taken, answer }: Props) {
  const messages = useFilesMessages().dialogs
  const [name, setName] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const fault = !isName(name) ? messages.badName : taken.has(name) ? messages.nameTaken : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!fault) answer(name)
  }
  return (
    <Dialog open title={messages[what]} onClose={() => answer(null)}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={messages.nameLabel}
          wide
          value={name}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          fault={submitted || taken.has(name) ? fault : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogButtons onCancel={() => answer(null)}>
          <Button type="submit">{messages.create}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
