import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeWithLeftOvers } from '../../apps/node/src/servers/sandbox/testing/left-overs.ts'
import { launch } from './launch.ts'
import { providePlayersCore } from './players-core.ts'
import { preferredPorts } from './ports.ts'

/**
 * Playwright's global setup: one product for all tests of this run. Returns a function that stops
 * it.
 */
export default async function startForAllTests(): Promise<() => Promise<void>> {
  const { siteUrl, panelUrl, dataDir, stop } = await startProduct()
  process.env.E2E_SITE_URL = siteUrl
  process.env.E2E_PANEL_URL = panelUrl
  process.env.E2E_DATA_DIR = dataDir
  const endPlayersCore = await providePlayersCore()
  return async () => {
    await Promise.all([stop(), endPlayersCore()])
  }
}

/** Starts the product as an operator does, with its own ports and data folder. */
export async function startProduct(): Promise<{
  siteUrl: string
  panelUrl: string
  dataDir: string
  stop(): Promise<void>
}> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zubr-e2e-'))
  const anyPorts = {
    SITE_PORT: '0',
    PANEL_PORT: '0',
    NODE_PORT: '0',
    SFTP_PORT: '0',
    EDGE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
  }
  const free = (await Promise.all(Object.values(preferredPorts).map(isFree))).every(Boolean)
  let product = launch({ ...(free ? preferredPorts : anyPorts), DATA_DIR: dataDir })
  const stop = async () => {
    await product.end('SIGTERM')
    await removeWithLeftOvers(dataDir)
  }
  try {
    const ready = product.ready().catch((error: Error) => {
      // Another clone's run took the ports while the pages were rendered.
      if (!/^\w+_PORT: port \d+ is taken/m.test(error.message)) throw error
      product = launch({ ...anyPorts, DATA_DIR: dataDir })
      return product.ready()
    })
    return { ...(await ready), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function isFree(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port: Number(port), host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    )
  })
}
