import type { AddonAbout } from '@zubr/contracts/addons/installed'

/** As its file says it; `mains`: the classes that a server loads of it first. `leastJava`: without which its loader refuses it. */
export type Description = Omit<AddonAbout, 'format' | 'java'> & { mains: string[]; leastJava?: number | null }
