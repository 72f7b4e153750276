import type { SettingsFilesMessages } from '@zubr/i18n/settings-files/en'
import { lazyMessages } from '../../components/lazy-messages.tsx'

/** Messages that only this tab needs. */
export const [WithFormMessages, useFormMessages] = lazyMessages(
  'the messages of settings files',
  import.meta.glob<Record<string, SettingsFilesMessages>>('./??.ts', {
    base: '../../../../../packages/i18n/src/settings-files',
  }),
)
