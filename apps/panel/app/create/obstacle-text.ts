import type { PanelMessages } from '@zubr/i18n/panel'
import type { Obstacle } from '../cores/offer.ts'

/** Beside the price: what is refused where it is chosen is said there in full. */
export function obstacleText(messages: PanelMessages, obstacle: Obstacle): string {
  switch (obstacle) {
    case 'memory':
      return messages.errors.plan_too_small
    case 'unlisted':
    case 'nowhere':
      return messages.create.coreRefused[obstacle]
    case 'full':
      return messages.create.noRoom
    default:
      return messages.create[obstacle]
  }
}
