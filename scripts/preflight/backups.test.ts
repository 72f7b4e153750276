import { expect, test } from 'vitest'
import { backupsToDo, type NodesBackups } from './backups.ts'

const database = { DATABASE_URL: 'postgres://zubr@db.example/zubr' }
const appendOnly = { BACKUP_APPEND_ONLY: '1' }
const of = (env: Record<string, string>, nodes: NodesBackups = []) =>
  backupsToDo({ env, readNodes: async () => nodes })
const restic = { engine: 'restic', isRemote: true, problem: null } as const

test('preflight: backups on the servers’ own machine are listed, by environment or node reports', async () => {
  for (const place of [{}, { BACKUP_REPOSITORY: '/srv/backups' }])
    expect(await of({ ...place, ...appendOnly })).toEqual([
      expect.stringMatching(/^BACKUP_REPOSITORY of each node: backups lie on the machine of the servers/),
    ])
  expect(await of({ BACKUP_REPOSITORY: 'rest:https://backup.example/', ...appendOnly })).toEqual([])
  const nodes = [
    { node: 'minsk-1', backups: { ...restic, isRemote: false } },
    { node: 'minsk-2', backups: { ...restic, canDelete: false } },
    { node: 'minsk-3', backups: null },
  ]
  expect(await of({ ...database, ...appendOnly }, nodes)).toEqual([
    expect.stringMatching(/^node minsk-1: backups lie on the machine of the servers/),
    expect.stringMatching(/^node minsk-3: it makes no backups/),
  ])
})

test('preflight: storage that nodes can delete from is listed', async () => {
  const nodes = [{ node: 'minsk-1', backups: { ...restic, canDelete: true } }]
  expect(await of({ ...database, ...appendOnly }, nodes)).toEqual([
    expect.stringMatching(/^node minsk-1: an attacker on a node can delete/),
  ])
  expect(await of(database, [{ node: 'minsk-1', backups: { ...restic, canDelete: false } }])).toEqual([
    expect.stringMatching(/^BACKUP_APPEND_ONLY: an attacker on a node can delete/),
  ])
})

test('preflight: storage with unknown delete rights must be confirmed', async () => {
  for (const backups of [restic, { ...restic, canDelete: null }])
    expect(await of({ ...database, ...appendOnly }, [{ node: 'minsk-1', backups }])).toEqual([
      expect.stringMatching(/^node minsk-1: it is not proven that it cannot delete backups/),
    ])
})

test('preflight: an unreachable database is listed without its secrets', async () => {
  const away = { DATABASE_URL: 'postgres://zubr:meadow@127.0.0.1:9/zubr', ...appendOnly }
  const found = await backupsToDo({ env: { ...away, BACKUP_REPOSITORY: 'sftp:b@backup.example:/srv' } })
  expect(found).toEqual([expect.stringMatching(/^DATABASE_URL: /)])
  expect(found.join()).not.toContain('meadow')
})
