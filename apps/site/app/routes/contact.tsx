import { brand, company, openingHours } from '@zubr/content/brand'
import { fill } from '@zubr/i18n/format'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n.tsx'
import page from '../page.module.css'
import { Page } from '../page.tsx'
import styles from './contact.module.css'

const questions = ['server', 'payment', 'data', 'offers', 'abuse'] as const

export default function ContactPage() {
  const { locale, messages } = useI18n()
  const { contact } = messages
  return (
    <Page
      id="contact"
      head={contact}
      name={contact.heading}
      below={[{ id: 'help', name: messages.frame.help }]}
      intro={contact}
    >
      <dl className={`cards pairs ${styles.ways}`}>
        <Way name={contact.address}>
          <address>
            {company.name[locale]}
            <br />
            {company.address[locale]}
          </address>
        </Way>
        <Way name={contact.email}>
          <a className="link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </Way>
        <Way name={contact.phone}>
          <a className="link" href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>
            {brand.phone}
          </a>
        </Way>
        <Way name={contact.hours}>{openingHours[locale]}</Way>
      </dl>
      <h2 className={page.subtitle}>{contact.whereTitle}</h2>
      <dl className={styles.where}>
        {questions.map((id) => (
          <div key={id}>
            <dt>{contact.where[id].title}</dt>
            <dd className="dim">
              {fill(contact.where[id].text, { email: brand.email, commercialEmail: brand.commercialEmail })}
            </dd>
          </div>
        ))}
      </dl>
    </Page>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="plate">
      <dt className="note">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
