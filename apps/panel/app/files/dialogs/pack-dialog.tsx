import { type ArchiveFormat, archiveFormats } from '@zubr/contracts/files/file-constants'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Segments } from '../../components/fields/segments.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import styles from './dialogs.module.css'
import { isName } from './name-dialog.tsx'

type Answer = { name: string; format: ArchiveFormat }

export function PackDialog({ name: first, answer }: { name: string; answer(chosen: Answer | null): void }) {
  const { dialogs: messages, actions } = useFilesMessages()
  const [stem, setStem] = useState(first)
  const [format, setFormat] = useState<ArchiveFormat>('zip')
  const name = `${stem}.${format}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stem !== '' && isName(name)) answer({ name, format })
  }
  return (
    <Dialog open title={messages.packTitle} onClose={() => answer(null)}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextField
          label={messages.nameLabel}
          wide
          value={stem}
          autoComplete="off"
          spellCheck={false}
          after={<span className={styles.ending}>.{format}</span>}
          fault={stem !== '' && isName(name) ? undefined : messages.badName}
          onChange={({ target }) => setStem(target.value)}
        />
        <Segments
          name="format"
          legend={messages.format}
          options={archiveFormats.map((format) => [format, format] as const)}
          chosen={format}
          onChoose={setFormat}
          className={styles.segments}
        />
        <DialogButtons onCancel={() => answer(null)}>
          <Button type="submit">{actions.pack}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
