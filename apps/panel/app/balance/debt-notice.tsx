import type { Balance } from '@zubr/contracts/payments/balance'
import { fill, formatMoney } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { sitePage } from '../deployment.ts'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { TopUp } from './top-up/top-up-link.tsx'

/** What a chargeback took: the debt, and until when each server's time can be paid again. */
export function DebtNotice({ balance: { balance, debt, restorable = [] } }: { balance: Balance }) {
  const { locale, messages } = useI18n()
  const t = messages.balance.debt
  if (!debt && restorable.length === 0) return null
  const owed = debt?.minor ?? 0
  const lacking = restorable.reduce((sum, { price }) => sum + price.minor, owed) - (balance?.minor ?? 0)
  const currency = debt?.currency ?? restorable[0]?.price.currency
  return (
    <section className={`${panel.alert} ${panel.even}`} aria-labelledby="debt">
      <h2 id="debt">{debt ? fill(t.heading, { sum: formatMoney(locale, debt) }) : t.endedHeading}</h2>
      {debt && <p>{t.text}</p>}
      {restorable.map(({ server, name, price, until }) => {
        const minor = Math.max(0, price.minor + owed - (balance?.minor ?? 0))
        const sum = formatMoney(locale, { ...price, minor })
        return <p key={server}>{fill(t.restore, { server: name, sum, until: formatDate(locale, until) })}</p>
      })}
      <p className={panel.row}>
        {currency && lacking > 0 && <TopUp missing={{ currency, minor: lacking }} />}
        <a href={sitePage(locale, '/help/contact')}>{t.support}</a>
      </p>
    </section>
  )
}

type RestorableProps = {
  balance: Pick<Balance, 'balance' | 'debt'>
  restorable: NonNullable<Balance['restorable']>[number]
}

/** The sum to top up, and until when, so that a server's cancelled time is restored. */
export function Restorable({ balance: { balance, debt }, restorable }: RestorableProps) {
  const { locale, messages } = useI18n()
  const { name, price, until } = restorable
  const minor = Math.max(0, price.minor + (debt?.minor ?? 0) - (balance?.minor ?? 0))
  const sum = formatMoney(locale, { ...price, minor })
  return fill(messages.balance.debt.restore, { server: name, sum, until: formatDate(locale, until) })
}
