import type { Status } from '../protocol/codes.ts'
import type { OpenFile } from './open-file.ts'
import type { OpenFolder } from './open-folder.ts'

/** Files and folders that one session may have open. */
export const maxOpen = 100

/** Finds a client's handles. Each throws Refusal for an unknown one. */
export type Handles = { file(bytes: Buffer): OpenFile; folder(bytes: Buffer): OpenFolder }

/** An invalid or unsupported request, answered with this text. */
export class Refusal extends Error {
  readonly code: Status
  constructor(code: Status, text: string) {
    super(text)
    this.code = code
  }
}
