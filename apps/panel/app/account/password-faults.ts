import type { passwordLengths as wireLengths } from '@zubr/contracts/accounts'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { ApiFailure } from '../api/request.ts'

const lengths: typeof wireLengths = { min: 10, max: 128 }

export type PasswordFault = keyof PanelMessages['account']['passwordFaults']

/** Checks a new password before it is sent. */
export function passwordFault(password: string): PasswordFault | undefined {
  const letters = [...password].length
  if (letters < lengths.min) return 'password_short'
  return letters > lengths.max ? 'password_long' : undefined
}

export function isPasswordFault(code: string | undefined): code is PasswordFault {
  return code === 'password_short' || code === 'password_long' || code === 'password_common'
}

/**
 * Whether an error means that the confirmed password is wrong, with the API's code or
 * better-auth's.
 */
export function isWrongPassword(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    (error.fields.auth === 'INVALID_PASSWORD' || error.fields.password === 'wrong')
  )
}
