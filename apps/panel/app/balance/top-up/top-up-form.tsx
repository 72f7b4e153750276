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
import { askedSum, faultText, priceBreakdownOf, sumText, typedSum } from './sums.ts'
import styles from './top-up.module.css'

export type Methods = { methods: PaymentMethod[]; trial: boolean }

type TopUpProps = {
  methods: Polled<Methods>
  balance: Balance
  /** A bill was made, or turned out to be paid. */
  onBill(): void
}

/** Puts money onto the balance: how much, by which way, and what that costs, before the browser leaves for the processor. */
export function TopUp({ methods, balance, onBill }: TopUpProps) {
  const { messages } = useI18n()
  return (
    <section className={`${panel.plate} ${panel.even}`} aria-labelledby="top-up">
      <h2 id="top-up">{messages.balance.topUp.heading}</h2>
      <Loaded of={methods} part>
        {(all) => {
          const own = payable(all.methods, balance)
          if (all.methods.length === 0) return <NoMethods text={messages.balance.topUp.none} />
          if (own.length === 0) return <NoMethods text={messages.balance.topUp.noneHere} />
          return <Form all={{ ...all, methods: own }} onBill={onBill} onStale={methods.refresh} />
        }}
      </Loaded>
    </section>
  )
}

/** An account without a currency chooses one by the way it pays. */
const payable = (methods: readonly PaymentMethod[], { balance }: Balance) =>
  methods.filter(({ currency }) => balance === null || balance.currency === currency)

type FormProps = { all: Methods; onBill(): void; onStale(): void }

function Form({ all: { methods, trial }, onBill, onStale }: FormProps) {
  const { locale, messages } = useI18n()
  const { topUp } = messages.balance
  const [search] = useSearchParams()
  const { done, bad, failed } = useToasts()
  const { busy, pay } = usePayment('topUp')
  const [chosen, setChosen] = useState<string>()
  const [tried, setTried] = useState(false)
  // Nobody is told of a fault in the midst of typing.
  const [left, setLeft] = useState(false)
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const [text, setText] = useState(() => {
    const asked = askedSum(search)
    return asked === undefined ? '' : sumText(locale, Math.max(asked, method?.least ?? 0))
  })
  const form = useRef<HTMLFormElement>(null)
  if (!method) return null
  const { currency, least, greatest } = method
  const money = (minor: number) => formatMoney(locale, { currency, minor })
  const sum = typedSum(text)
  const reckoned = priceBreakdownOf(method, sum)
  const isRight = typeof reckoned === 'object'
  const fault =
    !isRight && (tried || (left && text !== ''))
      ? faultText(locale, messages.balance, method, reckoned)
      : undefined

  async function submit() {
    setTried(true)
    if (!method || typeof reckoned !== 'object') {
      form.current?.querySelector<HTMLElement>('input[inputmode]')?.focus()
      return
    }
    try {
      const bill = await pay({ method: method.id, sum: reckoned.sum, fee: reckoned.fee })
      if (bill.payAt === null)
        done(fill(topUp.paid, { number: bill.number, sum: formatMoney(locale, bill.sum) }))
      onBill()
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
      <PriceBreakdownList of={isRight ? reckoned : undefined} currency={currency} />
      <button className={buttonClass({ size: 'wide' })} type="submit" disabled={busy}>
        {busy
          ? topUp.leaving
          : isRight
            ? fill(topUp.submit, { total: money(reckoned.total) })
            : messages.balance.bills.pay}
      </button>
      <PaymentNotes trial={trial} />
    </form>
  )
}
