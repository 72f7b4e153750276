import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { beyond, everywhere, machine, machineForTest, stranger, tcp } from './testing/machine.ts'

const game = 25_566
const byName = 25_565
const games = [{ ...tcp(game), edge: true }] as const

/**
 * A machine with an edge that listens everywhere, an unrelated program, and two servers. One of
 * them is behind the edge.
 */
async function machineWithEdge(host: string) {
  const world = await machineForTest()
  const options = { host, edgePort: byName, resolvers: [beyond.resolver] }
  const agent = world.agent({ dataDir: await world.folder(), ...options })
  const [joined, other] = [await agent.join(randomUUID(), games), await agent.join(randomUUID(), [])]
  await world.listen(world.server(joined.namespace), `tcp:${game}`)
  await world.listen(world.node, `tcp:${game}`, `tcp:${byName}`, 'tcp:5432')
  return { world, options, agent, joined, other, inside: world.server(other.namespace) }
}

test.each([everywhere, '127.0.0.1', machine])(
  'edge: from inside a server, a game’s port leads only to this machine’s edge (published at %s)',
  async (host) => {
    const { world, joined, other, inside } = await machineWithEdge(host)
    const isPublished = host !== '127.0.0.1'
    const targets = [
      `tcp:${joined.gateway}:${game}`,
      `tcp:${joined.gateway}:${byName}`,
      `tcp:${machine}:${game}`,
      `tcp:${machine}:5432`,
      `tcp:${joined.gateway}:5432`,
      `tcp:${joined.address}:${game}`,
    ]
    const answers = Object.values(await world.reach(inside, ...targets))
    const refused = expect.stringMatching(/^(?:E[A-Z]+|silence)$/)
    // The edge sees the address of the server that connects.
    expect(answers).toEqual([
      other.address,
      other.address,
      isPublished ? other.address : refused,
      ...[refused, refused, refused],
    ])
  },
)

test('edge: players reach the edge, and only this machine reaches a server behind it', async () => {
  const { world, agent, joined } = await machineWithEdge(everywhere)
  expect(await world.reach(world.outside, `tcp:${machine}:${game}`, `tcp:${joined.address}:${game}`)).toEqual(
    { [`tcp:${machine}:${game}`]: stranger, [`tcp:${joined.address}:${game}`]: 'silence' },
  )
  const within = `tcp:${joined.address}:${game}`
  expect(await world.reach(world.node, within)).toEqual({ [within]: joined.gateway })
  expect(await agent.restore()).toEqual([])
})

test('edge: servers of another agent on this machine use it too, and that agent assigns no such port', async () => {
  const { world, options } = await machineWithEdge(everywhere)
  const neighbour = world.agent({ dataDir: await world.folder(), ...options, edgePort: 25_570 })
  const { namespace, address } = await neighbour.join(randomUUID(), [])
  const target = `tcp:${machine}:${game}`
  expect(await world.reach(world.server(namespace), target)).toEqual({ [target]: address })
  await expect(neighbour.join(randomUUID(), games)).rejects.toThrow('published by another agent')
})
