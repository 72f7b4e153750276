import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { backupErasedDays } from '@zubr/domain/legal/retention'
import { ensureSandboxTools, findProgram } from '@zubr/process/sandbox-tools'
import { rcloneForTest } from '@zubr/testing/rclone'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../operators/run-command.ts'
import { configForTest } from '../../testing/app.ts'
import { backupCommands } from '../backup-commands.ts'
import { backupKeysOf } from '../keys.ts'
import { lastBackupRetentionMs, replacedRetentionMs } from '../make-backup.ts'
import { backupsForTest, clockOf } from '../testing/backups.ts'

await ensureSandboxTools(() => undefined, ['restic', 'rclone']).catch(() => undefined)
const hasTools = findProgram('restic') !== undefined && findProgram('rclone') !== undefined

const dayMs = 86_400_000
const away = { engine: 'restic', isRemote: true, canDelete: false, problem: null } as const
const config = { ...configForTest, backupAppendOnly: true }

/**
 * A server whose node stores its backups in append-only storage. The test controls the agent;
 * restic is real.
 */
async function storageForTest() {
  const options = { config: { backupAppendOnly: true }, also: { backups: away } }
  const made = await backupsForTest('java-free', options)
  const it = { ...made, ...clockOf(made, config) }
  await it.say({})
  const base = await mkdtemp(join(tmpdir(), 'zubr-append-only-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const [folder, world] = [join(base, 'storage'), join(base, 'world')]
  for (const each of [folder, world]) await mkdir(each)
  const repository = await rcloneForTest(folder, { appendOnly: true })
  const lines: string[] = []
  const operator = { ...it.operator, config: { ...config, backupPruneRepository: folder } }
  const restic = async (...args: string[]) => {
    const key = (await backupKeysOf(it.hosting.db, [it.server.id], config)).get(it.server.id) ?? ''
    const env = { HOME: base, PATH: process.env.PATH ?? '', RESTIC_PASSWORD: key }
    const all = ['--no-cache', '--json', '-r', `${repository}${it.server.id}`, ...args]
    return (await promisify(execFile)('restic', all, { env, cwd: world })).stdout
  }
  const stored = async () => {
    const all: { short_id: string }[] = JSON.parse(await restic('snapshots', '--no-lock'))
    return all.map(({ short_id }) => short_id)
  }
  return {
    ...it,
    ...{ folder, lines, stored, restic },
    async fullId(snapshot: string) {
      const all: { id: string }[] = JSON.parse(await restic('snapshots', '--no-lock', snapshot))
      return all[0]?.id ?? ''
    },
    /** The agent makes a backup, which the storage really contains. */
    async save(text: string, { isWanted = false } = {}) {
      const answer = isWanted ? undefined : await it.make()
      if (answer && answer.status !== 202) throw new Error(await answer.text())
      if ((await readdir(folder)).length === 0) await restic('init')
      await writeFile(join(world, 'level.dat'), text)
      const summary = (await restic('backup', '.')).trim().split('\n').at(-1) ?? ''
      const snapshot: string = JSON.parse(summary).snapshot_id.slice(0, 8)
      it.after(1_000)
      await it.end('backup', {
        backup: { snapshot, bytes: 9, addedBytes: 9, files: 1, hadChangingFiles: false },
      })
      const found = (await it.shown()).backups.find((backup) => backup.snapshot === snapshot)
      if (!found) throw new Error('not made')
      return { id: found.id, snapshot }
    },
    prune: (...args: string[]) =>
      runCommand(backupCommands.prune, { ...operator, print: (line) => lines.push(line) }, args),
    restore: (...args: string[]) => runCommand(backupCommands.restore, operator, [it.server.id, ...args]),
  }
}

test('append-only: retention, daily job and S3 as documented add up to the policy’s days', () => {
  const root = new URL('../../../../../', import.meta.url)
  const guide = readFileSync(new URL('docs/operate/server-backups.md', root), 'utf8')
  const [lockDays, versionDays] = [/retention of (\d+) days/, /noncurrent versions after (\d+) days/].map(
    (form) => Number(form.exec(guide)?.[1]),
  )
  const [jobDays, lifeCycleDays] = [1, 1]
  expect(replacedRetentionMs / dayMs + jobDays + (versionDays ?? Number.NaN) + lifeCycleDays).toBe(
    backupErasedDays,
  )
  expect((lockDays ?? Number.NaN) + lifeCycleDays).toBe(backupErasedDays)
})

describe.skipIf(!hasTools)('erasing from append-only storage', () => {
  test('append-only: an owner deletes, the panel’s list follows, and the operator’s job erases', async () => {
    const it = await storageForTest()
    const first = await it.save('one')
    expect((await it.remove(first.id)).status).toBe(202)
    const after = it.hosting.time.now.toISOString()
    expect((await it.wanted()).jobs).toEqual([])
    expect(await it.shown()).toMatchObject({ erasing: { count: 1, after }, counted: 0 })
    const second = await it.save('two')
    expect(await it.snapshots()).toEqual([`${second.snapshot} ready`])
    await it.minute()
    expect((await it.wanted()).jobs.map(({ kind }) => kind)).not.toContain('forget')

    await it.prune()
    expect(it.lines).toEqual([
      `server ${it.server.id}  1 backup`,
      'Nothing was erased. Erase them: npm run zubr -- backup prune --confirm',
    ])
    expect(await it.stored()).toEqual([first.snapshot, second.snapshot])
    await it.prune('--confirm')
    expect(it.lines.at(-1)).toBe(`server ${it.server.id}  1 backup: erased`)
    expect(await it.stored()).toEqual([second.snapshot])
    expect(await it.shown()).toMatchObject({ erasing: null, counted: 1 })
    await it.prune('--confirm')
    expect(it.lines.at(-1)).toBe('Nothing is due.')
  })

  test('append-only: a replaced backup stays for a week, and the operator can restore it', async () => {
    const it = await storageForTest()
    const good = await it.save('good')
    const { limit } = await it.shown()
    // A compromised node makes empty backups until the good one is replaced.
    for (let made = 0; made < limit; made += 1) await it.save(`garbage ${made}`)
    expect(await it.shown()).toMatchObject({ counted: limit, erasing: { count: 1 } })
    it.after(6 * dayMs)
    await it.prune('--confirm')
    expect(await it.stored()).toContain(good.snapshot)
    await it.restore('--backup', good.id)
    expect((await it.shown()).backups.find(({ id }) => id === good.id)).toMatchObject({
      ...{ state: 'ready', locked: true },
    })
    it.after(2 * dayMs)
    await it.prune('--confirm')
    expect(await it.stored()).toContain(good.snapshot)
  })

  test('append-only: a node cannot report another backup’s snapshot, short or in full', async () => {
    const it = await storageForTest()
    const good = await it.save('good')
    const names = [good.snapshot, await it.fullId(good.snapshot), good.snapshot.slice(0, 7), '', 'latest']
    for (const snapshot of names) {
      await it.make()
      it.after(1_000)
      await it.end('backup', { backup: { ...{ snapshot, bytes: 9 }, ...zero } })
    }
    expect((await it.snapshots()).filter((each) => each.endsWith('ready'))).toEqual([
      `${good.snapshot} ready`,
    ])
    expect((await it.shown()).backups.filter(({ state }) => state === 'failed')).toHaveLength(names.length)
  })

  test.each([true, false])(
    'append-only: a snapshot of two rows stays, due by its full id: %s',
    async (isFull) => {
      const it = await storageForTest()
      const good = await it.save('good')
      const other = await it.save('other')
      const full = await it.fullId(good.snapshot)
      // Rows of a version that accepted every name from nodes.
      const rename = (id: string, snapshot: string) =>
        it.hosting.db.$client.query('update server_backups set snapshot = $2 where id = $1', [id, snapshot])
      await rename(good.id, isFull ? good.snapshot : full)
      await rename(other.id, isFull ? full : good.snapshot)
      await it.restore('--backup', good.id)
      await it.remove(other.id)
      await it.prune('--confirm')
      expect(await it.stored()).toEqual([good.snapshot, other.snapshot])
      const ready = (await it.snapshots()).filter((each) => each.endsWith(' ready'))
      expect(ready.map((each) => each.slice(0, 8))).toEqual([good.snapshot])
    },
  )

  test('append-only: the next run erases a deleted server’s repository and its key', async () => {
    const it = await storageForTest()
    await it.save('one')
    await it.anna.call('DELETE', it.path, { name: it.server.name })
    await it.absent()
    await it.minute()
    expect((await it.wanted()).jobs).toEqual([])
    expect(await it.repositories()).toHaveLength(1)
    await it.prune('--confirm')
    expect(it.lines.at(-1)).toBe(`server ${it.server.id}  all backups: erased`)
    expect(await readdir(it.folder)).toEqual([])
    expect(await it.repositories()).toEqual([])
  })

  test('append-only: the last copy of an ended contract is stored 14 days, then erased', async () => {
    const it = await storageForTest()
    await it.endContract()
    await it.minute()
    await it.save('last', { isWanted: true })
    it.after(dayMs / 2)
    await it.minute()
    await it.absent()
    await it.minute()
    it.after(dayMs)
    await it.prune('--confirm')
    expect(it.lines.at(-1)).toBe('Nothing is due.')
    it.after(lastBackupRetentionMs - dayMs)
    await it.minute()
    await it.prune('--confirm')
    expect(await it.repositories()).toEqual([])
  })

  test('append-only: with unavailable, empty or busy storage no row is lost, and the command fails', async () => {
    const it = await storageForTest()
    await it.remove((await it.save('one')).id)
    const print = (line: string) => it.lines.push(line)
    const run = (backupPruneRepository: string | undefined) =>
      runCommand(
        backupCommands.prune,
        { ...it.operator, print, config: { ...config, backupPruneRepository } },
        ['--confirm'],
      )
    await expect(run(undefined)).rejects.toThrow('BACKUP_PRUNE_REPOSITORY is not set')
    const empty = await mkdtemp(join(tmpdir(), 'zubr-append-only-'))
    onTestFinished(() => rm(empty, { recursive: true, force: true }))
    await expect(run(empty)).rejects.toThrow('1 of 1')
    expect(it.lines.at(-1)).toContain('is the storage mounted?')
    await expect(run(await rcloneForTest(empty, { appendOnly: false }))).rejects.toThrow('1 of 1')
    expect(it.lines.join()).not.toMatch(/meadow/)
    expect(await it.shown()).toMatchObject({ erasing: { count: 1 } })
    // With an account that may delete, as on another machine.
    await run(await rcloneForTest(it.folder, { appendOnly: false }))
    expect(await it.shown()).toMatchObject({ erasing: null })
  })
})

const zero = { addedBytes: 0, files: 0, hadChangingFiles: false }
