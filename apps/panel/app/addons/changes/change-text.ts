import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { AddonsMessages } from '@zubr/i18n/addons/en'
import { fill } from '@zubr/i18n/format'

/** The text of one item of a change: `Updated: LockBox 1.2 → 1.3`. */
export function whatText(
  { do: done, name, from, to }: ServerChange['steps'][number],
  { changes }: Pick<AddonsMessages, 'changes'>,
): string {
  return fill(changes.what[done], { name, from: from ?? '…', to: to ?? '' }).trim()
}

/**
 * The text of a whole change: one item, and how many more. Dependencies are installed before the
 * addon.
 */
export function changeText(
  { steps }: Pick<ServerChange, 'steps'>,
  messages: Pick<AddonsMessages, 'changes'>,
): string {
  const named = steps.findLast((one) => one.do === 'install') ?? steps[0]
  if (!named) return messages.changes.done
  const text = whatText(named, messages)
  return steps.length > 1 ? `${text} +${steps.length - 1}` : text
}

/** The toast after a change. The modpack's card shows the rest. */
export const doneText = (
  change: Pick<ServerChange, 'kind' | 'steps'>,
  messages: Pick<AddonsMessages, 'changes'>,
): string => (change.kind === 'addons' ? changeText(change, messages) : messages.changes.done)

/** Why a change failed, and for which file of a modpack; empty if it did not fail. */
export function changeFailureText(
  { failure, steps }: Pick<ServerChange, 'failure' | 'steps'>,
  { changes }: Pick<AddonsMessages, 'changes'>,
): string {
  if (!failure) return ''
  const file = steps.find((one) => one.refusedFile !== undefined)?.refusedFile
  const reason = changes.failures[failure]
  return file === undefined ? reason : `${reason} ${fill(changes.refusedFile, { file })}`
}

/** The core that a change installed. For another core, `to` includes the name: `Paper 1.21.4`. */
export const coreText = ({ name, to }: Pick<ServerChange['steps'][number], 'name' | 'to'>): string =>
  to?.startsWith(`${name} `) ? to : `${name} ${to ?? ''}`.trim()
