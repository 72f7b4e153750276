import type { DeclineReason } from '@zubr/contracts/payments/invoices'
import { lookUp } from '@zubr/domain/tables/look-up'

/**
 * Maps bePaid's decline code, or else its message, to a reason. Messages are English or the bank's
 * own text. Source: docs.bepaid.by, "API v.3 and API v.2 processing error codes". Codes require the
 * header X-API-Version: 3.
 */
export function declineOfBepaid({
  code,
  message,
}: {
  code?: string | null | undefined
  message?: string | null | undefined
}): DeclineReason {
  const own = code ? lookUp(byCode, code.toUpperCase()) : undefined
  if (own) return own
  const text = message?.toLowerCase() ?? ''
  return byMessage.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown'
}

const byCode: Record<string, DeclineReason> = {
  'F.0002': 'bank',
  'F.0003': 'card_expired',
  'F.0006': 'card_data',
}
const byMessage: [RegExp, DeclineReason][] = [
  [/insufficient|not sufficient/, 'funds'],
  [/expired card|card (?:is |has )?expired/, 'card_expired'],
  [/3-?d|authenticat|verification/, 'authentication'],
  [/limit|exceed/, 'limit'],
  [/fraud|lost|stolen|restricted/, 'fraud'],
  [/cvc|cvv|card number|invalid card|not valid/, 'card_data'],
  [/country/, 'country'],
  [/cancel/, 'canceled'],
  [/do not honor|issuer|bank|declined/, 'bank'],
]
