import { ApiFailure } from '../api/request.ts'

/** Whether an answer says that the password typed once more was not right, in our words or in better-auth's. */
export function isWrongPassword(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    (error.fields.auth === 'INVALID_PASSWORD' || error.fields.password === 'wrong')
  )
}
