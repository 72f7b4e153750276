import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Entrance, serverPath } from './entrance.ts'
import { type Leader, membersOf } from './members.ts'
import { handOver, type OwnUsers, ownUsers } from './own-users.ts'
import { byHome, type Process, processes, processOf } from './process-table.ts'
import {
  CannotRunServers,
  type Exit,
  type Output,
  type Place,
  type Running,
  type RunSpec,
  type Runtime,
  type Usage,
} from './runtime.ts'
import { writeAtomically } from './write-atomically.ts'

const Note = z.object({ pid: z.number().int(), started: z.string(), uid: z.number().int().nullable() })

/** What was started for a server, so that it is known again after the agent was killed. */
const noteFile = ({ folder }: Place) => join(folder, 'process.json')

/** How long a server that outlived its agent may take to save its world. It began when its input ended. */
const survivorGraceMs = 5_000
const lastWordsMs = 2_000

/** A started server's ends of its streams, and its end. */
type Started = {
  leader: Leader
  stdin: Writable
  outputs: Record<Output, Readable>
  died: Promise<Exit>
  /** Everything that it said has been read. */
  saidAll: Promise<void>
}

/**
 * Runs servers as processes of this machine, each in its own folder, group and session, without a shell, and as its own user
 * where `firstUid` says so. It knows a server's processes again after the agent was killed.
 */
export async function processRuntime({
  servers,
  firstUid,
  entrance,
}: {
  /** The folder of all servers' folders. */
  servers: string
  /** Users from here on are the servers' own; null if all run as the agent does. */
  firstUid: number | null
  /** The way in for servers' own users; undefined while there is none. */
  entrance: () => Promise<Entrance | undefined>
}): Promise<Runtime> {
  const users = firstUid === null ? undefined : await ownUsers(firstUid, servers)
  const table = sharedTable()
  return {
    async list() {
      const homes = [...table.homes()].map(([home]) => home)
      return homes.filter((home) => dirname(dirname(home)) === servers).map((home) => basename(dirname(home)))
    },
    create: (place) => create(place, users),
    async remove({ id }) {
      users?.free(id)
    },
    async attach(place) {
      await endLeft(place, users?.of(place.id) ?? null, table)
      return undefined
    },
    async start(place, spec) {
      const uid = users?.of(place.id) ?? null
      if (uid === null && process.getuid?.() !== 0)
        return supervise(place, await launch(place, spec.command, null, null), table)
      const way = uid === null ? undefined : await entrance()
      if (uid === null || !way)
        throw new CannotRunServers(
          'servers are not run as root, and other users reach Node or DATA_DIR by no way: see docs/decisions/0018',
        )
      const use = { uid, cwd: place.data, folders: [spec.reads, place.folder] }
      const started = await launch(place, way.command(spec.command, use), uid, way.uid(use) ?? null)
      return supervise(place, started, table)
    },
  }
}

async function create({ id, folder, data }: Place, users: OwnUsers | undefined): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 })
  await chmod(data, 0o700)
  if (!users) return
  const uid = users.take(id)
  // By its group only this server passes to its data.
  await chown(folder, process.getuid?.() ?? 0, uid)
  await chmod(folder, 0o710)
  await handOver(data, uid)
}

/** `uid` is whom it is to be, `spawnUid` whom `spawn` makes it: null if the command itself does, or nobody need. */
async function launch(
  place: Place,
  [program, ...args]: RunSpec['command'],
  uid: number | null,
  spawnUid: number | null,
): Promise<Started> {
  const child = spawn(program, args, {
    cwd: place.data,
    // Nothing of the agent's own environment, which holds its secrets.
    env: { PATH: serverPath, HOME: place.data, LANG: 'C.UTF-8' },
    ...(spawnUid !== null && { uid: spawnUid, gid: spawnUid }),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  child.on('error', () => undefined)
  const pid = child.pid as number // It was spawned, so it has one.
  const leader: Leader = { pid, started: (await startedAt(pid)) ?? '', uid }
  const died = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, reason: null })),
  )
  const saidAll = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // A full disk must not keep it from starting: after a killed agent it is still found by its folder.
  await writeAtomically(noteFile(place), JSON.stringify(leader)).catch(() => undefined)
  return {
    leader,
    stdin: child.stdin,
    outputs: { stdout: child.stdout, stderr: child.stderr },
    died,
    saidAll,
  }
}

function supervise(place: Place, started: Started, table: Table): Running {
  const { leader, stdin, outputs, died, saidAll } = started
  stdin.on('error', () => undefined)
  const exited = died.then(async (exit) => {
    if (leader.uid !== null) await endUser(leader.uid)
    await endAll(async () => membersOf(await processes(), leader))
    // Its last words say why it ended. A process that got away from it may hold its output open for ever.
    await Promise.race([saidAll, wait(lastWordsMs)])
    await rm(noteFile(place), { force: true }).catch(() => undefined)
    return exit
  })
  let hardStop: NodeJS.Timeout | undefined
  const kill = () => signalOne(-leader.pid, 'SIGKILL')
  void died.then(() => clearTimeout(hardStop))
  return {
    exited,
    kill,
    stop(command, graceMs) {
      if (hardStop) return
      hardStop = setTimeout(kill, graceMs)
      if (!(command !== null && writeLine(stdin, command))) signalOne(-leader.pid, 'SIGTERM')
    },
    write: (line) => writeLine(stdin, line),
    onOutput(take) {
      feed(outputs.stdout, (text) => take('stdout', text))
      feed(outputs.stderr, (text) => take('stderr', text))
    },
    stats: statsOf(leader, table),
  }
}

function feed(stream: Readable, take: (text: string) => Promise<void> | void): void {
  const decoder = new StringDecoder('utf8')
  stream.on('data', (chunk: Buffer) => {
    const taken = take(decoder.write(chunk))
    if (!taken) return
    stream.pause()
    void taken.finally(() => stream.resume())
  })
  stream.on('error', () => undefined)
}

function writeLine(stdin: Writable, line: string): boolean {
  // A server that never reads its input must not fill the agent's memory.
  if (!stdin.writable || stdin.writableLength > 64 * 1024) return false
  stdin.write(`${line}\n`)
  return true
}

function statsOf(leader: Leader, table: Table): () => Promise<Usage | undefined> {
  let before: { at: number; cpu: Map<number, number> } | undefined
  return async () => {
    const members = membersOf(await table.now(), leader)
    if (members.length === 0) return undefined
    const at = performance.now()
    let busyMs = 0
    for (const { pid, cpuMs } of members)
      busyMs += Math.max(0, cpuMs - (before?.cpu.get(pid) ?? (before ? 0 : cpuMs)))
    const passedMs = before ? at - before.at : 0
    before = { at, cpu: new Map(members.map(({ pid, cpuMs }) => [pid, cpuMs])) }
    return {
      cpuPercent: passedMs > 0 ? Math.round((1000 * busyMs) / passedMs) / 10 : 0,
      memoryMb: Math.round(members.reduce((sum, { residentBytes }) => sum + residentBytes, 0) / 2 ** 20),
      processes: members.length,
    }
  }
}

/** One reading of the table serves all servers that ask within a quarter of a second. */
function sharedTable() {
  const shared = <T>(read: () => T) => {
    let last: { at: number; value: T } | undefined
    return () => {
      const now = performance.now()
      if (!last || now - last.at > 250) last = { at: now, value: read() }
      return last.value
    }
  }
  return { now: shared(processes), homes: shared(byHome) }
}
type Table = ReturnType<typeof sharedTable>

/** Ends what an earlier agent left of a server. After it nothing of it is left. */
async function endLeft(place: Place, uid: number | null, table: Table): Promise<void> {
  const leader = (await readNote(place)) ?? { pid: -1, started: '', uid }
  const left = (all: readonly Process[], homes: ReadonlyMap<string, readonly number[]>) => {
    // The agent may have been killed before it noted what it had just started.
    const atHome = homes.get(place.data) ?? []
    const found = all.filter(({ pid, zombie }) => !zombie && atHome.includes(pid))
    return [...membersOf(all, leader), ...found].filter(({ pid }) => pid !== process.pid)
  }
  const find = async () => left(await processes(), byHome())
  if (left(await table.now(), table.homes()).length > 0) {
    for (const { pid } of await find()) signalOne(pid, 'SIGTERM')
    const until = performance.now() + survivorGraceMs
    while (performance.now() < until && (await find()).length > 0) await wait(50)
    if (uid !== null) await endUser(uid)
    await endAll(find)
  }
  await rm(noteFile(place), { force: true }).catch(() => undefined)
}

/**
 * Kills until there is none: processes may start others faster than a list of them can be walked. One that waits for a broken disk
 * is waited for.
 */
async function endAll(find: () => Promise<Process[]>): Promise<void> {
  for (let round = 0; ; round++) {
    const left = await find()
    if (left.length === 0) return
    // Stopped ones start no more while the others are being killed.
    for (const { pid } of left) signalOne(pid, 'SIGSTOP')
    for (const { pid } of left) signalOne(pid, 'SIGKILL')
    await wait(round < 5 ? 5 : round < 100 ? 50 : 1_000)
  }
}

/**
 * Ends everything of a server's own user in one act: the list of processes is old when it has been read, and a row of processes, each of
 * which starts the next and ends, could outrun it.
 */
function endUser(uid: number): Promise<void> {
  const child = spawn('/bin/sh', ['-c', 'kill -KILL -1'], {
    uid,
    gid: uid,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.once('error', () => resolve()).once('exit', () => resolve()))
}

async function readNote(place: Place): Promise<Leader | undefined> {
  try {
    return Note.parse(JSON.parse(await readFile(noteFile(place), 'utf8')))
  } catch {
    return undefined
  }
}

async function startedAt(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return processOf(pid)?.started
  return (await processes()).find((one) => one.pid === pid)?.started
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
