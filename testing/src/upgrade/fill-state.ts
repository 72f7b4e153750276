import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { updateDueServers } from '@zubr/api/servers/lifecycle/due'
import { mailByJob } from '@zubr/api/servers/lifecycle/mail'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { Server } from '@zubr/contracts/servers/server'
import type { Demo } from '@zubr/dev/demo/demo'
import { examplePassword } from '@zubr/dev/demo/example-accounts'
import { Browser, until } from './browser.ts'
import { disputePayment, operate, payIn, register, samplePassword } from './make-customers.ts'
import { backUp, buyServer, restore, untilServer, writeWorld } from './make-servers.ts'
import { changeAddons, ownServer } from './own-server.ts'
import { secondNode } from './second-agent.ts'

const monthAgoMs = -32 * 86_400_000

/** Data folders of the two nodes. */
export type NodeFolders = { one: string; two: string }

/** A customer with every kind of data. */
export async function fillOlga(demo: Demo, { one }: NodeFolders) {
  await operate(demo, 'promo', 'add', ['STORM', '20', '--uses', '5'])
  const olga = await register(demo, 'olga')
  await olga.call('POST', '/api/balance/currency', { currency: 'BYN' })
  await payIn(olga, { method: 'card-byn', sum: 20_000 })
  await operate(demo, 'balance', 'credit', ['olga', '5BYN', 'for a good report'])
  const bought = { subdomain: 'olga-world', node: '1', months: 3, promoCode: 'STORM' }
  const { id } = await buyServer(olga, bought)
  await writeWorld(one, id, 1)
  await restore(olga, id, await backUp(olga, id, 'before the storm'))
  await untilServer(olga, id, ({ state }) => state === 'running')
  await ownServer(olga, id)
  const at = `/api/servers/${id}`
  const sftp = await olga.call<{ password: string }>('POST', `${at}/sftp/password`, {
    password: samplePassword,
  })
  const key = newSshKey()
  await olga.call('POST', '/api/account/ssh-keys', {
    ...{ name: 'laptop', key: key.line, password: samplePassword },
  })
  await olga.call('POST', `${at}/extend`, { months: 1 }, randomUUID())
  const quote = await olga.call<{ change: { minor: number } }>('POST', `${at}/plan/quote`, { plan: 'java-2' })
  const change = { plan: 'java-2', minor: quote.change.minor }
  await olga.call('PUT', `${at}/plan`, change, randomUUID())
  const deletedServer = await buyServer(olga, { subdomain: 'olga-gone', plan: 'java-free', node: secondNode })
  await olga.call('DELETE', `/api/servers/${deletedServer.id}`, { name: deletedServer.name })
  return { browser: olga, world: id, sftpPassword: sftp.password, sshKey: key.blob }
}

/** A customer in roubles, with a server backed up as a plain archive and a waiting invoice. */
export async function fillPavel(demo: Demo, { two }: NodeFolders) {
  const pavel = await register(demo, 'pavel')
  await pavel.call('POST', '/api/balance/currency', { currency: 'RUB' })
  await payIn(pavel, { method: 'card-rub', sum: 100_000 })
  const { id } = await buyServer(pavel, { subdomain: 'pavel-shop', node: secondNode })
  await writeWorld(two, id, 20)
  const price = await pavel.call<{ total: { minor: number } }>('POST', '/api/quotes', {
    ...{ plan: 'java-1', promoCode: null },
  })
  await pavel.call('PUT', `/api/servers/${id}/auto-extend`, { on: true, minor: price.total.minor })
  await backUp(pavel, id, 'a plain archive')
  const method = { method: 'card-rub', sum: 5_000, fee: 150 }
  const payment = await pavel.call<Invoice>('POST', '/api/invoices', method, randomUUID())
  const waiting = await until('an invoice to pay', async () => {
    const invoice = await pavel.get<Invoice>(`/api/invoices/${payment.id}`)
    return invoice.checkoutUrl === null ? undefined : invoice
  })
  return { browser: pavel, world: id, waiting }
}

/** A company with a suspended server, an acceptance act of last month, and a server to be moved. */
export async function fillVera(demo: Demo, { one }: NodeFolders) {
  const vera = await register(demo, 'vera')
  await vera.call('POST', '/api/balance/currency', { currency: 'BYN' })
  await payIn(vera, { method: 'erip', sum: 9_000 })
  await vera.call('PUT', '/api/account/company', company)
  demo.clock.moveBy(monthAgoMs)
  const late = await buyServer(vera, { subdomain: 'vera-late', node: '1' })
  await writeWorld(one, late.id, 40)
  demo.clock.reset()
  const onError = (error: unknown) => {
    throw error
  }
  await updateDueServers({ db: demo.db, sendMail: mailByJob(demo.jobs), onError }, new Date())
  await untilServer(vera, late.id, ({ contract, state }) => contract === 'suspended' && state === 'stopped')
  await vera.call(
    'POST',
    `/api/acceptance-acts/${new Date(Date.now() + monthAgoMs).toISOString().slice(0, 7)}`,
  )
  const moving = await buyServer(vera, { subdomain: 'vera-moving', node: '1' })
  await writeWorld(one, moving.id, 60)
  return { browser: vera, late: late.id, moving: moving.id }
}

/** A customer with a chargeback: the period that it paid for has ended. */
export async function fillKarl(demo: Demo) {
  const karl = await register(demo, 'karl')
  await karl.call('POST', '/api/balance/currency', { currency: 'BYN' })
  const invoice = await payIn(karl, { method: 'card-byn', sum: 5_000 })
  const { id } = await buyServer(karl, { subdomain: 'karl-disputed', node: '1' })
  await disputePayment(invoice)
  await untilServer(karl, id, ({ contract, state }) => contract === 'suspended' && state === 'stopped')
  return { browser: karl, disputed: id }
}

/** Data of visitors, demo accounts and operators. */
export async function fillRest(
  demo: Demo,
  { world, token }: { world: string; token: string },
): Promise<void> {
  const { config } = demo
  const nobody = new Browser(config)
  await nobody.form('/login', { name: 'olga', password: 'a wrong one', lang: 'en' }).catch(() => undefined)
  await operate(demo, 'backup', 'check', [world])
  await register(demo, 'gone')
  await operate(demo, 'account', 'delete', ['gone', '--confirm'])
  const answer = await fetch(`${config.panelUrl}/api/node/files/activity`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), changes: [] }),
  })
  if (!answer.ok) throw new Error(`the report of file activity: ${answer.status}`)
  const bison = new Browser(config)
  await bison.form('/login', { name: 'bison', password: examplePassword, lang: 'en' })
  const servers = await bison.get<Server[]>('/api/servers')
  const village = servers.find(({ subdomain }) => subdomain === 'demo-eula')
  await bison.call('POST', `/api/servers/${village?.id}/eula`, { eula: true })
  await changeAddons(demo, bison, servers)
  // A job issues it once a minute.
  await until(
    'a receipt of the sale',
    async () => {
      const { rowCount } = await demo.db.$client.query('select from sale_receipts')
      return rowCount === 0 ? undefined : true
    },
    120_000,
  )
}

const company = {
  country: 'BY',
  name: 'ООО «Пример»',
  taxNumber: '123456783',
  address: '220000, г. Минск, ул. Примерная, д. 1',
  account: 'BY13NBRB3600900000002Z00AB00',
  bank: 'ОАО «Банк»',
  bic: 'ZUBRBY2X',
  signatory: 'директор',
  basis: 'Устав',
}

/** An OpenSSH public key of Ed25519. Source: RFC 8709, section 4. */
function newSshKey(): { line: string; blob: string } {
  const { publicKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  const part = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), bytes])
  const blob = Buffer.concat([part(Buffer.from('ssh-ed25519')), part(raw)]).toString('base64')
  return { line: `ssh-ed25519 ${blob} sample`, blob }
}
