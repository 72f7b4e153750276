import { randomBytes } from 'node:crypto'
import { lchown, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { findProgram } from '@zubr/process/sandbox-tools'
import { serverFolder } from '../../../servers/folder/server-folder.ts'
import { ResticEngine } from '../../restic/restic-engine.ts'
import { isLockName } from '../../restic/restic-runner.ts'
import { openToolSandbox } from '../../tool-sandbox.ts'
import { chance, differences, type Files, filesIn, hashOf, isSame } from './folder.ts'
import { nodeToKill, until, type Victim } from './node.ts'
import { save, upload } from './writing.ts'

export const whatIsKilled = [
  ...[['upload', 'agent'] as const, ['backup', 'restic'] as const, ['save', 'helper'] as const],
  ...[['restore', 'agent'] as const, ['upload', 'helper'] as const, ['backup', 'agent'] as const],
  ...[['save', 'agent'] as const, ['restore', 'restic'] as const],
]
export type Doing = (typeof whatIsKilled)[number][0]

/** `old` and `new`: what was found after the kill. A cancelled restore may leave either. */
export type Kill = { doing: Doing; victim: Victim; atMs: number; found: 'old' | 'new' }

/**
 * Kills the agent, the file helper or restic in the middle of uploads, saves, backups and restores.
 * The moments follow the seed. Checks after each kill that everything is whole and works, and
 * rejects with the fault and the seed.
 */
export async function kill(
  times: number,
  {
    seed,
    dataDir,
    runtime,
    said = () => undefined,
  }: { seed: number; dataDir: string; runtime?: NodeRuntime['kind']; said?: (line: string) => void },
): Promise<Kill[]> {
  const random = chance(seed)
  const node = await nodeToKill(dataDir, runtime)
  const { data } = serverFolder(dataDir, node.id)
  const at = { repository: join(dataDir, 'backups'), credentials: {}, resticPath: undefined }
  const engine = new ResticEngine(
    findProgram('restic') ?? 'restic',
    at,
    dataDir,
    await openToolSandbox(dataDir),
  )
  const source = { id: node.id, data, key: node.key }
  /** Hashes of each backup's content. */
  const snapshots = new Map<string, Files>()
  /** Each is killed within this time, in milliseconds. */
  const takesMs: Record<Doing, number> = { upload: 50, save: 200, backup: 2_000, restore: 2_000 }
  let expected: Files = {}
  let newest = ''
  const check = (isWell: boolean, problem: string) => {
    if (!isWell) throw new Error(problem)
  }

  /** Writes a file as a server does. */
  async function put(path: string, content: Buffer): Promise<void> {
    await mkdir(dirname(join(data, path)), { recursive: true })
    await writeFile(join(data, path), content)
    const { uid, gid } = await lstat(data)
    for (let at = path; at !== '.'; at = dirname(at)) await lchown(join(data, at), uid, gid)
    expected[path] = hashOf(content)
  }

  /** Kills at a random moment unless the work ends first. Returns the moment, in milliseconds. */
  async function killWithin(
    doing: Doing,
    victim: Victim,
    over: Promise<unknown>,
    known: readonly number[] = [],
  ): Promise<number | undefined> {
    const began = performance.now()
    let isOver = false
    let isKilled = false
    const ended = over.then(
      () => {
        isOver = true
      },
      () => {
        isOver = true
      },
    )
    // restic starts some time after its job.
    if (victim === 'restic')
      while (!isOver && (await node.pids(victim)).length === 0) await Promise.race([ended, wait(5)])
    await Promise.race([ended, wait(random() * takesMs[doing])])
    let pids = known.length > 0 ? known : await node.pids(victim)
    while (pids.length === 0 && !isOver) {
      await wait(5)
      pids = await node.pids(victim)
    }
    // A kill that came too late makes the next one earlier, and one in time makes it later.
    takesMs[doing] = isOver
      ? Math.max(5, Math.min(performance.now() - began, takesMs[doing]) * 0.7)
      : takesMs[doing] * 1.2
    if (isOver || pids.length === 0) return undefined
    if (victim === 'agent') {
      await node.end()
      isKilled = true
    } else
      for (const pid of pids)
        try {
          process.kill(pid, 'SIGKILL')
          isKilled = true
        } catch {
          // It ended meanwhile.
        }
    return isKilled ? performance.now() - began : undefined
  }

  /** After a kill: the server's files must be the old or the new ones. */
  async function foundOf(old: Files, fresh: Files): Promise<'old' | 'new'> {
    const found = await filesIn(data)
    check(
      isSame(found, old) || isSame(found, fresh),
      `files are neither the old ones (${differences(found, old)}) nor the new (${differences(found, fresh)})`,
    )
    return isSame(found, fresh) ? 'new' : 'old'
  }

  async function backup(): Promise<void> {
    const { state, failure, backup: taken } = await node.begin({ kind: 'backup' }).ended
    check(state === 'done' && taken !== undefined, `the next backup failed: ${failure}`)
    newest = taken?.snapshot ?? ''
    snapshots.set(newest, { ...expected })
  }

  const one: Record<Doing, (victim: Victim) => Promise<Omit<Kill, 'doing' | 'victim'> | undefined>> = {
    async upload(victim) {
      const path = `uploads/${Math.floor(random() * 3)}.bin`
      const content = randomBytes(2 * 2 ** 20)
      const fresh = { ...expected, [path]: hashOf(content) }
      const going = upload(node, path, content, random)
      const atMs = await going.kill((over) => killWithin('upload', victim, over))
      if (victim === 'agent') await node.start()
      const found = await foundOf(expected, fresh)
      await going.finish()
      expected = fresh
      check(isSame(await filesIn(data), fresh), 'the upload that went on is not what was sent')
      check((await readdir(join(data, '.zubr/uploads'))).length === 0, 'something of the upload is left')
      return atMs === undefined ? undefined : { atMs, found }
    },
    async save(victim) {
      const path = 'plugins/config.yml'
      const content = randomBytes(2 ** 22)
      const fresh = { ...expected, [path]: hashOf(content) }
      // The helper lives from one save to the next, and the search for it takes longer than a save.
      const known = victim === 'helper' ? await node.pids(victim) : []
      const saving = save(node, path, content)
      const atMs = await killWithin('save', victim, saving, known)
      const isSaid = await saving.then(
        (answer) => answer.ok,
        () => false,
      )
      if (victim === 'agent') await node.start()
      const found = await foundOf(expected, fresh)
      check(!isSaid || found === 'new', 'it was said to be saved, and is not')
      await until('a save after it', async () => (await save(node, path, content)).ok)
      expected = fresh
      check(isSame(await filesIn(data), fresh), 'what was saved afterwards is not there')
      return atMs === undefined ? undefined : { atMs, found }
    },
    async backup(victim) {
      await put(`world/region/r.${Math.floor(random() * 20)}.mca`, randomBytes(2 ** 19))
      const { ended } = node.begin({ kind: 'backup' })
      const atMs = await killWithin('backup', victim, ended)
      if (victim === 'agent') await node.start()
      const { state, failure, backup: taken } = await ended
      check(victim !== 'agent' || state === 'done', `the next agent did not go on with it: ${failure}`)
      if (taken) {
        newest = taken.snapshot
        snapshots.set(newest, { ...expected })
      } else await backup()
      await engine.check(source, { signal: new AbortController().signal })
      check(isSame(await filesIn(data), expected), 'a backup has changed files')
      return atMs === undefined ? undefined : { atMs, found: taken ? 'new' : 'old' }
    },
    async restore(victim) {
      const old = { ...expected }
      await put('world/level.dat', randomBytes(1_000))
      await put('world/new.dat', randomBytes(1_000))
      await rm(join(data, 'world/region'), { recursive: true })
      for (const path of Object.keys(expected)) if (path.startsWith('world/region/')) delete expected[path]
      const present = { ...expected }
      const back = snapshots.get(newest) ?? old
      const { ended } = node.begin({ kind: 'restore', snapshot: newest, paths: null })
      const atMs = await killWithin('restore', victim, ended)
      const isCalledOff = victim === 'agent' && atMs !== undefined && random() < 0.5
      if (isCalledOff) node.callOff()
      if (victim === 'agent') await node.start()
      const state = isCalledOff ? 'called off' : (await ended).state
      const found = await foundOf(present, back)
      check(state !== 'done' || found === 'new', 'the restore was done, and is not there')
      check(state !== 'failed' || found === 'old', 'the restore failed, and has changed files')
      check(victim !== 'agent' || state !== 'failed', 'the next agent did not go on with the restore')
      if (found === 'old') {
        const again = await node.begin({ kind: 'restore', snapshot: newest, paths: null }).ended
        check(again.state === 'done', `the next restore failed: ${again.failure}`)
      }
      expected = { ...back }
      check(isSame(await filesIn(data), expected), 'what was restored afterwards is not the backup')
      return atMs === undefined ? undefined : { atMs, found }
    },
  }

  const kills: Kill[] = []
  try {
    for (let i = 0; i < 20; i++) await put(`world/region/r.${i}.mca`, randomBytes(2 ** 18))
    await put('world/level.dat', randomBytes(1_000))
    await put('plugins/config.yml', randomBytes(2 ** 19))
    await backup()
    // Work that ended before its kill is repeated.
    for (let tries = 0; kills.length < times; tries++) {
      if (tries > times * 3) throw new Error(`only ${kills.length} of ${tries} came in time`)
      const [doing, victim] = whatIsKilled[kills.length % whatIsKilled.length] ?? (['save', 'agent'] as const)
      const outcome = await one[doing](victim).catch((error: Error) => {
        const at = `seed ${seed}, kill ${kills.length + 1}, ${victim} during ${doing}`
        throw new Error([`${at}: ${error.message}`, ...node.warnings.slice(-5)].join('\n'))
      })
      if (outcome) kills.push({ doing, victim, ...outcome })
      said(
        `${kills.length}: ${doing}, ${victim}: ${outcome ? `${outcome.found} after ${Math.round(outcome.atMs)} ms` : 'over before'}`,
      )
    }
    await node.end()
    const there = await engine.list(source)
    for (const snapshot of snapshots.keys())
      check(
        there.some((id) => id.startsWith(snapshot)),
        `seed ${seed}: backup ${snapshot} is lost`,
      )
    await engine.check(source, { signal: new AbortController().signal })
    const locks = join(at.repository, node.id, 'locks')
    const left = await readdir(locks)
    check(!left.some(isLockName), `seed ${seed}: a lock is left: ${left.join(', ')}`)
    return kills
  } finally {
    await node.close()
  }
}
