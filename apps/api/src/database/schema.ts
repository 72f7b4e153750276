import { reportedProblems } from '@zubr/contracts/nodes'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  integer,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true })

/**
 * Machines that run servers, with what each last said of itself. One row is updated every ten seconds, so no
 * column that a report changes is indexed: PostgreSQL then rewrites the row in place (HOT).
 */
export const nodes = pgTable(
  'nodes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Unique without regard to case: in lower case it is a DNS label. */
    name: text().notNull(),
    /** SHA-256 of the agent's token; the token itself is kept nowhere. */
    tokenHash: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Null until the first report. */
    reportedAt: instant(),
    /** Percent, 0 to 100. */
    load: real(),
    memoryUsedBytes: bigint({ mode: 'number' }),
    memoryTotalBytes: bigint({ mode: 'number' }),
    diskFreeBytes: bigint({ mode: 'number' }),
    diskTotalBytes: bigint({ mode: 'number' }),
    /** `no_report` is never stored: it follows from the clock. */
    problem: text({ enum: reportedProblems }),
    /** Since when `problem` is what it is, without a silence in between. */
    stateSince: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('nodes_name_key').on(sql`lower(${table.name})`),
    uniqueIndex('nodes_token_hash_key').on(table.tokenHash),
    check('nodes_load_percent', sql`${table.load} between 0 and 100`),
  ],
)
