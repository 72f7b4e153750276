import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendPieces } from './content.ts'

test('memory: pieces shared with other code are unchanged after they are sent', async () => {
  // As in libraries that write archives: all of them end with the same bytes.
  const shared = Buffer.from(new ArrayBuffer(64 * 1024))
  const server = createServer((_, response) => {
    const pieces = [shared, shared].values()
    const next = async (): Promise<IteratorResult<Buffer>> => pieces.next()
    void next().then((first) => sendPieces(response, first, { next }, undefined))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  for (let index = 0; index < 2; index += 1) {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect((await answer.arrayBuffer()).byteLength).toBe(128 * 1024)
  }
  expect(shared.length).toBe(64 * 1024)
})
