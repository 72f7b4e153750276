import type { PlayerListsMessages } from '@zubr/i18n/player-lists/player-lists-messages'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the tab needs. */
export const [WithListMessages, useListMessages] = lazyMessages<PlayerListsMessages>(
  'the messages of lists of players',
  {
    ru: async () => (await import('@zubr/i18n/player-lists/ru')).ru,
    en: async () => (await import('@zubr/i18n/player-lists/en')).en,
    pl: async () => (await import('@zubr/i18n/player-lists/pl')).pl,
    ua: async () => (await import('@zubr/i18n/player-lists/ua')).ua,
    lv: async () => (await import('@zubr/i18n/player-lists/lv')).lv,
    lt: async () => (await import('@zubr/i18n/player-lists/lt')).lt,
    et: async () => (await import('@zubr/i18n/player-lists/et')).et,
    fi: async () => (await import('@zubr/i18n/player-lists/fi')).fi,
    de: async () => (await import('@zubr/i18n/player-lists/de')).de,
  },
)
