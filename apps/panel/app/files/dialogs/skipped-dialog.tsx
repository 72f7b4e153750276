import type { FileOutcome } from '@zubr/contracts/files/answers'
import type { SkipReason } from '@zubr/contracts/files/file-constants'
import type { FilesMessages } from '@zubr/i18n/files/en'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { useI18n } from '../../i18n.tsx'
import { useFilesMessages } from '../files-messages.tsx'
import styles from './dialogs.module.css'

/** The number of listed names. */
const maxShown = 500

export type Skipped = Pick<FileOutcome, 'path' | 'reason'>

export function skipText(reason: SkipReason, { dialogs, failures }: FilesMessages): string {
  return reason === 'bad_name' || reason === 'taken' || reason === 'not_here'
    ? failures[reason]
    : dialogs.skipped[reason]
}

/** Lists the archive entries that were not unpacked, with reasons. */
export function SkippedDialog({ rows, answer }: { rows: readonly Skipped[]; answer(read: null): void }) {
  const { messages: common } = useI18n()
  const all = useFilesMessages()
  const messages = all.dialogs
  return (
    <Dialog open title={messages.skippedTitle} onClose={() => answer(null)}>
      <p>{messages.skippedLead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul className={styles.inside} tabIndex={0} aria-label={messages.skippedTitle}>
        {rows.slice(0, maxShown).map(({ path, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an archive may have a name twice
          <li key={at}>
            <bdi>{path}</bdi>
            {reason && ` – ${skipText(reason, all)}`}
          </li>
        ))}
        {rows.length > maxShown && <li>…</li>}
      </ul>
      <DialogButtons>
        <Button onClick={() => answer(null)}>{common.frame.close}</Button>
      </DialogButtons>
    </Dialog>
  )
}
