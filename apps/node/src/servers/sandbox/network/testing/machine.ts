import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { onTestFinished } from 'vitest'
import type { ServerNetworks, ServerNetworksOptions } from '../server-networks.ts'

const run = promisify(execFile)
const program = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * A machine of the test, and hosts outside of it. Addresses are those for documentation, and for
 * `beyond` those that servers must not reach.
 */
export const machine = '198.51.100.1'
export const stranger = '198.51.100.2'
export const beyond = {
  internet: '203.0.113.7',
  private: '10.9.9.9',
  home: '192.168.7.7',
  metadata: '169.254.169.254',
  shared: '100.100.1.1',
  resolver: '10.9.9.53',
}

type Place = readonly string[]
type Networks = Pick<ServerNetworks, 'join' | 'leave' | 'list' | 'verify' | 'cleanUp' | 'close'>
export type Agent = Networks & { restore(pid?: number): Promise<string[]>; kill(): Promise<void> }
export type Reached = Record<string, string>

/**
 * Does not affect this machine's own network. The kernel removes it with the processes that hold
 * it.
 */
export async function machineForTest() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('the tests of networks take Linux and root')
  await ensureSandboxTools(() => undefined, ['nftables', 'iproute2', 'conntrack'])
  const children: ChildProcess[] = []
  const folders: string[] = []
  onTestFinished(async () => {
    for (const child of children.reverse())
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  const start = (command: readonly string[], ipc = false) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      stdio: ['pipe', 'pipe', 'inherit', ...(ipc ? (['ipc'] as const) : [])],
    })
    children.push(child)
    return child
  }
  const holder = async (flags: readonly string[], within: Place = []): Promise<Place> => {
    const child = start([
      ...within,
      'unshare',
      ...flags,
      'sh',
      '-c',
      'mount -t tmpfs test /run; echo; exec cat',
    ])
    await once(child.stdout ?? child, 'data')
    return ['nsenter', '-t', String(child.pid), '-n', '-m', '--']
  }
  // Unmounts outside apply here too.
  const namespaces = ['--net', '--mount', '--propagation', 'slave']
  const node = await holder(namespaces)
  const outside = await holder(namespaces)
  const pidOf = (place: Place) => place[2] ?? ''
  const batch = async (place: Place, lines: readonly string[]) => {
    for (const line of lines) await run(place[0] ?? '', [...place.slice(1), ...line.split(' ')])
  }
  await batch(node, [
    'ip link set lo up',
    `ip link add eth0 type veth peer name eth0 netns ${pidOf(outside)}`,
    `ip addr add ${machine}/24 dev eth0`,
    'ip link set eth0 up',
    `ip route add default via ${stranger}`,
    'sysctl -qw net.ipv4.ip_forward=0',
  ])
  await batch(outside, [
    'ip link set lo up',
    `ip addr add ${stranger}/24 dev eth0`,
    'ip link set eth0 up',
    ...Object.values(beyond).map((address) => `ip addr add ${address}/32 dev lo`),
    // A host on the same network that knows the addresses of servers.
    `ip route add 100.64.0.0/10 via ${machine}`,
  ])

  const talk = (place: Place, args: readonly string[]) => [
    ...place,
    process.execPath,
    program('talker.mjs'),
    ...args,
  ]
  const server = (namespace: string): Place => [...node, 'nsenter', `--net=${namespace}`, '--']
  return {
    node,
    outside,
    batch,
    /** Inside a server's network. */
    server,
    /** A data folder for an agent. */
    async folder(): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'zubr-networks-'))
      folders.push(folder)
      return folder
    },
    agent(options: ServerNetworksOptions): Agent {
      const child = start([...node, process.execPath, program('agent.ts'), JSON.stringify(options)], true)
      const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()
      child.on('message', ({ number, result, error }: { number: number; result: never; error?: string }) => {
        const pending = waiting.get(number)
        if (error === undefined) pending?.resolve(result)
        else pending?.reject(new Error(error))
      })
      child.on('exit', () => {
        for (const { reject } of waiting.values()) reject(new Error('the agent is dead'))
      })
      const call =
        (name: string) =>
        (...args: unknown[]) =>
          new Promise<never>((resolve, reject) => {
            const number = waiting.size
            waiting.set(number, { resolve, reject })
            child.send({ number, name, args }, (error) => error && reject(error))
          })
      return {
        join: call('join'),
        leave: call('leave'),
        list: call('list'),
        restore: call('restore'),
        verify: call('verify'),
        cleanUp: call('cleanUp'),
        close: call('close'),
        async kill() {
          child.kill('SIGKILL')
          await once(child, 'exit')
        },
      }
    },
    /**
     * Listens on these ports, such as `tcp:80` or `udp:80:192.0.2.1`, until the test ends. Answers
     * with the address of the client.
     */
    async listen(place: Place, ...ports: readonly string[]): Promise<ChildProcess> {
      const child = start(talk(place, ['listen', ...ports]))
      await once(child.stdout ?? child, 'data')
      return child
    },
    /**
     * For each target, such as `udp:192.0.2.1:53`, the client address that it sees, or the error.
     */
    async reach(place: Place, ...targets: readonly string[]): Promise<Reached> {
      const [command = '', ...args] = talk(place, ['reach', ...targets])
      return JSON.parse((await run(command, args)).stdout)
    },
    /** A measurement of talker.mjs. */
    async measure(place: Place, ...what: readonly string[]): Promise<Record<string, number>> {
      const [command = '', ...args] = talk(place, what)
      return JSON.parse((await run(command, args)).stdout)
    },
    /** Keeps sending until the test ends. Returns the lines that it prints. */
    flow(place: Place, target: string): string[] {
      const lines: string[] = []
      const { stdout } = start(talk(place, ['flow', target]))
      if (stdout) createInterface(stdout).on('line', (line) => lines.push(line))
      return lines
    },
    async run(place: Place, ...command: readonly string[]): Promise<string> {
      return (await run(place[0] ?? '', [...place.slice(1), ...command])).stdout
    },
  }
}

export const tcp = (port: number) => ({ port, protocol: 'tcp' }) as const
export const udp = (port: number) => ({ port, protocol: 'udp' }) as const
export const everywhere = '0.0.0.0'

/** A node with one server that listens. */
export async function nodeWithServer() {
  const world = await machineForTest()
  const dataDir = await world.folder()
  const agent = world.agent({ dataDir, host: everywhere, resolvers: [beyond.resolver] })
  const id = randomUUID()
  const network = await agent.join(id, [tcp(25_565), udp(25_565)])
  const inside = world.server(network.namespace)
  await world.listen(inside, 'tcp:25565', 'udp:25565', 'tcp:8080')
  return { world, dataDir, agent, id, network, inside }
}
