import type { PanelMessages } from '@zubr/i18n/panel'
import type { Obstacle } from './offer.ts'

/** Beside the price: what is refused where it is chosen is said there in full. */
export function obstacleText(words: PanelMessages, obstacle: Obstacle): string {
  switch (obstacle) {
    case 'memory':
      return words.errors.plan_too_small
    case 'unlisted':
    case 'nowhere':
      return words.create.coreRefused[obstacle]
    case 'full':
      return words.create.noRoom
    default:
      return words.create[obstacle]
  }
}
