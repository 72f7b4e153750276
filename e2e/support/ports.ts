import { createServer } from 'node:net'

/**
 * Preferred ports of tests with the running product. Prerendered pages contain the addresses, so
 * fixed ports avoid rendering them again; other ports work too, but start more slowly.
 */
export const preferredPorts = { SITE_PORT: '21300', PANEL_PORT: '21310', NODE_PORT: '21320' }

/** Addresses of the preferred ports, for a run on other ports without pages of its own. */
export const preferredAddresses = {
  SITE_URL: `http://localhost:${preferredPorts.SITE_PORT}`,
  PANEL_URL: `http://localhost:${preferredPorts.PANEL_PORT}`,
  NODE_PROBE_URL: `http://{name}.localhost:${preferredPorts.NODE_PORT}`,
}

/**
 * Below the range of outgoing connections, which could take a port between its choice and its use;
 * each worker has its own range.
 */
const [lowest, perWorker] = [22_000, 1_000]
const workerIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
let chosen = process.pid

/** Unused ports; none is returned twice until the worker has used its whole range. */
export async function freePorts(count: number): Promise<string[]> {
  const base = lowest + workerIndex * perWorker
  const ports: string[] = []
  while (ports.length < count) {
    const port = base + (chosen++ % perWorker)
    if (await isFree(port)) ports.push(String(port))
  }
  return ports
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * Settings of a product whose pages contain its own ports; `games`: number of its game server
 * ports. A worker's products reuse the same ports, so their pages are rendered once.
 */
export async function journeyPorts(games = 1) {
  const base = 21_400 + 10 * workerIndex
  const own = Array.from({ length: 3 + games }, (_, i) => base + i)
  const areFree = (await Promise.all(own.map(isFree))).every(Boolean)
  const [SITE_PORT = '', PANEL_PORT = '', NODE_PORT = '', ...game] = areFree
    ? own.map(String)
    : await freePorts(3 + games)
  const [siteUrl, panelUrl] = [`http://localhost:${SITE_PORT}`, `http://localhost:${PANEL_PORT}`]
  return {
    siteUrl,
    panelUrl,
    settings: {
      SITE_PORT,
      PANEL_PORT,
      NODE_PORT,
      SFTP_PORT: '0',
      EDGE_PORT: '0',
      TRIAL_PROCESSOR_PORT: '0',
      NODE_SERVER_PORTS: `${game.at(0)}-${game.at(-1)}`,
      SITE_URL: siteUrl,
      PANEL_URL: panelUrl,
      NODE_PROBE_URL: `http://{name}.localhost:${NODE_PORT}`,
    },
  }
}
