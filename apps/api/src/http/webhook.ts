import { fetchFailure } from '@zubr/process/error-code'
/**
 * The result of one message. `reason` is for the operator and never contains the receiver's
 * address.
 */
export type Delivery =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'failed'; reason: string; retryAfterMs?: number | undefined }

/**
 * Maximum characters of one message. Source: discord.com/developers/docs/resources/webhook,
 * "Execute Webhook".
 */
export const maxMessageLength = 2_000

/** Maximum bytes read of an answer; only the body of a 429 is read. */
const answerLimit = 4_096

/**
 * Posts one message to a Discord-compatible webhook. Rejects only when `signal` aborts: then it is
 * unknown whether it was accepted. Source: discord.com/developers/docs/resources/webhook, "Execute
 * Webhook".
 */
export async function postMessage(
  url: string,
  content: string,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): Promise<Delivery> {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
      // A redirect would send the message to an address that the receiver chooses.
      redirect: 'manual',
      signal: AbortSignal.any([signal, patience]),
    })
    const delivery = await deliveryOf(answer)
    // The body is not needed; its stream may have failed already.
    await answer.body?.cancel().catch(() => undefined)
    return delivery
  } catch (error) {
    signal.throwIfAborted()
    if (patience.aborted) return { outcome: 'failed', reason: `no answer within ${patienceMs / 1000} s` }
    return { outcome: 'failed', reason: `no connection (${fetchFailure(error)})` }
  }
}

async function deliveryOf(answer: Response): Promise<Delivery> {
  const { status } = answer
  if (answer.ok) return { outcome: 'accepted' }
  const reason = `answered with status ${status}`
  if (status === 429)
    return { outcome: 'failed', reason, retryAfterMs: longest(headerWait(answer), await bodyWait(answer)) }
  if (status >= 500 || status === 408 || status === 425)
    return { outcome: 'failed', reason, retryAfterMs: headerWait(answer) }
  return {
    outcome: 'refused',
    reason: status < 400 ? `${reason}, a redirect, which is not followed` : reason,
  }
}

function longest(...waits: (number | undefined)[]): number | undefined {
  const known = waits.filter((wait) => wait !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

/** Seconds or a date. Source: RFC 9110, section 10.2.3; Discord's seconds may have decimals. */
function headerWait({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  const ms = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, Math.ceil(ms))
}

/** Discord's body has a more exact value. */
async function bodyWait({ body }: Response): Promise<number | undefined> {
  try {
    const answer: unknown = JSON.parse(await beginningOf(body))
    const seconds =
      typeof answer === 'object' && answer && 'retry_after' in answer ? answer.retry_after : undefined
    return typeof seconds === 'number' && seconds >= 0 ? Math.ceil(seconds * 1000) : undefined
  } catch {
    // The body is not JSON; the header decides.
    return undefined
  }
}

async function beginningOf(body: Response['body']): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    bytes += chunk.length
    if (bytes >= answerLimit) break
  }
  return text
}
