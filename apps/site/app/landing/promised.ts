import type { ReadySeconds } from '@zubr/contracts/cores/ready'

/** The first of a page's cores that was measured here, in the order in which the page speaks of them. */
export const measuredOf = (cores: readonly string[], ready: ReadySeconds): string | undefined =>
  cores.find((core) => ready[core] !== undefined)

/**
 * What a page may promise of seconds: what it always does, as long as the first of its cores that was measured here is no slower; else whole
 * tens above what was measured. In every language tens stand in a sentence as 15 does.
 */
export function promisedOf(promise: number, cores: readonly string[], ready: ReadySeconds): number {
  const core = measuredOf(cores, ready)
  const seconds = (core !== undefined && ready[core]) || 0
  return seconds > promise ? Math.ceil(seconds / 10) * 10 : promise
}

/** What was measured, as a sentence. A unit such as “Sek.” ends it with its own full stop. */
export const readyLine = (sentence: string, measured: readonly string[]): string =>
  sentence.replace('{cores}', measured.join(', ')).replace(/\.\.$/, '.')
