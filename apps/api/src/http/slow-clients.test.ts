import { testSlowClients } from '@zubr/http/testing/slow-clients'
import { appForTest } from '../testing/app.ts'

testSlowClients('the API', async (limits) => {
  const { app, url } = await appForTest({
    limits,
    extend: (server) => {
      server.get('/endless', () => new Promise(() => undefined))
      server.get('/big', (_request, reply) => reply.type('text/plain').send('x'.repeat(8_000_000)))
    },
  })
  return {
    server: app.server,
    url,
    wellPath: '/healthz',
    slowPath: '/endless',
    bigPath: '/big',
    postHead: `POST /api/partner-applications HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`,
  }
})
