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
} from '../../backups/kills/testing/folder.ts'
import { type JobToDo, nodeToKill, until } from '../../backups/kills/testing/node.ts'
import { serverFolder } from '../../servers/folder/server-folder.ts'
import { addonsToFetch } from './source.ts'

/** What is done, and which of them is killed meanwhile. */
export const whatIsKilled = [
  ...[['install', 'agent'] as const, ['update', 'helper'] as const, ['modpack', 'agent'] as const],
  ...[['undo', 'helper'] as const, ['update', 'agent'] as const, ['install', 'helper'] as const],
  ...[['undo', 'agent'] as const, ['modpack', 'helper'] as const],
]
export type Doing = (typeof whatIsKilled)[number][0]
/** `placing`: the kill came while files were half in place. `found`: before what was broken off goes on. */
export type Kill = {
  doing: Doing
  victim: 'agent' | 'helper'
  atMs: number
  placing: boolean
  found: 'old' | 'new'
}

/** What was done, and what the server had before. */
type Done = { change: string; before: Files }

/**
 * Kills the agent, or the helper of a server's files, so many times while plugins are installed, updated and taken back, and modpacks put in place,
 * half of the times while files are being renamed. Rejects with the first time that the server has neither what it had nor what was to come.
 */
export async function killChanges(
  times: number,
  {
    seed,
    dataDir,
    runtime,
    said = () => undefined,
  }: { seed: number; dataDir: string; runtime?: NodeRuntime['kind']; said?: (line: string) => void },
): Promise<Kill[]> {
  const random = chance(seed)
  const source = await addonsToFetch()
  const node = await nodeToKill(dataDir, runtime)
  const { data, path } = serverFolder(dataDir, node.id)
  const note = join(path, 'change.json')
  let takesMs = 1_500
  let present: Files = {}
  const done: Done[] = []
  const check = (isWell: boolean, words: string) => {
    if (!isWell) throw new Error(words)
  }

  async function put(file: string, content: Buffer): Promise<void> {
    await mkdir(dirname(join(data, file)), { recursive: true })
    await writeFile(join(data, file), content)
    const { uid, gid } = await lstat(data)
    for (let at = file; at !== '.'; at = dirname(at)) await lchown(join(data, at), uid, gid)
    present[file] = hashOf(content)
  }

  /** What is kept of a modpack goes with it. */
  async function found(): Promise<Files> {
    const { '.modpack.json': _, ...files } = await filesIn(data)
    return files
  }

  /** What is to be done, and what the server has afterwards. */
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
      const kept = Object.entries(present).filter(
        ([name]) => !name.startsWith('mods/') && !name.startsWith('config/'),
      )
      const job = { kind: 'install_pack' as const, change, hosts: source.hosts, file }
      return { job, change, after: { ...Object.fromEntries(kept), ...files } }
    }
    const after = { ...present }
    const fresh = source.jars()
    const names = Object.keys(present).filter((name) => name.startsWith('plugins/'))
    const [gone = '', moved = ''] = doing === 'update' ? names.slice(-2) : []
    const rename = moved === '' ? [] : [{ from: moved, to: `${moved}.disabled` }]
    if (after[moved]) after[`${moved}.disabled`] = after[moved]
    for (const name of [gone, moved]) delete after[name]
    // An update has the names of those before.
    const puts = fresh.map(({ file, hash }, i) => {
      const path = `plugins/${doing === 'update' ? 'p' : `new-${change.slice(0, 4)}-`}${i}.jar`
      after[path] = hash
      return { path, file }
    })
    const remove = gone === '' ? [] : [gone]
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

  /** Undefined where it was over before. */
  async function killed(victim: Kill['victim'], over: Promise<unknown>, known: readonly number[]) {
    const began = performance.now()
    let isOver = false
    const end = () => {
      isOver = true
    }
    const ended = over.then(end, end)
    if (random() < 0.5) {
      while (!isOver && !existsSync(note)) await Promise.race([ended, wait(1)])
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
    return { atMs, placing: existsSync(note) }
  }

  async function one(doing: Doing, victim: Kill['victim']): Promise<Kill | undefined> {
    if (doing === 'undo' && done.length === 0) await toItsEnd('install')
    // Its helper is there from then on.
    await until('the helper answers', async () => (await node.ask('POST', 'room', {})).ok)
    const known = victim === 'helper' ? await node.pids('helper') : []
    const before = { ...present }
    const { job, change, after } = await jobFor(doing)
    const { ended } = node.begin(job)
    const kill = await killed(victim, ended, known)
    const isCalledOff = kill !== undefined && victim === 'agent' && random() < 0.5
    if (isCalledOff) node.callOff()
    if (victim === 'agent') await node.start()
    // Until then it would not be started.
    if (isCalledOff) await until('what was begun is finished', () => !existsSync(note))
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
    // Older ones are not kept.
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
      const told = await one(doing, victim).catch((error: Error) => {
        const at = `seed ${seed}, kill ${kills.length + 1}, ${victim} during ${doing}`
        throw new Error([`${at}: ${error.message}`, ...node.warnings.slice(-5)].join('\n'))
      })
      if (told) kills.push(told)
      said(
        `${kills.length}: ${doing}, ${victim}: ${told ? `${told.found} after ${Math.round(told.atMs)} ms` : 'over before'}`,
      )
    }
    return kills
  } finally {
    await node.close()
    await source.close()
  }
}
