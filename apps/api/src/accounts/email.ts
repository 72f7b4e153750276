import { z } from 'zod'

const Email = z.email().max(254)

/** An address in the form in which it is kept, or undefined. `.invalid` is for our own placeholders. */
export function emailFrom(text: string): string | undefined {
  const email = text.trim().toLowerCase()
  return Email.safeParse(email).success && !email.endsWith('.invalid') ? email : undefined
}
