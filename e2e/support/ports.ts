import { createServer } from 'node:net'

/**
 * The ports that tests of the running product prefer. Prerendered pages hold the addresses, so the same ports again mean that no
 * page has to be made again; other ports work too, only later.
 */
export const preferredPorts = { SITE_PORT: '21300', PANEL_PORT: '21310', NODE_PORT: '21320' }

/** The addresses that follow from them, for a run on other ports that shall not make pages of its own. */
export const preferredAddresses = {
  SITE_URL: `http://localhost:${preferredPorts.SITE_PORT}`,
  PANEL_URL: `http://localhost:${preferredPorts.PANEL_PORT}`,
  NODE_PROBE_URL: `http://{name}.localhost:${preferredPorts.NODE_PORT}`,
}

/** Below what systems give to outgoing connections, which could take a port between its choice and its use; each worker has its own. */
const [lowest, perWorker] = [22_000, 1_000]
const workerIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
let chosen = process.pid

/** Ports that nothing listens on; never one twice until the worker has been through all of its own. */
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
 * Settings for a product whose pages name its own ports, and whose game servers, one unless told otherwise, have ports that no others
 * have. A worker's products follow each other on the same ports, as the pages for them are made once.
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
