import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fakeJars } from '@zubr/process/fake-jars'
import { startNameServer } from '../../apps/api/src/edge/names/testing/dns.ts'
import { minecraftClient } from '../../apps/node/src/testing/minecraft-client.ts'
import { addNode, anotherName, realAgent, startEdge } from '../support/another-node.ts'
import { launch } from '../support/launch.ts'
import { openMakers } from '../support/makers.ts'
import { newcomer } from '../support/newcomer.ts'
import { playersCore } from '../support/players-core.ts'
import { freePorts, journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'
import { worldOwner } from '../support/world-owner.ts'

// Two nodes, each with an edge, and a custom domain. The name servers and Paper's makers are fakes;
// the player's client comes from the npm registry, with flying-squid.

const domain = 'play.forest.example'

test('edges: players join by a custom domain through either edge while the rest is killed (npm registry)', {
  tag: '@nightly',
}, async ({ start, zubr, dataDir, page }) => {
  const { paper } = await fakeJars()
  const makers = await openMakers({ 'paper.jar': paper })
  const resolvers = await Promise.all([startNameServer(), startNameServer()])
  const { settings, siteUrl, panelUrl } = await journeyPorts()
  const [agentPort = '', edgePort = '', gamePort = ''] = await freePorts(3)
  const nodeDir = path.join(path.dirname(dataDir), 'node')
  // Browsers connect to NODE_PORT, which belongs to the other node.
  const own = {
    ...settings,
    ...{ NODE_PORT: agentPort, EDGE_PORT: edgePort, CORE_SOURCES: makers.url },
    DNS_RESOLVERS: resolvers.map(({ address }) => address).join(),
  }
  await mkdir(dataDir, { recursive: true })
  let product = await start(own)
  const [core] = await Promise.all([playersCore(), product.ready()])
  const other = await addNode(
    { zubr, settings, dataDir: nodeDir },
    { NODE_SERVER_PORTS: `${gamePort}-${gamePort}` },
  )
  let agent = launch(other, realAgent)
  let edge = startEdge(other)
  const ports = { product: Number(edgePort), other: Number(other.EDGE_PORT) }
  const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir, playersCore: core })
  const joins = (by: keyof typeof ports, player: string, typed: string, from?: string) =>
    minecraftClient(core, '1.8.8').join('127.0.0.1', ports[by], player, { typed, from })
  const letsIn = (...given: Parameters<typeof joins>) =>
    expect
      .poll(() =>
        joins(...given).then(
          (player) => {
            player.end()
            return 'let in'
          },
          ({ message }: Error) => message,
        ),
      )
      .toBe('let in')
  /** Process id of the other node's edge that accepts players; 0 if none does. */
  const edgePid = async () => Number(await readFile(path.join(nodeDir, 'edge.pid'), 'utf8').catch(() => '0'))
  async function killEdges() {
    const pid = await edgePid()
    if (pid > 0 && pid !== edge.child.pid) process.kill(pid, 'SIGKILL')
    await edge.end('SIGKILL')
  }
  async function comesBack() {
    product = await start(own)
    await product.ready()
    agent = launch(other, realAgent)
  }
  const inConsole = (text: string) => expect(page.getByText(text).first()).toBeVisible()

  try {
    await visitor.registers()
    await visitor.confirms()
    await worldOwner(page, panelUrl).isOffered('paper', anotherName)
    const id = await visitor.creates({ core: 'Paper', version: '1.18.2', node: anotherName })
    await visitor.seesItRunning()
    const { byName } = await visitor.addresses()
    expect(byName).toBe(`pushcha.localhost:${ports.other}`)

    await test.step('the owner adds a domain, which is inactive until most name servers have its record', async () => {
      await visitor.opensAddresses()
      const target = await visitor.addsDomain(domain)
      await visitor.looksForDomain(domain, 'waiting', 'missing')
      await expect(joins('other', 'Lisichka', domain)).rejects.toThrow('There is no server at this address')
      const records = { [domain]: `CNAME ${target}` }
      Object.assign(resolvers[0] ?? {}, { records })
      await visitor.looksForDomain(domain, 'waiting', 'unclear')
      Object.assign(resolvers[1] ?? {}, { records })
      await visitor.looksForDomain(domain, 'confirmed', 'right')
    })
    await page.getByRole('link', { name: 'Консоль' }).click()
    await test.step('players join by it and by the subdomain, through both edges, and the server sees their address', async () => {
      await letsIn('other', 'Lisichka', domain, '127.0.0.11')
      await inConsole('Lisichka[/127.0.0.11:')
      await letsIn('product', 'Vydra', `${domain.toUpperCase()}.`, '127.0.0.12')
      await inConsole('Vydra[/127.0.0.12:')
      await letsIn('product', 'Bober', 'pushcha.localhost', '127.0.0.13')
      await inConsole('Bober[/127.0.0.13:')
    })
    const stays = await joins('other', 'Zubrenok', domain, '127.0.0.14')

    await test.step('edge upgrade: the old one keeps its players, the new one accepts players', async () => {
      process.kill(await edgePid(), 'SIGUSR2')
      await expect.poll(edgePid).not.toBe(edge.child.pid)
      await letsIn('other', 'Kunica', domain, '127.0.0.16')
      await inConsole('Kunica[/127.0.0.16:')
      stays.chat('still with the one before')
      await inConsole('still with the one before')
    })
    await test.step('API, panel, database and agents are killed: players stay connected, and others join', async () => {
      expect((await agent.end('SIGKILL')).signal).toBe('SIGKILL')
      expect((await product.end('SIGKILL')).signal).toBe('SIGKILL')
      stays.chat('nothing has happened here')
      await letsIn('other', 'Rys', domain, '127.0.0.15')
      await letsIn('other', 'Barsuk', 'pushcha.localhost')
    })
    await test.step('they are back, and have missed nothing', async () => {
      await comesBack()
      await page.reload()
      for (const line of ['nothing has happened here', 'Rys[/127.0.0.15:', 'Barsuk[/']) await inConsole(line)
      await visitor.talksThroughTheConsole(stays)
    })
    await test.step('after they are killed again the edge is killed, and its successor routes as before', async () => {
      await agent.end('SIGKILL')
      await product.end('SIGKILL')
      await killEdges()
      edge = startEdge(other)
      await letsIn('other', 'Los', domain)
    })
    await test.step('and the server is deleted by its name', async () => {
      await comesBack()
      await page.reload()
      await visitor.deletes(id)
    })
  } finally {
    await Promise.all([agent.end('SIGTERM'), killEdges()])
    for (const resolver of resolvers) resolver.stop()
    await makers.close()
  }
})
