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
