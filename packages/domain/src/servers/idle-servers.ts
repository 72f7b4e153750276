import { dayMs } from '../server-life.ts'

/**
 * Days before the archive at which the owner of an idle free server gets the first and the last
 * notice.
 */
export const firstNoticeDays = 14
export const lastNoticeDays = 3
/** A shorter limit would announce the archive of a server that is still in use. */
export const minIdleDays = 30

/**
 * One of the two e-mails: when it was last stored for sending, and when a mail server accepted it.
 */
export type IdleNotice = { sentAt: Date | null; deliveredAt: Date | null }

/** A free server that runs or could run. */
export type IdleServer = {
  /** The last sign-in of its owner, or the last moment with a player, whichever is later. */
  usedAt: Date
  first: IdleNotice
  last: IdleNotice
  /** A mail server has rejected the owner's address permanently: no notice can be delivered. */
  isMailRefused?: boolean
}

export type IdleStep = 'send_first' | 'send_last' | 'archive' | 'forget_notices'

/** A server whose owner is unreachable by mail is archived after this many limits. */
const limitsWithoutMail = 2

/** Days after which a notice that no mail server has accepted is stored again. */
export const noticeRepeatDays = 3

/**
 * The due step of an unused free server, or undefined. `idleDays` is the operator's limit; 0
 * disables it. A server is archived only after both notices were delivered, each with its full
 * time. If a mail server rejected the address permanently, both are sent once, and the limit is
 * doubled.
 */
export function idleStep(
  { usedAt, first, last, isMailRefused = false }: IdleServer,
  { idleDays, now }: { idleDays: number; now: Date },
): IdleStep | undefined {
  if (first.sentAt && usedAt > first.sentAt) return 'forget_notices'
  if (idleDays <= 0) return first.sentAt ? 'forget_notices' : undefined
  const archiveAt = archiveMoment({ usedAt, first, last }, { idleDays, now })
  if (isMailRefused && first.sentAt) {
    const noticedAt = +first.sentAt + firstNoticeDays * dayMs
    const limitAt = Math.max(+usedAt + limitsWithoutMail * idleDays * dayMs, noticedAt)
    if (!last.sentAt) return +now >= limitAt - lastNoticeDays * dayMs ? 'send_last' : undefined
    return +now >= Math.max(limitAt, +last.sentAt + lastNoticeDays * dayMs) ? 'archive' : undefined
  }
  if (!first.deliveredAt)
    return +now >= +archiveAt - firstNoticeDays * dayMs && canRepeat(first, now) ? 'send_first' : undefined
  if (!last.deliveredAt)
    return +now >= +archiveAt - lastNoticeDays * dayMs && canRepeat(last, now) ? 'send_last' : undefined
  return now >= archiveAt ? 'archive' : undefined
}

/** The earliest archive of a server if it stays unused. The e-mails contain it. */
export function archiveMoment(
  { usedAt, first, last }: IdleServer,
  { idleDays, now }: { idleDays: number; now: Date },
): Date {
  const afterFirst = +(first.deliveredAt ?? now) + firstNoticeDays * dayMs
  const isFirstDelivered = first.deliveredAt !== null
  const afterLast = last.deliveredAt ? +last.deliveredAt + lastNoticeDays * dayMs : 0
  const byLimit = +usedAt + idleDays * dayMs
  // A late first notice moves the archive; one that is not due yet does not.
  if (!isFirstDelivered && byLimit >= afterFirst) return new Date(byLimit)
  const announced = Math.max(byLimit, afterFirst, afterLast)
  const lastIsLate = isFirstDelivered && !last.deliveredAt && +now + lastNoticeDays * dayMs > announced
  return new Date(lastIsLate ? +now + lastNoticeDays * dayMs : announced)
}

const canRepeat = ({ sentAt }: IdleNotice, now: Date): boolean =>
  sentAt === null || +now - +sentAt >= noticeRepeatDays * dayMs

/** The clock checks each server at least this often, because settings and nodes change. */
const checkEachDays = 1

/** The next check of a server: when its next step is due, or in a day. Always after `now`. */
export function nextIdleCheck(
  { usedAt, first, last, isMailRefused = false }: IdleServer,
  { idleDays, now }: { idleDays: number; now: Date },
): Date {
  const latest = +now + checkEachDays * dayMs
  if (idleDays <= 0 || (isMailRefused && first.sentAt)) return new Date(latest)
  const archiveAt = +archiveMoment({ usedAt, first, last }, { idleDays, now })
  const open = first.deliveredAt ? last : first
  const aheadDays = first.deliveredAt ? lastNoticeDays : firstNoticeDays
  const repeatAt = open.sentAt ? +open.sentAt + noticeRepeatDays * dayMs : 0
  const dueAt = open.deliveredAt ? archiveAt : Math.max(archiveAt - aheadDays * dayMs, repeatAt)
  return new Date(dueAt > +now ? Math.min(dueAt, latest) : latest)
}
