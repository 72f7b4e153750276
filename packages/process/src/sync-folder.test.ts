import { expect, test } from 'vitest'
import { syncFolder } from './sync-folder.ts'

test('sync: a folder is flushed where the system supports it, and skipped on Windows', async () => {
  await expect(syncFolder(import.meta.dirname)).resolves.toBeUndefined()
  const untouched = `${import.meta.dirname}/nowhere`
  await expect(syncFolder(untouched, 'linux')).rejects.toThrow('ENOENT')
  await expect(syncFolder(untouched, 'win32')).resolves.toBeUndefined()
})
