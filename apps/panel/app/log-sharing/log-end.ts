import { sharedLogLimits } from '@zubr/contracts/logs/limits'

/** For the request around it. */
const spare = 10_000

/** As much of a log's end as one may share, from the beginning of a line, without what a database can't keep. */
export function endOf(text: string): string {
  const whole = text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd')
  let end = cutTo(whole, sharedLogLimits.text)
  while (new TextEncoder().encode(JSON.stringify(end)).length > sharedLogLimits.body - spare)
    end = cutTo(end, Math.floor(end.length * 0.7))
  return end
}

function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.slice(-most)
  return end.slice(end.indexOf('\n') + 1)
}
