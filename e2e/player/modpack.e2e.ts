import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startFakeCatalogues } from '@zubr/api/catalogue/fake-sources/fake-sources'
import { fileOf } from '@zubr/api/catalogue/fake-sources/files'
import { bySlug } from '@zubr/api/catalogue/fake-sources/projects'
import { plural } from '@zubr/i18n/format'
import { fakeJars, zipOf } from '@zubr/process/fake-jars'
import { addonOwner } from '../support/addon-owner.ts'
import { coreOwner } from '../support/core-owner.ts'
import { openMakers } from '../support/makers.ts'
import { newcomer } from '../support/newcomer.ts'
import { packOwner } from '../support/pack-owner.ts'
import { playersCore } from '../support/players-core.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'
import { worldOwner } from '../support/world-owner.ts'

// A server that begins with a modpack, and its later changes: the pack's next version from a file,
// other cores, a reinstallation. The cores' makers and the catalogue are fakes, with files that the
// fake cores really load.

test('modpack: an owner installs one, updates it by a file, changes the core, reverts (npm registry)', {
  tag: '@nightly',
}, async ({ start, dataDir, page }) => {
  const { installer, vanilla, broken } = await fakeJars()
  const makers = await openMakers({
    'fabric-installer.jar': installer,
    'vanilla.jar': vanilla,
    'paper-1.20.6-151.jar': broken,
  })
  const catalogue = await startFakeCatalogues()
  try {
    const { settings, siteUrl, panelUrl } = await journeyPorts()
    await mkdir(dataDir, { recursive: true })
    const sources = { CORE_SOURCES: makers.url, CATALOGUE_SOURCES: catalogue.url }
    const product = await start({ ...settings, ...sources })
    const [client] = await Promise.all([playersCore(), product.ready()])
    const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir, playersCore: client })
    const owner = worldOwner(page, panelUrl)
    const addons = addonOwner(page)
    const packs = packOwner(page, panelUrl)
    const cores = coreOwner(page)
    const has = (text: string) => expect(page.getByText(text).last()).toBeVisible({ timeout: 120_000 })

    await visitor.registers()
    await visitor.confirms()
    for (const core of ['fabric', 'paper', 'vanilla']) await owner.isOffered(core)
    const id = await packs.begins({ pack: 'Steamworks', version: '2.0.0' })
    const data = path.join(dataDir, 'servers', id, 'data')
    const mods = async () => (await readdir(path.join(data, 'mods'))).toSorted()
    const isThere = (name: string) =>
      access(path.join(data, name)).then(
        () => true,
        () => false,
      )

    await test.step('it starts with the mods that a server needs, and a player joins', async () => {
      await visitor.seesItRunning()
      await owner.tab('Консоль')
      await has('- copperline 4.3.0')
      expect(await mods()).toEqual([
        'copperline-fabric-4.3.0.jar',
        'larder-fabric-3.1.0.jar',
        'moss-library-fabric-0.140.2.jar',
      ])
      const player = await visitor.joins('1.8.8')
      player.end()
    })
    await test.step('a file that is no modpack, and one with paths outside, are refused with a reason', async () => {
      await addons.tab()
      await has('Установлен Steamworks 2.0.0')
      const index = { formatVersion: 1, game: 'minecraft', versionId: '1', name: 'Climber', dependencies: {} }
      const climbs = [{ ...{ path: '../../../climbed.jar', hashes: {}, downloads: [] }, fileSize: 1 }]
      for (const [name, body] of [
        ['nonsense.mrpack', Buffer.from('This is no archive.')],
        [
          'climber.mrpack',
          zipOf({ 'modrinth.index.json': Buffer.from(JSON.stringify({ ...index, files: climbs })) }),
        ],
      ] as const) {
        await packs.bringsPack(name, body)
        const alert = page
          .getByRole('alert')
          .filter({ hasText: packs.messages.changes.failures.pack_refused })
        await expect(alert.filter({ hasText: name })).toBeVisible()
        await alert.getByRole('button').click()
      }
    })
    await test.step("the owner's own mod stays while the pack is updated", async () => {
      const own = {
        ...{ schemaVersion: 1, id: 'lantern', version: '0.1.0', name: 'Lantern', environment: '*' },
        depends: {},
      }
      const body = zipOf({ 'fabric.mod.json': Buffer.from(JSON.stringify(own)) })
      await packs.uploads({ name: 'lantern.jar', body })
      await has('Lantern')
      const pack = bySlug.get('steamworks')
      const [next] = pack?.versions ?? []
      if (!pack || !next) throw new Error('the stand-in has another modpack')
      await packs.bringsPack('steamworks.mrpack', fileOf(pack, next, `${catalogue.url}/modrinth`).body)
      await packs.updates({ name: 'Steamworks', version: '2.1.0' }, [
        plural('ru', packs.messages.pack.added, 1),
        plural('ru', packs.messages.pack.kept, 1),
      ])
      expect(await mods()).toEqual(
        expect.arrayContaining(['backpackery-fabric-9.2.0.jar', 'lantern.jar', 'larder-fabric-3.1.0.jar']),
      )
      await visitor.seesItRunning()
      await owner.tab('Консоль')
      await has('- backpackery 9.2.0')
      await has('- lantern 0.1.0')
    })
    await writeFile(path.join(data, 'world', 'kept.txt'), 'as it was')
    await test.step('another core that does not start is reverted', async () => {
      await cores.considers('Paper', '1.20.6')
      await has(cores.messages.plan.world.losesMods)
      await has(plural('ru', cores.messages.plan.fates.not_loaded, 5))
      await cores.changes()
      await has(addons.messages.changes.suspectText)
      await cores.goesBack()
      await visitor.seesItRunning()
      await owner.tab('Консоль')
      await has('- lantern 0.1.0')
    })
    await test.step('another core with the world, which then cannot be downgraded', async () => {
      await cores.considers('Vanilla', '1.20.6')
      await cores.changes()
      await cores.isDone('Vanilla 1.20.6')
      await visitor.seesItRunning()
      expect(await isThere('world/kept.txt')).toBe(true)
      await cores.considers('Fabric', '1.18.2')
      await has(cores.messages.plan.world.refused.older)
      await expect(page.getByRole('button', { name: cores.messages.plan.go, exact: true })).toHaveCount(0)
      await cores.decides()
    })
    await test.step('the same core is reinstalled, with its world and without it', async () => {
      await cores.reinstalls({ name: 'Пуща' })
      await cores.isDone('Vanilla 1.20.6')
      await visitor.seesItRunning()
      expect(await isThere('world/kept.txt')).toBe(true)
      await cores.reinstalls({ name: 'Пуща', without: [cores.messages.reinstall.world] })
      await expect.poll(() => isThere('world/kept.txt'), { timeout: 240_000 }).toBe(false)
      await visitor.seesItRunning()
      await expect.poll(() => isThere('world/level.dat')).toBe(true)
    })
  } finally {
    await catalogue.close()
    await makers.close()
  }
})
