import type { AddonAbout } from '@zubr/contracts/addons/installed'

/**
 * As its file says it; `mains`: the classes that a server loads of it first. `minJava`: without which its loader refuses it.
 * `jars`: paths of the jars in it that its loader loads as well.
 */
export type Description = Omit<AddonAbout, 'format' | 'java' | 'nested'> & {
  mains: string[]
  minJava?: number | null
  jars?: string[]
}
