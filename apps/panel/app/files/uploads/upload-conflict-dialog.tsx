import type { IfTaken } from '@zubr/contracts/files/file-constants'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useI18n } from '../../i18n.tsx'
import type { UploadStore } from './upload-store.ts'
import type { UploadProgress } from './upload-types.ts'
import styles from './uploads.module.css'

/** Asks what to do with a taken name; dismissed, the file is skipped. */
export function UploadConflictDialog({ upload, store }: { upload: UploadProgress; store: UploadStore }) {
  const { messages } = useI18n()
  const [forAll, setForAll] = useState(false)
  const path = upload.taken ?? ''
  const answer = (ifTaken: IfTaken) => store.answer(upload.id, path, ifTaken, forAll)
  return (
    <Dialog
      open
      title={messages.uploads.takenTitle}
      onClose={() => store.answer(upload.id, path, 'skip', false)}
    >
      <p className={styles.question}>{fill(messages.uploads.takenText, { name: path })}</p>
      {upload.files > 1 && (
        <label className={styles.forAll}>
          <input type="checkbox" checked={forAll} onChange={() => setForAll(!forAll)} />
          {messages.uploads.forAll}
        </label>
      )}
      <div className={styles.answers}>
        <Button tone="quiet" onClick={() => answer('skip')}>
          {messages.uploads.skip}
        </Button>
        <Button tone="quiet" onClick={() => answer('keep_both')}>
          {messages.uploads.keepBoth}
        </Button>
        <Button onClick={() => answer('replace')}>{messages.uploads.replace}</Button>
      </div>
    </Dialog>
  )
}
