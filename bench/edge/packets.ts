import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fuzz } from '@zubr/edge/wire/testing/fuzz'
import { table, writeReport } from '../report.ts'

const packets = 1_000_000
const rounds = 10

/** Parses a million generated connection starts, cut anywhere; any fault ends the run. */
export async function run(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  const seed = Date.now()
  console.log(`seed ${seed}`)
  fuzz(seed, packets / rounds / 10)
  const heapMb = () => {
    gc()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  const before = heapMb()
  const outcomes: Record<string, number> = {}
  const heaps: number[] = []
  const begin = performance.now()
  for (let round = 0; round < rounds; round += 1) {
    const found = fuzz(seed + round, packets / rounds)
    if (found.wrong.length > 0) throw new Error(`seed ${seed + round}:\n${found.wrong.join('\n')}`)
    for (const [outcome, count] of Object.entries(found.outcomes))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count
    heaps.push(heapMb())
  }
  const seconds = (performance.now() - begin) / 1000
  const body = `${packets.toLocaleString('en')} generated beginnings of connections (seed ${seed}), each read by every reader of the edge, cut in three places and whole: none
crashed, hung, waited for more than may come or changed its mind. ${seconds.toFixed(1)} s; heap before ${before.toFixed(1)} MB, after each tenth ${heaps.map((mb) => mb.toFixed(1)).join(', ')} MB.

${table(
  ['Reader and outcome', 'Beginnings'],
  Object.entries(outcomes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outcome, count]) => [outcome, count.toLocaleString('en')]),
)}`
  writeReport('edge/packets', "The beginnings of players' connections", body)
}
