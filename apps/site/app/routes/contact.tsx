import { brand, company, openingHours } from '@zubr/content/brand'
import { fill } from '@zubr/i18n/format'
import type { Messages } from '@zubr/i18n/messages'
import { useI18n } from '../i18n.tsx'
import page from '../page.module.css'
import { Page } from '../page.tsx'
import styles from './contact.module.css'

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
    <Page
      id="contact"
      head={contact}
      name={contact.heading}
      below={[{ id: 'help', name: words.frame.help }]}
      intro={contact}
    >
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
    </Page>
  )
}
