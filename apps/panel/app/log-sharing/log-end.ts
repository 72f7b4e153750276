import { sharedLogLimits } from '@zubr/contracts/logs/limits'

/** For the rest of the request. */
const spare = 10_000

/**
 * The end of a log within the limit for sharing, from a line's start, without characters that
 * PostgreSQL cannot store.
 */
export function endOf(text: string): string {
  const whole = text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd')
  let end = cutTo(whole, sharedLogLimits.text)
  while (new TextEncoder().encode(JSON.stringify(end)).length > sharedLogLimits.body - spare)
    end = cutTo(end, Math.floor(end.length * 0.7))
  return end
}

function cutTo(text: string, maxBytes: number): string {
  if (text.length <= maxBytes) return text
  const end = text.slice(-maxBytes)
  return end.slice(end.indexOf('\n') + 1)
}
