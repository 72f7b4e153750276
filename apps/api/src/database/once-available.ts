import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from './failure.ts'

const everyMs = 250

/**
 * Tries until the database is at hand: after a power cut it may come up later than we do. `waiting` hears of the first time that
 * it is not. What is wrong for another reason, such as a refused password, is thrown.
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
