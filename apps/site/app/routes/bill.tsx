import { plans } from '@zubr/content/plans'
import { fill, priceParts } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import page from '../page.module.css'
import { useHref } from '../site.tsx'
import styles from './bill.module.css'

/** An example until payments are connected: the recommended plan's month. */
const example = {
  number: 'ZB-000001',
  login: 'steve-of-minsk',
  price: plans.find(({ recommended }) => recommended)?.price.BYN ?? 0,
}

export default function BillPage() {
  const { locale, words } = useI18n()
  const { bill } = words
  const href = useHref()
  const price = priceParts(locale, example.price, 'BYN')
  const rows = [
    [bill.number, example.number],
    [bill.purpose, fill(bill.purposeText, { login: example.login })],
    [bill.amount, `${price.amount}\u00a0${price.currency}`],
    [bill.state, bill.states.open],
  ] as const
  return (
    <div className="container">
      <PageHead id="bill" head={bill} />
      <div className={styles.bill}>
        <h1 className={page.title}>{bill.heading}</h1>
        <p className={page.lead}>{bill.lead}</p>
        <p className="caution">{bill.sample}</p>
        <dl className={`plate ${styles.rows}`}>
          {rows.map(([label, value]) => (
            <div key={label} className="spread">
              <dt className="dim">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h2 className={page.subtitle}>{bill.howTitle}</h2>
        <ol className={styles.how}>
          {bill.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <a className={buttonClass()} href={href.page('contact')}>
          {bill.toSupport}
        </a>
      </div>
    </div>
  )
}
