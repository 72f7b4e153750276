import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { pageFor } from '@zubr/panel/panel'
import { demoPaths, pagePaths } from '@zubr/panel/paths'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'

const root = fileURLToPath(new URL('../../../apps/panel', import.meta.url))

/** Vite's pages contain its own scripts, which our policy would block. */
export const devPolicy = "frame-ancestors 'none'"

/** The panel on the API's origin, served by Vite. Its pages wait for `start`. */
export function devPanel(
  api: FastifyInstance,
  config: Config,
): { start(): Promise<void>; close(): Promise<void> } {
  const { promise: started, resolve } = Promise.withResolvers<ViteDevServer>()
  let vite: ViteDevServer | undefined
  for (const url of [...pagePaths, ...demoPaths])
    api.get(url, { schema: { hide: true } }, async (request, reply) => {
      const html = pageFor(
        await readFile(path.join(root, demoPaths.includes(url) ? 'demo.html' : 'index.html'), 'utf8'),
        config,
      )
        // The build resolves this path, Vite does not.
        .replace('"../../packages/', `"/@fs${path.resolve(root, '../..')}/packages/`)
      return reply
        .headers({ 'content-security-policy': devPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(await (await started).transformIndexHtml(request.url, html))
    })
  // Sources and modules; no path of the API has these prefixes.
  for (const url of ['/app/*', '/@vite/*', '/@fs/*', '/@id/*', '/node_modules/*'])
    api.get(url, { schema: { hide: true } }, async (request, reply) => {
      const { middlewares } = await started
      reply.hijack()
      middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
    })
  return {
    async start() {
      vite = await createServer({
        root,
        configFile: path.join(root, 'vite.config.ts'),
        appType: 'custom',
        clearScreen: false,
        logLevel: 'warn',
        server: { middlewareMode: true, hmr: { server: api.server } },
      })
      resolve(vite)
    },
    async close() {
      await vite?.close()
    },
  }
}
