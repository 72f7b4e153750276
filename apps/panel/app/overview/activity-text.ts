import { type ActivityKind, activityKinds } from '@zubr/contracts/servers/activity'
import type { Activity } from '@zubr/contracts/servers/history'
import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatDuration, plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import type { z } from 'zod'

/**
 * An entry's kind, and the text after its first colon; an operator's reason may contain more
 * colons.
 */
export function partsOf(what: string): { kind: string; reason: string | undefined } {
  const [kind = '', ...rest] = what.split(':')
  return { kind, reason: rest.length > 0 ? rest.join(':') : undefined }
}

/** The actor: an account's login, or a translated name for others. */
export function whoIs(messages: PanelMessages, who: string): string {
  const others = messages.server.who
  return Object.hasOwn(others, who) ? others[who as keyof typeof others] : who
}

/** The text of an entry, with its outcome if unusual. */
export function activityText(
  messages: PanelMessages,
  { event: what, operation }: Pick<z.infer<typeof Activity>['entries'][number], 'event' | 'operation'>,
  locale: Locale,
): string {
  const text = filesText(messages, what, locale) ?? kindText(messages, what, locale)
  const outcome = operation?.outcome
  const isAsAsked = outcome !== 'failed' && outcome !== 'superseded'
  return isAsAsked ? text : fill(messages.server.outcomes[outcome], { what: text })
}

/** The text of `files:sftp:uploaded:2140`; undefined if this panel does not know it. */
function filesText({ sftp }: PanelMessages, what: string, locale: Locale): string | undefined {
  const [kind, way, change, count] = what.split(':')
  if (kind !== 'files') return undefined
  const forms = lookUp(sftp.changes, change ?? '')
  const wayText = lookUp(sftp.ways, way ?? '')
  return forms && wayText && fill(wayText, { what: plural(locale, forms, Number(count)) })
}

function whyText(messages: PanelMessages, kind: string, reason: string): string | undefined {
  const texts: Record<string, Record<string, string>> = {
    not_moved: messages.move.failures,
    backup_failed: messages.backups.failures,
    restore_failed: messages.backups.failures,
    change_failed: messages.backups.failures,
    undo_failed: messages.backups.failures,
  }
  const reasonTexts: Record<string, string> = lookUp(texts, kind) ?? messages.reasons
  return lookUp(reasonTexts, reason)
}

/** Kinds followed by a name, which is shown as it is. */
const named: readonly string[] = [
  'subdomain_changed',
  'domain_added',
  'domain_removed',
  'domain_confirmed',
  'domain_lost',
  'started_by_joining',
] satisfies ActivityKind[]

/** Kinds followed by minutes. */
const timed: readonly string[] = ['empty_stop_on', 'stopped_empty'] satisfies ActivityKind[]

/** The text of a kind; an unknown kind is shown as it is. */
function kindText(messages: PanelMessages, what: string, locale: Locale): string {
  const { kind, reason } = partsOf(what)
  if (!activityKinds.some((known) => known === kind)) return what
  const text = messages.server.kinds[kind as ActivityKind]
  if (reason === undefined) return text
  if (named.includes(kind)) return `${text} (${reason})`
  if (timed.includes(kind)) return `${text} (${formatDuration(locale, Number(reason) * 60)})`
  const because =
    kind === 'blocked' ? fill(messages.server.blockReason, { reason }) : whyText(messages, kind, reason)
  return because ? fill(messages.server.because, { what: text, reason: because }) : text
}
