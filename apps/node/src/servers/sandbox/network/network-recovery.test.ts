import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import {
  beyond,
  everywhere,
  machine,
  type machineForTest,
  nodeWithServer,
  stranger,
  tcp,
  udp,
} from './testing/machine.ts'

/** Pid of a process in a server's network namespace. */
async function processIn(world: Awaited<ReturnType<typeof machineForTest>>, namespace: string) {
  return Number((await world.run(world.node, 'ip', 'netns', 'pids', basename(namespace))).split('\n')[0])
}

test('kill: the next start removes half-made networks, and servers keep complete ones', async () => {
  const { world, dataDir, agent, id, network } = await nodeWithServer()
  for (let moment = 0; moment < 5; moment += 1) {
    const victim = moment === 0 ? agent : world.agent({ dataDir, host: everywhere, resolvers: [] })
    await victim.list()
    const half = randomUUID()
    const joining = victim.join(half, [tcp(25_700)]).catch(() => undefined)
    await world.run(world.node, 'sh', '-c', `ip netns list; sleep 0.0${moment * 2}`)
    await victim.kill()
    await joining
    const next = world.agent({ dataDir, host: everywhere, resolvers: [] })
    await next.list()
    await next.cleanUp([id])
    expect(await next.list()).toEqual([id])
    expect((await world.run(world.node, 'ip', 'netns', 'list')).trim().split('\n').length).toBe(1)
    expect((await world.run(world.node, 'ip', '-br', 'link')).match(/^zb-/gm)?.length).toBe(1)
    await next.kill()
  }
  const last = world.agent({ dataDir, host: everywhere, resolvers: [] })
  expect(await last.join(id, [tcp(25_565), udp(25_565)])).toEqual({ ...network, resolvers: [] })
})

test('two agents: they use separate networks, and neither publishes the other’s ports', async () => {
  const { world, agent, inside, id } = await nodeWithServer()
  const other = world.agent({ dataDir: await world.folder(), host: everywhere, resolvers: [] })
  const guest = randomUUID()
  await expect(other.join(guest, [tcp(25_565)])).rejects.toThrow('published by another agent')
  const theirs = await other.join(guest, [tcp(25_800)])
  await world.listen(world.server(theirs.namespace), 'tcp:25800', 'tcp:8080')
  const reached = await world.reach(
    inside,
    `tcp:${theirs.address}:25800`,
    `tcp:${theirs.address}:8080`,
    `tcp:${machine}:25800`,
  )
  expect(Object.values(reached)).toEqual([
    expect.stringMatching(/^E|silence/),
    expect.stringMatching(/^E|silence/),
    theirs.gateway,
  ])
  await other.close([])
  expect(await agent.list()).toEqual([id])
  expect(Object.values(await world.reach(world.outside, `tcp:${machine}:25565`))).toEqual([stranger])
})

test('recovery: deleted or changed rules return, and the last server’s end deletes all of them', async () => {
  const { world, dataDir, agent } = await nodeWithServer()
  expect(await agent.restore()).toEqual([])
  const table = (await world.run(world.node, 'nft', 'list', 'tables')).trim().split(' ').at(-1) ?? ''
  for (const harm of [
    'flush ruleset',
    `flush table inet ${table}`,
    `flush chain inet ${table} from_server`,
    `flush map inet ${table} ports`,
    `insert rule inet ${table} from_server accept`,
  ]) {
    await world.run(world.node, 'nft', ...harm.split(' '))
    expect([harm, await agent.restore()]).toEqual([harm, [expect.stringContaining('nftables')]])
    expect(await agent.restore()).toEqual([])
    expect(Object.values(await world.reach(world.outside, `tcp:${machine}:25565`))).toEqual([stranger])
  }
  const forwarding = '/proc/sys/net/ipv4/conf/eth0/forwarding'
  expect(await world.run(world.node, 'cat', forwarding)).toBe('1\n')
  await agent.kill()
  const next = world.agent({ dataDir, host: everywhere, resolvers: [beyond.resolver] })
  await next.close([])
  expect(await world.run(world.node, 'cat', forwarding)).toBe('0\n')
  expect(await world.run(world.node, 'nft', 'list', 'ruleset')).toBe('')
  expect(await world.run(world.node, 'ip', 'netns', 'list')).toBe('')
})

test('recovery: each deleted part of a running server’s network returns', async () => {
  const { world, agent, id, network } = await nodeWithServer()
  const [link = ''] = /^zb-\S+?(?=@)/m.exec(await world.run(world.node, 'ip', '-brief', 'link')) ?? []
  const target = `tcp:${machine}:25565`
  const pid = await processIn(world, network.namespace)
  for (const harm of [
    `ip link del ${link}`,
    `ip link set ${link} down`,
    `ip route flush dev ${link}`,
    'sysctl -qw net.ipv4.conf.eth0.forwarding=0',
    'ip -all netns delete',
  ]) {
    await world.run(world.node, ...harm.split(' '))
    expect([harm, await agent.restore(pid)]).not.toEqual([harm, []])
    expect([harm, await agent.restore(pid)]).toEqual([harm, []])
    expect([harm, await world.reach(world.outside, target)]).toEqual([harm, { [target]: stranger }])
  }
  expect(await agent.list()).toEqual([id])
})

test('recovery: a running server has its network again when an agent returns, whatever was deleted', async () => {
  const { world, dataDir, agent, id, network } = await nodeWithServer()
  const pid = await processIn(world, network.namespace)
  await agent.kill()
  await world.run(world.node, 'nft', 'flush', 'ruleset')
  const [link = ''] = /^zb-\S+?(?=@)/m.exec(await world.run(world.node, 'ip', '-brief', 'link')) ?? []
  await world.run(world.node, 'ip', 'link', 'del', link)
  const next = world.agent({ dataDir, host: everywhere, resolvers: [beyond.resolver] })
  await next.cleanUp([id])
  await next.join(id, [tcp(25_565), udp(25_565)], pid)
  const target = `tcp:${machine}:25565`
  expect(await world.reach(world.outside, target)).toEqual({ [target]: stranger })
})

test('shutdown: an agent that ends keeps IP forwarding on while another agent’s servers need it', async () => {
  const { world, agent } = await nodeWithServer()
  const other = world.agent({ dataDir: await world.folder(), host: everywhere, resolvers: [] })
  const { namespace } = await other.join(randomUUID(), [tcp(25_800)])
  await world.listen(world.server(namespace), 'tcp:25800')
  await agent.close([])
  const target = `tcp:${machine}:25800`
  expect(await world.reach(world.outside, target)).toEqual({ [target]: stranger })
  await other.close([])
  expect(await world.run(world.node, 'cat', '/proc/sys/net/ipv4/conf/eth0/forwarding')).toBe('0\n')
})

test('cleanup: a new agent removes those without a data folder, and their ports and range are free', async () => {
  const { world, dataDir, agent } = await nodeWithServer()
  const other = world.agent({ dataDir: await world.folder(), host: everywhere, resolvers: [] })
  await other.join(randomUUID(), [tcp(25_566)])
  await agent.kill()
  await rm(dataDir, { recursive: true })
  const next = world.agent({ dataDir: await world.folder(), host: everywhere, resolvers: [] })
  const { namespace } = await next.join(randomUUID(), [tcp(25_565)])
  await world.listen(world.server(namespace), 'tcp:25565')
  const target = `tcp:${machine}:25565`
  expect(await world.reach(world.outside, target)).toEqual({ [target]: stranger })
  const counted = async (...command: string[]) =>
    (await world.run(world.node, ...command)).split('\n').filter((line) => /zubr-|zb-|^\d+$/.test(line))
      .length
  expect(await counted('nft', 'list', 'tables')).toBe(2)
  expect(await counted('ip', 'netns', 'list')).toBe(2)
  expect(await counted('ip', '-brief', 'link')).toBe(2)
  expect(await counted('ls', '/run/zubr-networks')).toBe(2)
})
