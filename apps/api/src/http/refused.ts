import type { ErrorCode } from '@zubr/contracts/errors'

/** What was asked for cannot be done. Thrown, so that the transaction around it leaves nothing behind. */
export class Refused extends Error {
  override name = 'Refused'
  code: ErrorCode
  fields: Record<string, string> | undefined
  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}
