import type { AddonsMessages } from '@zubr/i18n/addons/addons-messages'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the addons tab needs. */
export const [WithAddonsMessages, useAddonsMessages] = lazyMessages<AddonsMessages>(
  'the messages of addons',
  {
    ru: async () => (await import('@zubr/i18n/addons/ru')).ru,
    en: async () => (await import('@zubr/i18n/addons/en')).en,
    pl: async () => (await import('@zubr/i18n/addons/pl')).pl,
    ua: async () => (await import('@zubr/i18n/addons/ua')).ua,
    lv: async () => (await import('@zubr/i18n/addons/lv')).lv,
    lt: async () => (await import('@zubr/i18n/addons/lt')).lt,
    et: async () => (await import('@zubr/i18n/addons/et')).et,
    fi: async () => (await import('@zubr/i18n/addons/fi')).fi,
    de: async () => (await import('@zubr/i18n/addons/de')).de,
  },
  { loading: null, lost: null },
)
