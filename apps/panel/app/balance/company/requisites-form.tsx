import type { Company } from '@zubr/contracts/companies/endpoints'
import {
  companyCountries,
  type RequisiteFault,
  type RequisiteField,
  requisiteFaults,
  requisitesFaults,
  tidyRequisites,
} from '@zubr/domain/companies/requisites'
import { useState } from 'react'
import { ApiFailure, call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { SelectField, TextField } from '../../components/fields/field.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useI18n } from '../../i18n.tsx'
import { useCompaniesMessages } from './companies-messages.tsx'
import styles from './company.module.css'

const nothing: Company = {
  country: 'BY',
  name: '',
  taxNumber: '',
  address: '',
  account: '',
  bank: '',
  bic: '',
  signatory: '',
  basis: '',
}

type Faults = { [Field in RequisiteField]?: RequisiteFault }
const isFault = (text: string): text is RequisiteFault => requisiteFaults.some((fault) => fault === text)

/** The API refuses with the same codes as the form; its answer takes precedence. */
function faultsOf(error: unknown): Faults | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'invalid_request') return undefined
  const found = Object.entries(error.fields).filter(([, fault]) => isFault(fault))
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

export function RequisitesForm({
  company,
  onCancel,
  onKept,
}: {
  company: Company | null
  onCancel(): void
  onKept(company: Company | null): void
}) {
  const { messages: common } = useI18n()
  const messages = useCompaniesMessages()
  const { done } = useToasts()
  const [typed, setTyped] = useState(company ?? nothing)
  const [faults, setFaults] = useState<Faults>({})
  const [busy, run] = useBusy()
  const type = (change: Partial<Company>) => setTyped((before) => ({ ...before, ...change }))
  const field = (name: RequisiteField, hint?: string) => (
    <TextField
      wide
      label={name === 'taxNumber' ? messages.taxNumbers[typed.country] : messages.fields[name]}
      hint={hint}
      name={name}
      autoComplete="off"
      maxLength={300}
      value={typed[name]}
      fault={faults[name] && messages.faults[faults[name]]}
      onChange={({ target }) => {
        type({ [name]: target.value })
        setFaults(({ [name]: _mended, ...others }) => others)
      }}
    />
  )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = requisitesFaults(tidyRequisites(typed))
        setFaults(found)
        const [first] = Object.keys(found)
        if (first) {
          event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
          return
        }
        void run(async () => {
          try {
            const saved = await call('PUT /api/account/company', { body: typed })
            onKept(saved.company)
            done(messages.kept)
          } catch (error) {
            const refused = faultsOf(error)
            if (!refused) throw error
            setFaults(refused)
          }
        })
      }}
    >
      <SelectField
        label={messages.country}
        value={typed.country}
        onChange={({ target }) => {
          // One of the options below. Faults of the former country may not apply.
          type({ country: target.value as Company['country'] })
          setFaults({})
        }}
      >
        {companyCountries.map((country) => (
          <option key={country} value={country}>
            {messages.countries[country]}
          </option>
        ))}
      </SelectField>
      {field('name', messages.nameHint)}
      {field('taxNumber')}
      {field('address')}
      <p className={`${panel.dim} ${panel.small}`}>{messages.bankHint}</p>
      {field('account')}
      {field('bank')}
      {field('bic')}
      <p className={`${panel.dim} ${panel.small}`}>{messages.signHint}</p>
      {field('signatory')}
      {field('basis')}
      <div className={panel.row}>
        <Button type="submit" disabled={busy}>
          {common.frame.save}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {common.frame.cancel}
        </Button>
      </div>
    </form>
  )
}
