import type { Server } from '@zubr/contracts/servers/server'
import type { BrowserContext } from 'playwright'
import { customer } from './customer.ts'
import { type Launched, launch } from './launch.ts'
import { freePorts } from './ports.ts'

type Zubr = (args: string[]) => Promise<{ stdout: string; stderr: string }>
type Place = {
  /** CLI of the product that the node joins. */
  zubr: Zubr
  /** Settings of the agent; NODE_PORT is the port that the product's pages use for nodes. */
  settings: { PANEL_URL: string; NODE_PORT: string; NODE_SERVER_PORTS: string }
  dataDir: string
}

export const anotherName = 'Minsk-2'
export const realAgent = 'apps/node/src/main.ts'

/** Adds a node to a running product. Returns the settings of its agent and edge. */
export async function addNode(
  { zubr, settings, dataDir }: Place,
  more: Record<string, string> = {},
): Promise<Record<string, string> & { EDGE_PORT: string }> {
  const { stdout, stderr } = await zubr(['node', 'add', anotherName])
  const [, NODE_TOKEN] = /^([\w-]{43})$/m.exec(stdout) ?? []
  if (!NODE_TOKEN) throw new Error(`the node could not be added: ${stderr}`)
  const { PANEL_URL, NODE_PORT, NODE_SERVER_PORTS } = settings
  const [EDGE_PORT = ''] = await freePorts(1)
  return {
    ...{ PANEL_URL, NODE_PORT, SFTP_PORT: '0', EDGE_PORT, NODE_SERVER_PORTS, DATA_DIR: dataDir },
    ...{ NODE_NAME: anotherName, NODE_TOKEN },
    ...more,
  }
}

export const startEdge = (own: Record<string, string>): Launched => launch(own, 'apps/edge/src/main.ts')

/** Adds a node to a running product. Returns a function that starts its agent as a process. */
export async function anotherNode(
  place: Place,
  program = realAgent,
  more: Record<string, string> = {},
): Promise<() => Launched> {
  const own = await addNode(place, more)
  let noEdge: Promise<unknown> = Promise.resolve()
  return () => {
    const agent = launch(own, program)
    // Its edge accepts the players. It ends with the agent, so that no test has to stop it.
    noEdge = noEdge.then(async () => {
      if (agent.child.exitCode !== null || agent.child.signalCode !== null) return
      const edge = startEdge(own)
      await Promise.race([agent.ended, edge.ended])
      await edge.end('SIGKILL')
    })
    return agent
  }
}

export type ChattyServer = { agent: Launched; server: Server; consoleUrl: string }

/**
 * A running server on its own node, whose core prints on command:
 * apps/node/src/servers/testing/core.mjs. The browser gets the owner's cookies.
 */
export async function chattyServer(
  place: Place,
  browser: BrowserContext,
  more: Record<string, string> = {},
): Promise<ChattyServer> {
  const { zubr, settings } = place
  const agent = (await anotherNode(place, 'apps/node/src/testing/main.ts', more))()
  const owner = await customer(settings.PANEL_URL, () =>
    zubr(['balance', 'credit', 'bench', '100.00BYN', 'for the test']),
  )
  await owner.offered(anotherName, 'fake')
  const server = await owner.running(await owner.create('chatty', anotherName, { id: 'fake', version: '1' }))
  await browser.addCookies(owner.cookies.map(([name, value]) => ({ name, value, url: settings.PANEL_URL })))
  return { agent, server, consoleUrl: `${settings.PANEL_URL}/servers/${server.id}/console?lang=en` }
}
