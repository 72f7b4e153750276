import { onTestFinished } from 'vitest'
import { type Records, startNameServer } from './dns.ts'

/** A name server until the test ends. */
export async function nameServerForTest(records: Records = {}) {
  const server = await startNameServer(records)
  onTestFinished(server.stop)
  return server
}
