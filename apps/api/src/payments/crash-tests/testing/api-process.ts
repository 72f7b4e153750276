import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@zubr/config'
import { buildApp } from '../../../app.ts'
import { openDatabase } from '../../../database/open.ts'
import { openJobs } from '../../../jobs/jobs.ts'
import { OperatorError } from '../../../operators/command.ts'
import { runCommand } from '../../../operators/run-command.ts'
import { catalogueForTest, noPack } from '../../../testing/catalogue.ts'
import { paymentContext } from '../../payment-context.ts'
import { type TrialPlace, trialProcessors } from '../../processors.ts'
import { processDueReceipts } from '../../receipts/process-receipts.ts'
import { processDueRefunds } from '../../refunds/process-refunds.ts'
import { refundCommands } from '../../refunds/refund-commands.ts'
import { pollDueInvoices } from '../../sync-invoices.ts'
import { paymentWorkers } from '../../workers.ts'
import { type Clock, timeOf } from './clock.ts'

/**
 * A command, sent as a line of JSON: first `begin` with the processor and clock, then others. The
 * process answers each with a line that has the same id.
 */
export type CommandBody =
  | { begin: { place: TrialPlace; clock: Clock } }
  | { clock: Clock }
  /** Runs the job of the nightly reconciliation. */
  | { reconcile: true }
  /** Runs an operator command. */
  | { refund: { verb: keyof typeof refundCommands; args: string[] } }
type ApiProcessCommand = { id: number } & CommandBody
/** Null on success; otherwise the reason, for operators. */
export type CommandResult = { id: number; refused: string | null }

// Starts the payment part of main.ts, with a minute of payments in a second or less. It waits for
// its clock and processor in a line, so that it can replace a killed process at once. Then it
// prints its address. Only SIGKILL ends it.
const config = readConfig(process.env)
const lines = createInterface({ input: process.stdin })
// The parent process is gone.
lines.once('close', () => process.exit(0))
const begun = Promise.withResolvers<{ place: TrialPlace; clock: Clock }>()
const working = Promise.withResolvers<void>()
// Registered before the first line, because two lines may arrive at once.
lines.on('line', async (text) => {
  // The test wrote this line.
  const { id, ...what } = JSON.parse(text) as ApiProcessCommand
  if ('begin' in what) return begun.resolve(what.begin)
  await working.promise
  const refused = await act(what).then(
    () => null,
    (error: unknown) => (error instanceof OperatorError ? error.message : `failed: ${String(error)}`),
  )
  process.stdout.write(`answer ${JSON.stringify({ id, refused } satisfies CommandResult)}\n`)
})
process.stdout.write('loaded\n')
flushCompileCache()
const { place, clock: from } = await begun.promise
let currentClock = from
const clock = () => timeOf(currentClock)

const { db } = openDatabase(config.databaseUrl ?? '', { maxConnections: 20, patient: true })
const jobs = openJobs(db, (error) => app.log.error({ err: error }, 'a job failed'), { superviseSeconds: 1 })
const processors = new Map(trialProcessors(place, { vatCode: 1 }).map((each) => [each.id, each]))
const app = await buildApp({ db, jobs, config, catalogue: catalogueForTest, clock, processors })
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: config.panelPort })}\n`)

const paying = paymentContext({
  ...{ db, jobs, log: app.log, processors, catalogue: catalogueForTest, clock },
  config,
})
await jobs.work(paymentWorkers(paying, { catalogue: catalogueForTest, findPack: noPack }))

async function act(what: CommandBody): Promise<void> {
  if ('clock' in what) currentClock = what.clock
  if ('reconcile' in what) {
    await jobs.send(db, 'reconcile-payments', {})
    jobs.wake('reconcile-payments')
  }
  if ('refund' in what) {
    const { verb, args } = what.refund
    const { catalogue, print } = { catalogue: catalogueForTest, print: () => undefined }
    await runCommand(refundCommands[verb], { db, config, catalogue, clock, print }, args)
  }
}
working.resolve()

for (;;) {
  for (const pass of [pollDueInvoices, processDueRefunds, processDueReceipts])
    await pass(paying).catch((error: unknown) => app.log.error({ err: error }, 'payments were not passed'))
  await wait(300)
}
