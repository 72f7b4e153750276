import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Column types that several subjects use. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const instant = () => timestamp({ withTimezone: true })
/** A transaction ID, which only PostgreSQL compares. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
