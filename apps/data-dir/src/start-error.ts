/** A problem that an operator can fix, as one line without a stack. Never contains a secret. */
export class StartError extends Error {
  override name = 'StartError'
}
