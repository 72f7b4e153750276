import type { Db } from '../../../database/open.ts'

/** Time without any change before it counts as a standstill, on any machine. */
const minStandstillMs = 60_000
/** On a slow machine it is this many start times of the API. */
const begins = 30

const signature = `
  select concat_ws(' ', (select count(*) from invoices), (select count(*) from invoices where state in ('new', 'waiting')),
    (select count(*) from journal_entries), (select count(*) from refund_requests where state in ('requested', 'approved')),
    (select count(*) from processor_notifications where processed_at is not null),
    (select count(*) from jobs.job where name in ('work-notification', 'create-order', 'work-refund') and state = 'completed')) as moved`

/**
 * Tells a standstill from a slow machine: checks every second whether any payment data changed.
 * `beginMs` is how long the API took to start.
 */
export function watchProgress(db: Db, beginMs: () => number) {
  let before = ''
  let movedAt = performance.now()
  const look = async () => {
    const [row] = (await db.$client.query<{ moved: string }>(signature)).rows
    if (row && row.moved !== before) [before, movedAt] = [row.moved, performance.now()]
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined)
  }, 1_000)
  const stillMs = () => Math.max(minStandstillMs, begins * beginMs())
  return {
    /**
     * Whether an event that was awaited since then will not happen: nothing changes, or everything
     * else did for ten times as long.
     */
    isStuck(since: number): boolean {
      const now = performance.now()
      return now - Math.max(since, movedAt) > stillMs() || now - since > 10 * stillMs()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await looking
    },
  }
}
