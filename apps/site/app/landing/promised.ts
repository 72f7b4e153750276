import type { ReadySeconds } from '@zubr/contracts/cores/ready'

/** First measured core of a page, in the page's order. */
export const measuredOf = (cores: readonly string[], ready: ReadySeconds): string | undefined =>
  cores.find((core) => ready[core] !== undefined)

/**
 * Promised startup time in seconds: the default while the first measured core is no slower, else
 * the measured value rounded up to whole tens. In every language tens have the same grammatical
 * form as 15.
 */
export function promisedOf(promise: number, cores: readonly string[], ready: ReadySeconds): number {
  const core = measuredOf(cores, ready)
  const seconds = (core !== undefined && ready[core]) || 0
  return seconds > promise ? Math.ceil(seconds / 10) * 10 : promise
}

/** Sentence about the measured times. A unit such as “Sek.” already ends with a full stop. */
export const readyLine = (sentence: string, measured: readonly string[]): string =>
  sentence.replace('{cores}', measured.join(', ')).replace(/\.\.$/, '.')
