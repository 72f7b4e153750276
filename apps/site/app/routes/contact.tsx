import { brand, company, openingHours } from '@zubr/content/brand'
import { fill } from '@zubr/i18n/format'
import type { Messages } from '@zubr/i18n/messages'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import styles from './contact.module.css'
import page from './page.module.css'

const questions = [
  'server',
  'payment',
  'data',
  'offers',
  'abuse',
] as const satisfies (keyof Messages['contact']['where'])[]

export default function ContactPage() {
  const { locale, words } = useI18n()
  const { contact } = words
  const phone = `tel:${brand.phone.replace(/[^+\d]/g, '')}`
  return (
    <div className={page.page}>
      <PageHead id="contact" head={contact} />
      <Breadcrumbs
        trail={[
          { id: 'help', name: words.frame.help },
          { id: 'contact', name: contact.heading },
        ]}
      />
      <h1 className={page.title}>{contact.heading}</h1>
      <p className={page.lead}>{contact.lead}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{contact.address}</dt>
          <dd>
            <address>
              {company.name[locale]}
              <br />
              {company.address[locale]}
            </address>
          </dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </dd>
        </div>
        <div>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={phone}>{brand.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{contact.hours}</dt>
          <dd>{openingHours[locale]}</dd>
        </div>
      </dl>
      <h2 className={page.subtitle}>{contact.whereTitle}</h2>
      <dl className={styles.where}>
        {questions.map((id) => (
          <div key={id}>
            <dt>{contact.where[id].title}</dt>
            <dd>
              {fill(contact.where[id].text, { email: brand.email, commercialEmail: brand.commercialEmail })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
