import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isNightly } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

const runtime = bestRuntimeForTests
const library = 'net/minecraftforge/forge/1.20.4-49.0.3'

test('forge 1.20.4: its launcher finds `libraries` in the working folder, also after a core change', async () => {
  const { api, id, want, core, folder, dataDir } = await jvmNodeForTest({ runtime })
  want({ core: core('forge', 'shimInstaller') })
  await api.until(id, { state: 'running', reason: null })
  expect(await readlink(join(folder.data, 'libraries'))).toMatch(/\/cores\/forge_.*\/libraries$/)
  const [made = ''] = await readdir(join(dataDir, 'cores'))
  // The same launcher writes the archive of classes.
  expect(await readdir(join(dataDir, 'cores', made))).toContain('classes.jsa')
  want({ desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
  want({ core: core('paper', 'paper'), desiredState: 'running' })
  await api.until(id, { state: 'running', reason: null })
  expect(await readdir(folder.data)).not.toContain('libraries')
  want({ desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
})

test.runIf(isNightly)(
  'forge 1.20.4: the owner’s own `libraries` folder stays, and missing files are linked',
  async () => {
    const { api, id, want, core, folder } = await jvmNodeForTest({ runtime })
    want({ core: core('forge', 'shimInstaller'), desiredState: 'stopped' })
    await api.until(id, { state: 'stopped' })
    await mkdir(join(folder.data, 'libraries', library), { recursive: true })
    await writeFile(join(folder.data, 'libraries/own.txt'), 'mine')
    // A move from a node with another folder of cores leaves such links.
    const left = join(folder.data, 'libraries', library, 'left.jar')
    await symlink('/nowhere/cores/forge_1/libraries/x.jar', left)
    await symlink('gone.txt', join(folder.data, 'libraries/own-link'))
    const { uid, gid } = await stat(folder.data)
    await promisify(execFile)('chown', ['-Rh', `${uid}:${gid}`, join(folder.data, 'libraries')])
    want({ desiredState: 'running' })
    await api.until(id, { state: 'running', reason: null })
    const ownerFiles = ['own-link', 'own.txt']
    expect(await readdir(join(folder.data, 'libraries'))).toEqual(expect.arrayContaining(ownerFiles))
    expect(await readdir(join(folder.data, 'libraries', library))).toEqual([
      'forge-1.20.4-49.0.3-server.jar',
      'unix_args.txt',
    ])
  },
)

test('upgrade: a Forge that an older agent prepared finds its `libraries` as well', async () => {
  const { api, id, want, core, folder, dataDir } = await jvmNodeForTest({ runtime })
  want({ core: core('forge', 'shimInstaller') })
  await api.until(id, { state: 'running', reason: null })
  want({ desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
  const [made = ''] = await readdir(join(dataDir, 'cores'))
  const stampFile = join(dataDir, 'cores', made, '.complete')
  const { identity, prepared } = JSON.parse(await readFile(stampFile, 'utf8'))
  // The format of the version before.
  await writeFile(stampFile, JSON.stringify({ identity, prepared: { entry: prepared.entry } }))
  await rm(join(folder.data, 'libraries'), { force: true })
  want({ desiredState: 'running' })
  await api.until(id, { state: 'running', reason: null })
  expect(await readlink(join(folder.data, 'libraries'))).toMatch(/\/cores\/forge_.*\/libraries$/)
})
