import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { watchDatabase } from '@zubr/api/alerts/database-watch'
import { buildApp } from '@zubr/api/app'
import type { Db } from '@zubr/api/database/open'
import { figures } from '@zubr/api/figures'
import { type Jobs, openJobs } from '@zubr/api/jobs/jobs'
import { listenForMetrics } from '@zubr/api/metrics/listen'
import { makeMetrics } from '@zubr/api/metrics/metrics'
import { ensureNode } from '@zubr/api/nodes/ensure'
import { observe } from '@zubr/api/status/observe'
import { apiWorkers } from '@zubr/api/workers'
import type { Config } from '@zubr/config'
import { type AgentOptions, startAgent } from '@zubr/node/agent'
import type { FastifyInstance } from 'fastify'
import { builtFront } from './built-front.ts'
import { codeOf, type DataDir, dataDirPath, keepApart, publishDatabaseUrl, takeDataDir } from './data-dir.ts'
import { openMigrated, settleServer } from './database.ts'
import type { Front } from './front.ts'
import { asListenError, settlePorts } from './ports.ts'
import { Scope } from './scope.ts'
import { StartError } from './start-error.ts'

/** The whole product, running in this process. */
export type World = {
  /** With the real ports and the addresses that follow from them. */
  config: Config
  /** The database's address, with its password: a secret. */
  databaseUrl: string
  db: Db
  jobs: Pick<Jobs, 'send'>
  /** Ends everything within 3 s and leaves no process behind. */
  stop(): Promise<void>
  /** Settles only if something that the product cannot do without has ended by itself. */
  lost: Promise<Error>
}

type WorldOptions = {
  config: Config
  /** Ends the start halfway; `startWorld` then rejects with its reason, after everything has ended. */
  signal?: AbortSignal
  /** Gets each line that is worth telling, PostgreSQL's own included. */
  log?: (line: string) => void
  /** What another command reads when it finds the data folder taken. */
  command?: string
  /** The built site if not given; development brings Vite's. */
  front?: (config: Config, log: (line: string) => void, apiUrl: string) => Promise<Front>
  /** The time by which contracts run; the demo world moves it. */
  clock?: () => Date
  /** This is a demo world, which has a data folder of its own. */
  demo?: boolean
  /** What the agent's game servers run, instead of the real cores. */
  cores?: NonNullable<AgentOptions['servers']>['cores']
}

/**
 * Starts PostgreSQL (unless one is given), the API, the site and one node agent. Throws StartError for what an operator can
 * mend, with nothing left running.
 */
export async function startWorld({ signal, ...options }: WorldOptions): Promise<World> {
  const scope = new Scope()
  const starting = start(scope, options)
  const aborted = abortion(signal)
  try {
    return await Promise.race([starting, aborted.promise])
  } catch (error) {
    starting.catch(() => undefined)
    await scope.end()
    throw error
  } finally {
    aborted.forget()
  }
}

async function start(
  scope: Scope,
  {
    config: asked,
    log = () => undefined,
    command = 'npm start',
    front: makeFront = builtFront,
    clock = () => new Date(),
    demo = false,
    cores,
  }: Omit<WorldOptions, 'signal'>,
): Promise<World> {
  const dataDir = await scope.own(takeDataDir(dataDirPath(asked.dataDir), command), (held) => held.release())
  await keepApart(dataDir, demo)
  const config = {
    ...(await settlePorts(asked)),
    dataDir: dataDir.path,
    authSecret: asked.authSecret ?? (await ownSecret(dataDir, 'auth-secret')),
  }
  await checkReadable('NODE_TLS_CERT', config.nodeTlsCert)
  await checkReadable('NODE_TLS_KEY', config.nodeTlsKey)
  const given = config.databaseUrl
  const server = await settleServer({ databaseUrl: given, dataDir: dataDir.path }, scope, log)
  const { db, hurry } = await openMigrated(server.url, scope, given !== undefined)
  // After the database: pages that are made for new addresses keep a slow machine from answering it in time.
  const front = await makeFront(config, log, reachable(config.siteApiUrl, config))

  const jobs = openJobs(db, (error) => api.log.error({ err: error }, 'a job failed'))
  await scope.own(Promise.resolve(jobs), (running) => running.stop(), 1_500)
  const metrics = config.metricsPort === undefined ? undefined : makeMetrics({ db, figures })
  const api = await scope.own(
    buildApp({
      db,
      jobs,
      config,
      metrics,
      logTo: { write: (line) => log(line.trimEnd()) },
      accountPage: front.accountPage,
      clock,
    }),
    (app) => closeSoon(app),
    1_500,
  )
  await front.onPanel(api)
  await listening(api.listen({ host: config.host, port: config.panelPort }), config, 'PANEL_PORT')
  await scope.own(listening(front.listen(config.host, config.sitePort), config, 'SITE_PORT'), () =>
    front.close(),
  )

  if (metrics && config.metricsPort !== undefined) {
    const { host, metricsPort: port } = config
    const server = await scope.own(
      listening(listenForMetrics(metrics, { host, port }), config, 'METRICS_PORT'),
      (running) => running.close(),
    )
    if (asked.metricsPort === 0) log(`Metrics are on port ${server.port}.`)
  }

  const watch = await scope.own(
    Promise.resolve(watchDatabase({ db, jobs, config, log: api.log })),
    (watching) => watching.stop(),
    500,
  )
  observe(api.server, db)
  await jobs.work(apiWorkers({ db, jobs, config, log: api.log, metrics, watch, clock }))

  const token = config.nodeToken ?? (await ownSecret(dataDir, 'node-token'))
  if (!config.nodeToken) await ensureNode(db, config.nodeName, token)
  const agent = await scope.own(
    listening(
      startAgent({
        name: config.nodeName,
        token,
        apiUrl: reachable(config.nodeApiUrl, config),
        port: config.nodePort,
        host: config.host,
        ...(config.nodeTlsCert && config.nodeTlsKey
          ? { tls: { certFile: config.nodeTlsCert, keyFile: config.nodeTlsKey } }
          : {}),
        dataDir: dataDir.path,
        servers: {
          panelOrigin: new URL(config.panelUrl).origin,
          serverPorts: config.nodeServerPorts,
          ...(cores && { cores }),
        },
        log: { info: isTalkative(config) ? log : () => undefined, warn: log, error: log },
      }),
      config,
      'NODE_PORT',
    ),
    (running) => running.stop(),
  )
  // Last, so that another command which finds the address finds tables and node too.
  if (given === undefined) await publishDatabaseUrl(dataDir, server.url)
  if (config.nodeWarmCores) agent.warmCores()
  hurry()
  return { config, databaseUrl: server.url, db, jobs, stop: () => scope.end(), lost: server.lost }
}

async function checkReadable(variable: string, file: string | undefined): Promise<void> {
  if (file === undefined) return
  await readFile(file).catch((error: unknown) => {
    throw new StartError(`${variable}: the file cannot be read (${codeOf(error)}).`, { cause: error })
  })
}

/** A secret of this installation, made once: its own node's token, the sessions' signature. */
async function ownSecret(dataDir: DataDir, name: 'node-token' | 'auth-secret'): Promise<string> {
  const kept = (await dataDir.readSecret(name))?.trim()
  if (kept) return kept
  const secret = randomBytes(32).toString('base64url')
  await dataDir.writeSecret(name, `${secret}\n`)
  return secret
}

/** An address of the API as this machine reaches it: the public one may not lead here, or not yet. */
function reachable(apiUrl: string, { panelUrl, host, panelPort }: Config): string {
  if (apiUrl !== panelUrl) return apiUrl
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${local.includes(':') ? `[${local}]` : local}:${panelPort}`
}

function isTalkative({ logLevel }: Config): boolean {
  return logLevel === 'info' || logLevel === 'debug' || logLevel === 'trace'
}

const portOf = {
  PANEL_PORT: 'panelPort',
  SITE_PORT: 'sitePort',
  NODE_PORT: 'nodePort',
  METRICS_PORT: 'metricsPort',
} as const

async function listening<T>(start: Promise<T>, config: Config, variable: keyof typeof portOf): Promise<T> {
  try {
    return await start
  } catch (error) {
    throw asListenError(error, config.host, config[portOf[variable]] ?? 0, variable)
  }
}

/** Lets running requests finish for a second. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const hurry = setTimeout(() => app.server.closeAllConnections(), 1_000)
  await app.close()
  clearTimeout(hurry)
}

function abortion(signal: AbortSignal | undefined) {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  const abort = () => reject(signal?.reason)
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort)
  return { promise, forget: () => signal?.removeEventListener('abort', abort) }
}
