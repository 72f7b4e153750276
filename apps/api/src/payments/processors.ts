import type { Config } from '@zubr/config'
import type { ProcessorId, ReceiptRules } from '@zubr/domain/payments/methods'
import { receiptRulesFault } from '@zubr/domain/payments/vat'
import type { Processors } from './payment-context.ts'
import { BepaidProcessor } from './processors/bepaid.ts'
import type { Processor } from './processors/processor.ts'
import { YookassaProcessor } from './processors/yookassa.ts'

/**
 * The processors that have keys in this deployment. `receipt` configures YooKassa's receipts; null
 * if none are due.
 */
export function openProcessors(
  { bepaid: shop, yookassa: shopOfYookassa }: Pick<Config, 'bepaid' | 'yookassa'>,
  receipt: ReceiptRules | null,
  trial?: TrialPlace,
): Processors {
  const fault = receipt && receiptRulesFault(receipt)
  if (fault) throw new Error(`content/payments.ts: receipt.${fault}`)
  const all = new Map<ProcessorId, Processor>()
  if (shop) all.set('bepaid', new BepaidProcessor(shop))
  if (shopOfYookassa) all.set('yookassa', new YookassaProcessor({ ...shopOfYookassa, receipt }))
  if (trial) for (const processor of trialProcessors(trial, receipt)) all.set(processor.id, processor)
  return all
}

/** The address and credentials of a trial processor on this machine. */
export type TrialPlace = { url: string; shopId: string; secretKey: string; publicKey: string }

/** The real adapters, connected to the trial processor. */
export function trialProcessors(
  { url, shopId, secretKey, publicKey }: TrialPlace,
  receipt: ReceiptRules | null,
  patienceMs?: number,
): Processor[] {
  const at = (name: string) => `${url}/bepaid/${name}`
  const patience = patienceMs === undefined ? {} : { patienceMs }
  const hosts = { checkout: at('checkout'), gateway: at('gateway'), api: at('api'), merchant: at('merchant') }
  return [
    new BepaidProcessor({ shopId, secretKey, publicKey, test: true, hosts, ...patience }),
    new YookassaProcessor({
      shopId,
      secretKey,
      receipt,
      senders: ['loopback'],
      host: `${url}/yookassa`,
      ...patience,
    }),
  ]
}
