import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fakeJars, zipOf } from '@zubr/process/fake-jars'
import { contentOf, landmark, regionOfSpawn, worldOnDisk } from '../support/game-world.ts'
import { openMakers } from '../support/makers.ts'
import { newcomer } from '../support/newcomer.ts'
import { playersCore } from '../support/players-core.ts'
import { freePorts, journeyPorts } from '../support/ports.ts'
import { expect, pidNaming, test } from '../support/processes.ts'
import { sftpClient } from '../support/sftp-client.ts'
import { worldOwner } from '../support/world-owner.ts'

// A world through everything that stores it, each time checked by a real client. The core's makers
// are fakes; the player's client and the library that writes the worlds come from the npm registry,
// with flying-squid.

test('world: it is uploaded, broken and restored by browser and SFTP despite agent kills (npm registry)', {
  tag: '@nightly',
}, async ({ start, dataDir, page }) => {
  const { paper } = await fakeJars()
  const makers = await openMakers({ 'paper.jar': paper })
  try {
    const { settings, siteUrl, panelUrl } = await journeyPorts()
    const [SFTP_PORT = ''] = await freePorts(1)
    await mkdir(dataDir, { recursive: true })
    const product = await start({ ...settings, SFTP_PORT, CORE_SOURCES: makers.url })
    const [parts] = await Promise.all([playersCore(), product.ready()])
    const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir, playersCore: parts })
    const owner = worldOwner(page, panelUrl)
    /** The landmark that a joining player sees. */
    const seen = async () => {
      const player = await visitor.joins('1.8.8').catch(() => undefined)
      player?.end()
      return player?.block(landmark)
    }
    const sees = (what: string) => expect.poll(seen, { timeout: 120_000 }).toBe(what)
    /** It is restarted automatically. */
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
    const machine = path.join(path.dirname(dataDir), 'home')
    const home = path.join(machine, 'Belovezha')
    await worldOnDisk(parts, home, 'gold_block', 8 * 2 ** 20)

    await test.step("uploads a world's folder though the agent is killed, selects it, and a player stands in it", async () => {
      await visitor.stops()
      await owner.tab('Файлы')
      await owner.uploads(home, killAgent)
      await owner.edits('server.properties', 'level-name=world', 'level-name=Belovezha')
      await owner.begins()
      await sees('gold_block')
    })

    await test.step('a backup taken while the server runs contains new blocks', async () => {
      const player = await visitor.joins('1.8.8')
      const { x, y, z } = landmark
      await owner.says(`setblock ${x} ${y} ${z} minecraft:diamond_block`, 'Changed the block')
      await expect.poll(() => player.block(landmark)).toBe('diamond_block')
      player.end()
      await owner.backsUp('с алмазом')
      await owner.tab('Консоль')
      for (const words of ['saving is now disabled', 'Saved the game', 'saving is now enabled'])
        await expect(page.getByText(words).first()).toBeVisible()
    })

    await test.step('loses a region, and a player sees that', async () => {
      await visitor.stops()
      await owner.tab('Файлы')
      await owner.deletes(`Belovezha/${regionOfSpawn}`)
      await owner.begins()
      await sees('air')
    })

    await test.step('sees the changes of a restore, and gets the old world', async () => {
      await owner.restores('с алмазом', '1 файл вернётся')
      await sees('diamond_block')
    })

    await test.step('replaces it with the world of another host’s archive', async () => {
      const folder = 'old host/My World (copy 2)'
      const unpacked = path.join(machine, 'unpacked')
      await worldOnDisk(parts, path.join(unpacked, folder), 'stone')
      const zip = path.join(machine, 'backup.zip')
      await writeFile(zip, zipOf({ 'readme.txt': Buffer.from('a world'), ...(await contentOf(unpacked)) }))
      await visitor.stops()
      await owner.tab('Файлы')
      await owner.importsWorld(zip, folder, 'Belovezha')
      await owner.begins()
      await sees('stone')
    })

    await test.step('uploads another by SFTP, reads it back byte for byte, and a player stands in it', async () => {
      const { hostKey, ...login } = await owner.opensSftp()
      const { sftp, fingerprint } = await sftpClient(machine, login)
      const other = path.join(machine, 'by-sftp', 'Belovezha')
      await worldOnDisk(parts, other, 'gold_block', 2 ** 20)
      await visitor.stops()
      await sftp('put -r by-sftp/Belovezha', 'get -r Belovezha back')
      expect(await fingerprint()).toContain(hostKey)
      expect(await hashesOf(path.join(machine, 'back'))).toMatchObject(await hashesOf(other))
      await owner.begins()
      await sees('gold_block')
      await owner.backsUp('по SFTP')
      await sftp(`rm Belovezha/${regionOfSpawn}`)
    })

    await test.step('restores all of it though the agent is killed meanwhile', async () => {
      await owner.restores('по SFTP', '1 файл вернётся', killAgent)
      await sees('gold_block')
    })
    await test.step('and deletes the server', () => visitor.deletes(id))
  } finally {
    await makers.close()
  }
})

/** The names suffice to report a difference. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashed = Object.entries(await contentOf(folder)).map(([name, content]) => [
    name,
    createHash('sha256').update(content).digest('hex'),
  ])
  return Object.fromEntries(hashed)
}
