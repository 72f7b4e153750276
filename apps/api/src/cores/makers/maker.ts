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
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
}

/** A list that must be there: a source that has none of it is away, or another one by now. */
export const part = encodeURIComponent
