import { type AlertMessage, TryLater } from './channels.ts'

const patienceMs = 10_000
/** Source: Discord, "Execute Webhook". */
const longestContent = 2_000

/** Posts to a Discord-compatible webhook. Rejects with TryLater for a 429, and never tells the address. */
export async function postToWebhook(
  url: string,
  { text }: Pick<AlertMessage, 'text'>,
  signal?: AbortSignal,
): Promise<void> {
  const patience = AbortSignal.timeout(patienceMs)
  const content = text.length > longestContent ? `${text.slice(0, longestContent - 1)}…` : text
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
    // Followed, it would carry the message to whoever the receiver names.
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  }).catch((error: unknown) => {
    throw new Error(`the alert webhook could not be reached (${reasonOf(error)})`)
  })
  await answer.body?.cancel()
  if (answer.ok) return
  if (answer.status === 429) throw new TryLater(retryAfter(answer.headers.get('retry-after')))
  throw new Error(`the alert webhook answered with status ${answer.status}`)
}

/** Seconds to wait, between 1 and 3,600. Source: RFC 9110, section 10.2.3. */
function retryAfter(header: string | null): number {
  const seconds = Number(header ?? Number.NaN)
  const asked = Number.isNaN(seconds) ? (Date.parse(header ?? '') - Date.now()) / 1000 : seconds
  return Number.isFinite(asked) ? Math.min(Math.max(Math.ceil(asked), 1), 3_600) : 30
}

/** fetch's own message repeats an address that it cannot parse; codes don't. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
