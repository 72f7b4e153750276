import { topUpSums } from '@zubr/content/payments'
import type { Balance } from '@zubr/contracts/payments/balance'
import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import { fill, formatMoney } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Polled } from '../../api/polled.ts'
import { ApiFailure } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useI18n } from '../../i18n.tsx'
import { MethodChoice } from './method-choice.tsx'
import { NoMethods } from './no-methods.tsx'
import { usePayment } from './payment.ts'
import { PaymentNotes, PriceBreakdownList } from './price-breakdown.tsx'
import { faultText, priceBreakdownOf, sumFromSearch, sumText, typedSum } from './sums.ts'
import styles from './top-up.module.css'

export type Methods = { methods: PaymentMethod[]; trial: boolean }

type TopUpProps = {
  methods: Polled<Methods>
  balance: Balance
  /** Runs after an invoice was made, or was found to be paid. */
  onInvoice(): void
}

/** The top-up form: sum, payment method and fee, before the browser goes to the processor. */
export function TopUp({ methods, balance, onInvoice }: TopUpProps) {
  const { messages } = useI18n()
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-labelledby="top-up">
      <h2 id="top-up">{messages.balance.topUp.heading}</h2>
      <Loaded of={methods} part>
        {(all) => {
          const offered = payable(all.methods, balance)
          if (all.methods.length === 0) return <NoMethods text={messages.balance.topUp.none} />
          if (offered.length === 0) return <NoMethods text={messages.balance.topUp.noneHere} />
          return <Form all={{ ...all, methods: offered }} onInvoice={onInvoice} onStale={methods.refresh} />
        }}
      </Loaded>
    </section>
  )
}

/** The method sets the currency of an account without one. */
const payable = (methods: readonly PaymentMethod[], { balance }: Balance) =>
  methods.filter(({ currency }) => balance === null || balance.currency === currency)

type FormProps = { all: Methods; onInvoice(): void; onStale(): void }

function Form({ all: { methods, trial }, onInvoice, onStale }: FormProps) {
  const { locale, messages } = useI18n()
  const { topUp } = messages.balance
  const [search] = useSearchParams()
  const { done, bad, failed } = useToasts()
  const { busy, pay } = usePayment('topUp')
  const [chosen, setChosen] = useState<string>()
  const [tried, setTried] = useState(false)
  // A fault is shown only after the field loses focus.
  const [left, setLeft] = useState(false)
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const [text, setText] = useState(() => {
    const prefilled = sumFromSearch(search)
    return prefilled === undefined ? '' : sumText(locale, Math.max(prefilled, method?.least ?? 0))
  })
  const form = useRef<HTMLFormElement>(null)
  if (!method) return null
  const { currency, least, greatest } = method
  const money = (minor: number) => formatMoney(locale, { currency, minor })
  const sum = typedSum(text)
  const breakdown = priceBreakdownOf(method, sum)
  const isRight = typeof breakdown === 'object'
  const fault =
    !isRight && (tried || (left && text !== ''))
      ? faultText(locale, messages.balance, method, breakdown)
      : undefined

  async function submit() {
    setTried(true)
    if (!method || typeof breakdown !== 'object') {
      form.current?.querySelector<HTMLElement>('input[inputmode]')?.focus()
      return
    }
    try {
      const invoice = await pay({ method: method.id, sum: breakdown.sum, fee: breakdown.fee })
      if (invoice.checkoutUrl === null)
        done(fill(topUp.paid, { number: invoice.number, sum: formatMoney(locale, invoice.sum) }))
      onInvoice()
    } catch (error) {
      if (error instanceof ApiFailure && error.fields.fee === 'changed') bad(topUp.feeChanged)
      else failed(error)
      onStale()
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <TextField
        wide
        label={`${topUp.sum}, ${currency === 'RUB' ? '₽' : currency}`}
        hint={fill(topUp.sumHint, { least: money(least), greatest: money(greatest) })}
        fault={fault}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setLeft(true)}
      />
      <fieldset className={styles.presets}>
        <legend className="visually-hidden">{topUp.presets}</legend>
        {topUpSums[currency].map((preset) => (
          <Button
            key={preset}
            tone="quiet"
            aria-pressed={sum === preset}
            onClick={() => setText(sumText(locale, preset))}
          >
            {money(preset)}
          </Button>
        ))}
      </fieldset>
      <MethodChoice methods={methods} chosen={method.id} onChoose={setChosen} />
      <PriceBreakdownList of={isRight ? breakdown : undefined} currency={currency} />
      <button className={buttonClass({ size: 'wide' })} type="submit" disabled={busy}>
        {busy
          ? topUp.leaving
          : isRight
            ? fill(topUp.submit, { total: money(breakdown.total) })
            : messages.balance.invoices.pay}
      </button>
      <PaymentNotes trial={trial} />
    </form>
  )
}
