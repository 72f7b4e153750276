import { badge, brand, company, type PaymentId, payments } from '@zubr/content/brand'
import { around, fill } from '@zubr/i18n/format'
import { paymentMarks } from '@zubr/ui/payment-marks'
import { useI18n } from '../i18n.tsx'
import { documentIds } from '../pages.ts'
import { Sign } from '../sign.tsx'
import { useSite } from '../site.tsx'
import styles from './footer.module.css'
import { type MenuItem, MenuItems } from './menu-items.tsx'

const pagesInFooter: MenuItem[] = [
  ['home', 'home'],
  ['panel', 'panel'],
  ['uptime', 'status'],
  ['partner', 'partner'],
  ['contact', 'contacts'],
]

export function Footer() {
  const { locale, messages } = useI18n()
  const { year } = useSite()
  const [before, after] = around(messages.frame.commercialOffers, 'email')
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.inner}`}>
        <nav className={styles.columns} aria-label={messages.frame.footer}>
          <div>
            <h2>{messages.frame.navigation}</h2>
            <ul>
              <MenuItems items={pagesInFooter} />
            </ul>
          </div>
          <div>
            <h2>{messages.frame.documents}</h2>
            <ul>
              <MenuItems items={documentIds.map((id) => [id, id])} />
            </ul>
          </div>
        </nav>
        <div className={`small ${styles.legal}`}>
          <p>
            {fill(messages.frame.company, {
              company: company.name[locale],
              number: company.taxNumber,
              address: company.address[locale],
            })}
          </p>
          <p>
            {before}
            <a href={`mailto:${brand.commercialEmail}`}>{brand.commercialEmail}</a>
            {after}
          </p>
          <p>{fill(messages.frame.notAffiliated, { brand: brand.name })}</p>
          <ul className={`row ${styles.payments}`} aria-label={messages.frame.paymentMethods}>
            {payments.map((id) => (
              <li key={id}>
                <PaymentMark id={id} />
              </li>
            ))}
          </ul>
          <p className={`spread ${styles.last}`}>
            <span>
              © {brand.since}–{year} {brand.name}
            </span>
            {badge && (
              <a href={badge.href} target="_blank" rel="noopener">
                <img
                  src={badge.image}
                  alt={badge.alt}
                  width={badge.width}
                  height={badge.height}
                  loading="lazy"
                />
              </a>
            )}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** A payment system's mark on a plate; systems without a freely licensed logo are shown as text. */
function PaymentMark({ id }: { id: PaymentId }) {
  const { name, path } = paymentMarks[id]
  return (
    <span className={`plate ${styles.mark}`}>
      {path ? <Sign path={path} size={30} label={name} /> : <span>{name}</span>}
    </span>
  )
}
