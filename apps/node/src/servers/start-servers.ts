import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConsoleLine } from '@zubr/contracts/console'
import type { DesiredState, NodeServersReport } from '@zubr/contracts/node-servers'
import type { Log } from '../agent.ts'
import { apiClock } from '../api-clock.ts'
import { type ConsoleServer, consoleServer } from '../console/console-server.ts'
import { consoleReader } from '../console/reader.ts'
import { consoleTokens } from '../console/tokens.ts'
import { catalogue } from '../cores/catalogue.ts'
import type { Core } from '../cores/core.ts'
import { npmOfThisMachine } from '../cores/find-npm.ts'
import { flyingSquid } from '../cores/flying-squid.ts'
import { followDesiredState, sendReports } from './api-link.ts'
import { serverFolders, serversDir } from './folder/server-folder.ts'
import { type PortRange, ports } from './ports.ts'
import { type Entrance, findEntrance, letThrough } from './process/entrance.ts'
import { firstServerUid } from './process/own-users.ts'
import { processRuntime } from './process/process-runtime.ts'
import { keptDesiredState, reconciler } from './reconciler.ts'
import { realClock, type ServerClock } from './server-clock.ts'
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
  /** How long servers may take to save when the agent ends. */
  stopGraceMs?: number
  /** Servers run on when the agent is killed, and the next one goes on with them. Linux only; elsewhere they end with it. */
  keepServers?: boolean
  clock?: ServerClock
  limits?: Partial<Limits>
  /** Instead of the real ones. */
  cores?: readonly Core[]
}

export type Servers = {
  /** Joins the agent's web server; see probe.ts. */
  console: ConsoleServer
  /** False if the server is not running. */
  command(id: string, text: string): boolean
  /** The newest lines of a server's console. */
  lines(id: string): Promise<readonly ConsoleLine[]>
  /** Fetches the cores in the background before the first server wants one. A failure is logged: that server tries again. */
  warmCores(): void
  /** Ends the servers too, unless they are kept and to be left to the next agent. */
  stop(servers?: 'end' | 'leave'): Promise<void>
}

const statsEveryMs = { watched: 2_000, else: 30_000 }
/** So long the API has to say what it wants before what it wanted last is done. */
const keptAfterMs = 2_000

/**
 * Runs this node's game servers as the API wants them, for as long as it is not stopped.
 */
export async function startServers(options: ServersOptions): Promise<Servers> {
  const { name, log, serverHost, serverPorts, clock = realClock } = options
  await serverFolders(options.dataDir)
  const dataDir = await realpath(options.dataDir)
  const firstUid = await firstServerUid(dataDir)
  let found: Entrance | undefined
  const entrance = async () => {
    if (firstUid !== null) found ??= await findEntrance(firstUid, process.execPath, serversDir(dataDir))
    return found
  }
  if (firstUid !== null) {
    await letThrough(dataDir)
    if (!(await entrance()))
      log.warn(
        `node ${name}: no game server can be started here: they are not run as root, and other users may not pass to ${process.execPath} or ${dataDir}. Start this as another user than root, move both out of closed folders, or let others pass (chmod o+x), whichever suits you`,
      )
  }
  const cores = catalogue(
    options.cores ?? [flyingSquid({ coresDir: join(dataDir, 'cores'), npm: npmOfThisMachine() })],
  )
  const keep = options.keepServers === true && process.platform === 'linux'
  const stopped = new AbortController()
  const { signal } = stopped
  let changes = 0
  let tellChange: () => void = () => undefined
  const context = {
    dataDir,
    host: serverHost,
    runtime: await processRuntime({ servers: serversDir(dataDir), firstUid, entrance, keep }),
    catalogue: cores,
    ports: ports(serverPorts, serverHost),
    clock,
    limits: { ...usualLimits, ...options.limits },
    log,
    changed() {
      changes += 1
      tellChange()
    },
  }
  const node = await reconciler(context)
  const apiTime = apiClock({ name, log })
  const tokens = consoleTokens(name, apiTime.now)
  let heard = false
  const take = async (desired: DesiredState) => {
    tokens.update(desired.consoleKey, desired.revokedSessions)
    await node.take(desired)
  }

  let told = -1
  let allSaidAt = Number.NEGATIVE_INFINITY
  /** Until stats of every server are to be said again. */
  const untilAllMs = () => Math.max(0, allSaidAt + statsEveryMs.else - clock.elapsed())
  async function nextReport(until: AbortSignal): Promise<void> {
    const looked = [...node.watched()].some((id) => node.servers.has(id))
    const due = new AbortController()
    tellChange = () => due.abort()
    if (changes === told)
      await clock.wait(
        looked ? Math.min(statsEveryMs.watched, untilAllMs()) : untilAllMs(),
        AbortSignal.any([until, due.signal]),
      )
    told = changes
  }
  function report(): NodeServersReport {
    if (untilAllMs() > 0) return node.report(node.watched())
    allSaidAt = clock.elapsed()
    return node.report('all')
  }

  const link = { name, token: options.token, apiUrl: options.apiUrl, log, clock, apiClock: apiTime }
  const running = [
    followDesiredState(
      link,
      async (desired) => {
        heard = true
        await take(desired)
      },
      signal,
    ),
    sendReports(link, nextReport, report, signal),
    keptDesiredState(dataDir).then(async (kept) => {
      if (!kept) return
      await clock.wait(keptAfterMs, signal)
      if (!heard && !signal.aborted) await take(kept)
    }),
  ]
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
    warmCores() {
      for (const core of cores.cores)
        cores.install(core).catch((error: unknown) => {
          if (signal.aborted) return
          const why = error instanceof Error ? error.message : String(error)
          log.warn(`node ${name}: ${core.published.id} could not be fetched yet: ${why}`)
        })
    },
    async stop(servers = 'end') {
      stopped.abort()
      console.stop()
      const how = servers === 'leave' && keep ? 'leave' : (options.stopGraceMs ?? 2_000)
      await Promise.all([node.stop(how), cores.stop(), ...running])
    },
  }
}
