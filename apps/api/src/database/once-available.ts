import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from './failure.ts'

const everyMs = 250

/**
 * Retries until the database is available: after a power cut it may start later than this process.
 * `waiting` is called at the first failure. Rejects with any other error, such as a refused
 * password.
 */
export async function onceAvailable<T>(work: () => Promise<T>, waiting: () => void): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (tries === 0) waiting()
      await wait(everyMs)
    }
  }
}
