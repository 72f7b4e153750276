import { expect, test } from 'vitest'
import { coreInBuild } from './builds.ts'
import { coreOf } from './offers.ts'
import { readCatalogueForTest } from './testing/cores.ts'

test('builds: the exact requested build is found in its source’s list', async () => {
  const { db, fakeSources } = await readCatalogueForTest()
  const inBuild = async (id: string, version: string, build: string) => {
    const core = await coreOf(db, id, version)
    if (!core) throw new Error(`no ${id} ${version}`)
    const found = await coreInBuild(db, core, build)
    return found?.package && { build: found.package.build, file: found.package.files[0] }
  }
  const fabric = await inBuild('fabric', '1.21.4', '0.18.3')
  expect(fabric).toMatchObject({ build: '0.18.3', file: { name: 'fabric-installer-1.1.0.jar' } })
  expect(fabric?.file?.hash).toMatch(/^sha256:/)
  expect(await inBuild('fabric', '1.21.4', '0.16.9')).toBeUndefined()

  const forge = await inBuild('forge', '1.20.1', '47.2.0')
  expect(forge).toMatchObject({
    build: '47.2.0',
    file: { name: 'forge-1.20.1-47.2.0-installer.jar', hash: null },
  })
  expect((await fetch(forge?.file?.url ?? '')).status).toBe(200)
  expect(forge?.file?.url.startsWith(fakeSources.url)).toBe(true)
  // Some exporters prefix it with the game version.
  expect((await inBuild('forge', '1.20.1', '1.20.1-47.2.0'))?.build).toBe('47.2.0')
  expect((await inBuild('forge', '1.7.10', '10.13.4.1614'))?.file?.hash).toMatch(/^sha1:/)
  expect(await inBuild('forge', '1.12.2', '47.2.0')).toBeUndefined()

  const neoforge = await inBuild('neoforge', '1.21.4', '21.4.156')
  expect(neoforge?.file?.name).toBe('neoforge-21.4.156-installer.jar')
  expect((await fetch(neoforge?.file?.url ?? '')).status).toBe(200)
  expect((await inBuild('neoforge', '1.20.1', '47.1.105'))?.file?.name).toBe(
    'forge-1.20.1-47.1.105-installer.jar',
  )
  expect(await inBuild('neoforge', '1.20.6', '21.4.156'), 'of another game').toBeUndefined()
  for (const bad of ['../x', '', '21.4.156/../x', '%'])
    expect(await inBuild('neoforge', '1.21.4', bad)).toBeUndefined()
})
