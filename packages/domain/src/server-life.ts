import { dataKeptDays } from './legal/retention.ts'
import { serviceTimeZone } from './service-time.ts'
import { type BillingCycle, cycleAnchor, cycleEnd, monthsAfter } from './terms/billing-cycle.ts'

export type LifeState = 'active' | 'suspended' | 'archived' | 'blocked' | 'deleted'

/** Mails before and at each step; each is sent once per period. */
export type LifeMail =
  | 'ends_in_3_days'
  | 'ends_in_1_day'
  | 'suspended'
  | 'deletion_in_3_days'
  | 'deletion_in_1_day'
  | 'deleted'
  | 'blocked'
  | 'unblocked'
  | 'deleted_for_violation'

/** The state of a server's contract. */
export type Life = {
  state: LifeState
  /** Null on a free plan, which does not end. */
  paidUntil: Date | null
  /** Start of the paid months, so that each ends on the same day of the month. */
  billingCycleAnchor: Date | null
  /** When the data are deleted, while suspended. */
  deleteAt: Date | null
  blockedAt: Date | null
  /**
   * When a mail server accepted the final warning: the last day starts then. Until then the data
   * stay.
   */
  finalWarningAt: Date | null
  /** Mails sent in this period. */
  mailed: readonly LifeMail[]
}

/**
 * `warned`: a mail server accepted the last warning, or the operator confirms that the owner knows.
 * `restore`: paid time that a chargeback ended is paid again, as in `restored`.
 */
export type LifeEvent =
  | 'tick'
  | 'warned'
  | 'extend'
  | 'restore'
  | 'block'
  | 'confirm_block'
  | 'unblock'
  | 'archive'
  | 'unarchive'
  | 'delete'

/** Effects of a transition besides the new state, in order. */
export type LifeEffect =
  | { mail: LifeMail }
  | {
      log:
        | 'suspended'
        | 'restored'
        | 'extended'
        | 'archived'
        | 'unarchived'
        | 'blocked'
        | 'unblocked'
        | 'deleted'
    }

/** `undefined` if the event is invalid in that state; the caller reports the refusal. */
export type LifeStep = { life: Life; effects: LifeEffect[] } | undefined

export const dayMs = 86_400_000

/** A day from now, or `earliest` if that is later. */
export const dayAfter = (now: Date, earliest = now) => new Date(Math.max(+earliest, +now + dayMs))

export const newLife = (paidUntil: Date | null, billingCycleAnchor: Date | null = null): Life => ({
  state: 'active',
  paidUntil,
  billingCycleAnchor,
  deleteAt: null,
  blockedAt: null,
  finalWarningAt: null,
  mailed: [],
})

/** Number of months that can be paid at once. */
export const termMonths = [1, 3, 6, 12] as const
export type TermMonths = (typeof termMonths)[number]

/** The warning for the remaining time. Mails and the panel's marks both use it. */
export function warningAt(leftMs: number): '1_day' | '3_days' | undefined {
  if (leftMs <= dayMs) return '1_day'
  return leftMs <= 3 * dayMs ? '3_days' : undefined
}

/**
 * The transition of a server on an event or the passage of time. `months`: length of an extension.
 */
export function lifeAfter(
  life: Life,
  event: LifeEvent,
  now: Date,
  {
    months = 1,
    timeZone = serviceTimeZone,
    restored,
  }: { months?: TermMonths; timeZone?: string; restored?: BillingCycle } = {},
): LifeStep {
  if (life.state === 'deleted') return event === 'tick' ? { life, effects: [] } : undefined
  switch (event) {
    case 'tick':
      return tick(life, now)
    case 'warned':
      if (life.state !== 'suspended' || !life.deleteAt || life.finalWarningAt) return undefined
      return { life: { ...life, finalWarningAt: now, deleteAt: dayAfter(now, life.deleteAt) }, effects: [] }
    case 'extend':
      return extend(life, now, { months, timeZone })
    case 'restore':
      return restore(life, now, restored)
    case 'block':
      // An archived server does not run, and a block would lose where its files are.
      if (life.state === 'blocked' || life.state === 'archived') return undefined
      return {
        life: { ...life, state: 'blocked', blockedAt: now, deleteAt: null, finalWarningAt: null },
        effects: [{ log: 'blocked' }, { mail: 'blocked' }],
      }
    case 'confirm_block':
      if (life.state !== 'blocked') return undefined
      return deletedStep(life, [{ log: 'deleted' }, { mail: 'deleted_for_violation' }])
    case 'unblock':
      return unblock(life, now)
    case 'archive':
      if (life.state !== 'active' || life.paidUntil) return undefined
      return { life: { ...life, state: 'archived' }, effects: [{ log: 'archived' }] }
    case 'unarchive':
      if (life.state !== 'archived') return undefined
      return { life: newLife(null), effects: [{ log: 'unarchived' }] }
    case 'delete':
      // A blocked server is evidence until the operator decides.
      return life.state === 'blocked' ? undefined : deletedStep(life, [{ log: 'deleted' }])
  }
}

/**
 * All due steps, however far the clock went. Data are never deleted without a day's warning: after
 * a downtime the last warning is sent first. While no mail server accepts it, it is sent again
 * every day.
 */
function tick(life: Life, now: Date): NonNullable<LifeStep> {
  const effects: LifeEffect[] = []
  let next = life
  const mailOnce = (mail: LifeMail) => {
    if (next.mailed.includes(mail)) return
    next = { ...next, mailed: [...next.mailed, mail] }
    effects.push({ mail })
  }
  if (next.state === 'active' && next.paidUntil) {
    const leftMs = +next.paidUntil - +now
    if (leftMs <= 0) {
      next = { ...next, state: 'suspended', deleteAt: new Date(+next.paidUntil + dataKeptDays * dayMs) }
      effects.push({ log: 'suspended' })
      mailOnce('suspended')
    } else {
      const warning = warningAt(leftMs)
      if (warning) mailOnce(`ends_in_${warning}`)
    }
  }
  if (next.state === 'suspended' && next.deleteAt) {
    const leftMs = +next.deleteAt - +now
    if (next.finalWarningAt) {
      if (leftMs <= 0) return deletedStep(next, [...effects, { log: 'deleted' }, { mail: 'deleted' }])
    } else if (next.mailed.includes('deletion_in_1_day')) {
      if (leftMs <= 0) {
        next = { ...next, deleteAt: dayAfter(now) }
        effects.push({ mail: 'deletion_in_1_day' })
      }
    } else {
      const warning = warningAt(leftMs)
      if (warning === '1_day') next = { ...next, deleteAt: dayAfter(now, next.deleteAt) }
      if (warning) mailOnce(`deletion_in_${warning}`)
    }
  }
  return { life: next, effects }
}

/** Adds months after the paid time, or from now on if that has passed. */
function extend(
  { state, paidUntil, billingCycleAnchor }: Life,
  now: Date,
  { months, timeZone }: { months: TermMonths; timeZone: string },
): LifeStep {
  if (state === 'blocked' || !paidUntil) return undefined
  const cycle = { paidUntil, billingCycleAnchor }
  const extended =
    paidUntil > now
      ? newLife(cycleEnd(cycle, months, timeZone), cycleAnchor(cycle, timeZone))
      : newLife(monthsAfter(now, months, timeZone), now)
  return {
    life: extended,
    effects: [{ log: 'extended' as const }, ...(state === 'suspended' ? [{ log: 'restored' as const }] : [])],
  }
}

/** A blocked server gets its time, counted from the block, and stays blocked. */
function restore(life: Life, now: Date, restored: BillingCycle | undefined): LifeStep {
  const from = life.state === 'blocked' ? (life.blockedAt ?? now) : now
  if (!life.paidUntil || !restored || restored.paidUntil <= from) return undefined
  if (life.state === 'blocked') return { life: { ...life, ...restored }, effects: [] }
  return {
    life: newLife(restored.paidUntil, restored.billingCycleAnchor),
    effects: [{ log: life.state === 'suspended' ? 'restored' : 'extended' }],
  }
}

/** The time of the block is returned. Source: the offer, on mistaken blocks. */
function unblock(life: Life, now: Date): LifeStep {
  if (life.state !== 'blocked') return undefined
  const blockedMs = +now - +(life.blockedAt ?? now)
  const afterBlock = (date: Date | null) => date && new Date(+date + blockedMs)
  const [paidUntil, anchor] = [afterBlock(life.paidUntil), afterBlock(life.billingCycleAnchor)]
  const unblocked: LifeEffect[] = [{ log: 'unblocked' }, { mail: 'unblocked' }]
  if (paidUntil === null || paidUntil > now) return { life: newLife(paidUntil, anchor), effects: unblocked }
  // It was already unpaid when it was blocked.
  return {
    life: {
      ...newLife(paidUntil, anchor),
      state: 'suspended',
      deleteAt: new Date(+now + dataKeptDays * dayMs),
      mailed: ['suspended'],
    },
    effects: [...unblocked, { log: 'suspended' }, { mail: 'suspended' }],
  }
}

function deletedStep(life: Life, effects: LifeEffect[]): NonNullable<LifeStep> {
  return {
    life: { ...life, state: 'deleted', deleteAt: null, blockedAt: null, finalWarningAt: null },
    effects,
  }
}
