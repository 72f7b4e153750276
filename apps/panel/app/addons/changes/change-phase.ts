import type { ChangePhase } from '@zubr/contracts/addons/addon-constants'
import type { ServerChange } from '@zubr/contracts/addons/changes'

const ended: readonly ChangePhase[] = ['done', 'failed', 'cancelled', 'undone']

export const isUnderWay = ({ phase }: Pick<ServerChange, 'phase'>): boolean => !ended.includes(phase)

/** Nothing is applied yet, or the application can still be cancelled. */
export const canCancel = ({ phase }: Pick<ServerChange, 'phase'>): boolean =>
  phase === 'reading' || phase === 'asking' || phase === 'saving' || phase === 'applying'
