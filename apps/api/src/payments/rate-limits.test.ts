import { expect, test } from 'vitest'
import { openRateLimits, rateLimitRules } from '../http/rate-limits/rate-limits.ts'
import { customerForTest, errorOf, hostingForTest } from '../servers/testing/servers.ts'
import { authSecretForTest } from '../testing/app.ts'
import { invoiceOf, pay, payableForTest } from './testing/payments.ts'

const rateLimits = openRateLimits(authSecretForTest)

test('rate limit: one account creates a limited number of invoices; other accounts are not affected', async () => {
  const hosting = await hostingForTest({ processors: payableForTest() })
  const anna = await customerForTest(hosting, 'anna')
  for (let n = 1; n < rateLimitRules.pay.max; n++)
    expect(await rateLimits.take(hosting.db, 'pay', anna.accountId)).toBe(0)
  const invoice = await invoiceOf(await pay(anna))
  const refused = await pay(anna)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  await invoiceOf(await pay(await customerForTest(hosting, 'boris')))

  // Nobody can find an invoice by guessing addresses.
  const look = (address: string, id = invoice.id) =>
    fetch(`${hosting.url}/api/invoices/${id}`, { headers: { 'x-forwarded-for': address } })
  for (let n = 1; n < rateLimitRules.invoice.max; n++)
    expect(await rateLimits.take(hosting.db, 'invoice', '192.0.2.7')).toBe(0)
  expect((await look('192.0.2.7', anna.accountId)).status).toBe(404)
  expect(await errorOf(await look('192.0.2.7'))).toMatchObject({ status: 429, code: 'rate_limited' })
  // A forged X-Forwarded-For is ignored: the address that the proxy saw counts.
  expect((await look('192.0.2.99, 192.0.2.7')).status).toBe(429)
  expect((await look('192.0.2.8')).status).toBe(200)
})
