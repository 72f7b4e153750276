import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCheckouts } from './checkouts.ts'
import { newCredentials } from './credentials.ts'
import { startTrialProcessor } from './trial-processor.ts'

async function trialForTest() {
  const credentials = newCredentials('for tests')
  const trial = await startTrialProcessor({
    host: '127.0.0.1',
    port: 0,
    credentials,
    yookassaNotifyAt: null,
  })
  onTestFinished(() => trial.close())
  const shopUrl = 'http://shop.example/de/pay'
  const newCheckout = (way: string) =>
    trial.checkouts.create({
      wire: 'bepaid',
      trackingId: '',
      number: '1',
      way,
      minor: 490,
      currency: 'BYN',
      description: 'A month',
      returnTo: { paid: `${shopUrl}/success`, declined: `${shopUrl}/error`, left: `${shopUrl}/bill` },
      notifyAt: null,
      expiresAt: null,
      attemptsLeft: 5,
      key: null,
    })
  return { trial, newCheckout }
}

const actions = ['pay', 'decline', 'later', 'leave', 'charge-back']

test('CSRF: no page of another origin can pay, decline or charge back', async () => {
  const { trial, newCheckout } = await trialForTest()
  const { origin } = new URL(trial.url)
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    // Without TLS browsers send no `sec-fetch-site`, except to localhost.
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: origin.replace('http:', 'https:') },
    { origin: `${origin}.evil.example` },
  ]
  for (const way of ['credit_card', 'erip'])
    for (const action of actions)
      for (const headers of foreign) {
        const checkout = newCheckout(way)
        if (action === 'charge-back') trial.checkouts.pay(checkout)
        const before = structuredClone(checkout)
        const answer = await fetch(`${trial.url}/pay/${checkout.handle}/${action}`, {
          method: 'POST',
          headers,
          redirect: 'manual',
        })
        expect(answer.status, `${action} ${JSON.stringify(headers)}`).toBe(403)
        expect(await answer.text()).toContain('Eine fremde Seite')
        expect(trial.checkouts.find(checkout.handle)).toEqual(before)
      }
})

test('CSRF: its own page and programs can pay, also without `sec-fetch-site`', async () => {
  const { trial, newCheckout } = await trialForTest()
  const { origin } = new URL(trial.url)
  for (const headers of [{ 'sec-fetch-site': 'same-origin', origin }, { origin }, {}] as Record<
    string,
    string
  >[]) {
    const checkout = newCheckout('credit_card')
    const answer = await fetch(`${trial.url}/pay/${checkout.handle}/pay`, {
      method: 'POST',
      headers,
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, checkout.returnTo.paid])
    expect(checkout.ended).toBe('paid')
  }
})

test('store: checkouts of a version that called transactions `moves` are read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-trial-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'checkouts.json')
  const options = { file, clock: () => new Date(), onTransaction: () => undefined }
  const { newCheckout } = await trialForTest()
  const { transactions: _none, receipts: _later, ...before } = newCheckout('credit_card')
  const moves = [{ uid: 'a', type: 'payment', state: 'done', minor: 490 }]
  await writeFile(file, JSON.stringify([{ ...before, moves }]))
  expect((await openCheckouts(options)).all()).toMatchObject([
    { handle: before.handle, transactions: moves, receipts: [] },
  ])
})
