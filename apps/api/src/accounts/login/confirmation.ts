import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { sendMailJob } from '../mail/jobs.ts'
import { accounts } from '../tables.ts'

/**
 * Has an account's address confirmed by mail. The owner of an address that another account has confirmed is told instead, and nobody
 * else notices.
 */
export async function askToConfirm(
  jobs: Pick<Jobs, 'send'>,
  tx: Pick<Db, 'select' | 'execute'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const [owner] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.emailVerified, true)))
  await sendMailJob(jobs, tx, owner ? { kind: 'taken', accountId: owner.id } : { kind: 'confirm', accountId })
}
