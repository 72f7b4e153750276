import { delimiter, dirname, join } from 'node:path'
import type { ConsoleLine, NodeWishes } from '@zubr/contracts/servers'
import type { Log } from '../agent.ts'
import { type ConsoleServer, consoleServer } from '../console/console-server.ts'
import { consoleReader } from '../console/reader.ts'
import { consoleTokens } from '../console/tokens.ts'
import { catalogue } from '../cores/catalogue.ts'
import type { Core } from '../cores/core.ts'
import { findNpm } from '../cores/find-npm.ts'
import { flyingSquid } from '../cores/flying-squid.ts'
import { followWishes, sendReports } from './api-link.ts'
import { firstServerUid } from './own-users.ts'
import { type PortRange, places } from './places.ts'
import { processRuntime } from './process-runtime.ts'
import { keptWishes, reconciler } from './reconciler.ts'
import { realClock, type ServerClock } from './server-clock.ts'
import { serverFolders } from './server-folder.ts'
import { type Limits, usualLimits } from './server-run.ts'

export type ServersOptions = {
  /** This node's name, as console tokens say it. */
  name: string
  /** The node's token. Never logged. */
  token: string
  apiUrl: string
  /** The only origin whose pages may open consoles. */
  panelOrigin: string
  dataDir: string
  /** The address on which game servers listen. */
  serverHost: string
  serverPorts: PortRange
  log: Log
  /** Fetches the cores before the first server wants one, so that it need not wait. */
  warmCores?: boolean
  /** How long servers may take to save when the agent ends. */
  stopGraceMs?: number
  clock?: ServerClock
  limits?: Partial<Limits>
  /** Instead of the real ones. */
  cores?: readonly Core[]
  /** PATH and HOME are needed to find and run npm. */
  env?: NodeJS.ProcessEnv
}

export type Servers = {
  /** Joins the agent's web server; see probe.ts. */
  console: ConsoleServer
  /** False if the server is not running. */
  command(id: string, text: string): boolean
  /** The newest lines of a server's console. */
  lines(id: string): Promise<readonly ConsoleLine[]>
  stop(): Promise<void>
}

const statsEveryMs = { watched: 2_000, else: 30_000 }
/** So long the API has to say what it wants before what it wanted last is done. */
const keptAfterMs = 2_000

/**
 * Runs this node's game servers as the API wants them, for as long as it is not stopped. Resolves once nothing of a former agent is
 * left running.
 */
export async function startServers(options: ServersOptions): Promise<Servers> {
  const { name, dataDir, log, serverHost, serverPorts, clock = realClock, env = process.env } = options
  await serverFolders(dataDir)
  const firstUid = await firstServerUid(process.execPath, dataDir)
  if (firstUid === null && process.getuid?.() === 0)
    log.warn(
      `node ${name}: servers run as root, since other users reach neither ${process.execPath} nor ${dataDir}; move both out of closed folders`,
    )
  const npm = findNpm(process.execPath, env.PATH ?? '')
  const cores = catalogue(
    options.cores ?? [
      flyingSquid({
        coresDir: join(dataDir, 'cores'),
        npm: npm === undefined ? undefined : { program: npm, node: process.execPath, env: npmEnv(env) },
      }),
    ],
  )
  const stopped = new AbortController()
  const { signal } = stopped
  let changes = 0
  let tellChange: () => void = () => undefined
  const context = {
    dataDir,
    host: serverHost,
    runtime: processRuntime({ firstUid }),
    catalogue: cores,
    places: places(serverPorts, firstUid),
    clock,
    limits: { ...usualLimits, ...options.limits },
    log,
    changed() {
      changes += 1
      tellChange()
    },
  }
  const node = await reconciler(context)
  const tokens = consoleTokens(name)
  let heard = false
  const take = async (wishes: NodeWishes) => {
    tokens.update(wishes.consoleKey, wishes.revokedSessions)
    await node.take(wishes)
  }

  let told = -1
  async function nextReport(until: AbortSignal): Promise<void> {
    const looked = [...node.watched()].some((id) => node.servers.has(id))
    const due = new AbortController()
    tellChange = () => due.abort()
    if (changes === told)
      await clock.wait(
        looked ? statsEveryMs.watched : statsEveryMs.else,
        AbortSignal.any([until, due.signal]),
      )
    told = changes
  }

  const link = { name, token: options.token, apiUrl: options.apiUrl, log, clock }
  const running = [
    followWishes(
      link,
      async (wishes) => {
        heard = true
        await take(wishes)
      },
      signal,
    ),
    sendReports(link, nextReport, node.report, signal),
    keptWishes(dataDir).then(async (kept) => {
      if (!kept) return
      await clock.wait(keptAfterMs, signal)
      if (!heard && !signal.aborted) await take(kept)
    }),
  ]
  if (options.warmCores)
    for (const core of cores.cores)
      cores.install(core).catch((error: unknown) => {
        if (!signal.aborted)
          log.warn(`node ${name}: ${core.published.id} could not be fetched yet: ${String(error)}`)
      })
  const console = consoleServer({
    panelOrigin: options.panelOrigin,
    tokens,
    consoles: {
      log: (id) => node.servers.get(id)?.console(),
      command: (id, text) => node.servers.get(id)?.command(text) ?? false,
    },
  })
  return {
    console,
    command: (id, text) => node.servers.get(id)?.command(text) ?? false,
    async lines(id) {
      const log = node.servers.get(id)?.console()
      return log ? (await consoleReader(log, Math.max(1, log.last() - 499)).read(500)).lines : []
    },
    async stop() {
      stopped.abort()
      console.stop()
      await Promise.all([node.stop(options.stopGraceMs ?? 2_000), cores.stop(), ...running])
    },
  }
}

/** What npm needs: where programs and its own settings are, proxies, certificates; nothing of ours. */
function npmEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = Object.entries(env).filter(([name]) =>
    /^(?:PATH|HOME|USERPROFILE|APPDATA|TMPDIR|TEMP|LANG|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS|(?:https?|no|all)_proxy|npm_config_(?:registry|userconfig|globalconfig|cache|cafile|proxy|https_proxy|noproxy|prefix))$/i.test(
      name,
    ),
  )
  return { ...Object.fromEntries(passed), PATH: [dirname(process.execPath), env.PATH].join(delimiter) }
}
