import type { Money } from '@zubr/contracts/payments/balance'
import type { Refunds } from '@zubr/contracts/payments/refunds'
import { fill, formatMoney } from '@zubr/i18n/format'
import { useRef, useState } from 'react'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useI18n } from '../../i18n.tsx'
import { sumText, typedSum } from '../top-up/sums.ts'
import styles from './refunds.module.css'
import { useRefundsMessages } from './refunds-messages.tsx'

type RefundFormProps = {
  data: Refunds
  available: Money
  move(response: Promise<Refunds>): Promise<void>
}

/** Asks for the sum to refund: all of it, unless the owner types another. */
export function RefundForm({ data, available, move }: RefundFormProps) {
  const { locale } = useI18n()
  const messages = useRefundsMessages()
  const { done } = useToasts()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const [busy, run] = useBusy()
  // A repeated click after a lost response is the same request; another sum is a new one.
  const once = useRef({ sum: 0, key: '' })
  const text = typed ?? sumText(locale, available.minor)
  const sum = typedSum(text)
  const isRight = sum !== undefined && sum > 0 && sum <= available.minor
  const least = formatMoney(locale, { currency: available.currency, minor: 1 })
  const fault = fill(messages.sumWrong, { least, most: formatMoney(locale, available) })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(!isRight)
        if (!isRight) return
        if (once.current.sum !== sum) once.current = { sum, key: crypto.randomUUID() }
        const headers = { 'idempotency-key': once.current.key }
        void run(async () => {
          await move(call('POST /api/refunds', { headers, body: { sum } }))
          once.current = { sum: 0, key: '' }
          setTyped(undefined)
          done(messages.asked)
        })
      }}
    >
      <TextField
        label={fill(messages.sum, { currency: available.currency })}
        hint={fill(messages.sumHint, { review: data.reviewWorkingDays, paid: data.paidWithinDays })}
        fault={isWrong && !isRight ? fault : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" tone="quiet" disabled={busy}>
        {messages.ask}
      </Button>
    </form>
  )
}
