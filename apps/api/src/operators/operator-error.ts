/** What the operator asked for cannot be done; the message says why, in words for the operator. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
