import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executeCommand } from '@zubr/api/operators/run-command'
import { startPostgres } from '@zubr/postgres/embedded'
import { backUpCluster, backupFolderOf } from '@zubr/postgres/online-backup'
import { expect, onTestFinished, test } from 'vitest'
import { databaseCommands } from './database-commands.ts'

test('database restore: an unreachable time is reported; otherwise it restores and backs up', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-restore-command-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const [dir, archive] = [join(dataDir, 'postgres'), join(dataDir, 'archive')]
  const server = await startPostgres({ dir, archive })
  await backUpCluster(server.url, await backupFolderOf(archive, join(dir, 'cluster')))
  await server.stop()
  const printed: string[] = []
  const config = { databaseUrl: undefined, dataDir, databaseBackupDir: archive }
  const restore = (...args: string[]) =>
    executeCommand(
      databaseCommands.restore,
      { config },
      { print: (line) => void printed.push(line), words: args },
    )
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await expect(restore('--at', later, '--confirm')).rejects.toThrow(`nothing was changed`)
  expect(await readdir(dir)).toEqual(['cluster'])
  await restore('--confirm')
  expect(printed.join('\n')).toMatch(/Restored\.[\s\S]*kept in .*cluster-before-/)
  expect(printed.join('\n')).not.toContain('could not be backed up')
  printed.length = 0
  await executeCommand(
    databaseCommands.list,
    { config },
    { print: (line) => void printed.push(line), words: [] },
  )
  expect(printed).toHaveLength(2)
}, 240_000)
