import type { ChangePhase } from '@zubr/contracts/addons/addon-constants'
import type { ServerChange } from '@zubr/contracts/addons/changes'

const ended: readonly ChangePhase[] = ['done', 'failed', 'cancelled', 'undone']

export const isUnderWay = ({ phase }: Pick<ServerChange, 'phase'>): boolean => !ended.includes(phase)

/** Nothing is put in place yet, or what is can still be called off. */
export const canCancel = ({ phase }: Pick<ServerChange, 'phase'>): boolean =>
  phase === 'reading' || phase === 'asking' || phase === 'saving' || phase === 'applying'
