import type { PanelMessages } from '@zubr/i18n/panel/en'
import type { Obstacle } from '../cores/offer.ts'

/** The short text beside the price; the full reason is at the field. */
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
