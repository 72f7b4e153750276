import { setTimeout as wait } from 'node:timers/promises'
import type { Customer } from '../../../servers/testing/servers.ts'

type Question = { body?: unknown; key?: string; refusals?: readonly number[] }
export type Ask = (by: Customer, method: string, path: string, question?: Question) => Promise<Answer>
export type Answer = { status: number; text: string }

/**
 * A customer's requests from one address, retried while the API is down. Rejects at an answer that
 * no customer may see, and when progress stops. `refusals` are statuses that count as answers.
 */
export function askingFrom(
  address: string,
  { url, draw, isStuck }: { url: string; draw: () => number; isStuck: (sinceMs: number) => boolean },
): Ask {
  return async (by, method, path, { body, key, refusals = [] } = {}) => {
    let failure = ''
    for (const began = performance.now(); ; ) {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...by.headers,
          'x-forwarded-for': address,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch((error: Error) => {
          failure = String(error.cause ?? error)
          return undefined
        })
      if (answer && (answer.status < 300 || refusals.includes(answer.status))) return answer
      if (answer && answer.status !== 503) throw new Error(`${path}: ${answer.status} ${answer.text}`)
      if (isStuck(began)) throw new Error(`${path}: nobody answers, but ${answer?.text ?? failure}`)
      await wait(100 + draw() * 200)
    }
  }
}
