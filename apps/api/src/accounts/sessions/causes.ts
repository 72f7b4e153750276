import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import { isUnavailable } from '../../database/failure.ts'

/**
 * better-auth tells its callers that something failed, but not what: a database that is away looks like a fault of ours. So what fails
 * below it is noted here, for each call of it by itself.
 */
const noted = new AsyncLocalStorage<{ failures: unknown[] }>()

export function noteFailure(error: unknown): void {
  if (!(error instanceof APIError)) noted.getStore()?.failures.push(error)
}

/** The same object; what its methods reject with is noted. */
export function noting<T extends object>(methods: T): T {
  return wrapped(methods, (call) => {
    const done = call()
    if (done instanceof Promise) done.catch(noteFailure)
    return done
  })
}

/** The same object; each of its methods rejects with the database's absence if that was noted, whatever better-auth made of it. */
export function telling<T extends object>(methods: T): T {
  return wrapped(methods, (call) => noted.run({ failures: [] }, () => withCause(call())))
}

async function withCause(asked: unknown): Promise<unknown> {
  const [result] = await Promise.allSettled([asked])
  const failures = noted.getStore()?.failures ?? []
  const absence = failures.find(isUnavailable)
  if (absence !== undefined) throw absence
  if (result.status === 'fulfilled') return result.value
  const { reason } = result
  throw (reason instanceof APIError && reason.statusCode >= 500 && failures[0]) || reason
}

function wrapped<T extends object>(methods: T, around: (call: () => unknown) => unknown): T {
  return new Proxy(methods, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => around(() => Reflect.apply(method, target, given))
    },
  })
}
