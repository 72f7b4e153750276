import { type ApiAccess, call } from '@zubr/on-node/call'
import type { ServerContext } from '../server-context.ts'

const timeoutMs = 5_000

/**
 * Requests the API to stop an empty server. Rejects if the API is away, or too old to know the
 * request.
 */
export function emptyStopRequest({ apiUrl, token }: ApiAccess): ServerContext['requestEmptyStop'] {
  return async (id, body, signal) => {
    const called = await call({ apiUrl, token, timeoutMs }, 'POST /api/node/empty-stops', {
      body: { server: id, ...body },
      signal,
    })
    if (called.outcome !== 'stored') throw new Error(`the API answers ${called.status}`)
    return called.answer.outcome
  }
}
