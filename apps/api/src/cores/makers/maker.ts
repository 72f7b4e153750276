import type { CoreChannel } from '@zubr/contracts/cores/offers'
import type { CorePackage, JavaRelease } from '@zubr/contracts/cores/packages'
import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Pages } from '../pages.ts'

/** The newest build of one version, as a source offers it. */
export type FoundVersion = {
  core: CoreId
  version: string
  gameVersion: string
  channel: CoreChannel
  builtAt: Date | null
  package: CorePackage
}

export type Found = { versions: FoundVersion[]; javas: JavaRelease[] }

/** Reads all versions that a source offers now. Throws SourceError. */
export type SourceReader = (pages: Pages) => Promise<Found>

/** The last segment of an address, which names the file in a core's folder. */
export function nameOf(url: string): string {
  const end = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(end)
  } catch {
    // A segment with a malformed percent escape is used as it is.
    return end
  }
}

/** When a build was made; null for an invalid date, or one before the game existed. */
export function buildDate(moment: string | number): Date | null {
  const date = new Date(moment)
  return +date >= firstMoment && +date < lastMoment ? date : null
}
const firstMoment = Date.UTC(2009)
const lastMoment = Date.UTC(2100)

/** Encodes text of a source as part of an address. */
export const encodePart = encodeURIComponent
