import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '@zubr/postgres/embedded'
import { migrate } from '../apps/api/src/migrate.ts'
import {
  type KillsFigures,
  killPayments,
  speed,
} from '../apps/api/src/payments/crash-tests/testing/crash-runs.ts'
import { table, writeReport } from './report.ts'

const [kills, payers] = [100, 200]

/**
 * 200 customers pay at once and request partial refunds, while the API is killed a hundred times;
 * fails if anything is lost, doubled or left over.
 */
export async function run(): Promise<void> {
  const seed = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000_007)
  console.log(`the moments and fates are those of KILLS_SEED=${seed}`)
  const dir = mkdtempSync(path.join(os.tmpdir(), 'zubr-bench-'))
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres') })
  try {
    const database = { url: postgres.url, applicationUrl: await migrate(postgres.url) }
    const figures = await killPayments({ seed, kills, payers, database, said: console.log })
    if (figures.wrong.length > 0) throw new Error(`seed ${seed}: ${figures.wrong.join('\n')}`)
    writeReport('payments', 'Payments while the API is killed', reportOf(seed, figures))
  } finally {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')
const seconds = (ms: number) => (ms / 1_000).toFixed(1)

function reportOf(seed: number, figures: KillsFigures): string {
  const { killed, invoices, credited, servers, told, dropped, doubled, heard, distinct, settledMs, fates } =
    figures
  const { requests, parts } = figures.refunds
  const rows: [string, string | number][] = [
    ['kills of the API (SIGKILL)', killed],
    ['invoices', invoices],
    ['of them, by what became of them', inWords(fates)],
    ['payments credited', credited],
    ['credited a second, kills included', (credited / figures.seconds).toFixed(1)],
    ['servers sold by them', servers],
    ['requests to have money paid out', sumOf(requests)],
    ['of them, by what became of them', inWords(requests)],
    ['parts that approved ones were paid in', sumOf(parts) - (parts.replaced ?? 0)],
    ['of them by the processor, and by bank', `${parts.refunded ?? 0}, ${parts.paid_by_bank ?? 0}`],
    ['refused by the processor, and asked for again', parts.replaced ?? 0],
    ['receipts of sales in RUB (54-FZ)', figures.receipts],
    ['notifications that the processor had to send', told],
    ['of them dropped', dropped],
    ['sent besides, as doubles', doubled],
    ['taken by the API', heard],
    ['of them suppressed, as the same had come before', heard - distinct],
    ['from paying to the invoice that shows it, median', `${seconds(settledMs.p50)} s`],
    ['the same, of 99 in 100 at most', `${seconds(settledMs.p99)} s`],
    ['the same, at most', `${seconds(settledMs.most)} s`],
  ]
  return `${payers} people pay at once, one invoice after the other, in both currencies, by card and ERIP, top-ups and servers, by KILLS_SEED=${seed}, on a durable
PostgreSQL, for ${Math.round(figures.seconds)} s. Some decline, leave, pay twice or have their bank take it back; a fifth clicks twice; half close the window. Some ask for
unspent money, some of them withdraw it; an operator, whose commands are killed with the API, approves four in five requests and declines the others, a fifth of all
cards take no money back, and what is refused is asked for again or paid by bank. The trial processor, a process that is not killed, drops a quarter of its
notifications, of refunds seven in ten, doubles some, and delays half of all by up to four seconds, so that they come in any order; it holds back what it says of
refunds for up to two seconds once they are made. The API, a process of its own, is killed at random moments, one time in four before it listens, and another takes
its place. Its clock of payments runs ${speed} times as fast, so that the pauses between its looks (1, 3, 5 minutes …) are 3, 9, 15 s.

Afterwards, when all has come to rest: every payment is credited as often as it was paid, and mailed of once each time; every entry sums to zero, no
ledger of a customer is below zero; what moved at the processor, our list of it and our books are equal by kind and currency; every order has ended, every
server was sold once, and no name twice. Every request for money back has ended as its customer was told; no refund of one id was paid twice, what is refunded here is
there and what is there is here, no more went back than was paid, nobody has what they got back, and nothing is owed. What was spent of advances in RUB has its receipts
at the processor, once. No job is left, and the second nightly comparison finds nothing. What was paid and not told of was found by looks, before the first.

${table(['', ''], rows)}
`
}
