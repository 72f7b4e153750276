// Apart from the schemas: everyone who opens the form downloads this.
import { isBlank } from './name.ts'

/** The six things that an application tells. Source: specification, section 3. */
export const applicationFields = ['name', 'age', 'contacts', 'media', 'offer', 'wants'] as const
export type ApplicationField = (typeof applicationFields)[number]

/** Characters that we take of each; the form's fields end there too. */
export const applicationLimits: Record<ApplicationField, number> = {
  name: 200,
  age: 20,
  contacts: 500,
  media: 2_000,
  offer: 2_000,
  wants: 2_000,
}

/**
 * What a field's text fails by, if it does: by nothing else. Source: specification, section 5, "no other bound"; the
 * lengths keep a body below 16 KB. Whoever leaves no contact is promised an answer that cannot come.
 */
export const applicationFaults = ['missing', 'too_long', 'no_contact'] as const
export type ApplicationFault = (typeof applicationFaults)[number]
export function applicationFault(field: ApplicationField, text: string): ApplicationFault | undefined {
  if (isBlank(text)) return 'missing'
  if (text.length > applicationLimits[field]) return 'too_long'
  return field === 'contacts' && !canBeAnswered(text) ? 'no_contact' : undefined
}

/** What people write as a contact; names are of Latin letters on every network. Too much is taken rather than too little. */
const ways = [
  /[\p{L}\d_]@[\p{L}\d]/u,
  /@[a-z\d_.]{3}/i,
  /[\p{L}\d]\.[\p{L}\d]{2}/u,
  // The old names of Discord.
  /\S#\d{4}/,
  /[a-z\d][a-z\d_.-]{3}[a-z\d_]/i,
  // A telephone, however it is grouped.
  /(?:\d\D{0,2}){6}/,
]

function canBeAnswered(text: string): boolean {
  return text.trim().length >= 5 && ways.some((way) => way.test(text))
}

/** Filled in by robots only: people don't see it. Whoever fills it in is told that all went well. */
export const trapField = 'website'

export const applicationsPath = '/api/partner-applications'

/** The same key with the same text is one application, however often it is sent. */
export const idempotencyKeyHeader = 'idempotency-key'

export const applicationsPerHour = 5
