import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { pageFor } from '@zubr/panel/panel'
import { pagePaths } from '@zubr/panel/paths'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'

const root = fileURLToPath(new URL('../../apps/panel', import.meta.url))

/** The panel on the API's origin as Vite serves it while it is being written. Close what it resolves to. */
export async function devPanel(api: FastifyInstance, config: Config): Promise<ViteDevServer> {
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: api.server } },
  })
  for (const url of pagePaths)
    api.get(url, { schema: { hide: true } }, async (request, reply) => {
      const html = pageFor(await readFile(path.join(root, 'index.html'), 'utf8'), config)
      return reply
        .headers({ 'content-security-policy': "frame-ancestors 'none'", 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(await vite.transformIndexHtml(request.url, html))
    })
  // Sources and modules; addresses of the API's own never begin like these.
  for (const url of ['/app/*', '/@vite/*', '/@fs/*', '/@id/*', '/node_modules/*'])
    api.get(url, { schema: { hide: true } }, (request, reply) => {
      reply.hijack()
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
    })
  return vite
}
