import type { Status } from '../protocol/codes.ts'

/** An invalid or unsupported request, answered with this text. */
export class Refusal extends Error {
  readonly code: Status
  constructor(code: Status, text: string) {
    super(text)
    this.code = code
  }
}
