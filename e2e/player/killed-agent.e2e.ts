import { randomInt } from 'node:crypto'
import { readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { anotherName, anotherNode } from '../support/another-node.ts'
import { newcomer, processesOfServer, serversOnDisk } from '../support/newcomer.ts'
import { freePorts, journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'

// The test of journey.e2e.ts, with the agent or product killed twice by SIGKILL during the
// creation: while the core is fetched from the npm registry, and while its process starts.
// KILL_SEED repeats the moments of an earlier run.

const seed = Number(process.env.KILL_SEED ?? randomInt(150_000))
/** Milliseconds into each phase. Both take longer, also with cached packages. */
const [fetchingMs, startingMs] = [seed % 1_000, Math.floor(seed / 1_000)]

const underWay = /^(?:creating|starting)$/

for (const whose of ['a node’s agent', 'npm start'] as const)
  test(`SIGKILL: ${whose}, killed twice during a creation, ends with one working server (npm registry)`, {
    tag: '@nightly',
  }, async ({ start, zubr, dataDir, page }) => {
    process.stdout.write(
      `KILL_SEED=${seed}: ${fetchingMs} ms into the fetching, ${startingMs} ms into the start\n`,
    )
    const { settings, siteUrl, panelUrl } = await journeyPorts()
    const alone = whose === 'a node’s agent'
    const nodeDir = alone ? path.join(path.dirname(dataDir), 'node') : dataDir
    const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir })
    const [ownPort = '', gamePort = ''] = await freePorts(2)

    async function agentAlone() {
      // The product's own agent leaves the port that browsers use to the agent that is killed.
      await (await start({ ...settings, NODE_PORT: ownPort })).ready()
      // They do not share a server's port either: the edge of one holds it until the server has
      // moved, and both are on this machine.
      const ports = { NODE_SERVER_PORTS: `${gamePort}-${gamePort}` }
      const startAgent = await anotherNode({ zubr, settings, dataDir: nodeDir }, undefined, ports)
      return async () => startAgent()
    }
    /** Starts it like a service manager, always with the same settings and folder. */
    const startVictim = alone ? await agentAlone() : () => start(settings)
    let victim = await startVictim()
    if (!alone) await victim.ready()

    /** Kills `ms` after `begun`, proves that the creation was in progress, and restarts. */
    async function killOnce(begun: () => Promise<boolean>, ms: number): Promise<void> {
      while (!(await begun())) await wait(5)
      await wait(ms)
      expect((await visitor.server()).state, 'before the kill').toMatch(underWay)
      expect((await victim.end('SIGKILL')).signal).toBe('SIGKILL')
      // No other agent can have reported this server to the API.
      if (alone) expect((await visitor.server()).state, 'after the kill').toMatch(underWay)
      victim = await startVictim()
      if (!alone) await victim.ready()
    }
    const cores = () => readdir(path.join(nodeDir, 'cores')).catch(() => [])

    try {
      await visitor.registers()
      await visitor.confirms()
      const id = await visitor.creates(alone ? { node: anotherName } : {})
      await test.step('killed while the core is fetched', () =>
        killOnce(async () => (await cores()).some((name) => name.includes('making')), fetchingMs))
      expect(await processesOfServer(id)).toEqual([])
      await test.step('killed while the server starts', () =>
        killOnce(async () => (await processesOfServer(id)).length > 0, startingMs))

      await test.step('exactly one server runs, and nothing else is left', async () => {
        await visitor.seesItRunning()
        expect(await processesOfServer(id)).toHaveLength(1)
        expect(await serversOnDisk(nodeDir)).toEqual([id])
        expect(await cores()).toEqual(['flying-squid-1.12.0'])
        expect(await processesInside(path.join(nodeDir, 'cores'))).toEqual([])
        const list = await page.request.get(`${panelUrl}/api/servers`)
        expect(await list.json()).toHaveLength(1)
      })
      await test.step('and works', async () => {
        await visitor.talksThroughTheConsole(await visitor.joins())
        if (alone) {
          const kept = (node: string) => path.join(node, 'servers', id, 'data', 'kept.txt')
          await writeFile(kept(nodeDir), 'of its owner')
          await visitor.movesElsewhere()
          await visitor.seesItRunning()
          expect(await readFile(kept(dataDir), 'utf8')).toBe('of its owner')
          expect(await processesOfServer(id)).toHaveLength(1)
          await visitor.joins()
        }
        await visitor.deletes(id)
        expect(await serversOnDisk(dataDir)).toEqual([])
      })
    } finally {
      await victim.end('SIGTERM')
    }
  })

/** Ids of the processes that work in a folder. Needs /proc. */
async function processesInside(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (cwd.startsWith(folder)) found.push(pid)
  }
  return found
}
