import type { SettingsFilesMessages } from '@zubr/i18n/settings-files/words'
import { lazyWords } from '../../components/lazy-words.tsx'

/** The words of settings files, which only this tab needs. */
export const [FormWords, useFormWords] = lazyWords<SettingsFilesMessages>('the words of settings files', {
  ru: async () => (await import('@zubr/i18n/settings-files/ru')).ru,
  en: async () => (await import('@zubr/i18n/settings-files/en')).en,
  pl: async () => (await import('@zubr/i18n/settings-files/pl')).pl,
  ua: async () => (await import('@zubr/i18n/settings-files/ua')).ua,
  lv: async () => (await import('@zubr/i18n/settings-files/lv')).lv,
  lt: async () => (await import('@zubr/i18n/settings-files/lt')).lt,
  et: async () => (await import('@zubr/i18n/settings-files/et')).et,
  fi: async () => (await import('@zubr/i18n/settings-files/fi')).fi,
  de: async () => (await import('@zubr/i18n/settings-files/de')).de,
})
