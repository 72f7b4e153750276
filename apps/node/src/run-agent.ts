import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '@zubr/config'
import { jsonLog } from '@zubr/on-node/json-log'
import { type AgentOptions, startAgent } from './agent.ts'
import { agentMask } from './agent-mask.ts'
import type { ServersOptions } from './servers/servers-options.ts'

type RunAgentOptions = Pick<ServersOptions, 'cores'> & Pick<AgentOptions, 'measure'>

/**
 * Runs the agent as a program, configured by the environment. The argument replaces its cores and
 * measurements.
 */
export async function runAgent(overrides: RunAgentOptions = {}): Promise<void> {
  return run(overrides).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The agent could not start: ${text}\n`)
    process.exit(1)
  })
}

async function run({ cores, measure }: RunAgentOptions): Promise<void> {
  process.umask(agentMask)
  const config = readConfig(process.env)
  if (!config.nodeToken)
    throw new ConfigError('NODE_TOKEN: expected the token that `npm run zubr -- node add` printed')
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  const { servers, ...options } = optionsFrom(config, config.nodeToken)
  const agent = await startAgent({
    ...options,
    servers: { ...servers, stopGraceMs: 10_000, keepServers: true, ...(cores && { cores }) },
    ...(measure && { measure }),
    log: jsonLog(config.logLevel),
  })
  if (config.nodeWarmCores) agent.warmCores()
  const stop = (servers: 'end' | 'leave') => {
    agent.stop(servers).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop('end'))
  // An update, during which players stay connected. See deploy/zubr-node.service.
  if (process.platform === 'linux') process.once('SIGUSR2', () => stop('leave'))
}

/** The options of an agent from its configuration. */
export function optionsFrom(
  { nodeName: name, nodeApiUrl: apiUrl, nodePort: port, host, ...config }: Config,
  token: string,
) {
  const { nodeTlsCert, nodeTlsKey } = config
  const dataDir = resolve(config.dataDir)
  return {
    ...{ name, token, apiUrl, port, host },
    ...(nodeTlsCert && nodeTlsKey && { tls: { certFile: nodeTlsCert, keyFile: nodeTlsKey } }),
    // Absolute, since servers run in folders of their own.
    dataDir,
    servers: {
      panelOrigin: new URL(config.panelUrl).origin,
      serverPorts: config.nodeServerPorts,
      edgePort: config.edgePort,
      edgeServers: config.edgeServers && resolve(config.edgeServers),
      sftp: { port: config.sftpPort },
      backups: {
        repository: config.backupRepository ?? join(dataDir, 'backups'),
        credentials: config.backupCredentials,
        resticPath: config.resticPath,
      },
    },
  }
}
