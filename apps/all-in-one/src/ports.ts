import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { Config } from '@zubr/config'
import { StartError } from '@zubr/data-dir/start-error'
import { codeOf } from '@zubr/process/error-code'
import { type ListenError, listening } from '@zubr/process/listening'
import { waitForFreePort } from '@zubr/process/wait-for-free-port'

const listeners = [
  ['SITE_PORT', 'sitePort'],
  ['PANEL_PORT', 'panelPort'],
  ['NODE_PORT', 'nodePort'],
  ['METRICS_PORT', 'metricsPort'],
  ['EDGE_PORT', 'edgePort'],
  ['TRIAL_PROCESSOR_PORT', 'trialPort'],
] as const

/**
 * Checks every port before slow work begins, and chooses free ones for 0, also in addresses that
 * contain the port. Throws ListenError, and StartError for a port used twice.
 */
export async function settlePorts(config: Config): Promise<Config> {
  const held: Server[] = []
  const chosen: Partial<Record<(typeof listeners)[number][1], number>> = {}
  const takenBy = new Map<number, string>()
  try {
    for (const [variable, key] of listeners) {
      const port = config[key]
      // METRICS_PORT, the local node and the trial processor are optional.
      if (port === undefined || (key === 'edgePort' && !config.localNode)) continue
      // No address contains it before it listens, so it is chosen later.
      if (key === 'trialPort' && port === 0) continue
      const other = takenBy.get(port)
      if (other) throw new StartError(`${other} and ${variable}: both are ${port}; they must differ.`)
      if (port !== 0) takenBy.set(port, variable)
      const server = await listen(config.host, port, variable)
      held.push(server)
      const address = server.address()
      if (typeof address === 'object' && address) chosen[key] = address.port
    }
  } finally {
    await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))))
  }
  const { sitePort = 0, panelPort = 0, nodePort = 0, edgePort = config.edgePort } = chosen
  const follow = (url: string, was: number, is: number) =>
    was === 0 ? url.replace(/^(http:\/\/(?:\{name\}\.)?localhost):0$/, `$1:${is}`) : url
  return Object.freeze({
    ...config,
    sitePort,
    panelPort,
    nodePort,
    edgePort,
    metricsPort: chosen.metricsPort,
    siteUrl: follow(config.siteUrl, config.sitePort, sitePort),
    panelUrl: follow(config.panelUrl, config.panelPort, panelPort),
    nodeApiUrl: follow(config.nodeApiUrl, config.panelPort, panelPort),
    siteApiUrl: follow(config.siteApiUrl, config.panelPort, panelPort),
    nodeProbeUrl: follow(config.nodeProbeUrl, config.nodePort, nodePort),
  })
}

/** The edge of a killed product serves players for 2 s, and holds its port until then. */
const formerEndsWithinMs = 3_000

async function listen(host: string, port: number, variable: string): Promise<Server> {
  await waitForFreePort({ host, port }, formerEndsWithinMs)
  const server = createServer().listen({ host, port, exclusive: true })
  await listening(variable, port, once(server, 'listening'))
  return server
}

/** Converts a listen error to the operator's message; other errors are returned unchanged. */
export function startErrorOf({ variable, port, cause }: ListenError, host: string): unknown {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return new StartError(
        `${variable}: port ${port} is taken by another program: end that, or set ${variable} to a free port.`,
      )
    case 'EACCES':
      return new StartError(
        `${variable}: this user may not listen on port ${port}; set ${variable} above 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(`HOST: this machine has no address ${host} to listen on.`)
    default:
      return cause
  }
}
