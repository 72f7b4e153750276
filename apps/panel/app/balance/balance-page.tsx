import type { Balance } from '@zubr/contracts/payments/balance'
import { fill, formatMoney } from '@zubr/i18n/format'
import { type Polled, useEndpoint } from '../api/polled.ts'
import { Loaded } from '../components/loaded.tsx'
import { PageTitle } from '../components/page-title.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import styles from './balance.module.css'
import { Company } from './company/company.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { DebtNotice } from './debt-notice.tsx'
import { InvoiceList } from './invoices/invoice-list.tsx'
import { MovementList } from './movements/movement-list.tsx'
import { useMovements } from './movements/use-movements.ts'
import { OrderNotices } from './order-notices.tsx'
import { Refunds } from './refunds/refunds.tsx'
import { type Methods, TopUp } from './top-up/top-up-form.tsx'
import { useChange } from './use-change.ts'
import { useInvoices } from './use-invoices.ts'

/** The account's money: balance, top-up, invoices and movements. */
export default function BalancePage() {
  const { messages } = useI18n()
  const balance = useEndpoint(30_000, 'GET /api/balance')
  const methods = useEndpoint(null, 'GET /api/payments/methods')
  const invoices = useInvoices()
  const movements = useMovements()
  const refreshMoney = () => {
    balance.refresh()
    movements.polled.refresh()
  }
  // A paid invoice changes everything else on the page.
  useChange(
    invoices.data?.invoices.map(({ id, timesPaid, order }) => `${id} ${timesPaid} ${order?.state}`).join(),
    refreshMoney,
  )
  const refreshAll = () => {
    refreshMoney()
    invoices.refresh()
  }
  return (
    <div>
      <PageTitle title={messages.balance.heading} />
      <h1>{messages.balance.heading}</h1>
      <OrderNotices invoices={invoices} />
      <Loaded of={balance}>
        {(current) => (
          <div className={styles.page}>
            <div className={panel.column}>
              <DebtNotice balance={current} />
              <Sum balance={current} methods={methods} onChosen={balance.put} />
              <TopUp methods={methods} balance={current} onInvoice={invoices.refresh} />
            </div>
            <div className={panel.column}>
              <InvoiceList invoices={invoices} />
              <Refunds onMoved={refreshAll} />
              <Company />
            </div>
            <div className={styles.whole}>
              <MovementList movements={movements} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}

type SumProps = { balance: Balance; methods: Polled<Methods>; onChosen(balance: Balance): void }

function Sum({ balance: { balance, promoCredit, currencyOpen }, methods, onChosen }: SumProps) {
  const { locale, messages } = useI18n()
  // An account without a currency chooses it with the payment method, if there is one.
  const asksForCurrency = currencyOpen && (balance !== null || methods.data?.methods.length === 0)
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-label={messages.account.balance}>
      <p className={styles.sum}>{balance ? formatMoney(locale, balance) : messages.account.noCurrency}</p>
      {promoCredit && promoCredit.minor > 0 && (
        <p className={`${panel.dim} ${panel.small}`}>
          {fill(messages.balance.given, { sum: formatMoney(locale, promoCredit) })}
        </p>
      )}
      {asksForCurrency && <CurrencyChoice chosen={balance?.currency ?? null} onChosen={onChosen} />}
    </section>
  )
}
