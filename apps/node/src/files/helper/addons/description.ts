import type { AddonAbout } from '@zubr/contracts/addons/installed'

/**
 * The content of a description file. `mains`: the classes that a server loads first. `minJava`: the
 * minimum that its loader enforces. `jars`: paths of nested jars that its loader also loads.
 */
export type Description = Omit<AddonAbout, 'format' | 'java' | 'nested'> & {
  mains: string[]
  minJava?: number | null
  jars?: string[]
}
