import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import {
  beyond,
  everywhere,
  machine,
  machineForTest,
  nodeWithServer,
  stranger,
  tcp,
  udp,
} from './testing/machine.ts'

test('publish: published ports are reachable from outside and from the machine, others from nowhere', async () => {
  const { world, network } = await nodeWithServer()
  expect(
    await world.reach(
      world.outside,
      `tcp:${machine}:25565`,
      `udp:${machine}:25565`,
      `tcp:${machine}:8080`,
      `tcp:${network.address}:25565`,
      `tcp:${network.address}:8080`,
    ),
  ).toEqual({
    // The server sees the player's own address.
    [`tcp:${machine}:25565`]: stranger,
    [`udp:${machine}:25565`]: stranger,
    [`tcp:${machine}:8080`]: 'ECONNREFUSED',
    [`tcp:${network.address}:25565`]: 'silence',
    [`tcp:${network.address}:8080`]: 'silence',
  })
  const local = ['tcp:127.0.0.1:25565', 'udp:127.0.0.1:25565', `tcp:${machine}:25565`, `udp:${machine}:25565`]
  for (const [target, answer] of Object.entries(await world.reach(world.node, ...local)))
    expect({ target, answer }).toEqual({ target, answer: expect.stringMatching(/^\d+\./) })
})

test('addresses: the machine gets none, as browsers on it would see a new network and abort loads', async () => {
  const { world } = await nodeWithServer()
  const listed: { ifname: string; addr_info: unknown[] }[] = JSON.parse(
    await world.run(world.node, 'ip', '-json', 'addr'),
  )
  const ofServers = listed.filter(({ ifname }) => ifname.startsWith('zb-'))
  expect(ofServers.map(({ addr_info }) => addr_info)).toEqual([[]])
})

test('isolation: a server reaches the internet, but no machine, neighbour, private network or mail', async () => {
  const { world, agent, network, inside } = await nodeWithServer()
  const neighbour = await agent.join(randomUUID(), [tcp(25_566)])
  await world.listen(world.server(neighbour.namespace), 'tcp:25566', 'tcp:8080', 'udp:8080')
  await world.listen(world.node, 'tcp:5432', 'udp:5432')
  await world.listen(
    world.outside,
    ...[25, 53, 80, 465, 587].map((port) => `tcp:${port}`),
    `udp:53:${beyond.resolver}`,
    `udp:53:${beyond.private}`,
    `udp:7000:${beyond.internet}`,
  )
  const open = await world.reach(
    inside,
    `tcp:${beyond.internet}:80`,
    `udp:${beyond.internet}:7000`,
    `udp:${beyond.resolver}:53`,
    `tcp:${beyond.resolver}:53`,
  )
  expect([...new Set(Object.values(open))]).toEqual([machine])
  const closed = await world.reach(
    inside,
    ...[25, 465, 587].map((port) => `tcp:${beyond.internet}:${port}`),
    ...[machine, network.gateway, '127.0.0.1'].flatMap((host) => [`tcp:${host}:5432`, `udp:${host}:5432`]),
    `tcp:${neighbour.address}:25566`,
    `tcp:${neighbour.address}:8080`,
    `udp:${neighbour.address}:8080`,
    `tcp:${beyond.resolver}:80`,
    ...[beyond.private, beyond.home, beyond.metadata, beyond.shared].map((host) => `tcp:${host}:80`),
    `udp:${beyond.private}:53`,
  )
  for (const [target, answer] of Object.entries(closed))
    expect({ target, answer }).toEqual({ target, answer: expect.stringMatching(/^(?:E[A-Z]+|silence)$/) })
})

test('publish: a server reaches ports of its neighbours, and its own, at the public address', async () => {
  const { world, agent, network } = await nodeWithServer()
  const proxy = await agent.join(randomUUID(), [tcp(25_577)])
  await world.listen(world.server(proxy.namespace), 'tcp:25577')
  const reached = await world.reach(
    world.server(proxy.namespace),
    `tcp:${machine}:25565`,
    `udp:${machine}:25565`,
    `tcp:${machine}:25577`,
    `tcp:${proxy.gateway}:25565`,
  )
  expect([...new Set(Object.values(reached))]).toEqual([network.gateway])
})

test('spoofing: a server can only use its own address', async () => {
  const { world, agent, network, inside } = await nodeWithServer()
  const neighbour = await agent.join(randomUUID(), [])
  await world.listen(world.outside, `udp:7000:${beyond.internet}`)
  const answers = async () => {
    const [, received = ''] =
      /^Udp: (\d+) /m.exec(await world.run(world.outside, 'cat', '/proc/net/snmp')) ?? []
    return Number(received)
  }
  const target = `udp:${beyond.internet}:7000`
  expect(await world.reach(inside, target)).toEqual({ [target]: machine })
  expect(await answers()).toBe(1)
  const { gateway } = network
  for (const source of [neighbour.address, '100.100.9.9', '203.0.113.99']) {
    const lines = [
      `addr replace ${source}/32 dev eth0`,
      `route replace ${beyond.internet} via ${gateway} dev eth0 onlink src ${source}`,
    ]
    for (const line of lines) await world.run(inside, 'ip', ...line.split(' '))
    expect(await world.reach(inside, target)).toEqual({ [target]: 'silence' })
  }
  expect(await answers()).toBe(1)
  expect(await world.run(inside, 'ip', '-6', 'addr')).toBe('')
})

test('publish: one on loopback is not reachable from outside, one at an address only at that address', async () => {
  const world = await machineForTest()
  for (const host of ['127.0.0.1', machine]) {
    const agent = world.agent({ dataDir: await world.folder(), host, resolvers: [] })
    const port = host === machine ? 25_600 : 25_601
    const { namespace } = await agent.join(randomUUID(), [tcp(port)])
    await world.listen(world.server(namespace), `tcp:${port}`)
    expect(Object.values(await world.reach(world.outside, `tcp:${machine}:${port}`))).toEqual([
      host === machine ? stranger : 'ECONNREFUSED',
    ])
    const at = await world.reach(world.node, `tcp:127.0.0.1:${port}`, `tcp:${machine}:${port}`)
    const isHeard = Object.values(at).map((answer) => answer !== 'ECONNREFUSED')
    expect(isHeard).toEqual([host !== machine, host === machine])
  }
})

test('restart: players stay connected while no agent runs, and the next agent adopts the networks', async () => {
  const { world, dataDir, agent, id, network } = await nodeWithServer()
  const flow = world.flow(world.outside, `udp:${machine}:25565`)
  await vi.waitFor(() => expect(flow.length).toBeGreaterThan(0))
  await agent.kill()
  // Another program of this machine listens on its port.
  await world.listen(world.node, 'tcp:25565', 'udp:25565')
  expect(Object.values(await world.reach(world.outside, `tcp:${machine}:25565`))).toEqual([stranger])
  const next = world.agent({ dataDir, host: everywhere, resolvers: [beyond.resolver] })
  expect(await next.list()).toEqual([id])
  expect(Object.values(await world.reach(world.outside, `tcp:${machine}:25565`))).toEqual([stranger])
  expect(await next.join(id, [tcp(25_565), udp(25_565)])).toEqual(network)
  const answers = flow.length
  await vi.waitFor(() => expect(flow.length).toBeGreaterThan(answers))
})

test('conntrack: a UDP client that sent before the server existed reaches it later', async () => {
  const world = await machineForTest()
  const agent = world.agent({ dataDir: await world.folder(), host: everywhere, resolvers: [] })
  await agent.list()
  const flow = world.flow(world.outside, `udp:${machine}:19132`)
  await vi.waitFor(async () =>
    expect(await world.run(world.node, 'conntrack', '-L')).toContain('dport=19132'),
  )
  const id = randomUUID()
  const { namespace } = await agent.join(id, [udp(19_132)])
  await world.listen(world.server(namespace), 'udp:19132')
  await vi.waitFor(() => expect(flow).toContain('answer'))
})

test('rate limit: a server that opens connections without end is limited', async () => {
  const { world, inside } = await nodeWithServer()
  await world.listen(world.outside, 'tcp:80')
  const { open = 0 } = await world.measure(inside, 'connections', `${beyond.internet}|80|1500`)
  expect(open).toBeGreaterThan(350)
  expect(open).toBeLessThan(1_000)
})

test('bandwidth: each direction is limited to a gigabit per second', async () => {
  const { world, inside } = await nodeWithServer()
  await world.listen(world.outside, 'tcp:80')
  await world.listen(world.node, 'tcp:80')
  const { mbits: free = 0 } = await world.measure(world.outside, 'flood', `${machine}:80`, '300')
  const { mbits: out = 0 } = await world.measure(inside, 'flood', `${beyond.internet}:80`, '150')
  const { mbits: into = 0 } = await world.measure(world.outside, 'flood', `${machine}:25565`, '150')
  for (const mbits of [out, into]) {
    expect(mbits).toBeLessThan(1_150)
    // A machine that is too slow for a gigabit cannot verify it.
    expect(mbits).toBeGreaterThan(Math.min(700, free / 4))
  }
})

test('verify: missing requirements are described; a machine that has all of them gets none', async () => {
  const { world, agent } = await nodeWithServer()
  expect(await agent.verify()).toEqual([])
  await world.run(
    world.node,
    'nft',
    'add table ip filter; add chain ip filter FORWARD { type filter hook forward priority 0; policy drop; }',
  )
  expect(await agent.verify()).toEqual([expect.stringMatching(/firewall .*iptables -I FORWARD -i zb-\+/)])
})

test('performance: making a network takes the same time with any number of them', async () => {
  const world = await machineForTest()
  const agent = world.agent({ dataDir: await world.folder(), host: everywhere, resolvers: [] })
  await agent.list()
  const times: number[] = []
  for (let number = 0; number < 20; number += 1) {
    const started = performance.now()
    await agent.join(randomUUID(), [tcp(26_000 + number), udp(26_000 + number)])
    times.push(performance.now() - started)
  }
  await expect(times.sort((a, b) => a - b)[10]).toTakeAtMost(250)
})
