import { dayMs } from '../server-life.ts'

/** So long before it is archived the owner of an idle free server gets the first and the last notice. */
export const firstNoticeDays = 14
export const lastNoticeDays = 3
/** A shorter limit would announce the archive of a server that was used a moment ago. */
export const minIdleDays = 30

/** One of the two e-mails: when it was last stored to be sent, and when a mail server accepted it. */
export type IdleNotice = { sentAt: Date | null; deliveredAt: Date | null }

/** A free server that runs or could run. */
export type IdleServer = {
  /** The last sign-in of its owner, or the last moment with a player, whatever was later. */
  usedAt: Date
  first: IdleNotice
  last: IdleNotice
  /** A mail server has refused the owner's address for good: no notice will ever be delivered. */
  isMailRefused?: boolean
}

export type IdleStep = 'send_first' | 'send_last' | 'archive' | 'forget_notices'

/** A server whose owner no mail can reach is archived after so many limits. */
const limitsWithoutMail = 2

/** A notice that no mail server has accepted is stored again after this long. */
export const noticeRepeatDays = 3

/**
 * What is due for a free server that nobody uses, or undefined. `idleDays` is the operator's limit; 0 switches it off.
 * A server is archived only after both notices were delivered, each with the full time before the archive. Where a mail server
 * refused the owner's address for good, both are sent once, and it is archived after twice the limit.
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

/** When a server will be archived at the earliest if nobody uses it. The e-mails name it. */
export function archiveMoment(
  { usedAt, first, last }: IdleServer,
  { idleDays, now }: { idleDays: number; now: Date },
): Date {
  const afterFirst = +(first.deliveredAt ?? now) + firstNoticeDays * dayMs
  const isFirstDelivered = first.deliveredAt !== null
  const afterLast = last.deliveredAt ? +last.deliveredAt + lastNoticeDays * dayMs : 0
  const byLimit = +usedAt + idleDays * dayMs
  // A first notice that is late moves the archive; one that is not due yet does not.
  if (!isFirstDelivered && byLimit >= afterFirst) return new Date(byLimit)
  const announced = Math.max(byLimit, afterFirst, afterLast)
  const lastIsLate = isFirstDelivered && !last.deliveredAt && +now + lastNoticeDays * dayMs > announced
  return new Date(lastIsLate ? +now + lastNoticeDays * dayMs : announced)
}

const canRepeat = ({ sentAt }: IdleNotice, now: Date): boolean =>
  sentAt === null || +now - +sentAt >= noticeRepeatDays * dayMs

/** The clock looks at each server this often at least, whatever it expected: settings and nodes change. */
const checkEachDays = 1

/** When the clock is to look at a server again: when its next step is due, or in a day. Always after `now`. */
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
