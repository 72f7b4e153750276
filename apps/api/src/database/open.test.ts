import { connect, createServer } from 'node:net'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open.ts'

/** A proxy to a server that is so busy that it takes 2.5 s for each connection. */
async function slowWayTo(url: string): Promise<string> {
  const target = new URL(url)
  const server = createServer((client) => {
    const timer = setTimeout(() => {
      const upstream = connect(Number(target.port), target.hostname)
      client.on('error', () => upstream.destroy()).pipe(upstream)
      upstream.on('error', () => client.destroy()).pipe(client)
    }, 2_500)
    client.on('close', () => clearTimeout(timer)).on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const way = new URL(url)
  way.hostname = '127.0.0.1'
  way.port = String(typeof address === 'object' && address ? address.port : 0)
  return way.href
}

test('timeout: a start waits for a slow connection; later requests wait at most 2 s', async () => {
  const database = await databaseForTest()
  const { db, hurry, close } = openDatabase(await slowWayTo(database.url), { patient: true })
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const held = await db.$client.connect()
  expect((await held.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  hurry()
  await expect(db.$client.query('select 1')).rejects.toThrow(/timeout/)
  held.release()
  expect((await db.$client.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})
