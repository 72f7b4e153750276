import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeServerFolder, serverFolder, serverFolders } from '../servers/folder/server-folder.ts'
import { runtimeHere } from '../servers/runtime-here.ts'
import { runtimesForTests } from '../servers/runtimes-for-tests.ts'
import { dataDirForTest } from '../servers/servers-for-tests.ts'
import { sevenZipped } from './helper/archives/archives-for-tests.ts'
import { contentOf, rowsOf } from './helper-for-tests.ts'
import { serverFiles } from './server-files.ts'

const id = '00000000-0000-4000-8000-000000000001'

test.each(runtimesForTests)(
  'a helper does what is asked of a server’s files, in its name (%s)',
  async (kind) => {
    const dataDir = await dataDirForTest()
    await serverFolders(dataDir)
    const warn = () => undefined
    const runtime = await runtimeHere({ dataDir, host: '127.0.0.1', keep: true, wanted: kind, warn })
    onTestFinished(() => runtime.close?.())
    const folder = serverFolder(dataDir, id)
    await makeServerFolder(folder)
    const place = { id, folder: folder.path, data: folder.data }
    const log = { info: warn, warn, error: warn }
    const all = serverFiles({ start: runtime.startHelper, find: () => ({ place, diskMb: 64 }), log })
    onTestFinished(() => all.stop())
    const files = all.of(id)
    await expect(files.call('stat', { path: '' })).rejects.toMatchObject({ code: 'away' })
    await runtime.create(place)
    await files.call('makeFolder', { path: 'world' })
    await files.call('write', { path: 'world/level.dat' }, { content: Buffer.from('level') })
    expect(await readFile(join(folder.data, 'world/level.dat'), 'utf8')).toBe('level')
    expect((await contentOf(await files.content('read', { path: 'world/level.dat' }))).toString()).toBe(
      'level',
    )
    // Archives take packages, and one of them a thread more.
    await files.call('write', { path: 'world.7z' }, { content: sevenZipped })
    const ifTaken = 'refuse'
    await rowsOf(files.rows('unpack', { path: 'world.7z', into: '', ifTaken }))
    await rowsOf(files.rows('pack', { paths: ['мир'], into: '', name: 'a.zip', format: 'zip', ifTaken }))
    await files.call('makeFolder', { path: 'again' })
    await rowsOf(files.rows('unpack', { path: 'a.zip', into: 'again', ifTaken }))
    expect(await readFile(join(folder.data, 'again/мир/level.dat'), 'utf8')).toBe('hello\n')
    await runtime.discard?.(place)
  },
)
