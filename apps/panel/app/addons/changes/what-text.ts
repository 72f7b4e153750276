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

/** Which core a change has brought. Of another core its name stands in what it is changed to: `Paper 1.21.4`. */
export const coreText = ({ name, to }: Pick<ServerChange['what'][number], 'name' | 'to'>): string =>
  to?.startsWith(`${name} `) ? to : `${name} ${to ?? ''}`.trim()
