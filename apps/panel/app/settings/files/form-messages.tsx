import type { SettingsFilesMessages } from '@zubr/i18n/settings-files/settings-files-messages'
import { lazyMessages } from '../../components/lazy-messages.tsx'

/** Messages that only this tab needs. */
export const [WithFormMessages, useFormMessages] = lazyMessages<SettingsFilesMessages>(
  'the messages of settings files',
  {
    ru: async () => (await import('@zubr/i18n/settings-files/ru')).ru,
    en: async () => (await import('@zubr/i18n/settings-files/en')).en,
    pl: async () => (await import('@zubr/i18n/settings-files/pl')).pl,
    ua: async () => (await import('@zubr/i18n/settings-files/ua')).ua,
    lv: async () => (await import('@zubr/i18n/settings-files/lv')).lv,
    lt: async () => (await import('@zubr/i18n/settings-files/lt')).lt,
    et: async () => (await import('@zubr/i18n/settings-files/et')).et,
    fi: async () => (await import('@zubr/i18n/settings-files/fi')).fi,
    de: async () => (await import('@zubr/i18n/settings-files/de')).de,
  },
)
