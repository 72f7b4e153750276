import type { FilesMessages } from '@zubr/i18n/files/en'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the file manager needs. */
export const [WithFilesMessages, useFilesMessages] = lazyMessages(
  'the messages of the files',
  import.meta.glob<Record<string, FilesMessages>>('./??.ts', { base: '../../../../packages/i18n/src/files' }),
)
