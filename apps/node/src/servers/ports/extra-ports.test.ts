import { randomUUID } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { agentToKill } from '../testing/agent-to-kill.ts'
import { runtimesForTests } from '../testing/runtimes.ts'
import { eventually } from '../testing/servers.ts'

/** Whether `tcp:<port>` or `udp:<port>` of this machine echoes what is sent to it. */
async function isServed(target: string): Promise<boolean> {
  const [protocol, port] = target.split(':')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const assignedPorts = AbortSignal.timeout(2_000)
  assignedPorts.addEventListener('abort', () => resolve(false))
  if (protocol === 'tcp') {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('hello'))
    socket.once('data', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    return promise.finally(() => socket.destroy())
  }
  const socket = createSocket('udp4')
  socket.once('message', () => resolve(true)).once('error', () => resolve(false))
  const ask = async () => {
    // UDP may lose a packet.
    for (; !assignedPorts.aborted; await wait(100)) socket.send('hello', Number(port), '127.0.0.1')
  }
  const sending = ask().catch(() => undefined)
  return promise.finally(async () => {
    socket.close()
    await sending
  })
}

test.runIf(process.platform === 'linux').each(runtimesForTests)(
  'extra ports: they reach the server at once, outlive the agent, and close when not wanted (%s)',
  async (runtime) => {
    const { api, kill, another } = await agentToKill(true, { runtime })
    const [id, neighbour, first, second, third] = Array.from({ length: 5 }, () => randomUUID()) as [
      ...[string, string, string, string, string],
    ]
    api.want(id)
    const { port = 0, generation } = await api.until(id, { state: 'running', extraPorts: [] })
    const game = Number(port)
    const [voice, map] = [
      { id: first, protocol: 'udp' },
      { id: second, protocol: 'tcp' },
    ] as const
    api.want(id, { generation, extraPorts: [voice, map] })
    const assignedPorts = [
      { id: first, port: game + 1 },
      { id: second, port: game + 2 },
    ]
    await api.until(id, { state: 'running', generation, extraPorts: assignedPorts })
    const [udp, tcp, notGiven] = [`udp:${game + 1}`, `tcp:${game + 2}`, `tcp:${game + 5}`] as const
    const job = { kind: 'command', id: randomUUID(), text: `serve ${udp} ${tcp} ${notGiven}` } as const
    api.want(id, { generation, jobs: [job] })
    await eventually(async () => expect(await isServed(udp)).toBe(true))
    expect(await isServed(tcp)).toBe(true)
    // Without its own network a server can listen on any port.
    expect(await isServed(notGiven)).toBe(runtime === 'processes')

    await kill()
    expect(await isServed(udp)).toBe(true)
    await another()
    await api.until(id, { state: 'running', generation, extraPorts: assignedPorts })
    expect(await isServed(tcp)).toBe(true)

    api.want(id, { generation, extraPorts: [map, { id: third, protocol: 'udp' }] })
    await api.until(id, {
      generation,
      extraPorts: [
        { id: second, port: game + 2 },
        // The number is reused only after nothing leads there any more.
        { id: third, port: game + 3 },
      ],
    })
    expect(await isServed(tcp)).toBe(true)
    expect(await isServed(udp)).toBe(runtime === 'processes')
    if (runtime === 'processes') return
    api.want(id, { desiredState: 'absent' })
    await api.until(id, { state: 'absent' })
    api.want(neighbour, { desiredState: 'stopped', extraPorts: [voice] })
    await api.until(neighbour, {
      state: 'stopped',
      port: game,
      extraPorts: [{ id: first, port: game + 1 }],
    })
  },
)
