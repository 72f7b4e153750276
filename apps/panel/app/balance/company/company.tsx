import type { Company as Requisites } from '@zubr/contracts/companies/endpoints'
import { type RequisiteField, requisiteLengths } from '@zubr/domain/companies/requisites'
import { useState } from 'react'
import { useEndpoint } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { AcceptanceActsList } from '../acceptance-acts/acceptance-acts-list.tsx'
import { useCompaniesMessages, WithCompaniesMessages } from './companies-messages.tsx'
import styles from './company.module.css'
import { RequisitesForm } from './requisites-form.tsx'

/** The requisites and the monthly acceptance acts of a customer that is a company. */
export function Company() {
  return (
    <WithCompaniesMessages>
      <Card />
    </WithCompaniesMessages>
  )
}

const fields = Object.keys(requisiteLengths) as RequisiteField[]

function Card() {
  const messages = useCompaniesMessages()
  const { done } = useToasts()
  const companyQuery = useEndpoint(60_000, 'GET /api/account/company')
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-labelledby="company">
      <h2 id="company">{messages.heading}</h2>
      <Loaded of={companyQuery}>
        {({ company }) => (
          <>
            {!company && <p className={panel.dim}>{messages.intro}</p>}
            {editing ? (
              <RequisitesForm
                company={company}
                onCancel={() => setEditing(false)}
                onKept={(saved) => {
                  companyQuery.put({ company: saved })
                  setEditing(false)
                }}
              />
            ) : (
              <>
                {company && <Facts company={company} />}
                <div className={panel.row}>
                  <Button tone="quiet" onClick={() => setEditing(true)}>
                    {company ? messages.edit : messages.add}
                  </Button>
                  {company && (
                    <Button tone="quiet" onClick={() => setRemoving(true)}>
                      {messages.remove}
                    </Button>
                  )}
                </div>
              </>
            )}
            <AcceptanceActsList hasCompany={company !== null} />
            <Confirm
              open={removing}
              title={messages.removeTitle}
              text={messages.removeText}
              action={messages.remove}
              danger
              onClose={() => setRemoving(false)}
              onConfirm={async () => {
                await call('DELETE /api/account/company')
                companyQuery.put({ company: null })
                done(messages.removed)
              }}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Facts({ company }: { company: Requisites }) {
  const messages = useCompaniesMessages()
  return (
    <dl className={styles.facts}>
      {fields
        .filter((field) => company[field] !== '')
        .map((field) => (
          <div key={field}>
            <dt>{field === 'taxNumber' ? messages.taxNumbers[company.country] : messages.fields[field]}</dt>
            <dd>{company[field]}</dd>
          </div>
        ))}
    </dl>
  )
}
