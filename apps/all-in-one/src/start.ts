import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Db } from '@zubr/api/database/open'
import type { Jobs } from '@zubr/api/jobs/jobs'
import { ensureNode } from '@zubr/api/nodes/ensure'
import { startApi } from '@zubr/api/start'
import type { Config } from '@zubr/config'
import { catalogue } from '@zubr/content/catalogue'
import {
  type DataDir,
  dataDirPath,
  keepApart,
  publishDatabaseUrl,
  takeDataDir,
} from '@zubr/data-dir/data-dir'
import { startDatabase } from '@zubr/data-dir/database'
import { StartError } from '@zubr/data-dir/start-error'
import { edgeOptionsFrom } from '@zubr/edge/service/edge-options'
import type { EdgeProcessInput } from '@zubr/edge/service/edge-process'
import type { ToAgent } from '@zubr/node/agent-process'
import { optionsFrom } from '@zubr/node/run-agent'
import { codeOf } from '@zubr/process/error-code'
import { ListenError, listening } from '@zubr/process/listening'
import { Scope } from '@zubr/process/scope'
import { unlessAborted } from '@zubr/process/unless-aborted'
import { builtFront } from './built-front.ts'
import type { MakeFront } from './front.ts'
import { sandboxNotice } from './local-node/sandbox-notice.ts'
import { settlePorts, startErrorOf } from './ports.ts'
import { reachable } from './reachable.ts'
import {
  realAgent,
  realEdge,
  type SupervisedProcessOptions,
  startSupervisedProcess,
} from './supervised-process.ts'
import { startTrial } from './trial.ts'

/** The whole product: everything but the node's agent and edge runs in this process. */
export type World = {
  /** With the actual ports and the addresses that contain them. */
  config: Config
  /** The database's URL with its password: a secret. */
  databaseUrl: string
  db: Db
  jobs: Pick<Jobs, 'send' | 'ready'>
  /** Ends everything within 3 s and leaves no process behind. */
  stop(): Promise<void>
  /** Notices for the operator before the ready line. */
  notices(): Promise<string[]>
  /** Settles only if a required process ends repeatedly. */
  lost: Promise<Error>
}

type WorldOptions = {
  config: Config
  /** Aborts the start; `startWorld` then rejects with its reason, after everything has ended. */
  signal?: AbortSignal
  /** Receives log lines, including PostgreSQL's. */
  log?: (line: string) => void
  /** Name that another command reports if the data folder is taken. */
  command?: string
  /** Default: the built site; development uses Vite's. */
  front?: MakeFront
  /** The clock of contracts; the demo world moves it. */
  clock?: () => Date
  /** A demo world, with a separate data folder. */
  demo?: boolean
  /** The agent's program; replaceable in tests. */
  agent?: string
}

/**
 * Starts PostgreSQL (unless configured), the API, the site, and one node: its agent and its edge.
 * Throws StartError for problems that an operator can fix, with nothing left running.
 */
export async function startWorld({ signal, ...options }: WorldOptions): Promise<World> {
  const scope = new Scope()
  try {
    return await unlessAborted(signal, start(scope, options))
  } catch (error) {
    await scope.end()
    throw error instanceof ListenError ? startErrorOf(error, options.config.host) : error
  }
}

async function start(
  scope: Scope,
  {
    config: requestedConfig,
    log = () => undefined,
    command = 'npm start',
    front: makeFront = builtFront,
    clock = () => new Date(),
    demo = false,
    agent: program,
  }: Omit<WorldOptions, 'signal'>,
): Promise<World> {
  const dataDir = await scope.own(takeDataDir(dataDirPath(requestedConfig.dataDir), command), (held) =>
    held.release(),
  )
  await keepApart(dataDir, demo)
  const config = await settledConfig(requestedConfig, dataDir)
  const { databaseUrl, host, sitePort } = config
  const since = new Date()
  const { db, hurry, url, lost } = await startDatabase(
    { databaseUrl, dataDir: dataDir.path, backupDir: config.databaseBackupDir },
    scope,
    log,
  )
  // After the database: rendering pages keeps a slow machine so busy that connections would time
  // out.
  const front = await makeFront(config, log, reachable(config.siteApiUrl, config))
  const trial = await startTrial(scope, config, { dataDir, clock })
  if (trial) config.trialPort = Number(new URL(trial.url).port)
  const { jobs } = await startApi(scope, {
    db,
    trial,
    config,
    catalogue,
    clock,
    logTo: { write: (line) => log(line.trimEnd()) },
    accountPage: front.accountPage,
    plugIn: (api) => front.onPanel(api),
    drainMs: 1_000,
  })
  if (requestedConfig.metricsPort === 0) log(`Metrics are on port ${config.metricsPort}.`)
  await scope.own(listening('SITE_PORT', sitePort, front.listen(host, sitePort)), () => front.close())

  const nodeLost = config.localNode ? await startLocalNode(scope, config, { db, dataDir, program, log }) : []
  // Last: a command that reads the address may rely on the tables and the node.
  if (databaseUrl === undefined) await publishDatabaseUrl(dataDir, url)
  hurry()
  const { nodeName, localNode } = config
  const notices = async () => (localNode ? sandboxNotice(db, { nodeName, since }) : [])
  return {
    config,
    databaseUrl: url,
    db,
    jobs,
    notices,
    stop: () => scope.end(),
    lost: Promise.race([lost, ...nodeLost]),
  }
}

/** The configuration with actual ports and a secret of its own. Throws StartError. */
async function settledConfig(requested: Config, dataDir: DataDir) {
  const config = {
    ...(await settlePorts(requested)),
    dataDir: dataDir.path,
    authSecret: requested.authSecret ?? (await ownSecret(dataDir, 'auth-secret')),
  }
  await checkReadable('NODE_TLS_CERT', config.nodeTlsCert)
  await checkReadable('NODE_TLS_KEY', config.nodeTlsKey)
  return config
}

const agentEndsWithinMs = 2_600
const edgeEndsWithinMs = 1_000

async function startLocalNode(
  scope: Scope,
  config: Config,
  {
    db,
    dataDir,
    program,
    log,
  }: { db: Db; dataDir: DataDir; program: string | undefined; log: (line: string) => void },
): Promise<Promise<Error>[]> {
  const token = config.nodeToken ?? (await ownSecret(dataDir, 'node-token'))
  if (!config.nodeToken) await ensureNode(db, config.nodeName, token)
  const isTalkative = ['info', 'debug', 'trace'].includes(config.logLevel)
  const logProcess: SupervisedProcessOptions<object>['log'] = (level, message) => {
    if (level !== 'info' || isTalkative) log(message)
  }
  const asReached = { ...config, nodeApiUrl: reachable(config.nodeApiUrl, config) }
  const options = optionsFrom(asReached, token)
  // With plain http the panel is reachable from this machine only (packages/config), so only its
  // operator can upload code.
  const trustOwnersCode = new URL(config.panelUrl).protocol === 'http:'
  const toAgent: ToAgent = {
    options: { ...options, servers: { ...options.servers, trustOwnersCode } },
    warmCores: config.nodeWarmCores,
  }
  const both = { dataDir: options.dataDir, log: logProcess }
  const agentOptions = {
    ...both,
    name: 'agent',
    program: program ?? realAgent,
    input: toAgent,
    againMs: 1_000,
  }
  // Its game servers have 2 s to save their worlds. Slower ones end by themselves.
  const agent = await scope.own(
    listening('NODE_PORT', config.nodePort, startSupervisedProcess(agentOptions)),
    (running) => running.stop(),
    agentEndsWithinMs,
  )
  const toEdge: EdgeProcessInput = { options: edgeOptionsFrom(asReached, token) }
  // Immediately: disconnected players rejoin.
  const edgeOptions = { ...both, name: 'edge', program: realEdge, input: toEdge, againMs: 0 }
  const edge = await scope.own(
    listening('EDGE_PORT', config.edgePort, startSupervisedProcess(edgeOptions)),
    (running) => running.stop(),
    edgeEndsWithinMs,
  )
  return [agent.lost, edge.lost]
}

async function checkReadable(variable: string, file: string | undefined): Promise<void> {
  if (file === undefined) return
  await readFile(file).catch((error: unknown) => {
    throw new StartError(`${variable}: the file cannot be read (${codeOf(error)}).`, { cause: error })
  })
}

/** A generated secret of this installation: the local node's token, or the sessions' signature. */
async function ownSecret(dataDir: DataDir, name: 'node-token' | 'auth-secret'): Promise<string> {
  const stored = (await dataDir.readSecret(name))?.trim()
  if (stored) return stored
  const secret = randomBytes(32).toString('base64url')
  await dataDir.writeSecret(name, `${secret}\n`)
  return secret
}
