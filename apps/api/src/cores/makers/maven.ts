import type { CoreFile } from '@zubr/contracts/cores/packages'
import type { Pages } from '../pages.ts'
import { nameOf } from './maker.ts'

/** The versions of an artifact in the order of its repository, oldest first. */
export async function versionsIn(pages: Pages, artifact: string): Promise<string[]> {
  return (await pages.matches(`${artifact}/maven-metadata.xml`, /<version>([^<>\s]{1,60})<\/version>/g)) ?? []
}

/** A file with the best hash published beside it; undefined without a hash or a file. */
export async function hashedFile(pages: Pages, address: string): Promise<CoreFile | undefined> {
  for (const [algorithm, length] of [
    ['sha256', 64],
    ['sha1', 40],
  ] as const) {
    const [hex] =
      (await pages.matches(`${address}.${algorithm}`, new RegExp(`^\\s*([0-9a-f]{${length}})\\b`, 'g'), {
        fixed: true,
      })) ?? []
    if (hex === undefined) continue
    const url = pages.file(address)
    return { name: nameOf(url), url, bytes: null, hash: `${algorithm}:${hex}` }
  }
  return undefined
}
