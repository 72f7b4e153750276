/** Why something cannot start or be done, in one line that an operator can act on; shown without a stack. Never holds a secret. */
export class StartError extends Error {
  override name = 'StartError'
}
