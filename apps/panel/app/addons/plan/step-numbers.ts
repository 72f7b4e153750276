import type { PlannedStep } from '@zubr/contracts/addons/changes'

/** The version that is replaced and the one that replaces it, each once. `installed`: where the plan does not know it. */
export const stepNumbers = (
  { from, version }: Pick<PlannedStep, 'from' | 'version'>,
  installed: string | undefined,
): string => [...new Set([from ?? installed, version?.number].filter((number) => number))].join(' → ')
