import type { Db } from '../database/open.ts'
import { deviceDays } from './sessions/devices.ts'

const network = (address: string) =>
  `network(set_masklen(${address}, case family(${address}) when 4 then 24 else 48 end))`
const isWhole = (address: string) =>
  `masklen(${address}) > case family(${address}) when 4 then 24 else 48 end`

/**
 * Deletes expired rows, and truncates addresses to their network after 30 days: /24 of IPv4, /48 of
 * IPv6. Source: the privacy policy. Each statement selects all that is due, so a missed run does no
 * harm.
 */
const sweeps: Record<string, string> = {
  sessions: `delete from account_sessions where expires_at < now()`,
  verifications: `delete from verifications where expires_at < now()`,
  devices: `delete from account_devices where last_seen_at < now() - interval '${deviceDays} days'`,
  // A mail is retried for hours, so its used code stays until then.
  links: `delete from account_links where expires_at < now() - interval '1 day'`,
  rateLimits: `delete from rate_limits where last_failure_at < now() - interval '1 day' and blocked_until < now()`,
  deletedNames: `delete from deleted_account_names where reserved_until < now()`,
  // Regardless of the secret: without names no key is needed.
  deletedNameKeys: `delete from deleted_name_keys where created_at < now() - interval '1 hour'
    and not exists (select from deleted_account_names)`,
  // The owner has another address by now.
  refusedEmails: `update accounts set refused_email = null, email_refused_at = null
    where refused_email is not null and refused_email <> email and refused_email is distinct from pending_email`,
  endedSessions: `delete from ended_sessions where ended_at < now() - interval '1 hour'`,
  sessionAddresses: `update account_sessions set ip_address = ${network('ip_address::inet')}::text
    where created_at < now() - interval '30 days' and ip_address <> '' and ${isWhole('ip_address::inet')}`,
  addresses: `with old as (
      delete from account_addresses where last_seen_at < now() - interval '30 days' and ${isWhole('address')} returning *
    )
    insert into account_addresses (account_id, address, first_seen_at, last_seen_at)
    select account_id, ${network('address')}, min(first_seen_at), max(last_seen_at) from old group by 1, 2
    on conflict (account_id, address) do update
      set last_seen_at = greatest(account_addresses.last_seen_at, excluded.last_seen_at)`,
}

export async function sweepAccounts(db: Db): Promise<void> {
  for (const statement of Object.values(sweeps)) await db.$client.query(statement)
}
