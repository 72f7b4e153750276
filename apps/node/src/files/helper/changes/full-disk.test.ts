import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallDiskForTest } from '../../../servers/testing/servers.ts'
import type { Context } from '../context.ts'
import { changes } from '../operations/changes.ts'
import { Walk } from '../walk.ts'

test('full disk: a disk that fills up while files are placed does not prevent recording the change', async () => {
  const disk = await smallDiskForTest(4)
  if (!disk) return
  const data = join(disk.dataDir, 'data')
  await mkdir(join(data, 'plugins'), { recursive: true })
  await writeFile(join(data, 'plugins/a.jar'), 'old')
  const change = randomUUID()
  let rests: () => Promise<void> = async () => {}
  const context = {
    walk: new Walk(data),
    freeSpace: { check: async () => {}, wrote: () => {} },
    breathe: () => rests(),
    content: (async function* () {
      yield Buffer.from('new')
    })(),
  } as unknown as Context // The test uses only these parts.
  const wanted = { rename: [], remove: [], put: ['plugins/a.jar'], keep: [], bytes: 3 }
  await changes.beginChange({ change, ...wanted }, context)
  await changes.stageFile({ change, at: 0 }, context)
  rests = () => disk.fill()
  await changes.applyChange({ change }, context)
  expect(await changes.changeState({ change }, context)).toMatchObject({ phase: 'done' })
  expect(await readFile(join(data, 'plugins/a.jar'), 'utf8')).toBe('new')
})
