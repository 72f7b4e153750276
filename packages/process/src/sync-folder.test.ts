import { expect, test } from 'vitest'
import { syncFolder } from './sync-folder.ts'

test('a folder is flushed where the system can do that, and left alone on Windows', async () => {
  await expect(syncFolder(import.meta.dirname)).resolves.toBeUndefined()
  const untouched = `${import.meta.dirname}/nowhere`
  await expect(syncFolder(untouched, 'linux')).rejects.toThrow('ENOENT')
  await expect(syncFolder(untouched, 'win32')).resolves.toBeUndefined()
})
