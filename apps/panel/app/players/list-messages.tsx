import type { PlayerListsMessages } from '@zubr/i18n/player-lists/en'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the tab needs. */
export const [WithListMessages, useListMessages] = lazyMessages(
  'the messages of lists of players',
  import.meta.glob<Record<string, PlayerListsMessages>>('./??.ts', {
    base: '../../../../packages/i18n/src/player-lists',
  }),
)
