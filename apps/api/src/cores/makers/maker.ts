import type { CoreChannel } from '@zubr/contracts/cores/offers'
import type { CorePackage, JavaRelease } from '@zubr/contracts/cores/packages'
import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Pages } from '../pages.ts'

/** One version in its newest build, as a source offers it. */
export type FoundVersion = {
  core: CoreId
  version: string
  gameVersion: string
  channel: CoreChannel
  builtAt: Date | null
  package: CorePackage
}

export type Found = { versions: FoundVersion[]; javas: JavaRelease[] }

/** Reads a source: everything that it offers today. Throws SourceError. */
export type Maker = (pages: Pages) => Promise<Found>

/** The end of an address, as a file is named in a core's folder. */
export function nameOf(url: string): string {
  const end = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(end)
  } catch {
    return end
  }
}

/** When a build was made; null for a time before the game was, or one that is none. */
export function madeAt(moment: string | number): Date | null {
  const date = new Date(moment)
  return +date >= firstMoment && +date < lastMoment ? date : null
}
const firstMoment = Date.UTC(2009)
const lastMoment = Date.UTC(2100)

/** A maker's word as a part of an address. */
export const part = encodeURIComponent
