import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { beyond, everywhere, machine, machineForTest, stranger, tcp } from './testing/machine.ts'

const game = 25_566
const byName = 25_565
const games = [{ ...tcp(game), edge: true }] as const

/** A machine with an edge that listens everywhere, a program that is nobody's business, and two servers, of which one is joined by the edge. */
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
  'from inside a game’s port leads to this machine’s edge, and nowhere else on it (published at %s)',
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
    // The edge sees which server asks.
    expect(answers).toEqual([
      other.address,
      other.address,
      isPublished ? other.address : refused,
      ...[refused, refused, refused],
    ])
  },
)

test('players reach the edge, and a server within is reached by this machine alone', async () => {
  const { world, agent, joined } = await machineWithEdge(everywhere)
  expect(await world.reach(world.outside, `tcp:${machine}:${game}`, `tcp:${joined.address}:${game}`)).toEqual(
    { [`tcp:${machine}:${game}`]: stranger, [`tcp:${joined.address}:${game}`]: 'silence' },
  )
  const within = `tcp:${joined.address}:${game}`
  expect(await world.reach(world.node, within)).toEqual({ [within]: joined.gateway })
  expect(await agent.keep()).toEqual([])
})

test('servers of another agent of this machine come by the edge too, and that agent gives the port to nobody', async () => {
  const { world, options } = await machineWithEdge(everywhere)
  const neighbour = world.agent({ dataDir: await world.folder(), ...options, edgePort: 25_570 })
  const { namespace, address } = await neighbour.join(randomUUID(), [])
  const target = `tcp:${machine}:${game}`
  expect(await world.reach(world.server(namespace), target)).toEqual({ [target]: address })
  await expect(neighbour.join(randomUUID(), games)).rejects.toThrow('published by another agent')
})
