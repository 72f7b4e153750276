import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import { isUnavailable } from '../../database/failure.ts'

/**
 * better-auth reports that something failed, but not what: an unavailable database looks like a
 * bug. Therefore failures below it are recorded here, for each call separately.
 */
const recordedFailures = new AsyncLocalStorage<{ failures: unknown[] }>()

export function recordFailure(error: unknown): void {
  if (!(error instanceof APIError)) recordedFailures.getStore()?.failures.push(error)
}

/** Wraps an object so that the rejections of its methods are recorded. */
export function recordingFailures<T extends object>(methods: T): T {
  return wrapped(methods, (call) => {
    const done = call()
    if (done instanceof Promise) done.catch(recordFailure)
    return done
  })
}

/**
 * Wraps an object so that its methods reject with the database's unavailability if it was recorded,
 * whatever error better-auth made of it.
 */
export function rethrowingFailures<T extends object>(methods: T): T {
  return wrapped(methods, (call) => recordedFailures.run({ failures: [] }, () => withCause(call())))
}

async function withCause(pending: unknown): Promise<unknown> {
  const [result] = await Promise.allSettled([pending])
  const failures = recordedFailures.getStore()?.failures ?? []
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
      return (...args: unknown[]) => around(() => Reflect.apply(method, target, args))
    },
  })
}
