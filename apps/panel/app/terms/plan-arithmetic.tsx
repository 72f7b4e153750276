import type { PlanQuote } from '@zubr/contracts/servers/terms'
import { fill, formatMoney } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { formatUnits } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { planName } from '../server/plan-name.ts'
import { PriceLineList } from './price-line-list.tsx'

/** The price of another plan for the remaining time, line by line. */
export function PlanArithmetic({ quote, former }: { quote: PlanQuote; former: string }) {
  const { locale, messages } = useI18n()
  const t = messages.terms.plan
  const {
    purchase,
    hours,
    worth,
    cost,
    change,
    promoCredit: given,
    balance,
    missing,
    debt,
    keepsTermDiscount,
  } = quote
  const money = (minor: number) => formatMoney(locale, { ...change, minor })
  const plan = (text: string, id: string) => fill(text, { plan: planName(locale, messages, id) })
  const lines: [id: string, label: string, amount: string][] = purchase
    ? [['price', t.month, money(cost.minor)]]
    : [
        ['time', t.timeLeft, [...daysOf(hours)].map((part) => formatUnits(locale, ...part)).join(' ')],
        ['worth', plan(t.worth, former), money(worth.minor)],
        ['cost', plan(t.cost, quote.plan), money(cost.minor)],
      ]
  lines.push(['total', change.minor < 0 ? t.back : t.pay, money(Math.abs(change.minor))])
  if (given.minor > 0) lines.push(['given', t.given, money(given.minor)])
  if (change.minor > 0 && balance)
    lines.push(['balance', messages.create.balance, formatMoney(locale, balance)])
  if (debt) lines.push(['debt', messages.account.entryKinds.debt_paid, formatMoney(locale, debt)])
  if (missing.minor > 0) lines.push(['missing', messages.create.missing, money(missing.minor)])
  return (
    <>
      <PriceLineList lines={lines.map(([id, label, amount]) => ({ id, label, amount }))} />
      {keepsTermDiscount && <p className={panel.dim}>{t.keepsDiscount}</p>}
      <p className={panel.dim}>{purchase ? t.buyText : t.limits}</p>
    </>
  )
}

/** Whole days and remaining hours, without zeros. */
function daysOf(hours: number): [count: number, unit: 'day' | 'hour'][] {
  const days = Math.floor(hours / 24)
  const rest = hours % 24
  return [
    ...(days > 0 ? [[days, 'day'] as [number, 'day']] : []),
    ...(rest > 0 || days === 0 ? [[rest, 'hour'] as [number, 'hour']] : []),
  ]
}
