import type { Firm as Requisites } from '@zubr/contracts/firms/endpoints'
import { type RequisiteField, requisiteLengths } from '@zubr/domain/firms/requisites'
import { useState } from 'react'
import { useEndpoint } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { ActsList } from '../acts/acts-list.tsx'
import styles from './firm.module.css'
import { useFirmsMessages, WithFirmsMessages } from './firms-messages.tsx'
import { RequisitesForm } from './requisites-form.tsx'

/** For companies: their details, and the monthly acts. */
export function Firm() {
  return (
    <WithFirmsMessages>
      <Card />
    </WithFirmsMessages>
  )
}

const fields = Object.keys(requisiteLengths) as RequisiteField[]

function Card() {
  const messages = useFirmsMessages()
  const { done } = useToasts()
  const firmQuery = useEndpoint(60_000, 'GET /api/account/firm')
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-labelledby="firm">
      <h2 id="firm">{messages.heading}</h2>
      <Loaded of={firmQuery}>
        {({ firm }) => (
          <>
            {!firm && <p className={panel.dim}>{messages.intro}</p>}
            {editing ? (
              <RequisitesForm
                firm={firm}
                onCancel={() => setEditing(false)}
                onKept={(saved) => {
                  firmQuery.put({ firm: saved })
                  setEditing(false)
                }}
              />
            ) : (
              <>
                {firm && <Facts firm={firm} />}
                <div className={panel.row}>
                  <Button tone="quiet" onClick={() => setEditing(true)}>
                    {firm ? messages.edit : messages.add}
                  </Button>
                  {firm && (
                    <Button tone="quiet" onClick={() => setRemoving(true)}>
                      {messages.remove}
                    </Button>
                  )}
                </div>
              </>
            )}
            <ActsList hasFirm={firm !== null} />
            <Confirm
              open={removing}
              title={messages.removeTitle}
              text={messages.removeText}
              action={messages.remove}
              danger
              onClose={() => setRemoving(false)}
              onConfirm={async () => {
                await call('DELETE /api/account/firm')
                firmQuery.put({ firm: null })
                done(messages.removed)
              }}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Facts({ firm }: { firm: Requisites }) {
  const messages = useFirmsMessages()
  return (
    <dl className={styles.facts}>
      {fields
        .filter((field) => firm[field] !== '')
        .map((field) => (
          <div key={field}>
            <dt>{field === 'taxNumber' ? messages.taxNumbers[firm.country] : messages.fields[field]}</dt>
            <dd>{firm[field]}</dd>
          </div>
        ))}
    </dl>
  )
}
