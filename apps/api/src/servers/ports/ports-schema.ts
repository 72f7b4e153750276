import { portProtocols, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../servers-schema.ts'

/** Extra ports of servers beside the game port. The agent reports the number. */
export const serverPorts = pgTable(
  'server_ports',
  {
    id: uuid().primaryKey(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    purpose: text({ enum: portPurposes }).notNull(),
    protocol: text({ enum: portProtocols }).notNull(),
    createdAt: instant().notNull(),
    port: integer(),
    /** The number on the previous node, until the owner confirms the new one. */
    former: integer(),
    /** Whether the public map link leads to it. */
    linked: boolean().notNull().default(false),
  },
  (table) => [
    index('server_ports_server').on(table.serverId),
    check('server_ports_linked', sql`not ${table.linked} or ${table.purpose} = 'map'`),
  ],
)
