import { setTimeout as wait } from 'node:timers/promises'
import type { MakeFront } from '@zubr/all-in-one/front'
import { startWorld, type World } from '@zubr/all-in-one/start'
import { startFakeCatalogues } from '@zubr/api/catalogue/fake-sources/fake-sources'
import { startFakeCoreSources } from '@zubr/api/cores/fake-sources/fake-sources'
import type { Db } from '@zubr/api/database/open'
import { jobCompletionHandlers } from '@zubr/api/job-completion-handlers'
import { updateDueServers } from '@zubr/api/servers/lifecycle/due'
import { mailByJob } from '@zubr/api/servers/lifecycle/mail'
import { catalogue } from '@zubr/content/catalogue'
import { StartError } from '@zubr/data-dir/start-error'
import { unlessAborted } from '@zubr/process/unless-aborted'
import { type Demo, type MovableClock, movableClock } from './demo.ts'
import { demoPage } from './demo-page.ts'
import { keepExampleAccounts, type ShownAccount } from './example-accounts.ts'
import { seedExampleHistory } from './example-history.ts'
import { keepExampleNodes } from './example-nodes.ts'
import { startFakeAgents } from './fake-agents.ts'
import { insertExampleCores } from './insert-example-cores.ts'
import { insertExampleNames } from './insert-example-names.ts'
import { insertExampleServers } from './insert-example-servers.ts'
import { keepRealServer, offerOf } from './keep-real-server.ts'

const stepMs = 6 * 3_600_000

type DemoOptions = Pick<Parameters<typeof startWorld>[0], 'config' | 'signal' | 'log' | 'agent'> & {
  front: MakeFront
}

/**
 * Starts the demo world in its own data folder, and creates missing data. Throws StartError for
 * problems that a developer can fix, with nothing left running.
 */
export async function startDemo({
  config,
  signal,
  log = () => undefined,
  front,
  agent,
}: DemoOptions): Promise<Demo> {
  if (config.databaseUrl !== undefined)
    throw new StartError(
      'DATABASE_URL: `npm run dev` fills a database of its own with accounts whose passwords are ' +
        'public: leave it unset.',
    )
  const clock = movableClock()
  const sources = await startFakeCoreSources()
  const addons = await startFakeCatalogues()
  const { promise: started, resolve: resolveStarted } = Promise.withResolvers<Demo>()
  const ends: (() => unknown)[] = [() => addons.close(), () => sources.close()]
  const demoFront = deferredFront(front, started, ends)
  const world = await startWorld({
    // The examples' addresses do not exist, so no mail is sent.
    config: {
      ...config,
      coreSources: sources.mirrors,
      addonSources: addons.mirrors,
      smtpUrl: undefined,
      alertMailTo: undefined,
    },
    command: 'npm run dev',
    demo: true,
    clock: clock.now,
    log,
    ...(signal && { signal }),
    ...(agent && { agent }),
    front: demoFront.make,
  }).catch(async (error: unknown) => {
    await Promise.all([sources.close(), addons.close()])
    throw error
  })
  ends.unshift(() => world.stop())
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    const accounts = await unlessAborted(signal, fill(world, clock, log, ends))
    await unlessAborted(signal, demoFront.open())
    const demo = { ...world, clock, accounts, passTime: timePasser(world, clock, log), stop }
    resolveStarted(demo)
    return demo
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A front with the demo page, which listens only when it is opened: Vite's start keeps this process
 * so busy that database connections would time out. Its cleanup function is added to `ends`.
 */
function deferredFront(
  front: MakeFront,
  started: Promise<Demo>,
  ends: (() => unknown)[],
): { make: MakeFront; open: () => Promise<void> } {
  let open: () => Promise<void> = async () => undefined
  const make: MakeFront = async (...args) => {
    const made = await front(...args)
    return {
      ...made,
      async onPanel(api) {
        await made.onPanel(api)
        await api.register(demoPage(started))
      },
      async listen(host, port) {
        open = () => made.listen(host, port)
        // Not awaited: closing is slow, and nothing depends on it.
        ends.push(() => void made.close())
      },
    }
  }
  return { make, open: () => open() }
}

/** Fills the world; cleanup functions are added to `ends`. */
async function fill(
  world: World,
  clock: MovableClock,
  log: (line: string) => void,
  ends: (() => unknown)[],
): Promise<ShownAccount[]> {
  const { db, config } = world
  ends.push(await keepExampleNodes(db))
  await seedExampleHistory(db)
  const { shown, ids } = await keepExampleAccounts(world)
  await insertExampleCores(world, log)
  const offer = await offerOf(db, config.nodeName)
  if (!offer)
    throw new StartError(`The agent of this machine, ${config.nodeName}, has not said what it can run.`)
  await insertExampleServers(world, ids, clock.now())
  await insertExampleNames(world, clock.now())
  await keepRealServer({ ...world, log }, { accountId: ids.bison, login: 'bison' }, offer, clock.now())
  const onError = (error: unknown) => log(`The example nodes: ${error}`)
  const { jobs } = world
  ends.push(
    startFakeAgents({
      db,
      clock: clock.now,
      completionHandlers: jobCompletionHandlers({ jobs, config, catalogue }),
      onError,
    }),
  )
  return shown
}

/** The last day of data begins when its warning was sent, which takes real time too. */
async function lastWarningsSent(db: Db): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rowCount } = await db.$client.query(
      `select from jobs.job where name = 'send-mail' and state in ('created', 'active') and data->>'kind' = 'server_deletion_in_1_day'`,
    )
    if (rowCount === 0) return
    await wait(50)
  }
}

/** Runs moves one after the other. */
function timePasser({ db, jobs }: World, clock: MovableClock, log: (line: string) => void): Demo['passTime'] {
  let last: Promise<void> = Promise.resolve()
  const life = {
    db,
    sendMail: mailByJob(jobs),
    onError: (error: unknown) => log(`The life cycle: ${error}`),
  }
  const pass = async (ms: number) => {
    for (let leftMs = ms; leftMs > 0; leftMs -= stepMs) {
      clock.moveBy(Math.min(stepMs, leftMs))
      await updateDueServers(life, clock.now())
      await lastWarningsSent(db)
    }
  }
  return (ms) => {
    const passed = last.then(() => pass(ms))
    // The rejection reaches the caller; the next pass only waits for the end.
    last = passed.catch(() => undefined)
    return passed
  }
}
