import type { Balance } from '@zubr/contracts/payments/balance'
import { fill, formatMoney } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { sitePage } from '../place.ts'
import { TopUp } from './top-up/top-up-link.tsx'

/** Says what a chargeback took, and what to do: how much is owed, and which servers' time can be paid again until when. */
export function DebtNotice({ balance: { balance, debt, restorable = [] } }: { balance: Balance }) {
  const { locale, messages } = useI18n()
  const own = messages.balance.debt
  if (!debt && restorable.length === 0) return null
  const owed = debt?.minor ?? 0
  const lacking = restorable.reduce((sum, { price }) => sum + price.minor, owed) - (balance?.minor ?? 0)
  const currency = debt?.currency ?? restorable[0]?.price.currency
  return (
    <section className={`${panel.alert} ${panel.even}`} aria-labelledby="debt">
      <h2 id="debt">{debt ? fill(own.heading, { sum: formatMoney(locale, debt) }) : own.endedHeading}</h2>
      {debt && <p>{own.text}</p>}
      {restorable.map(({ server, name, price, until }) => {
        const minor = Math.max(0, price.minor + owed - (balance?.minor ?? 0))
        const sum = formatMoney(locale, { ...price, minor })
        return (
          <p key={server}>{fill(own.restore, { server: name, sum, until: formatDate(locale, until) })}</p>
        )
      })}
      <p className={panel.row}>
        {currency && lacking > 0 && <TopUp missing={{ currency, minor: lacking }} />}
        <a href={sitePage(locale, '/help/contact')}>{own.support}</a>
      </p>
    </section>
  )
}

type RestorableProps = {
  balance: Pick<Balance, 'balance' | 'debt'>
  restorable: NonNullable<Balance['restorable']>[number]
}

/** How much to top up until when, so that a server's ended time goes on. */
export function Restorable({ balance: { balance, debt }, restorable }: RestorableProps) {
  const { locale, messages } = useI18n()
  const { name, price, until } = restorable
  const minor = Math.max(0, price.minor + (debt?.minor ?? 0) - (balance?.minor ?? 0))
  const sum = formatMoney(locale, { ...price, minor })
  return fill(messages.balance.debt.restore, { server: name, sum, until: formatDate(locale, until) })
}
