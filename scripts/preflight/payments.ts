import { randomUUID } from 'node:crypto'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import type { PaymentMethod } from '@zubr/domain/payments/methods'
import type { Processors } from '../../apps/api/src/payments/payment-context.ts'
import {
  type Processor,
  ProcessorAway,
  ProcessorRefused,
} from '../../apps/api/src/payments/processors/processor.ts'
import { openProcessors } from '../../apps/api/src/payments/processors.ts'
import { type Config, ConfigError, readConfig } from '../../packages/config/src/index.ts'

type Inputs = {
  env: Record<string, string | undefined>
  methods: readonly Pick<PaymentMethod, 'id' | 'processor'>[]
  /** Default: those of the configuration; replaceable in tests. */
  processors?: Processors
  /** Sends a notification; replaceable in tests. */
  post?: (url: string) => Promise<number>
}

/**
 * Problems that prevent real payments, a line each. Queries a nonexistent payment at each processor
 * to check the keys, and sends a notification to its address to check that it reaches the API.
 */
export async function paymentsToDo({ env, methods, processors, post = posted }: Inputs): Promise<string[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return [error.message]
    throw error
  }
  const all = processors ?? openProcessors(config, null)
  const found: string[] = []
  if (config.trialPort !== undefined && !processors)
    found.push(
      'TRIAL_PROCESSOR: no money moves, what is paid at the processor to try with is credited all ' +
        'the same. Set the keys of bePaid or YooKassa; ' +
        'where SITE_URL or PANEL_URL is https:// it does not start',
    )
  else if (all.size === 0) found.push('BEPAID_…, YOOKASSA_…: no processor has keys, so nobody can pay')
  const lacking = methods.filter(({ processor }) => !all.has(processor)).map(({ id }) => id)
  if (all.size > 0 && lacking.length > 0)
    found.push(`content/payments.ts: ${lacking.join(', ')} is not offered, as its processor has no keys`)
  if (all.has('bepaid') && config.bepaid && !config.bepaid.publicKey)
    found.push(
      'BEPAID_PUBLIC_KEY: not set, so that notifications are known by shop and secret key alone; the ' +
        'back office of bePaid shows it',
    )
  for (const processor of all.values())
    found.push(
      ...(await ofProcessor(processor)),
      ...(await ofNotifications(processor, config.panelUrl, post)),
    )
  return found
}

async function ofProcessor(processor: Processor): Promise<string[]> {
  const { id, isTest } = processor
  const mode = isTest ? [`${modeOf[id]}: ${id} is in test mode, no money moves`] : []
  try {
    await processor.findTransaction(randomUUID())
    return mode
  } catch (error) {
    if (error instanceof ProcessorRefused)
      return [
        ...mode,
        `${keysOf[id]}: ${error.message}; it does not know these keys, or they may not read payments`,
      ]
    if (error instanceof ProcessorAway)
      return [...mode, `${id}: ${error.message}, so that its keys are not tried`]
    throw error
  }
}

const keysOf = {
  bepaid: 'BEPAID_SHOP_ID, BEPAID_SECRET_KEY',
  yookassa: 'YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY',
} as const
const modeOf = { bepaid: 'BEPAID_TEST', yookassa: 'YOOKASSA_SECRET_KEY' } as const

/** The API refuses forged notifications with this status, which identifies its address. */
const refusal = 403

async function ofNotifications(
  { id }: Processor,
  panelUrl: string,
  post: (url: string) => Promise<number>,
): Promise<string[]> {
  const url = panelUrl + notificationPaths[id]
  if (!url.startsWith('https:'))
    return [`PANEL_URL: ${id} sends notifications to ${url}, which it cannot reach: expected https://`]
  try {
    const status = await post(url)
    return status === refusal
      ? []
      : [
          `${url} answered with ${status}, not with the API's ${refusal}: does it lead to an API that has these keys?`,
        ]
  } catch {
    // The finding says that it does not answer.
    return [
      `${url} does not answer: ${id} sends notifications there, so the API must run and be reachable from outside`,
    ]
  }
}

async function posted(url: string): Promise<number> {
  const signal = AbortSignal.timeout(10_000)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', body: '{}', headers, redirect: 'manual', signal })
  await answer.body?.cancel()
  return answer.status
}
