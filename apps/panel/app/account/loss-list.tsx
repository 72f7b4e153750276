import type { AccountLosses } from '@zubr/contracts/accounts'
import { fill, formatMoney, formatNumber } from '@zubr/i18n/format'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'

/** What the deletion of an account removes, with sums. */
export function LossList({ losses }: { losses: AccountLosses }) {
  const { servers, backups, balance, refundable, refunds } = losses
  const { locale, messages } = useI18n()
  const { account } = messages
  const lines = [
    ...servers.map(({ name, subdomain, paidUntil, unused }) => {
      const server = fill(account.lossesServer, { server: name, subdomain })
      const paid =
        paidUntil === null
          ? account.lossesFree
          : fill(account.lossesPaid, {
              date: formatDate(locale, paidUntil),
              amount: unused ? formatMoney(locale, unused) : '0',
            })
      return `${server}: ${paid}`
    }),
    ...(backups > 0 ? [fill(account.lossesBackups, { count: formatNumber(locale, backups) })] : []),
    ...(balance && balance.minor > 0
      ? [fill(account.lossesBalance, { amount: formatMoney(locale, balance) })]
      : []),
    ...(refundable && refundable.minor > 0
      ? [fill(account.lossesRefundable, { amount: formatMoney(locale, refundable) })]
      : []),
  ]
  return (
    <>
      {lines.length === 0 ? (
        <p>{account.lossesNone}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {refunds.map(({ number, sum, state }) => (
        <p key={number}>
          {fill(state === 'approved' ? account.lossesRefundApproved : account.lossesRefundRequested, {
            number: String(number),
            amount: formatMoney(locale, sum),
          })}
        </p>
      ))}
    </>
  )
}
