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

export async function freePorts(count: number): Promise<string[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return String(typeof address === 'object' && address ? address.port : 0)
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Settings for a product whose pages name its own free ports, and whose one game server has a port that no other has. */
export async function journeyPorts() {
  const [SITE_PORT = '', PANEL_PORT = '', NODE_PORT = '', game] = await freePorts(4)
  const [siteUrl, panelUrl] = [`http://localhost:${SITE_PORT}`, `http://localhost:${PANEL_PORT}`]
  return {
    siteUrl,
    panelUrl,
    settings: {
      SITE_PORT,
      PANEL_PORT,
      NODE_PORT,
      NODE_SERVER_PORTS: `${game}-${game}`,
      SITE_URL: siteUrl,
      PANEL_URL: panelUrl,
      NODE_PROBE_URL: `http://{name}.localhost:${NODE_PORT}`,
    },
  }
}
