import type { Server } from 'node:http'
import type { Db } from '../database/open.ts'

/** Two looks in each slot of 10 s, so that a timer which is a little late misses none. */
const beatMs = 5_000

/**
 * Marks the present 10 seconds as listened to: the write is the proof that a report could be stored now. The second mark of a
 * slot writes nothing.
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
 * Notes, for as long as `server` listens, when reports can be received, so that silence counts against nodes only where
 * somebody would have heard them. Not a job of the queue: every process says it for itself, and only while it is able to.
 */
export function observe(server: Server, db: Db): void {
  let running = false
  const beat = async () => {
    if (running || !server.listening) return
    running = true
    // A mark that fails is what it should be: none.
    await markObserved(db).catch(() => undefined)
    running = false
  }
  const timer = setInterval(beat, beatMs).unref()
  server.once('close', () => clearInterval(timer))
  void beat()
}
