import { diagnose } from '@zubr/domain/diagnosis/diagnose'
import type { Facts } from '@zubr/domain/diagnosis/findings'

/** What answers the question. Source: FML 1.7–1.12 `FMLServerHandler.queryUser`, which compares the whole line. */
export const confirmCommand = '/fml confirm'

/** What is known of the question that the newest lines of a console end with; undefined: nothing is asked. */
export function promptIn(lines: readonly string[]): Facts | undefined {
  if (!lines.some((line) => line.includes(confirmCommand))) return undefined
  return diagnose({ log: lines.join('\n') }).findings.find(({ code }) => code === 'awaits_confirm')?.facts
}
