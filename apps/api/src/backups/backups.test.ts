import { DownloadClaims } from '@zubr/contracts/files/tokens'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  customerForTest,
  errorOf,
  fetchDesired,
  keyed,
  nodeForTest,
  sayServers,
} from '../servers/testing/servers.ts'
import { backupKeysOf, reencryptKeys } from './keys.ts'
import { backupsForTest, gone, taken } from './testing/backups.ts'

let it: Awaited<ReturnType<typeof backupsForTest>>
beforeEach(async () => {
  it = await backupsForTest('java-free')
})

describe('backup', () => {
  test('agent job: it gets the repository’s key, and the backup is shown with progress, then with its size', async () => {
    expect(await it.shown()).toMatchObject({ backups: [], limit: 1, counted: 0, replaces: null })
    const answer = await it.make('before the castle')
    expect(answer.status).toBe(202)
    const [backup] = (await it.shown()).backups
    expect(backup).toMatchObject({ kind: 'hand', note: 'before the castle', state: 'waiting', actor: 'anna' })
    const { backupKey = '' } = await it.wanted()
    expect(Buffer.from(backupKey, 'base64url')).toHaveLength(32)
    const { id } = await it.job('backup')
    await it.say({ jobs: [{ id, state: 'working', failure: null, percent: 30 }] })
    expect((await it.shown()).backups).toMatchObject([{ state: 'working', percent: 30, bytes: null }])
    await it.end('backup', taken('s1'))
    expect((await it.shown()).backups).toMatchObject([
      { state: 'ready', percent: null, bytes: 1_000, files: 3, snapshot: 's1', isHere: true },
    ])
    // The key is in no log and no response, and is encrypted in the database.
    expect(it.hosting.logged.join('')).not.toContain(backupKey)
    expect(JSON.stringify(await it.shown())).not.toContain(backupKey)
    const { rows } = await it.hosting.db.$client.query('select key from backup_repositories')
    expect(rows[0].key).not.toContain(backupKey)
    expect((await it.wanted()).backupKey).toBe(backupKey)
  })

  test('concurrency: two simultaneous requests make one backup', async () => {
    const answers = await Promise.all([it.make(), it.make(), it.make()])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    expect((await it.wanted()).jobs).toHaveLength(1)
  })

  test('plan limit: a new backup replaces the oldest once it is ready, and not before', async () => {
    const first = await it.made('s1')
    expect((await it.shown()).replaces).toBe(first.id)
    await it.make()
    expect(await it.snapshots()).toEqual(['null waiting', 's1 ready'])
    await it.end('backup', gone('repository'))
    expect(await it.snapshots()).toEqual(['null failed', 's1 ready'])
    await it.made('s2')
    expect(await it.snapshots()).toEqual(['s2 ready', 'null failed', 's1 deleting'])
    expect(await it.job('forget')).toMatchObject({ snapshots: ['s1'] })
    await it.end('forget')
    expect(await it.snapshots()).toEqual(['s2 ready', 'null failed'])
  })

  test('locked backups: they are never replaced, and at the limit a new backup is refused', async () => {
    const first = await it.made('s1')
    expect((await it.change(first.id, { locked: true })).status).toBe(200)
    expect(await it.shown()).toMatchObject({ counted: 1, replaces: null })
    expect(await errorOf(await it.make())).toMatchObject({ status: 409, code: 'backups_locked' })
    expect((await it.remove(first.id)).status).toBe(409)
    await it.change(first.id, { locked: false, note: 'old' })
    expect((await it.shown()).backups).toMatchObject([{ locked: false, note: 'old' }])
    expect((await it.make()).status).toBe(202)
  })

  test('refusal: a node without backups refuses with a message; a restore needs the backup’s location', async () => {
    const { id } = await it.made('s1')
    const { url, db } = it.hosting
    await sayServers(url, it.token, { backups: null })
    expect(await errorOf(await it.make())).toMatchObject({ status: 409, code: 'no_backups' })
    expect(await errorOf(await it.restore(id))).toMatchObject({ status: 409, code: 'no_backups' })
    await sayServers(url, it.token, { backups: { engine: 'archives', isRemote: false, problem: null } })
    await nodeForTest(it.hosting, 'minsk-2')
    await db.$client.query(
      `update server_backups set node_id = (select id from nodes where name = 'minsk-2')`,
    )
    expect((await it.shown()).backups).toMatchObject([{ isHere: false }])
    expect(await errorOf(await it.restore(id))).toMatchObject({ status: 409, code: 'backup_elsewhere' })
    expect(await errorOf(await it.remove(id))).toMatchObject({ status: 409, code: 'backup_elsewhere' })
    expect((await it.shown()).restore).toBeNull()
    // The node's current backup location says nothing about where this backup is.
    await sayServers(url, it.token, { backups: { engine: 'restic', isRemote: true, problem: null } })
    expect((await it.shown()).backups).toMatchObject([{ isHere: false }])
    await it.make()
    await sayServers(url, it.token, { backups: { engine: 'restic', isRemote: false, problem: null } })
    await it.end('backup', taken('s2'))
    expect((await it.snapshots()).toSorted()).toEqual(['s1 ready', 's2 ready'])
    const { rows } = await db.$client.query(`select is_remote from server_backups where snapshot = 's2'`)
    expect(rows).toEqual([{ is_remote: false }])
  })

  test('deletion: the agent deletes a backup, and a backup in progress is cancelled', async () => {
    const first = await it.made('s1')
    expect((await it.remove(first.id)).status).toBe(202)
    expect(await it.snapshots()).toEqual(['s1 deleting'])
    expect((await it.remove(first.id)).status).toBe(404)
    // A backup that its agent never had is deleted too.
    await it.end('forget', gone('no_backup'))
    expect(await it.snapshots()).toEqual([])
    await it.make()
    const [making] = (await it.shown()).backups
    await it.remove(making?.id ?? '')
    expect((await it.wanted()).jobs).toEqual([])
    expect(await it.snapshots()).toEqual([])
  })

  test('failure: the owner gets one mail until a backup succeeds again', async () => {
    const mails = async () => {
      const { rows } = await it.hosting.db.$client.query(
        `select data->>'kind' as kind from jobs.job where name = 'send-mail' and data->>'kind' = 'backup_failed'`,
      )
      return rows.length
    }
    for (const failure of ['repository', 'no_room'] as const) {
      await it.make()
      await it.end('backup', gone(failure))
    }
    expect(await mails()).toBe(1)
    expect((await it.shown()).failingSince).toBe(it.hosting.time.now.toISOString())
    await it.made('s1')
    expect((await it.shown()).failingSince).toBeNull()
    await it.make()
    await it.end('backup', gone('failed'))
    expect(await mails()).toBe(2)
  })

  test('download: the node serves a backup with a token for it alone', async () => {
    const { id } = await it.made('s1')
    const ask = (backup: string) =>
      it.anna.call('POST', `${it.path}/backups/${backup}/download`, { paths: ['world'], format: 'zip' })
    const { token, url } = (await (await ask(id)).json()) as { token: string; url: string }
    expect(url).toBe('http://minsk-1.localhost:8443/files')
    const [text = ''] = token.split('.')
    const claims = DownloadClaims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    expect(claims).toMatchObject({ backup: 's1', server: it.server.id, paths: ['world'], format: 'zip' })
    expect((await ask(it.server.id)).status).toBe(404)
  })

  test('permissions: another account can neither see nor change a backup, at constant cost', async () => {
    const { id } = await it.made('s1')
    const boris = await customerForTest(it.hosting, 'boris')
    for (const [method, path, body] of [
      ['GET', '/backups', undefined],
      ['POST', '/backups', { note: '' }],
      ['PATCH', `/backups/${id}`, { locked: true }],
      ['DELETE', `/backups/${id}`, undefined],
      ['POST', `/backups/${id}/restore`, { paths: null }],
      ['DELETE', '/restore', undefined],
      ['POST', `/backups/${id}/download`, { paths: [''], format: 'zip' }],
    ] as const)
      expect((await boris.call(method, it.path + path, body)).status, `${method} ${path}`).toBe(404)
    expect(await it.snapshots()).toEqual(['s1 ready'])
    const { rows } = await it.hosting.db.$client.query('select * from ledger_entries')
    expect(rows).toEqual([])
  })

  test('permissions: a backup belongs to one server, also within an account', async () => {
    const { id } = await it.made('s1')
    const own = { ...keyed() }
    const { db } = it.hosting
    await db.$client.query(`update servers set contract = 'deleted', desired_state = 'absent'`)
    expect((await it.make()).status).toBe(409)
    const other = await it.anna.call(
      'POST',
      '/api/servers',
      {
        plan: 'java-free',
        name: 'Other',
        subdomain: 'other',
        core: { id: 'flying-squid', version: '1.9.0' },
        node: 'minsk-1',
        promoCode: null,
      },
      own,
    )
    expect(other.status).toBe(201)
    const { id: otherId } = (await other.json()) as { id: string }
    const answer = await it.anna.call('POST', `/api/servers/${otherId}/backups/${id}/restore`, {
      paths: null,
    })
    expect(answer.status).toBe(404)
  })
})

describe('restoring', () => {
  test('restore: it makes a safety backup, stops the server, restores files and runs it as before', async () => {
    const { id } = await it.made('s1')
    await it.say({ generation: 1 })
    expect((await it.restore(id, ['world'])).status).toBe(202)
    expect((await it.shown()).restore).toMatchObject({ phase: 'saving', paths: 1, backup: id })
    expect(await it.wanted()).toMatchObject({ desiredState: 'running', jobs: [{ kind: 'backup' }] })
    await it.end('backup', taken('safe'))
    expect((await it.shown()).restore).toMatchObject({ phase: 'restoring' })
    const before = await it.wanted()
    expect(before).toMatchObject({
      desiredState: 'stopped',
      jobs: [{ kind: 'restore', snapshot: 's1', paths: ['world'] }],
    })
    // What the owner requests meanwhile is valid afterwards.
    expect((await it.anna.call('POST', `${it.path}/actions`, { action: 'restart' })).status).toBe(202)
    expect(await it.wanted()).toMatchObject({ desiredState: 'stopped', operation: null })
    await it.end('restore', {}, { state: 'stopped' })
    const { restore, backups } = await it.shown()
    expect(restore).toMatchObject({ phase: 'done', failure: null })
    const after = await it.wanted()
    expect(after).toMatchObject({ desiredState: 'running', jobs: [] })
    expect(after.generation).toBeGreaterThan(before.generation ?? 0)
    // The safety backup does not count against the plan's limit, and is deleted automatically.
    expect(backups).toMatchObject([
      { kind: 'safety', cause: 'restore', state: 'ready', until: expect.any(String) },
      { snapshot: 's1', state: 'ready' },
    ])
    expect(await it.shown()).toMatchObject({ counted: 1, limit: 1 })
  })

  test('failure: a restore changes nothing if the safety backup or the files fail', async () => {
    const { id } = await it.made('s1')
    await it.restore(id)
    await it.end('backup', gone('no_room'))
    expect((await it.shown()).restore).toMatchObject({ phase: 'failed', failure: 'no_room' })
    expect(await it.wanted()).toMatchObject({ desiredState: 'running', jobs: [] })
    await it.restore(id)
    await it.end('backup', taken('safe'))
    await it.end('restore', gone('not_the_same'), { state: 'stopped' })
    expect((await it.shown()).restore).toMatchObject({ phase: 'failed', failure: 'not_the_same' })
    expect(await it.wanted()).toMatchObject({ desiredState: 'running', jobs: [] })
  })

  test('concurrency: one restore at a time, which can be cancelled in each phase', async () => {
    const { id } = await it.made('s1')
    const answers = await Promise.all([it.restore(id), it.restore(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    const callOff = () => it.anna.call('DELETE', `${it.path}/restore`)
    expect((await callOff()).status).toBe(202)
    expect((await callOff()).status).toBe(409)
    expect((await it.shown()).restore).toMatchObject({ phase: 'cancelled' })
    // The safety backup is finished anyway, and nothing follows it.
    await it.end('backup', taken('safe'))
    expect((await it.wanted()).jobs).toEqual([])
    await it.restore(id)
    await it.end('backup', taken('safe2'))
    expect(await it.wanted()).toMatchObject({ desiredState: 'stopped' })
    expect((await callOff()).status).toBe(202)
    expect(await it.wanted()).toMatchObject({ desiredState: 'running', jobs: [] })
  })

  test('locking: a backup that is being restored is neither replaced nor deleted', async () => {
    const { id } = await it.made('s1')
    await it.restore(id)
    expect((await it.remove(id)).status).toBe(409)
    await it.end('backup', taken('safe'))
    it.hosting.time.now = new Date(+it.hosting.time.now + 1_000)
    await it.made('s2')
    expect(await it.snapshots()).toEqual(['s2 ready', 'safe ready', 's1 ready'])
    await it.end('restore', {}, { state: 'stopped' })
    expect(await it.snapshots()).toEqual(['s2 ready', 'safe ready', 's1 deleting'])
  })

  test('contract: a server whose contract does not allow it is refused', async () => {
    const { id } = await it.made('s1')
    await it.hosting.db.$client.query(`update servers set contract = 'suspended', desired_state = 'stopped'`)
    expect(await errorOf(await it.restore(id))).toMatchObject({ code: 'server_not_active' })
    expect(await errorOf(await it.make())).toMatchObject({ code: 'server_not_active' })
    expect((await it.shown()).backups).toHaveLength(1)
    // The data of a blocked server are evidence.
    await it.hosting.db.$client.query(`update servers set contract = 'blocked'`)
    expect(await errorOf(await it.remove(id))).toMatchObject({ code: 'server_not_active' })
    expect(await errorOf(await it.change(id, { note: 'x' }))).toMatchObject({ code: 'server_not_active' })
  })
})

describe('repository key', () => {
  test('key rotation: each server has its own key; AUTH_SECRET_BEFORE decrypts it after a change', async () => {
    await it.made('s1')
    const { db } = it.hosting
    const { backupKey } = await it.wanted()
    const [before, after] = ['0'.repeat(32), '1'.repeat(32)]
    const of = async (secrets: { authSecret: string; authSecretBefore: string | undefined }) =>
      (await backupKeysOf(db, [it.server.id], secrets)).get(it.server.id)
    const present = { authSecret: it.secret, authSecretBefore: undefined }
    expect(await of(present)).toBe(backupKey)
    const changed = { authSecret: after, authSecretBefore: it.secret }
    expect(await of(changed)).toBe(backupKey)
    expect(await of({ authSecret: after, authSecretBefore: before })).toBeUndefined()
    expect(await reencryptKeys(db, { authSecret: after, authSecretBefore: before })).toBe(1)
    expect(await reencryptKeys(db, changed)).toBe(0)
    expect(await of({ authSecret: after, authSecretBefore: undefined })).toBe(backupKey)
    expect(await of(present)).toBeUndefined()
    // The node still gets its servers.
    expect((await fetchDesired(it.hosting.url, it.token)).servers).toHaveLength(1)
  })
})
