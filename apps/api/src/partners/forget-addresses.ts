import type { Db } from '../database/open.ts'
import type { Worker } from '../jobs/jobs.ts'

/** So many at once that no statement takes long. */
const batch = 2_000

/**
 * Cuts addresses that are 30 days old to their network: /24 of IPv4, /48 of IPv6. Source: the privacy policy. It finds by
 * itself what is left to do, so that a run that was missed or broken off is made up for by the next.
 */
export async function forgetAddresses(db: Db): Promise<void> {
  for (;;) {
    const { rowCount } = await db.$client.query(
      `update partner_applications
        set address = network(set_masklen(address, case family(address) when 4 then 24 else 48 end))
        where id in (
          select id from partner_applications where created_at < now() - interval '30 days'
            and masklen(address) > case family(address) when 4 then 24 else 48 end
          limit ${batch}
        )`,
    )
    if ((rowCount ?? 0) < batch) return
  }
}

export function forgetAddressesWorker({ db }: { db: Db }): Worker<unknown> {
  return { queue: 'forget-addresses', handle: () => forgetAddresses(db) }
}
