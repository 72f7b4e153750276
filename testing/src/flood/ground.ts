import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { edgeCounters, edgeTableOf } from '@zubr/node/servers/sandbox/network/edge-limits/edge-rules'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'

const run = promisify(execFile)
const program = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Addresses reserved for documentation and benchmarks: nothing leaves the networks created here.
 */
const at = { players: '192.0.2.1', attackers: '203.0.113.1' }
export const edgePort = 25_565

export type Attack = {
  /** New connections per second, and their duration. */
  perSecond: number
  seconds: number
  /**
   * `join`: whole handshakes; `half`: without the last part; `slow`: first packets byte by byte.
   */
  how: 'join' | 'half' | 'slow'
  /** Number of source addresses; default 65,536. */
  addresses?: number
}
type Limit = { perSecond: number; burst: number; open: number }
export type Watched = {
  rttMs: { p50: number; p99: number; longest: number }
  joins: number
  failed: number
  joinMs: { p50: number; p99: number; longest: number }
}

/**
 * A node with an edge before two echo servers, players, and attackers with 65,536 addresses, each
 * in a network namespace of its process. `server` replaces the edge's limit per server; `nice`
 * lowers the attackers' priority, which would not use this machine's CPU in reality.
 */
export async function floodGround({ server, nice = 0 }: { server?: Limit; nice?: number } = {}) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('a flood in networks of its own takes Linux and root')
  await ensureSandboxTools(() => undefined, ['nftables', 'iproute2'])
  const children: ChildProcess[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-flood-'))
  const start = (command: readonly string[], ipc = false) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      stdio: ['pipe', 'pipe', 'inherit', ...(ipc ? (['ipc'] as const) : [])],
    })
    children.push(child)
    return child
  }
  type Place = readonly string[]
  const within = async (place: Place, lines: readonly string[]) => {
    for (const line of lines) await run(place[0] ?? '', [...place.slice(1), ...line.split(' ')])
  }
  const holder = async (): Promise<Place> => {
    const flags = ['--net', '--mount', '--propagation', 'slave']
    const child = start(['unshare', ...flags, 'sh', '-c', 'mount -t tmpfs test /run; echo; exec cat'])
    await once(child.stdout ?? child, 'data')
    const place = ['nsenter', '-t', String(child.pid), '-n', '-m', '--']
    await within(place, ['ip link set lo up'])
    return place
  }
  const [node, players, attackers] = await Promise.all([holder(), holder(), holder()])
  const neighbour = async (place: Place, link: string, gateway: string, address: string) => {
    await within(node, [
      `ip link add ${link} type veth peer name eth0 netns ${place[2]}`,
      `ip addr add ${gateway}/24 dev ${link}`,
      `ip link set ${link} up`,
    ])
    await within(place, [
      `ip addr add ${address}/24 dev eth0`,
      'ip link set eth0 up',
      `ip route add default via ${gateway}`,
    ])
  }
  await neighbour(players, 'players', at.players, '192.0.2.2')
  await neighbour(attackers, 'attackers', at.attackers, '203.0.113.2')
  await within(node, ['ip route add default via 203.0.113.2'])
  await within(attackers, [
    'ip route add local 198.18.0.0/15 dev lo',
    'nft add table ip deaf',
    'nft add chain ip deaf input { type filter hook input priority 0 ; }',
    // Some addresses never answer; connections of the others are not tracked, as if on other
    // machines.
    'nft add rule ip deaf input ip daddr 198.19.0.0/16 drop',
  ])
  await within(
    players,
    Array.from({ length: 20 }, (_, n) => `ip addr add 192.0.2.${100 + n}/32 dev lo`),
  )

  const inPlace = (place: Place, name: string, ...args: string[]) => [
    ...place,
    process.execPath,
    program(name),
    ...args,
  ]
  const edge = start(inPlace(node, 'edge-under-flood.ts', String(edgePort), JSON.stringify({ server })), true)
  await once(edge, 'message')
  const json = async (child: ChildProcess) => {
    let text = ''
    child.stdout?.on('data', (part) => {
      text += part
    })
    await once(child, 'close')
    return JSON.parse(text)
  }
  return {
    /** Enables the kernel's part of the limits. */
    async limit(): Promise<void> {
      const child = start([
        ...node,
        process.execPath,
        fileURLToPath(import.meta.resolve('@zubr/node/servers/sandbox/network/edge-limits/testing/limits')),
        dataDir,
        `limit:${edgePort}`,
      ])
      await json(child)
    },
    /** Floods the name of the first server. */
    attack: (attack: Attack): Promise<{ begun: number; whole: number; reset: number }> =>
      json(
        start([
          'nice',
          '-n',
          String(nice),
          ...inPlace(
            attackers,
            'attack.mjs',
            at.attackers,
            String(edgePort),
            JSON.stringify({ addresses: 65_536, ...attack }),
          ),
        ]),
      ),
    /** Sends only SYNs from random addresses of the internet; needs the program hping3. */
    async attackUnseen({ perSecond, seconds }: Omit<Attack, 'how'>): Promise<void> {
      const every = `u${Math.round(1e6 / perSecond)}`
      const of = [
        '-q',
        '-S',
        '-p',
        String(edgePort),
        '--rand-source',
        '-i',
        every,
        '-c',
        String(perSecond * seconds),
      ]
      const child = start(['timeout', String(seconds), ...attackers, 'hping3', ...of, at.attackers])
      child.stdout?.resume()
      await once(child, 'close')
    },
    /** Runs players of the second server for this many seconds. */
    watch: (seconds: number): Promise<Watched> =>
      json(start(inPlace(players, 'players.mjs', at.players, String(edgePort), String(seconds)))),
    /** Reasons of refused connections since the last call, and the processor time used so far. */
    async refused(): Promise<{ refused: Record<string, number>; cpuMs: number }> {
      edge.send('take')
      const [answer] = await once(edge, 'message')
      return answer
    },
    /** Packets dropped by the kernel, by reason. */
    async dropped(): Promise<Record<string, number>> {
      const counts: Record<string, number> = {}
      for (const name of edgeCounters) {
        const list = ['nft', 'list', 'counter', 'inet', edgeTableOf(dataDir), name]
        const { stdout } = await run(node[0] ?? '', [...node.slice(1), ...list])
        counts[name] = Number(/packets (\d+)/.exec(stdout)?.[1])
      }
      return counts
    },
    async end(): Promise<void> {
      for (const child of children.reverse())
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL')
          await once(child, 'exit')
        }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
