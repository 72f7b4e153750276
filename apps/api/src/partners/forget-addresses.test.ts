import { expect, test } from 'vitest'
import { appForTest } from '../testing/app.ts'
import { forgetAddresses } from './store.ts'
import { sendApplication } from './testing/partners.ts'

test('retention: addresses are cut to their network after 30 days', async () => {
  const { url, db } = await appForTest()
  const addresses = ['203.0.113.77', '2001:db8:1:2:3:4:5:6', '203.0.113.0', '2001:db8:1::', '198.51.100.5']
  for (const [i, address] of addresses.entries()) await sendApplication(url, { name: `Ivan ${i}`, address })
  const age = (days: number, where: string) =>
    db.$client.query(
      `update partner_applications set created_at = now() - make_interval(hours => $1) where ${where}`,
      [days * 24 + 1],
    )
  await age(30, 'true')
  await age(29, `name = 'Ivan 4'`)
  const stored = async () =>
    (
      await db.$client.query<{ address: string }>(
        'select address::text from partner_applications order by name',
      )
    ).rows.map(({ address }) => address)
  const cut = ['203.0.113.0/24', '2001:db8:1::/48', '203.0.113.0/24', '2001:db8:1::/48', '198.51.100.5/32']
  for (let i = 0; i < 2; i++) {
    await forgetAddresses(db)
    expect(await stored()).toEqual(cut)
  }
})

test('retention: any number of them', async () => {
  const { db } = await appForTest()
  await db.$client.query(`insert into partner_applications
    (id, idempotency_key, digest, created_at, address, name, age, contacts, media, offer, wants)
    select gen_random_uuid(), n::text, '', now() - interval '40 days', '203.0.113.1', '', '', '', '', '', ''
    from generate_series(1, 4001) n`)
  await forgetAddresses(db)
  const { rows } = await db.$client.query('select distinct address::text from partner_applications')
  expect(rows).toEqual([{ address: '203.0.113.0/24' }])
})
