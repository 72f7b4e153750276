import { type ActivityKind, activityKinds } from '@zubr/contracts/server-activity'
import type { Activity, StateReason } from '@zubr/contracts/servers'
import { fill } from '@zubr/i18n/format'
import type { PanelMessages } from '@zubr/i18n/panel'
import type { z } from 'zod'

/** An entry's kind and what follows its first colon; an operator's reason may hold more of them. */
export function partsOf(what: string): { kind: string; reason: string | undefined } {
  const colon = what.indexOf(':')
  return colon < 0
    ? { kind: what, reason: undefined }
    : { kind: what.slice(0, colon), reason: what.slice(colon + 1) }
}

/** An entry in words, with how it ended where that is not as asked. */
export function activityText(
  words: PanelMessages,
  { what, operation }: Pick<z.infer<typeof Activity>['entries'][number], 'what' | 'operation'>,
): string {
  const text = kindText(words, what)
  switch (operation?.outcome) {
    case 'failed':
    case 'superseded':
      return fill(words.server.outcomes[operation.outcome], { what: text })
    default:
      return text
  }
}

/** A kind that this panel does not know yet is shown as it is. */
function kindText(words: PanelMessages, what: string): string {
  const { kind, reason } = partsOf(what)
  if (!activityKinds.some((known) => known === kind)) return what
  const text = words.server.kinds[kind as ActivityKind] // just found among them
  if (reason === undefined) return text
  const because =
    kind === 'blocked' ? fill(words.server.blockReason, { reason }) : words.reasons[reason as StateReason]
  return because ? fill(words.server.because, { what: text, reason: because }) : text
}
