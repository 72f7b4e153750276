import type { Server } from 'node:http'
import type { Db } from '../database/open.ts'

/** Two beats in each slot of 10 s, so that a slightly late timer misses none. */
const beatMs = 5_000

/**
 * Marks the current 10 seconds as observed: the write proves that a report could be stored now. A
 * second mark of a slot writes nothing.
 */
const mark = {
  name: 'mark observed',
  text: `
  insert into observed_minutes as kept (minute, slots)
  values (date_trunc('minute', now()), 1 << floor(extract(second from now()) / 10)::int4)
  on conflict (minute) do update set slots = kept.slots | excluded.slots
  where kept.slots & excluded.slots = 0`,
}

export async function markObserved(db: Db): Promise<void> {
  await db.$client.query(mark)
}

/**
 * Records, while `server` listens, when reports can be received: silence counts against nodes only
 * then. It is not a job of the queue, since each process must prove its own ability.
 */
export function observe(server: Server, db: Db): void {
  let running = false
  const beat = async () => {
    if (running || !server.listening) return
    running = true
    // A failed mark correctly means that nothing could be received.
    await markObserved(db).catch(() => undefined)
    running = false
  }
  const timer = setInterval(beat, beatMs).unref()
  server.once('close', () => clearInterval(timer))
  void beat()
}
