import type { Invoice } from '@zubr/contracts/payments/invoices'

/** A page's knowledge of its invoice. */
export type Watched = {
  /** Last invoice from the API; null before the first response. */
  invoice: Invoice | null
  /** The API knows no such invoice. */
  isUnknown: boolean
  /** The last request failed: `invoice` may be outdated. */
  isAway: boolean
}

export const nothingYet: Watched = { invoice: null, isUnknown: false, isAway: false }

/**
 * Seconds between requests. The sequence restarts after a change, because a payer waits for an
 * answer.
 */
const pollPausesSeconds = [1, 1, 1, 2, 2, 3, 3, 5, 5, 10, 10, 20, 30, 60]
const requestTimeoutMs = 10_000

/** The invoice id in a page's query string, where payment systems put it; undefined if absent. */
export function invoiceIdIn(search: string): string | undefined {
  return new URLSearchParams(search).get('bill')?.trim().toLowerCase() || undefined
}

/**
 * No change is expected soon. A late payment or a refund is still possible, so a page that becomes
 * visible again requests the invoice again.
 */
export function isSettled({ state, order }: Invoice): boolean {
  if (state === 'paid') return order?.state !== 'waiting'
  return state !== 'preparing' && state !== 'waiting'
}

/**
 * Requests an invoice at once and then with growing pauses while it can change and the page is
 * visible. It retries failures and reports each response. `ask` requests at once.
 */
export function watchInvoice(
  url: string,
  onChange: (watched: Watched) => void,
): { ask(): void; stop(): void } {
  let watched = nothingYet
  let requestCount = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  const know = (next: Watched) => {
    const { invoice } = watched
    const isOther =
      invoice?.state !== next.invoice?.state ||
      invoice?.reason !== next.invoice?.reason ||
      invoice?.order?.state !== next.invoice?.order?.state
    if (next.invoice && isOther) requestCount = 0
    watched = next
    onChange(next)
  }
  const askAfter = (seconds: number) => {
    clearTimeout(timer)
    if (!document.hidden && !isStopped) timer = setTimeout(ask, seconds * 1000)
  }

  async function ask() {
    if (isAsking || isStopped) return
    isAsking = true
    clearTimeout(timer)
    let minPauseSeconds = 0
    try {
      const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(requestTimeoutMs) })
      // 400: not a valid id.
      if (answer.status === 404 || answer.status === 400)
        know({ invoice: null, isUnknown: true, isAway: false })
      else if (answer.ok) know({ invoice: (await answer.json()) as Invoice, isUnknown: false, isAway: false })
      else {
        minPauseSeconds = Number(answer.headers.get('retry-after')) || 0
        know({ ...watched, isAway: true })
      }
    } catch {
      // After a timeout, an error or a network failure the last invoice stays; the page marks it as
      // outdated.
      know({ ...watched, isAway: true })
    }
    isAsking = false
    const { invoice, isUnknown, isAway } = watched
    if (!isAway && (isUnknown || (invoice && isSettled(invoice)))) return
    askAfter(
      Math.max(
        minPauseSeconds,
        pollPausesSeconds[Math.min(requestCount, pollPausesSeconds.length - 1)] ?? 60,
      ),
    )
    requestCount++
  }

  const again = () => {
    requestCount = 0
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
