import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lchown, lstat, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import {
  chance,
  differences,
  type Files,
  filesIn,
  hashOf,
  isSame,
} from '../../backups/crash-recovery/testing/folder.ts'
import { type JobToDo, nodeToKill, until } from '../../backups/crash-recovery/testing/node.ts'
import { serverFolder } from '../../servers/folder/server-folder.ts'
import { addonsToFetch } from './source.ts'

/** Pairs of an operation and the process that is killed during it. */
export const whatIsKilled = [
  ...[['install', 'agent'] as const, ['update', 'helper'] as const, ['modpack', 'agent'] as const],
  ...[['undo', 'helper'] as const, ['update', 'agent'] as const, ['install', 'helper'] as const],
  ...[['undo', 'agent'] as const, ['modpack', 'helper'] as const],
]
export type Doing = (typeof whatIsKilled)[number][0]
/**
 * `placing`: the kill came while files were half-applied. `found`: the files before the interrupted
 * change continues.
 */
export type Kill = {
  doing: Doing
  victim: 'agent' | 'helper'
  atMs: number
  placing: boolean
  found: 'old' | 'new'
}

/** A finished change, and the server's files before it. */
type Done = { change: string; before: Files }

/**
 * Kills the agent or the files helper this many times during installs, updates, undos and modpacks.
 * Half of the kills come during renames. Rejects once the files are neither the old nor the new
 * ones.
 */
export async function killChanges(
  times: number,
  {
    seed,
    dataDir,
    runtime,
    onLine = () => undefined,
  }: { seed: number; dataDir: string; runtime?: NodeRuntime['kind']; onLine?: (line: string) => void },
): Promise<Kill[]> {
  const random = chance(seed)
  const source = await addonsToFetch()
  const node = await nodeToKill(dataDir, runtime)
  const { data, path } = serverFolder(dataDir, node.id)
  const pendingFile = join(path, 'change.json')
  let takesMs = 1_500
  let present: Files = {}
  const done: Done[] = []
  const check = (isWell: boolean, message: string) => {
    if (!isWell) throw new Error(message)
  }

  async function put(file: string, content: Buffer): Promise<void> {
    await mkdir(dirname(join(data, file)), { recursive: true })
    await writeFile(join(data, file), content)
    const { uid, gid } = await lstat(data)
    for (let at = file; at !== '.'; at = dirname(at)) await lchown(join(data, at), uid, gid)
    present[file] = hashOf(content)
  }

  /** The record of the installed modpack is ignored. */
  async function found(): Promise<Files> {
    const { '.modpack.json': _, ...files } = await filesIn(data)
    return files
  }

  /** The job, and the server's files after it. */
  async function jobFor(doing: Doing): Promise<{ job: JobToDo; change: string; after: Files }> {
    if (doing === 'undo') {
      const last = done.at(-1)
      if (!last) throw new Error('there is nothing to take back')
      const { change, before } = last
      return { job: { kind: 'undo_files', change, stopped: true }, change, after: before }
    }
    const change = randomUUID()
    if (doing === 'modpack') {
      const { file, files } = await source.pack()
      const unchanged = Object.entries(present).filter(
        ([name]) => !name.startsWith('mods/') && !name.startsWith('config/'),
      )
      const job = { kind: 'install_pack' as const, change, hosts: source.hosts, file }
      return { job, change, after: { ...Object.fromEntries(unchanged), ...files } }
    }
    const after = { ...present }
    const fresh = source.jars()
    const names = Object.keys(present).filter((name) => name.startsWith('plugins/'))
    const [removed = '', moved = ''] = doing === 'update' ? names.slice(-2) : []
    const rename = moved === '' ? [] : [{ from: moved, to: `${moved}.disabled` }]
    if (after[moved]) after[`${moved}.disabled`] = after[moved]
    for (const name of [removed, moved]) delete after[name]
    // An update reuses the names of the files that it replaces.
    const puts = fresh.map(({ file, hash }, i) => {
      const path = `plugins/${doing === 'update' ? 'p' : `new-${change.slice(0, 4)}-`}${i}.jar`
      after[path] = hash
      return { path, file }
    })
    const remove = removed === '' ? [] : [removed]
    const job = {
      kind: 'change_files' as const,
      change,
      hosts: source.hosts,
      rename,
      remove,
      put: puts,
      keep: ['settings'],
    }
    return { job, change, after }
  }

  /** Undefined if the job ended before the kill. */
  async function killed(victim: Kill['victim'], over: Promise<unknown>, known: readonly number[]) {
    const began = performance.now()
    let isOver = false
    const end = () => {
      isOver = true
    }
    const ended = over.then(end, end)
    if (random() < 0.5) {
      while (!isOver && !existsSync(pendingFile)) await Promise.race([ended, wait(1)])
      await wait(random() * 25)
    } else await Promise.race([ended, wait(random() * takesMs)])
    takesMs = isOver ? Math.max(20, takesMs * 0.7) : takesMs * 1.1
    if (isOver) return undefined
    const atMs = performance.now() - began
    if (victim === 'agent') await node.end()
    else
      for (const pid of known)
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          return undefined
        }
    return { atMs, placing: existsSync(pendingFile) }
  }

  async function one(doing: Doing, victim: Kill['victim']): Promise<Kill | undefined> {
    if (doing === 'undo' && done.length === 0) await toItsEnd('install')
    // From here on the helper is running.
    await until('the helper answers', async () => (await node.ask('POST', 'room', {})).ok)
    const known = victim === 'helper' ? await node.pids('helper') : []
    const before = { ...present }
    const { job, change, after } = await jobFor(doing)
    const { ended } = node.begin(job)
    const kill = await killed(victim, ended, known)
    const isCalledOff = kill !== undefined && victim === 'agent' && random() < 0.5
    if (isCalledOff) node.callOff()
    if (victim === 'agent') await node.start()
    // Until then the server would not start.
    if (isCalledOff) await until('what was begun is finished', () => !existsSync(pendingFile))
    else {
      const { state, failure } = await ended
      check(state === 'done', `it did not go on to its end: ${failure}`)
    }
    const now = await found()
    const isNew = isSame(now, after)
    check(
      isNew || (isCalledOff && isSame(now, before)),
      `files are neither the old ones (${differences(now, before)}) nor the new (${differences(now, after)})`,
    )
    present = isNew ? after : before
    noteDone(doing, isNew, { change, before })
    if (!isNew) await toItsEnd(doing)
    return kill ? { doing, victim, ...kill, found: isNew ? 'new' : 'old' } : undefined
  }

  function noteDone(doing: Doing, isNew: boolean, { change, before }: Done): void {
    if (isNew && doing === 'undo') done.pop()
    else if (isNew) done.push({ change, before })
    // The agent keeps no older changes.
    if (done.length > 8) done.shift()
  }

  async function toItsEnd(doing: Doing): Promise<void> {
    const before = { ...present }
    const { job, change, after } = await jobFor(doing)
    const { state, failure } = await node.begin(job).ended
    check(state === 'done', `the next one failed: ${failure}`)
    const now = await found()
    check(isSame(now, after), `the next one left something else: ${differences(now, after)}`)
    present = after
    noteDone(doing, true, { change, before })
  }

  const kills: Kill[] = []
  try {
    await put('world/level.dat', Buffer.from('a world'))
    await put('settings/main.yml', Buffer.from('a: 1'))
    await toItsEnd('update')
    for (let tries = 0; kills.length < times; tries += 1) {
      if (tries > times * 4) throw new Error(`only ${kills.length} of ${tries} came in time`)
      const [doing, victim] =
        whatIsKilled[kills.length % whatIsKilled.length] ?? (['install', 'agent'] as const)
      const kill = await one(doing, victim).catch((error: Error) => {
        const at = `seed ${seed}, kill ${kills.length + 1}, ${victim} during ${doing}`
        throw new Error([`${at}: ${error.message}`, ...node.warnings.slice(-5)].join('\n'))
      })
      if (kill) kills.push(kill)
      onLine(
        `${kills.length}: ${doing}, ${victim}: ${kill ? `${kill.found} after ${Math.round(kill.atMs)} ms` : 'over before'}`,
      )
    }
    return kills
  } finally {
    await node.close()
    await source.close()
  }
}
