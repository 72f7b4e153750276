import type { AccountLosses } from '@zubr/contracts/accounts'
import { fill, formatMoney, formatNumber } from '@zubr/i18n/format'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'

/** What the deletion of an account takes, with sums. */
export function LossList({ losses: { servers, backups, balance, refundable } }: { losses: AccountLosses }) {
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
  if (lines.length === 0) return <p>{account.lossesNone}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
