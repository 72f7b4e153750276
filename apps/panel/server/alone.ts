import fastify from 'fastify'
import { panel } from './panel.ts'

/** Serves the built panel on a local port without an API: the demo needs none. */
export async function servePanelAlone(
  port: number,
  siteUrl: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify()
  const url = `http://localhost:${port}`
  app.register(panel, { config: { siteUrl, panelUrl: url, nodeProbeUrl: url, gameDomain: 'localhost' } })
  await app.listen({ host: 'localhost', port })
  return { url, close: () => app.close() }
}
