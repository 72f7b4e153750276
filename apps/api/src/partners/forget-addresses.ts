import type { Db } from '../database/open.ts'

/** Cuts addresses that are 30 days old to their network: /24 of IPv4, /48 of IPv6. Source: the privacy policy. */
export async function forgetAddresses(db: Db): Promise<void> {
  await db.$client.query(
    `update partner_applications
      set address = network(set_masklen(address, case family(address) when 4 then 24 else 48 end))
      where created_at < now() - interval '30 days'
        and masklen(address) > case family(address) when 4 then 24 else 48 end`,
  )
}
