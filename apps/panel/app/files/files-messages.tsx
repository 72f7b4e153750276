import type { FilesMessages } from '@zubr/i18n/files'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the file manager needs. */
export const [WithFilesMessages, useFilesMessages] = lazyMessages<FilesMessages>(
  'the messages of the files',
  {
    ru: async () => (await import('@zubr/i18n/files/ru')).ru,
    en: async () => (await import('@zubr/i18n/files/en')).en,
    pl: async () => (await import('@zubr/i18n/files/pl')).pl,
    ua: async () => (await import('@zubr/i18n/files/ua')).ua,
    lv: async () => (await import('@zubr/i18n/files/lv')).lv,
    lt: async () => (await import('@zubr/i18n/files/lt')).lt,
    et: async () => (await import('@zubr/i18n/files/et')).et,
    fi: async () => (await import('@zubr/i18n/files/fi')).fi,
    de: async () => (await import('@zubr/i18n/files/de')).de,
  },
)
