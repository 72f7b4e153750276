import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalServers, localServersFile } from '@zubr/contracts/edge/local'
import { expect, test } from 'vitest'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { eventually } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

const icon = Buffer.from('89504e470d0a1a0a0102', 'hex')

test('list entry: the edge gets MOTD and icon of the owner’s files, also while the server is stopped', async () => {
  const { api, id, want, core, folder, dataDir } = await jvmNodeForTest({ runtime: bestRuntimeForTests })
  const shown = async () => {
    const text = await readFile(join(dataDir, 'edge', localServersFile), 'utf8')
    return LocalServers.parse(JSON.parse(text)).servers
  }
  want({ core: core('paper', 'paper'), desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  await writeFile(
    join(folder.data, 'server.properties'),
    'motd=\\u00a76\\u00a7lBison \\u00a77valley\\n\\u00a7aopen\n',
  )
  await writeFile(join(folder.data, 'server-icon.png'), icon)
  want({ desiredState: 'running' })
  await api.until(id, { state: 'running' })
  const entry = { motd: '§6§lBison §7valley\n§aopen', icon: expect.stringMatching(/^[\da-f]{16}$/) }
  await eventually(async () => expect(await shown()).toMatchObject([{ state: 'running', ...entry }]))
  expect(await readFile(join(dataDir, 'edge', 'icons', `${id}.png`))).toEqual(icon)

  want({ desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
  await eventually(async () => expect(await shown()).toMatchObject([{ state: 'stopped', ...entry }]))
  // As in the game, a change applies from the next start.
  await writeFile(join(folder.data, 'server.properties'), 'motd=Winter\n')
  want({ desiredState: 'running' })
  await eventually(async () => expect(await shown()).toMatchObject([{ state: 'running', motd: 'Winter' }]))
})
