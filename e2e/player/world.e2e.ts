import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStandIn } from '@zubr/api/cores/stand-in/stand-in'
import { standInJars } from '@zubr/process/stand-in-jars'
import { coreFolderOf } from '../../apps/node/src/minecraft-client-for-tests.ts'
import { landmark, worldOnDisk } from '../support/game-world.ts'
import { newcomer } from '../support/newcomer.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, pidNaming, test } from '../support/processes.ts'
import { worldOwner } from '../support/world-owner.ts'

// A world on its way to a server, as a real client sees it there. The core's makers are played on this machine;
// the player's client, and what writes the worlds, come out of the npm registry, with flying-squid.

test('an owner brings a world in the browser, though the agent dies meanwhile, and a player stands in it (npm registry)', async ({
  start,
  dataDir,
  page,
}) => {
  const files = await mkdtemp(path.join(tmpdir(), 'zubr-makers-'))
  const { paper } = await standInJars()
  await writeFile(path.join(files, 'paper.jar'), paper)
  const makers = await openStandIn({ port: 0, folder: files })
  try {
    const { settings, siteUrl, panelUrl } = await journeyPorts()
    await mkdir(dataDir, { recursive: true })
    const product = await start({ ...settings, CORE_SOURCES: makers.url, NODE_WARM_CORES: '1' })
    await product.ready()
    const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir })
    const owner = worldOwner(page, panelUrl)
    /** What a player who joins sees at the landmark. */
    const seen = async () => {
      const player = await visitor.joins('1.8.8').catch(() => undefined)
      player?.end()
      return player?.block(landmark)
    }
    const sees = (what: string) => expect.poll(seen, { timeout: 120_000 }).toBe(what)
    /** It is started again by itself. */
    const killAgent = async () => {
      const pid = await pidNaming('agent-process-main', dataDir)
      expect(pid, 'of the agent').toBeDefined()
      process.kill(pid ?? 0, 'SIGKILL')
    }

    await visitor.registers()
    await visitor.confirms()
    await owner.isOffered('paper')
    const id = await visitor.creates({ core: 'Paper', version: '1.18.2' })
    await visitor.seesItRunning()
    const parts = coreFolderOf(dataDir)
    await expect.poll(() => existsSync(parts), { timeout: 120_000 }).toBe(true)
    const machine = path.join(path.dirname(dataDir), 'home')
    const home = path.join(machine, 'Belovezha')
    await worldOnDisk(parts, home, 'gold_block', 8 * 2 ** 20)

    await test.step('brings the folder of a world though the agent is killed meanwhile, names it in the settings, and a player stands in it', async () => {
      await visitor.stops()
      await owner.tab('Файлы')
      await owner.uploads(home, killAgent)
      await owner.edits('server.properties', 'level-name=world', 'level-name=Belovezha')
      await owner.begins()
      await sees('gold_block')
    })

    await test.step('and deletes the server', () => visitor.deletes(id))
  } finally {
    await makers.close()
    await rm(files, { recursive: true, force: true })
  }
})
