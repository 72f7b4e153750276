import type { BundledCore } from './core.ts'
import type { Npm } from './find-npm.ts'
import { flyingSquid } from './flying-squid.ts'
import { serenityJs } from './serenityjs.ts'

/**
 * Cores that the agent ships as npm recipes. They need neither the API's catalogue nor other
 * sources.
 */
export const bundledCores = (options: { coresDir: string; npm: Npm | undefined }): BundledCore[] => [
  flyingSquid(options),
  serenityJs(options),
]
