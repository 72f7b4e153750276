import { ErrorBody } from '@zubr/contracts/errors'
import { requestIdHeader } from '@zubr/http/request-id'
import type { FastifyRequest } from 'fastify'

/** When the API says nothing of it. */
export const retryAfterSeconds = 60

const apiTimeoutMs = 8_000

export type FormResponse = {
  status: number
  /** By field, where the API found one at fault. */
  faults: Record<string, string>
  /** Until the next is taken, where there were too many. */
  retryAfterSeconds: number
}

/** Hands on to the API what a visitor has sent without scripts. Undefined where it did not answer. */
export async function askInVisitorsName(
  request: FastifyRequest,
  { apiUrl, timeoutMs = apiTimeoutMs }: { apiUrl: string; timeoutMs?: number | undefined },
  path: string,
  body: object,
): Promise<FormResponse | undefined> {
  try {
    const answer = await fetch(apiUrl + path, {
      method: 'POST',
      // The API counts by the visitor's address, and this server is a proxy that it trusts.
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
    request.log.warn({ err: error }, 'the API did not answer to a form')
    return undefined
  }
}

function faultsIn(text: string): Record<string, string> {
  try {
    return ErrorBody.parse(JSON.parse(text)).error.fields ?? {}
  } catch {
    // Something else than our API answered; what it said is nothing that a visitor could mend.
    return {}
  }
}
