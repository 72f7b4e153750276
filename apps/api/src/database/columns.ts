import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Types of columns that more than one subject's tables have. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const instant = () => timestamp({ withTimezone: true })
