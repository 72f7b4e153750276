import type { Bill } from '@zubr/contracts/payments/bills'

/** What a page knows of its bill. */
export type Watched = {
  /** The last that the API has said; null before. */
  bill: Bill | null
  /** There is no such bill. */
  isUnknown: boolean
  /** The last question was not answered: what is known may be old. */
  isAway: boolean
}

export const nothingYet: Watched = { bill: null, isUnknown: false, isAway: false }

/** Seconds until the page asks again, beginning anew when something has changed: who has just paid waits for an answer. */
const pauses = [1, 1, 1, 2, 2, 3, 3, 5, 5, 10, 10, 20, 30, 60]
const requestTimeoutMs = 10_000

/** The bill that a page's address names, as payment systems lead back to it; undefined if it names none. */
export function billIdIn(search: string): string | undefined {
  return new URLSearchParams(search).get('bill')?.trim().toLowerCase() || undefined
}

/** Nothing more is to be expected of it soon. It may be paid late or given back even so: a page that is looked at again asks again. */
export function isSettled({ state, order }: Bill): boolean {
  if (state === 'paid') return order?.state !== 'waiting'
  return state !== 'preparing' && state !== 'waiting'
}

/**
 * Asks for a bill at once and then, while it can change and the page is seen, with growing pauses; tells each answer. What could not be
 * asked is asked again by itself. `ask` asks at once.
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
      // 400: it is no id at all.
      if (answer.status === 404 || answer.status === 400) know({ bill: null, isUnknown: true, isAway: false })
      else if (answer.ok) know({ bill: (await answer.json()) as Bill, isUnknown: false, isAway: false })
      else {
        least = Number(answer.headers.get('retry-after')) || 0
        know({ ...watched, isAway: true })
      }
    } catch {
      // Slow, refused, cut off or offline: what was known stays, and the page says how old it may be.
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
  // A page that comes back from the browser's cache kept what it knew when it was left.
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
