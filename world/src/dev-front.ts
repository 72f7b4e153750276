import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { createServer, type ViteDevServer } from 'vite'
import { devPanel } from './dev-panel.ts'
import type { Front } from './start.ts'

const site = fileURLToPath(new URL('../../apps/site', import.meta.url))

/** Site and panel as Vite serves them while they are being written: every saved file shows at once. */
export async function devFront(config: Config): Promise<Front> {
  // Vite and React Router look for their configuration from the working folder.
  process.chdir(site)
  let vite: ViteDevServer | undefined
  let panel: ViteDevServer | undefined
  return {
    async onPanel(api) {
      panel = await keepingListeners(() => devPanel(api, config))
    },
    async listen(host, port) {
      const server = { host, port, strictPort: true }
      vite = await keepingListeners(() =>
        createServer({ root: site, server, clearScreen: false, logLevel: 'warn' }),
      )
      await vite.listen()
    },
    async close() {
      await Promise.all([vite?.close(), panel?.close()])
    },
  }
}

/** Takes back what Vite listens for: it would end this process before the database, and with another exit status. */
async function keepingListeners<T>(work: () => Promise<T>): Promise<T> {
  const emitters = [
    { emitter: process, event: 'SIGTERM' },
    { emitter: process.stdin, event: 'end' },
  ].map(({ emitter, event }) => ({ emitter, event, before: emitter.rawListeners(event) }))
  const result = await work()
  for (const { emitter, event, before } of emitters)
    for (const listener of emitter.rawListeners(event))
      if (!before.includes(listener)) emitter.removeListener(event, listener as () => void)
  return result
}
