import type { OrderPurpose } from '@zubr/contracts/payments/invoices'
import { fill, formatMoney } from '@zubr/i18n/format'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import type { AtOnce } from './at-once.ts'
import { MethodChoice } from './method-choice.tsx'
import { PriceBreakdownList } from './price-breakdown.tsx'

type PayAtOnceProps = { of: AtOnce; what: OrderPurpose; onMethod(id: string): void }

/** The payment method for the missing sum, with its fee. */
export function PayAtOnce({ of, what, onMethod }: PayAtOnceProps) {
  const { methods, method, price, isRaised } = of
  const { locale, messages } = useI18n()
  const { buy } = messages.balance
  const { currency } = method
  const money = (minor: number) => formatMoney(locale, { currency, minor })
  return (
    <>
      <p>{buy.leads[what]}</p>
      <MethodChoice methods={methods} chosen={method.id} onChoose={onMethod} />
      {price === 'too_great' ? (
        <Notice>{fill(buy.greatest, { greatest: money(method.greatest) })}</Notice>
      ) : (
        <PriceBreakdownList of={price} currency={currency} />
      )}
      {isRaised && (
        <p className={`${panel.dim} ${panel.small}`}>{fill(buy.least, { least: money(method.least) })}</p>
      )}
    </>
  )
}
