import { culpritOf, isNewMessage } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'

/** The owner of an unreachable database; undefined if it was reached soon afterwards. */
function databaseOwner(hit: Hit): Facts | undefined {
  if (/INFO\]/.test(hit.text)) return undefined
  const culprit = culpritOf(hit, { inTrace: false })
  const addon = [hit.text, ...(isNewMessage(hit.text) ? [] : hit.before(1))]
    .map((line) => /(?:ERROR|WARN|SEVERE|WARNING)\]?:? {1,2}\[([\w-]{2,40})\] /.exec(line)?.[1])
    .find((name) => name !== undefined)
  const isReached = hit
    .after(40, { withPlayers: true })
    .some(
      (line) =>
        (addon === undefined || line.includes(`[${addon}]`)) &&
        /\b(?:re)?connected\b|\bconnection (?:established|restored)\b/i.test(line),
    )
  if (isReached) return undefined
  return culprit.addon ? culprit : addon ? { addon } : {}
}

/** Databases that plugins and mods cannot reach. */
export const databaseRules: readonly Rule[] = [
  {
    code: 'database',
    signs: [
      'Communications link failure',
      'CommunicationsException',
      'Failed to initialize pool: ',
      'Access denied for user ',
      'Unknown database ',
      'JedisConnectionException',
      'MongoTimeoutException',
      'Too many connections',
    ],
    read: (hit) =>
      /Too many connections/.test(hit.text) && !/SQL\w{0,60}Exception|Data source rejected/.test(hit.text)
        ? undefined
        : databaseOwner(hit),
  },
  {
    // A plugin's own message; it may retry.
    code: 'database',
    signs: [
      'connect to MySQL',
      'connect to the MySQL',
      'connect to database',
      'connect to the database',
      'connect to MariaDB',
      'Unable to connect to Redis',
    ],
    isHint: true,
    read: (hit) => databaseOwner(hit),
  },
]
