import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { AddonsMessages } from '@zubr/i18n/addons/words'
import { fill } from '@zubr/i18n/format'

/** One thing that a change did, in words: `Updated: LockBox 1.2 → 1.3`. */
export function whatText(
  { do: done, name, from, to }: ServerChange['what'][number],
  { changes }: Pick<AddonsMessages, 'changes'>,
): string {
  return fill(changes.what[done], { name, from: from ?? '…', to: to ?? '' }).trim()
}
