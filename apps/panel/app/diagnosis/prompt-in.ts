import { diagnose } from '@zubr/domain/diagnosis/diagnose'
import type { Facts } from '@zubr/domain/diagnosis/findings'

/**
 * Confirms the prompt. Source: FML 1.7–1.12 `FMLServerHandler.queryUser`, which compares the whole
 * line.
 */
export const confirmCommand = '/fml confirm'

/**
 * Facts about the confirmation prompt at the end of the newest console lines; undefined if there is
 * none.
 */
export function promptIn(lines: readonly string[]): Facts | undefined {
  if (!lines.some((line) => line.includes(confirmCommand))) return undefined
  return diagnose({ log: lines.join('\n') }).findings.find(({ code }) => code === 'awaits_confirm')?.facts
}
