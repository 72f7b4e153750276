import { ErrorBody } from '@zubr/contracts/errors'
import { requestIdHeader } from '@zubr/http/request-id'
import type { FastifyRequest } from 'fastify'

/** Used if the API sends no `Retry-After`. */
export const retryAfterSeconds = 60

const apiTimeoutMs = 8_000

export type FormResponse = {
  status: number
  /** Errors of the API by field. */
  faults: Record<string, string>
  /** For a rate-limited response: seconds until the next request is accepted. */
  retryAfterSeconds: number
}

/** Forwards a form sent without scripts to the API. Undefined if it did not answer. */
export async function askInVisitorsName(
  request: FastifyRequest,
  { apiUrl, timeoutMs = apiTimeoutMs }: { apiUrl: string; timeoutMs?: number | undefined },
  path: string,
  body: object,
): Promise<FormResponse | undefined> {
  try {
    const answer = await fetch(apiUrl + path, {
      method: 'POST',
      // The API limits requests by the visitor's address; this server is a trusted proxy.
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': request.ip,
        [requestIdHeader]: request.id,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      faults: faultsIn(text),
      retryAfterSeconds: Math.ceil(Number(answer.headers.get('retry-after'))) || retryAfterSeconds,
    }
  } catch (error) {
    request.log.warn({ err: error }, 'the API did not answer to a submitted form')
    return undefined
  }
}

function faultsIn(text: string): Record<string, string> {
  try {
    return ErrorBody.parse(JSON.parse(text)).error.fields ?? {}
  } catch {
    // The response is not from our API; the visitor cannot act on its text.
    return {}
  }
}
