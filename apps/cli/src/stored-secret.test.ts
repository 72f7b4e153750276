import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withStoredSecret } from './stored-secret.ts'

test('auth secret: commands use the configured one, else the one in the data folder', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zubr-secret-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const secretOf = async (authSecret?: string) => (await withStoredSecret({ authSecret, dataDir })).authSecret
  expect(await secretOf()).toBeUndefined()
  await writeFile(path.join(dataDir, 'auth-secret'), 'made by npm start\n')
  expect(await secretOf()).toBe('made by npm start')
  expect(await secretOf('set')).toBe('set')
})
