import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { endUnusedConnections } from './unused-connections.ts'

test('shutdown: a closing server waits for pending responses, not for connections without a request', async () => {
  const app = Fastify()
  endUnusedConnections(app)
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<string>()
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  app.get('/slow', () => {
    tellAsked()
    return answer
  })
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const accepted = once(app.server, 'connection')
  const unused = connect(Number(url.port), url.hostname)
  onTestFinished(() => void unused.destroy())
  await accepted
  const ended = once(unused, 'close')
  const slow = fetch(new URL('/slow', url), { headers: { connection: 'close' } })
  await asked
  const closed = app.close()
  await ended
  answerNow('done')
  expect(await (await slow).text()).toBe('done')
  await closed
})
