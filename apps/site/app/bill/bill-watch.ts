import type { Bill } from '@zubr/contracts/payments/bills'

/** A page's knowledge of its bill. */
export type Watched = {
  /** Last bill from the API; null before the first response. */
  bill: Bill | null
  /** The API knows no such bill. */
  isUnknown: boolean
  /** The last request failed: `bill` may be outdated. */
  isAway: boolean
}

export const nothingYet: Watched = { bill: null, isUnknown: false, isAway: false }

/**
 * Seconds between requests. The sequence restarts after a change, because a payer waits for an
 * answer.
 */
const pauses = [1, 1, 1, 2, 2, 3, 3, 5, 5, 10, 10, 20, 30, 60]
const requestTimeoutMs = 10_000

/** The bill id in a page's query string, where payment systems put it; undefined if absent. */
export function billIdIn(search: string): string | undefined {
  return new URLSearchParams(search).get('bill')?.trim().toLowerCase() || undefined
}

/**
 * No change is expected soon. A late payment or a refund is still possible, so a page that becomes
 * visible again requests the bill again.
 */
export function isSettled({ state, order }: Bill): boolean {
  if (state === 'paid') return order?.state !== 'waiting'
  return state !== 'preparing' && state !== 'waiting'
}

/**
 * Requests a bill at once and then with growing pauses while it can change and the page is visible.
 * It retries failures and reports each response. `ask` requests at once.
 */
export function watchBill(url: string, tell: (watched: Watched) => void): { ask(): void; stop(): void } {
  let watched = nothingYet
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  const know = (next: Watched) => {
    const { bill } = watched
    const isOther =
      bill?.state !== next.bill?.state ||
      bill?.reason !== next.bill?.reason ||
      bill?.order?.state !== next.bill?.order?.state
    if (next.bill && isOther) asked = 0
    watched = next
    tell(next)
  }
  const askAfter = (seconds: number) => {
    clearTimeout(timer)
    if (!document.hidden && !isStopped) timer = setTimeout(ask, seconds * 1000)
  }

  async function ask() {
    if (isAsking || isStopped) return
    isAsking = true
    clearTimeout(timer)
    let least = 0
    try {
      const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(requestTimeoutMs) })
      // 400: not a valid id.
      if (answer.status === 404 || answer.status === 400) know({ bill: null, isUnknown: true, isAway: false })
      else if (answer.ok) know({ bill: (await answer.json()) as Bill, isUnknown: false, isAway: false })
      else {
        least = Number(answer.headers.get('retry-after')) || 0
        know({ ...watched, isAway: true })
      }
    } catch {
      // After a timeout, an error or a network failure the last bill stays; the page marks it as
      // outdated.
      know({ ...watched, isAway: true })
    }
    isAsking = false
    const { bill, isUnknown, isAway } = watched
    if (!isAway && (isUnknown || (bill && isSettled(bill)))) return
    askAfter(Math.max(least, pauses[Math.min(asked, pauses.length - 1)] ?? 60))
    asked++
  }

  const again = () => {
    asked = 0
    void ask()
  }
  const look = () => {
    if (document.hidden) clearTimeout(timer)
    else again()
  }
  // A page restored from the back/forward cache holds an old state.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', again)
  addEventListener('pageshow', comeBack)
  void ask()

  return {
    ask: again,
    stop() {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', again)
      removeEventListener('pageshow', comeBack)
    },
  }
}
