import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { beyond, machine, machineForTest, nodeWithServer, stranger } from '../testing/machine.ts'
import { edgeLimits, edgeTableOf } from './edge-rules.ts'

const program = fileURLToPath(new URL('testing/limits.ts', import.meta.url))
const port = 25_565

type World = Awaited<ReturnType<typeof machineForTest>>

const act = async (world: World, dataDir: string, ...steps: string[]): Promise<unknown[]> =>
  JSON.parse(await world.run(world.node, process.execPath, program, dataDir, ...steps))

const open = async (world: World, place: World['node'], host: string, count: number, at = port) =>
  (await world.measure(place, 'connections', `${host}|${at}|${count}`)).open ?? 0

async function counter(world: World, dataDir: string, name: string): Promise<number> {
  const text = await world.run(world.node, 'nft', 'list', 'counter', 'inet', edgeTableOf(dataDir), name)
  return Number(/packets (\d+)/.exec(text)?.[1])
}

const set = (world: World, dataDir: string, name: string) =>
  world.run(world.node, 'nft', 'list', 'set', 'inet', edgeTableOf(dataDir), name)

async function limitedMachine() {
  const world = await machineForTest()
  await world.batch(world.node, ['ip -6 addr add 2001:db8::1/64 dev eth0 nodad'])
  await world.batch(world.outside, [
    'ip -6 addr add 2001:db8::2/64 dev eth0 nodad',
    'ip addr add 198.51.100.9/32 dev lo',
  ])
  const dataDir = await world.folder()
  await act(world, dataDir, `limit:${port}`)
  return { world, dataDir }
}

test('rate limit: an address is limited, by IPv6 too; others, loopback and other ports are not', async () => {
  const { world, dataDir } = await limitedMachine()
  await world.listen(world.node, `tcp6:${port}`, 'tcp:80')
  for (const host of [machine, '2001:db8::1']) {
    const before = await counter(world, dataDir, 'address_rate')
    const count = await open(world, world.outside, host, 300)
    expect(count).toBeGreaterThanOrEqual(edgeLimits.address.burst)
    expect(count).toBeLessThan(200)
    expect(await counter(world, dataDir, 'address_rate')).toBeGreaterThan(before)
  }
  const others = await world.reach(world.outside, `tcp:${machine}:${port}:198.51.100.9`)
  expect(Object.values(others)).toEqual(['::ffff:198.51.100.9'])
  expect(await open(world, world.node, '127.0.0.1', 300)).toBe(300)
  expect(await open(world, world.outside, machine, 300, 80)).toBe(300)
})

test('known addresses: one that has played may open more, and one that the edge refuses has less', async () => {
  const { world, dataDir } = await limitedMachine()
  await act(world, dataDir, `limit:${port},83`)
  await world.listen(world.node, `tcp:${port}`, 'echo:83')
  await world.measure(world.outside, 'play', `${machine}|83|${edgeLimits.knownAfterPackets}`)
  expect(await set(world, dataDir, 'known4')).toContain(stranger)
  expect(await open(world, world.outside, machine, 300)).toBe(300)
  expect(await set(world, dataDir, 'refused4')).not.toContain('198.51.100.0')
  // The kernel resets connections to a closed port, and after the end of a connection.
  await act(world, dataDir, 'limit:81,82,84')
  await world.listen(world.node, 'end:84')
  expect(await world.measure(world.outside, 'late', `${machine}|84|12`)).toEqual({ resets: 12 })
  await open(world, world.outside, machine, 12, 82)
  expect(await set(world, dataDir, 'refused4')).not.toContain('198.51.100.0')
  await world.listen(world.node, 'refuse:81')
  await open(world, world.outside, machine, 12, 81)
  expect(await set(world, dataDir, 'refused4')).toContain('198.51.100.0')
})

test('edges: another node’s edge has a higher limit from the start, other addresses do not', async () => {
  const { world, dataDir } = await limitedMachine()
  await world.listen(world.node, `tcp6:${port}`)
  const edges = `edges:${stranger},192.0.2.7,2001:DB8:0::2`
  expect(await act(world, dataDir, `limit:${port}`, edges, 'restore')).toEqual([null, null, false])
  for (const host of [machine, '2001:db8::1']) expect(await open(world, world.outside, host, 300)).toBe(300)
  // The next agent knows the addresses, and removes those that are no edges any more.
  expect(await act(world, dataDir, `limit:${port}`, 'edges:192.0.2.7', 'restore')).toEqual([
    null,
    null,
    false,
  ])
  expect(await open(world, world.outside, machine, 300)).toBeLessThan(200)
  for (const harm of ['flush,set', 'add,element'])
    expect(
      await act(
        world,
        dataDir,
        ...[`limit:${port}`, 'edges:192.0.2.7'],
        `nft:${harm},inet,${edgeTableOf(dataDir)},edges4${harm === 'add,element' ? ',{ 192.0.2.8 }' : ''}`,
        ...['restore', 'restore'],
      ),
    ).toEqual([null, null, '', true, false])
})

test('edges: a server’s connections to other edges are limited, so that players keep their share', async () => {
  const { world, inside } = await nodeWithServer()
  const dataDir = await world.folder()
  await act(world, dataDir, `limit:${port}`, `edges:${beyond.internet}`)
  await world.listen(world.outside, `tcp:${port}`)
  const count = await open(world, inside, beyond.internet, 300)
  expect(count).toBeGreaterThanOrEqual(edgeLimits.serverToEdge.burst)
  expect(count).toBeLessThan(200)
  await act(world, dataDir, 'edges:')
  expect(await open(world, inside, beyond.internet, 150)).toBe(150)
})

test('recovery: deleted or changed rules return, and a new agent keeps what the kernel has learnt', async () => {
  const { world, dataDir } = await limitedMachine()
  const table = edgeTableOf(dataDir)
  await world.run(world.node, 'nft', 'add', 'element', 'inet', table, 'known4', '{ 192.0.2.7 }')
  expect(await act(world, dataDir, `limit:${port},25600`, 'restore')).toEqual([null, false])
  expect(await set(world, dataDir, 'known4')).toContain('192.0.2.7')
  expect(await set(world, dataDir, 'ports')).toContain('25565, 25600')
  for (const harm of [
    'flush,ruleset',
    `flush,chain,inet,${table},begun4`,
    `flush,set,inet,${table},ports`,
    `insert,rule,inet,${table},begun,accept`,
  ])
    expect([harm, await act(world, dataDir, `limit:${port}`, `nft:${harm}`, 'restore', 'restore')]).toEqual([
      harm,
      [null, '', true, false],
    ])
  await act(world, dataDir, 'close')
  expect(await world.run(world.node, 'nft', 'list', 'ruleset')).toBe('')
})

test('ports: equal ones cause no call of nft, others do', async () => {
  const { world, dataDir } = await limitedMachine()
  const flush = 'nft:flush,ruleset'
  expect(await act(world, dataDir, `limit:${port}`, flush, `limit:${port}`, 'nft:list,ruleset')).toEqual([
    ...[null, '', null, ''],
  ])
  const ports = `nft:list,set,inet,${edgeTableOf(dataDir)},ports`
  const [, , , , back] = await act(
    world,
    dataDir,
    `limit:${port}`,
    flush,
    `limit:${port}`,
    'limit:25600',
    ports,
  )
  expect(back).toContain('elements = { 25600 }')
  const [, , , now] = await act(world, dataDir, `limit:${port}`, 'close', `limit:${port}`, ports)
  expect(now).toContain(`elements = { ${port} }`)
})

test('cleanup: a new agent deletes the rules of one whose data folder is gone', async () => {
  const { world, dataDir } = await limitedMachine()
  await rm(dataDir, { recursive: true })
  const next = await world.folder()
  await act(world, next, `limit:${port}`)
  expect((await world.run(world.node, 'nft', 'list', 'tables')).trim()).toBe(
    `table inet ${edgeTableOf(next)}`,
  )
})

/**
 * Sends a datagram from each of `count` addresses of 198.18.0.0/15, and prints how many were sent.
 */
const forge = (port: number, count: number) => `
const { createSocket } = require('node:dgram')
let sent = 0
const one = (n) => new Promise((resolve) => {
  const socket = createSocket('udp4')
  socket.on('error', resolve)
  socket.bind(0, '198.18.' + (n >> 8) % 256 + '.' + n % 256, () =>
    socket.send('x', ${port}, '${machine}', (error) => {
      if (!error) sent += 1
      socket.close(resolve)
    }))
})
void (async () => {
  for (let at = 0; at < ${count}; at += 100)
    await Promise.all(Array.from({ length: 100 }, (_, n) => one(at + n)))
  process.stdout.write(String(sent))
})()`

test("UDP: forged senders at one server's port fill neither conntrack nor another's share", async () => {
  const { world, dataDir } = await limitedMachine()
  await world.batch(world.outside, ['ip route add local 198.18.0.0/15 dev lo'])
  await world.batch(world.node, ['ip route add 198.18.0.0/15 dev eth0'])
  const tracked = async () =>
    Number(await world.run(world.node, 'cat', '/proc/sys/net/netfilter/nf_conntrack_count'))
  const before = await tracked()
  expect(Number(await world.run(world.outside, process.execPath, '-e', forge(25_600, 4_000)))).toBe(4_000)
  const dropped = await counter(world, dataDir, 'udp_port_full')
  expect(dropped).toBeGreaterThan(0)
  // Each accepted flow is tracked, and no other.
  expect((await tracked()) - before).toBeLessThanOrEqual(4_000 - dropped + 10)
  const portFull = dropped
  await world.run(world.outside, process.execPath, '-e', forge(25_601, 100))
  expect(await counter(world, dataDir, 'udp_port_full')).toBe(portFull)
  expect(await counter(world, dataDir, 'udp_full')).toBe(0)
})

test('services: a flood of consoles and files takes nothing of the players’ share', async () => {
  const { world, dataDir } = await limitedMachine()
  await act(world, dataDir, `limit:${port},8080`)
  await world.listen(world.node, `tcp:${port}`, 'tcp:8080')
  expect(await open(world, world.outside, machine, 300, 8_080)).toBeLessThan(200)
  expect(await counter(world, dataDir, 'edge_full')).toBe(0)
  const others = await world.reach(world.outside, `tcp:${machine}:${port}:198.51.100.9`)
  expect(Object.values(others)).not.toContain(null)
})
