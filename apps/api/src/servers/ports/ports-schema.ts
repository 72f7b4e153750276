import { portProtocols, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import { servers } from '../servers-schema.ts'

/** Ports that servers have beside the one at which they are joined. The number is what the agent has said. */
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
    /** The number on the node before, until its owner says that they know. */
    former: integer(),
    /** A link with the server's name leads to it. */
    linked: boolean().notNull().default(false),
  },
  (table) => [
    index('server_ports_server').on(table.serverId),
    check('server_ports_linked', sql`not ${table.linked} or ${table.purpose} = 'map'`),
  ],
)
