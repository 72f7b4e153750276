import { beforeEach, describe, expect, test } from 'vitest'
import { gone, taken } from '../backups/testing/backups.ts'
import { processDueJobs } from '../servers/jobs/ends.ts'
import { customerForTest, errorOf, keyed, sayServers } from '../servers/testing/servers.ts'
import { addonJobCompletionHandlers } from './addon-job-completion.ts'
import { deleteOldChanges } from './sweep-addons.ts'
import { addonsForTest, present } from './testing/addons.ts'

let it: Awaited<ReturnType<typeof addonsForTest>>
beforeEach(async () => {
  it = await addonsForTest()
  await it.states('running')
})
const activity = async () => {
  const { entries } = await (await it.anna.call('GET', `${it.path}/activity`)).json()
  return entries.map(({ actor, event }: { actor: string; event: string }) => `${actor} ${event}`) as string[]
}

test('recognition: a present addon is known by its hash, with its newer version', async () => {
  const there = [present('Shop-1'), present('nobody-knows'), present('Core-1')]
  expect(await it.post('addons/known', { present: there })).toMatchObject([
    {
      path: 'plugins/Shop-1.jar',
      project: { name: 'Shop' },
      version: { number: '1' },
      update: { number: '2' },
    },
    { path: 'plugins/Core-1.jar', update: null },
  ])
})

describe('addon installation', () => {
  test('job: the agent installs an addon with its dependencies, and the next start loads it', async () => {
    expect(await it.install('Shop')).toMatchObject({
      ...{ kind: 'addons', phase: 'applying', percent: null, awaitsStart: false, canUndo: false },
      steps: [
        { do: 'install', name: 'Core', from: null, to: '1' },
        { do: 'install', name: 'Shop', from: null, to: '2' },
      ],
    })
    const { id } = await it.job('change_files')
    expect(await it.wanted()).toMatchObject({
      desiredState: 'running',
      jobs: [
        { hosts: ['files.example'], put: [{ path: 'plugins/Core-1.jar' }, { path: 'plugins/Shop-2.jar' }] },
      ],
    })
    await it.say({ jobs: [{ id, state: 'working', failure: null, percent: 40 }] })
    expect(await it.newest()).toMatchObject({ phase: 'applying', percent: 40 })
    await it.end('change_files')
    expect(await it.newest()).toMatchObject({
      phase: 'done',
      awaitsStart: true,
      canUndo: true,
      isSuspect: false,
    })
    await it.states('stopping', 'starting', 'running')
    expect(await it.newest()).toMatchObject({ awaitsStart: false, isSuspect: false })
    expect((await activity()).slice(0, 2)).toEqual(['service changed', 'anna addons_change'])
  })

  test('idempotency: an installation is done once, however often it is sent, and only as it was shown', async () => {
    const wish = await it.wish([{ do: 'install', source: 'modrinth', project: 'Core' }])
    const key = keyed()
    const send = (body: object, headers = key) => it.anna.call('POST', `${it.path}/addons`, body, headers)
    const answers = await Promise.all([send(wish), send(wish)])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await it.changes()).toHaveLength(1)
    const other = await it.wish([{ do: 'install', source: 'modrinth', project: 'Shop' }])
    expect(await errorOf(await send(other))).toMatchObject({ status: 409, code: 'conflict' })
    // A different one while it is in progress.
    expect((await send(other, keyed())).status).toBe(409)
    await it.end('change_files')
    expect(await (await send(wish)).json()).toMatchObject({ phase: 'done' })
    it.addons.add('Core', { '1': {}, '2': {} })
    expect(await errorOf(await send(other, keyed()))).toMatchObject({
      code: 'conflict',
      fields: { digest: expect.anything() },
    })
  })

  test('failed download: the change shows the reason and cannot be undone', async () => {
    await it.install('Core')
    await it.end('change_files', gone('fetch_failed'))
    expect(await it.newest()).toMatchObject({
      phase: 'failed',
      failure: 'fetch_failed',
      canUndo: false,
      awaitsStart: false,
    })
    expect((await activity())[0]).toBe('service change_failed:fetch_failed')
  })

  test('cancellation: the files are restored, also if they were just put in place', async () => {
    const change = await it.install('Core')
    expect((await it.act(change, 'cancel')).status).toBe(202)
    expect(await it.newest()).toMatchObject({ phase: 'cancelled' })
    expect((await it.wanted()).jobs).toMatchObject([{ kind: 'undo_files', change: change.id }])
    await it.end('undo_files')
    expect(await it.newest()).toMatchObject({ phase: 'cancelled', failure: null })
    expect((await it.act(change, 'cancel')).status).toBe(409)
  })
})

describe('undo', () => {
  test('failed start: undo is offered after the first start fails, until one succeeds', async () => {
    const change = await it.update('Shop-1')
    await it.end('change_files')
    // It crashed before a start with the change.
    await it.states('crashed')
    expect(await it.newest()).toMatchObject({ isSuspect: false, awaitsStart: true })
    await it.states('starting', 'crashed')
    expect(await it.newest()).toMatchObject({ isSuspect: true, awaitsStart: false, canUndo: true })
    await it.states('starting')
    expect(await it.newest()).toMatchObject({ isSuspect: true })
    expect((await it.act(change, 'undo')).status).toBe(202)
    expect(await it.newest()).toMatchObject({ phase: 'undoing', canUndo: false, isSuspect: false })
    expect(await it.job('undo_files')).toMatchObject({ change: change.id })
    await it.end('undo_files')
    expect(await it.newest()).toMatchObject({ phase: 'undone', awaitsStart: true, canUndo: false })
    await it.states('stopped', 'starting', 'running')
    expect(await it.newest()).toMatchObject({ awaitsStart: false })
    expect((await it.act(change, 'undo')).status).toBe(409)
  })

  test('order: undo waits for newer changes of the same files, and covers the newest ten', async () => {
    const first = await it.update('Shop-1')
    await it.end('change_files')
    const second = await it.install('Core')
    await it.end('change_files')
    expect((await it.changes()).map(({ canUndo }) => canUndo)).toEqual([true, false])
    expect((await it.act(first, 'undo')).status).toBe(409)
    await it.act(second, 'undo')
    await it.end('undo_files')
    expect((await it.act(first, 'undo')).status).toBe(202)
    await it.end('undo_files', gone('failed'))
    // A failed undo leaves the change in place, and it can be tried again.
    expect((await it.changes())[1]).toMatchObject({ phase: 'done', failure: 'failed', canUndo: true })
    expect((await activity())[0]).toBe('service undo_failed:failed')
    for (let at = 0; at < 10; at += 1) {
      it.addons.add(`P${at}`, { '1': {} })
      await it.install(`P${at}`)
      await it.end('change_files')
    }
    expect((await it.changes()).filter(({ canUndo }) => canUndo)).toHaveLength(10)
  })
})

test('restored backup: no earlier change undoes files that were restored since', async () => {
  const { id } = await it.made('s1')
  await it.update('Shop-1')
  await it.end('change_files')
  expect(await it.newest()).toMatchObject({ canUndo: true })
  await it.states('running')
  expect((await it.restore(id)).status).toBe(202)
  await it.end('backup', taken('now'))
  await it.end('restore', {}, { state: 'stopped' })
  const change = await it.newest()
  expect(change).toMatchObject({ phase: 'done', canUndo: false })
  expect((await it.act(change ?? { id: '' }, 'undo')).status).toBe(409)
})

test('exactly once: a completion reported twice or after a crash of the API is handled once', async () => {
  await it.install('Core')
  const { id } = await it.job('change_files')
  const done = { id, state: 'done', failure: null, percent: null } as const
  await Promise.all([it.say({ jobs: [done] }), it.say({ jobs: [done] })])
  const first = await it.newest()
  expect(first).toMatchObject({ phase: 'done' })
  // As if the process had ended before it notified the subject.
  const { db, time } = it.hosting
  await db.$client.query('update server_jobs set notified_at = null')
  const onError = (error: unknown) => {
    throw error
  }
  await processDueJobs(
    { db, completionHandlers: [addonJobCompletionHandlers], onError },
    new Date(+time.now + 60_000),
  )
  expect(await it.newest()).toEqual(first)
  expect((await activity()).filter((what) => what === 'service changed')).toHaveLength(1)
})

test('conflict: nothing changes on an inactive, moving or restored server, nor a restore during a change', async () => {
  const { url, db } = it.hosting
  const wish = await it.wish([{ do: 'install', source: 'modrinth', project: 'Core' }])
  const send = () => it.anna.call('POST', `${it.path}/addons`, wish, keyed())
  const backup = await it.made('s1')
  await it.restore(backup.id)
  expect((await send()).status).toBe(409)
  await it.anna.call('DELETE', `${it.path}/restore`)
  const change = await it.install('Core')
  expect((await it.restore(backup.id)).status).toBe(409)
  await it.act(change, 'cancel')
  await db.$client
    .query(`insert into nodes (name, token_hash) values ('minsk-2', 'x')`)
    .catch(() => undefined)
  await db.$client.query(`update servers set contract = 'suspended'`)
  expect(await errorOf(await send())).toMatchObject({
    code: 'server_not_active',
    fields: { contract: 'suspended' },
  })
  await sayServers(url, it.token, {})
})

test('retention: the last hundred changes of each server are stored', async () => {
  await it.install('Core')
  const { db, time } = it.hosting
  await db.$client.query(
    `insert into server_changes (id, server_id, kind, phase, steps, job, creates_backup, started_at, ended_at, actor)
      select gen_random_uuid(), $1, 'addons', 'done', '[]', '{}', false, $2::timestamptz - make_interval(hours => n), now(), 'account'
      from generate_series(1, 120) as n`,
    [it.server.id, time.now],
  )
  await deleteOldChanges(db)
  const { rows } = await db.$client.query(
    'select count(*)::int as kept, count(ended_at)::int as ended from server_changes',
  )
  expect(rows).toEqual([{ kept: 100, ended: 99 }])
  expect(await it.changes()).toHaveLength(20)
})

test('server deletion: the changes are deleted with the server', async () => {
  await it.install('Core')
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.sweepChanges(5)
  const { rows } = await it.hosting.db.$client.query(
    'select phase, ended_at is null as open from server_changes',
  )
  expect(rows).toEqual([{ phase: 'cancelled', open: false }])
})

test('permissions: another account cannot see or change a server, and invalid bodies are refused', async () => {
  const change = await it.install('Core')
  const boris = await customerForTest(it.hosting, 'boris')
  const wish = await it.wish([{ do: 'install', source: 'modrinth', project: 'Core' }])
  for (const [method, path, body] of [
    ['POST', 'addons/known', { present: [] }],
    ['POST', 'addons/plan', { changes: wish.changes, present: [] }],
    ['POST', 'addons', wish],
    ['GET', 'changes', undefined],
    ['GET', `changes/${change.id}/pack`, undefined],
    ['POST', `changes/${change.id}/undo`, undefined],
    ['POST', `changes/${change.id}/cancel`, undefined],
    ['POST', `changes/${change.id}/agree`, undefined],
    ['POST', 'pack', { path: 'x.mrpack' }],
  ] as const)
    expect((await boris.call(method, `${it.path}/${path}`, body, keyed())).status, path).toBe(404)
  expect((await it.newest())?.phase).toBe('applying')
  const remove = (path: string) => ({
    changes: [{ do: 'remove', path, settings: false }],
    present: [present('x', { path })],
  })
  for (const [path, body] of [
    ['addons/plan', remove('../../etc/passwd')],
    ['addons/plan', remove('plugins/../../x')],
    ['addons', { ...remove('plugins/x\0.jar'), digest: 'x' }],
    ['addons/plan', { changes: [], present: [] }],
    ['addons/plan', { ...wish, world: '../x' }],
    ['addons', { ...remove('server.properties'), digest: 'x' }],
    ['addons/known', { present: Array.from({ length: 1_001 }, () => present('x')) }],
    ['pack', { path: '../x.mrpack' }],
    ['pack', { path: 'x.zip' }],
  ] as const)
    expect(
      (await it.anna.call('POST', `${it.path}/${path}`, body, keyed())).status,
      JSON.stringify(body).slice(0, 60),
    ).toBe(400)
})
