import type { Status } from '../protocol/codes.ts'
import type { OpenFile } from './open-file.ts'
import type { OpenFolder } from './open-folder.ts'

/** Files and folders that one session has open. */
export const maxOpen = 100

/** What a client's handles are. Each throws Refusal at what is none. */
export type Handles = { file(bytes: Buffer): OpenFile; folder(bytes: Buffer): OpenFolder }

/** A request that is none, or asks for what there is not; answered with these words. */
export class Refusal extends Error {
  readonly code: Status
  constructor(code: Status, words: string) {
    super(words)
    this.code = code
  }
}
