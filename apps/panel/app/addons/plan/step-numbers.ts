import type { PlannedStep } from '@zubr/contracts/addons/changes'

/**
 * The replaced and the new version, without repetition. `installed`: the version if the plan does
 * not know it.
 */
export const stepNumbers = (
  { from, version }: Pick<PlannedStep, 'from' | 'version'>,
  installed: string | undefined,
): string => [...new Set([from ?? installed, version?.number].filter((number) => number))].join(' → ')
