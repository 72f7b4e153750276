import { errorCodes } from '@zubr/contracts/error-codes'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Polled } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { planName } from '../server/plan-name.ts'
import styles from './balance.module.css'
import type { Invoices } from './invoices/invoice-list.tsx'
import { dismissedUntil, dismissOrders, type VisibleOrder, visibleOrders } from './orders.ts'

/** The state of servers that are created after their invoice is paid; empty without such orders. */
export function OrderNotices({ invoices: { data } }: { invoices: Polled<Invoices> }) {
  const [until, setUntil] = useState(dismissedUntil)
  const close = (at: string) => {
    dismissOrders(at)
    setUntil(at)
  }
  const news = visibleOrders(data?.invoices ?? [], until)
  return (
    <div className={styles.news} role="status">
      {news.map((each) => (
        <OrderNotice key={each.invoice.id} news={each} onClose={() => close(each.invoice.createdAt)} />
      ))}
    </div>
  )
}

function OrderNotice({ news: { invoice, kind }, onClose }: { news: VisibleOrder; onClose(): void }) {
  const { locale, messages } = useI18n()
  const { orders, invoices } = messages.balance
  const plan = invoice.order?.plan ?? ''
  const what = invoice.purpose === 'top_up' ? 'server' : invoice.purpose
  const code = errorCodes.find((known) => known === invoice.order?.failure) ?? 'internal'
  const text = fill(orders[what][kind], {
    number: invoice.number,
    plan: planName(locale, messages, plan),
    why: messages.errors[code],
  })
  return (
    <div className={`${panel.alert} ${kind === 'failed' ? '' : panel.calm} ${panel.even}`}>
      <p>{text}</p>
      {kind === 'unpaid' && invoice.checkoutUrl && (
        <p>
          <a href={invoice.checkoutUrl}>{invoices.pay}</a>
        </p>
      )}
      {kind === 'failed' && (
        <div className={panel.row}>
          {what === 'server' ? (
            <Link to={`${paths.create}?plan=${encodeURIComponent(plan)}`}>{orders.again}</Link>
          ) : (
            <Link to={paths.server(invoice.order?.server ?? '')}>{orders.toServer}</Link>
          )}
          <Button tone="quiet" onClick={onClose}>
            {messages.frame.dismiss}
          </Button>
        </div>
      )}
    </div>
  )
}
