import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Refused } from '../../http/refused.ts'
import { lockOwn } from '../owner-actions.ts'
import { applyLife } from './life.ts'
import type { SendMail } from './mail.ts'

/** Has an account's own server deleted for good. Once that is under way, asking again changes nothing. Throws Refused. */
export async function deleteServer(
  db: Db,
  asked: { accountId: string; id: string; name: string; now: Date; sendMail: SendMail },
): Promise<void> {
  const { accountId, id, now, sendMail } = asked
  await inTransaction(db, async (tx) => {
    const row = await lockOwn(tx, accountId, id)
    if (row.name !== asked.name) throw new Refused('invalid_request', { name: "expected the server's name" })
    if (row.contract === 'deleted') return
    if (!(await applyLife(tx, row, 'delete', { now, actor: { accountId }, sendMail })))
      throw new Refused('server_not_active', { contract: row.contract })
  })
}
