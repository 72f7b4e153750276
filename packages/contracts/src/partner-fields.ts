// Apart from the schemas: everyone who opens the form downloads this.

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
 * lengths keep a body below 16 KB.
 */
export type ApplicationFault = 'missing' | 'too_long'
export function applicationFault(field: ApplicationField, text: string): ApplicationFault | undefined {
  if (text.trim() === '') return 'missing'
  return text.length > applicationLimits[field] ? 'too_long' : undefined
}

/** Filled in by robots only: people don't see it. Whoever fills it in is told that all went well. */
export const trapField = 'website'

export const applicationsPath = '/api/partner-applications'

/** The same key with the same text is one application, however often it is sent. */
export const idempotencyKeyHeader = 'idempotency-key'

export const applicationsPerHour = 5
