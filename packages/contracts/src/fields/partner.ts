// Separate from the schemas: everyone who opens the form downloads this file.
import { isBlank } from './name.ts'

/** The six fields of an application. Source: specification, section 3. */
export const applicationFields = ['name', 'age', 'contacts', 'media', 'offer', 'wants'] as const
export type ApplicationField = (typeof applicationFields)[number]

/** Maximum characters of each field; the form's inputs have the same limit. */
export const applicationLimits: Record<ApplicationField, number> = {
  name: 200,
  age: 20,
  contacts: 500,
  media: 2_000,
  offer: 2_000,
  wants: 2_000,
}

/**
 * The only reasons to refuse a field. Source: specification, section 5, "no other bound"; the
 * lengths keep a body below 16 KB. A contact is required, because the applicant gets an answer.
 */
export const applicationFaults = ['missing', 'too_long', 'no_contact'] as const
export type ApplicationFault = (typeof applicationFaults)[number]
export function applicationFault(field: ApplicationField, text: string): ApplicationFault | undefined {
  if (isBlank(text)) return 'missing'
  if (text.length > applicationLimits[field]) return 'too_long'
  return field === 'contacts' && !canBeAnswered(text) ? 'no_contact' : undefined
}

/**
 * Forms of a contact; names on every network have Latin letters. The check prefers to accept too
 * much.
 */
const ways = [
  /[\p{L}\d_]@[\p{L}\d]/u,
  /@[a-z\d_.]{3}/i,
  /[\p{L}\d]\.[\p{L}\d]{2}/u,
  // Former Discord names.
  /\S#\d{4}/,
  /[a-z\d][a-z\d_.-]{3}[a-z\d_]/i,
  // A telephone number in any grouping.
  /(?:\d\D{0,2}){6}/,
]

function canBeAnswered(text: string): boolean {
  return text.trim().length >= 5 && ways.some((way) => way.test(text))
}

/** A honeypot that people do not see. A request with a value gets a success answer. */
export const trapField = 'website'

export const applicationsPath = '/api/partner-applications'

/** Requests with the same key and text create one application. */
export const idempotencyKeyHeader = 'idempotency-key'

export const applicationsPerHour = 5
