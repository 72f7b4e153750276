import { type ActivityKind, activityKinds } from '@zubr/contracts/server-activity'
import type { Activity } from '@zubr/contracts/servers/history'
import { lookUp } from '@zubr/domain/tables/look-up'
import { fill, formatDuration, plural } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'
import type { z } from 'zod'

/** An entry's kind and what follows its first colon; an operator's reason may hold more of them. */
export function partsOf(what: string): { kind: string; reason: string | undefined } {
  const [kind = '', ...rest] = what.split(':')
  return { kind, reason: rest.length > 0 ? rest.join(':') : undefined }
}

/** Accounts are named by their logins, and what is none by its own word. */
export function whoIs(words: PanelMessages, who: string): string {
  const others = words.server.who
  return Object.hasOwn(others, who) ? others[who as keyof typeof others] : who
}

/** An entry in words, with how it ended where that is not as asked. */
export function activityText(
  words: PanelMessages,
  { what, operation }: Pick<z.infer<typeof Activity>['entries'][number], 'what' | 'operation'>,
  locale: Locale,
): string {
  const text = filesText(words, what, locale) ?? kindText(words, what, locale)
  const outcome = operation?.outcome
  const isAsAsked = outcome !== 'failed' && outcome !== 'superseded'
  return isAsAsked ? text : fill(words.server.outcomes[outcome], { what: text })
}

/** `files:sftp:uploaded:2140`, in words; undefined for what this panel has no words for. */
function filesText({ sftp }: PanelMessages, what: string, locale: Locale): string | undefined {
  const [kind, way, change, count] = what.split(':')
  if (kind !== 'files') return undefined
  const forms = lookUp(sftp.changes, change ?? '')
  const place = lookUp(sftp.ways, way ?? '')
  return forms && place && fill(place, { what: plural(locale, forms, Number(count)) })
}

function whyText(words: PanelMessages, kind: string, reason: string): string | undefined {
  const texts: Record<string, Record<string, string>> = {
    not_moved: words.move.failures,
    backup_failed: words.backups.failures,
    restore_failed: words.backups.failures,
    change_failed: words.backups.failures,
    undo_failed: words.backups.failures,
  }
  const own: Record<string, string> = lookUp(texts, kind) ?? words.reasons
  return lookUp(own, reason)
}

/** After these stands a name, which is shown as it is. */
const named: readonly string[] = [
  'subdomain_changed',
  'domain_added',
  'domain_removed',
  'domain_confirmed',
  'domain_lost',
  'started_by_joining',
] satisfies ActivityKind[]

/** After these stand minutes. */
const timed: readonly string[] = ['empty_stop_on', 'stopped_empty'] satisfies ActivityKind[]

/** A kind that this panel does not know yet is shown as it is. */
function kindText(words: PanelMessages, what: string, locale: Locale): string {
  const { kind, reason } = partsOf(what)
  if (!activityKinds.some((known) => known === kind)) return what
  const text = words.server.kinds[kind as ActivityKind] // just found among them
  if (reason === undefined) return text
  if (named.includes(kind)) return `${text} (${reason})`
  if (timed.includes(kind)) return `${text} (${formatDuration(locale, Number(reason) * 60)})`
  const because =
    kind === 'blocked' ? fill(words.server.blockReason, { reason }) : whyText(words, kind, reason)
  return because ? fill(words.server.because, { what: text, reason: because }) : text
}
