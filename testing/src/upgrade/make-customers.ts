import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { World } from '@zubr/all-in-one/start'
import { readMail } from '@zubr/api/accounts/mail/read-mail'
import { nouns } from '@zubr/api/commands'
import { type CommandContext, runCommand } from '@zubr/api/operators/run-command'
import { catalogue } from '@zubr/content/catalogue'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import { totalOf } from '@zubr/domain/payments/methods'
import { Browser, until } from './browser.ts'

/** Password of every customer that the state adds to the demo world. */
export const samplePassword = 'amber river 42 stones'

/** The code of the newest mailed link to `page` for an address; undefined if there is none. */
export async function mailedCode(
  dataDir: string,
  to: string,
  page: 'confirm' | 'reset',
): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).sort().toReversed()
  for (const name of names) {
    const { head, text = '' } = readMail(await readFile(path.join(folder, name), 'utf8'))
    const code = new RegExp(`/${page}\\?lang=\\w+#([\\w-]+)`).exec(text)?.[1]
    if (head.get('to') === to && code !== undefined) return code
  }
  return undefined
}

/** Registers by the site's form and confirms the address by the mail's link. */
export async function register({ config }: Pick<World, 'config'>, login: string): Promise<Browser> {
  const browser = new Browser(config)
  const email = `${login}@players.example`
  await browser.form('/register', {
    ...{ login, email, password: samplePassword, repeat: samplePassword, lang: 'en' },
  })
  const code = await until(`mail to ${login}`, () => mailedCode(config.dataDir, email, 'confirm'))
  await browser.form('/confirm', { code, lang: 'en' })
  return browser
}

/** Runs an operator's command in this process. Resolves to its output. */
export async function operate(
  { db, config }: Pick<World, 'db' | 'config'>,
  noun: string,
  verb: string,
  args: readonly string[],
  trial?: CommandContext['trial'],
): Promise<string[]> {
  const printed: string[] = []
  const command = (await nouns[noun]?.verbs())?.[verb]
  if (!command) throw new Error(`there is no command ${noun} ${verb}`)
  const print = (line: string) => void printed.push(line)
  await runCommand(command, { db, config, catalogue, trial, print, clock: () => new Date() }, args)
  return printed
}

/** Tops up at the trial processor as a customer, and waits until the balance shows it. */
export async function payIn(
  browser: Browser,
  { method: id, sum, cardClosed = false }: { method: string; sum: number; cardClosed?: boolean },
): Promise<Invoice> {
  const method = catalogue.payments.methods.find((one) => one.id === id)
  if (!method) throw new Error(`there is no way ${id} to pay`)
  const payment = { method: id, sum, fee: totalOf(method, sum).fee }
  const created = await browser.call<Invoice>('POST', '/api/invoices', payment, randomUUID())
  const { checkoutUrl } = await until('an address to pay at', async () => {
    const invoice = await browser.get<Invoice>(`/api/invoices/${created.id}`)
    return invoice.checkoutUrl === null ? undefined : invoice
  })
  await postAtProcessor(`${checkoutUrl}/pay`, cardClosed ? { closed: '1' } : {})
  const paid = await until('a paid invoice', async () => {
    const invoice = await browser.get<Invoice>(`/api/invoices/${created.id}`)
    return invoice.state === 'paid' ? invoice : undefined
  })
  return { ...paid, checkoutUrl }
}

/** Makes the payer's bank charge a payment back at the trial processor. */
export async function disputePayment({ checkoutUrl }: Pick<Invoice, 'checkoutUrl'>): Promise<void> {
  await postAtProcessor(`${checkoutUrl}/charge-back`, {})
}

async function postAtProcessor(url: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields)
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body })
  if (answer.status !== 303) throw new Error(`the processor: ${answer.status}`)
}
