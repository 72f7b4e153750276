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
import type { Bills } from './bills/bill-list.tsx'
import { dismissedUntil, dismissOrders, type VisibleOrder, visibleOrders } from './orders.ts'

/** The state of servers that are created after their bill is paid; empty without such orders. */
export function OrderNotices({ bills: { data } }: { bills: Polled<Bills> }) {
  const [until, setUntil] = useState(dismissedUntil)
  const close = (at: string) => {
    dismissOrders(at)
    setUntil(at)
  }
  const news = visibleOrders(data?.bills ?? [], until)
  return (
    <div className={styles.news} role="status">
      {news.map((each) => (
        <OrderNotice key={each.bill.id} news={each} onClose={() => close(each.bill.createdAt)} />
      ))}
    </div>
  )
}

function OrderNotice({ news: { bill, kind }, onClose }: { news: VisibleOrder; onClose(): void }) {
  const { locale, messages } = useI18n()
  const { orders, bills } = messages.balance
  const plan = bill.order?.plan ?? ''
  const what = bill.purpose === 'top_up' ? 'server' : bill.purpose
  const code = errorCodes.find((known) => known === bill.order?.failure) ?? 'internal'
  const text = fill(orders[what][kind], {
    number: bill.number,
    plan: planName(locale, messages, plan),
    why: messages.errors[code],
  })
  return (
    <div className={`${panel.alert} ${kind === 'failed' ? '' : panel.calm} ${panel.even}`}>
      <p>{text}</p>
      {kind === 'unpaid' && bill.checkoutUrl && (
        <p>
          <a href={bill.checkoutUrl}>{bills.pay}</a>
        </p>
      )}
      {kind === 'failed' && (
        <div className={panel.row}>
          {what === 'server' ? (
            <Link to={`${paths.create}?plan=${encodeURIComponent(plan)}`}>{orders.again}</Link>
          ) : (
            <Link to={paths.server(bill.order?.server ?? '')}>{orders.toServer}</Link>
          )}
          <Button tone="quiet" onClick={onClose}>
            {messages.frame.dismiss}
          </Button>
        </div>
      )}
    </div>
  )
}
