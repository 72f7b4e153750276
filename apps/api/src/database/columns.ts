import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Types of columns that more than one subject's tables have. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const instant = () => timestamp({ withTimezone: true })
/** Number of a transaction, which PostgreSQL compares and nobody here reads. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
