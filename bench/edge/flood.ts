import { findProgram } from '@zubr/process/sandbox-tools'
import { type Attack, floodGround, type Watched } from '@zubr/system-tests/flood/ground'
import { table, writeReport } from '../report.ts'

// Floods one server's name while players of another play and join, each in a network namespace on
// this machine: without the kernel's part of the limits, and with it.

const seconds = 8
const attacks: Attack[] = [
  { how: 'join', perSecond: 5_000, seconds },
  { how: 'join', perSecond: 5_000, seconds },
  { how: 'slow', perSecond: 100, seconds },
]

type Measured = {
  what: string
  players: Watched
  cpu: number
  begun: string
  refused: string
  dropped: string
}

const sum = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ') || 'none'
const of = ({ p50, p99, max }: Watched['rttMs']) => [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ')

async function measure(isLimited: boolean): Promise<Measured[]> {
  const testbed = await floodGround({ nice: 5 })
  try {
    if (isLimited) await testbed.limit()
    const one = async (what: string, flood: readonly Attack[], unseen: boolean): Promise<Measured> => {
      const before = await testbed.refused()
      const kernelBefore = isLimited ? await testbed.dropped() : {}
      const [players, , ...begun] = await Promise.all([
        testbed.watch(seconds),
        unseen && testbed.attackUnseen({ perSecond: 10_000, seconds }),
        ...flood.map((attack) => testbed.attack(attack)),
      ])
      const after = await testbed.refused()
      const kernel = isLimited ? await testbed.dropped() : {}
      const total = (count: 'begun' | 'whole') => begun.reduce((all, each) => all + each[count], 0)
      const dropped = Object.entries(kernel).map(([name, count]) => [name, count - (kernelBefore[name] ?? 0)])
      return {
        ...{ what, players, cpu: (after.cpuMs - before.cpuMs) / seconds / 10 },
        begun: flood.length > 0 ? `${total('begun')} / ${total('whole')}` : 'none',
        refused: sum(after.refused),
        dropped: isLimited ? sum(Object.fromEntries(dropped)) : '-',
      }
    }
    const part = isLimited ? 'with the kernel’s part' : 'by the edge alone'
    return [
      await one(`calm, ${part}`, [], false),
      await one(`joins and slow ones, ${part}`, attacks, false),
      ...(findProgram('hping3') ? [await one(`SYNs from anywhere, ${part}`, [], true)] : []),
    ]
  } finally {
    await testbed.end()
  }
}

export async function run(): Promise<void> {
  const measured = [...(await measure(false)), ...(await measure(true))]
  const head = [
    '',
    'round trip of who plays, ms',
    'joins',
    'failed',
    'a join, ms',
    'edge’s share of a core',
    'begun / whole',
    'refused by the edge',
    'dropped by the kernel',
  ]
  const rows = measured.map(({ what, players, cpu, begun, refused, dropped }) => [
    ...[what, of(players.rttMs), players.joins, players.failed, of(players.joinMs), `${cpu.toFixed(0)} %`],
    ...[begun, refused, dropped],
  ])
  writeReport(
    'edge/flood',
    'Players of one server while the name of another is flooded',
    `Edge, both servers, players and attackers share this machine’s processors, so that an attack takes from players what it would take from
nobody on machines of its own. Round trips and joins are p50 / p99 / max. Attackers ask for 10,000 joins a second from 65,536 addresses
and make as many as the machine lets them. \`hping3\` (Debian, where it is installed) is asked for 10,000 SYNs a second, and sends what the machine lets it.

${table(head, rows)}`,
  )
}
