import { join, resolve } from 'node:path'
import type { Config } from '@zubr/config'

/** The options of an edge that come from the configuration. */
export function edgeOptionsFrom(
  { nodeName: name, nodeApiUrl: apiUrl, edgePort: port, host, edgeServers, ...config }: Config,
  token: string,
) {
  const dataDir = resolve(config.dataDir)
  const serversFolder = edgeServers ? resolve(edgeServers) : join(dataDir, 'edge')
  return { name, token, apiUrl, port, host, dataDir, serversFolder }
}
