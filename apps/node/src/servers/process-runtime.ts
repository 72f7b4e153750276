import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { StringDecoder } from 'node:string_decoder'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Entrance, serverPath } from './entrance.ts'
import { type Leader, membersOf } from './members.ts'
import { homeOf, type Process, processes, processOf } from './process-table.ts'
import {
  CannotRunServers,
  type Exit,
  type Running,
  type RunSpec,
  type Runtime,
  type Usage,
} from './runtime.ts'
import { writeAtomically } from './write-atomically.ts'

const Noted = z.object({ pid: z.number().int(), started: z.string(), uid: z.number().int().nullable() })

/** How long a server that outlived its agent may take to save its world. It began when its input ended. */
const survivorGraceMs = 5_000
const lastWordsMs = 2_000

/**
 * Runs servers as processes of this machine, each in its own folder, group and session, without a shell, and as its own user
 * where `firstUid` says so. It knows a server's processes again after the agent was killed.
 */
export function processRuntime({
  firstUid,
  entrance,
}: {
  firstUid: number | null
  /** The way in for servers' own users; undefined while there is none. */
  entrance: () => Promise<Entrance | undefined>
}): Runtime {
  const table = sharedTable()
  return {
    firstUid,
    endSurvivors: (servers) => endSurvivors(servers),
    async start(spec) {
      if (spec.uid === null && process.getuid?.() !== 0) return start(spec, spec.command, null, table)
      const way = spec.uid === null ? undefined : await entrance()
      if (spec.uid === null || !way)
        throw new CannotRunServers(
          'servers are not run as root, and other users reach Node or DATA_DIR by no way: see docs/decisions/0018',
        )
      const use = { uid: spec.uid, cwd: spec.data, folders: [spec.reads, spec.folder] }
      return start(spec, way.command(spec.command, use), way.uid(use) ?? null, table)
    },
    stop: async () => undefined,
  }
}

async function start(
  spec: RunSpec,
  command: RunSpec['command'],
  uid: number | null,
  table: () => Promise<Process[]>,
): Promise<Running> {
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd: spec.data,
    // Nothing of the agent's own environment, which holds its secrets.
    env: { PATH: serverPath, HOME: spec.data, LANG: 'C.UTF-8' },
    ...(uid !== null && { uid, gid: uid }),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  const pid = child.pid as number // It was spawned, so it has one.
  const leader: Leader = { pid, started: (await startedAt(pid)) ?? '', uid: spec.uid }
  const died = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, reason: null })),
  )
  const saidAll = new Promise<void>((resolve) => child.once('close', () => resolve()))
  // A full disk must not keep it from starting: after a killed agent it is still found by its folder.
  await writeAtomically(spec.processFile, JSON.stringify(leader)).catch(() => undefined)
  const exited = died.then(async (exit) => {
    if (spec.uid !== null) await endUser(spec.uid)
    await endAll(() => processes().then((all) => membersOf(all, leader)))
    // Its last words say why it ended. A process that got away from it may hold its output open for ever.
    await Promise.race([saidAll, wait(lastWordsMs)])
    await rm(spec.processFile, { force: true }).catch(() => undefined)
    return exit
  })
  let hardStop: NodeJS.Timeout | undefined
  const kill = () => signalGroup(pid, 'SIGKILL')
  void died.then(() => clearTimeout(hardStop))
  return {
    exited,
    kill,
    stop(command, graceMs) {
      if (hardStop) return
      hardStop = setTimeout(kill, graceMs)
      if (!(command !== null && writeLine(child, command))) signalGroup(pid, 'SIGTERM')
    },
    write: (line) => writeLine(child, line),
    onOutput(take) {
      feed(child.stdout, (text) => take('stdout', text))
      feed(child.stderr, (text) => take('stderr', text))
    },
    usage: usageOf(leader, table),
  }
}

function feed(stream: NodeJS.ReadableStream, take: (text: string) => Promise<void> | void): void {
  const decoder = new StringDecoder('utf8')
  stream.on('data', (chunk: Buffer) => {
    const taken = take(decoder.write(chunk))
    if (!taken) return
    stream.pause()
    void taken.finally(() => stream.resume())
  })
  stream.on('error', () => undefined)
}

function writeLine(child: ChildProcess, line: string): boolean {
  const { stdin } = child
  // A server that never reads its input must not fill the agent's memory.
  if (!stdin?.writable || stdin.writableLength > 64 * 1024) return false
  stdin.write(`${line}\n`)
  return true
}

function usageOf(leader: Leader, table: () => Promise<Process[]>): () => Promise<Usage | undefined> {
  let before: { at: number; cpu: Map<number, number> } | undefined
  return async () => {
    const members = membersOf(await table(), leader)
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
function sharedTable(): () => Promise<Process[]> {
  let read: { at: number; all: Promise<Process[]> } | undefined
  return () => {
    const now = performance.now()
    if (!read || now - read.at > 250) read = { at: now, all: processes() }
    return read.all
  }
}

type Former = Pick<RunSpec, 'id' | 'data' | 'processFile' | 'uid'>

async function endSurvivors(servers: readonly Former[]): Promise<void> {
  const noted = new Map<Former, Leader>()
  for (const server of servers) {
    const leader = await readNote(server.processFile)
    if (leader) noted.set(server, leader)
  }
  const homes = new Set(servers.map(({ data }) => data))
  const survivors = async () => {
    const all = await processes()
    const found = servers.flatMap((server) =>
      membersOf(all, noted.get(server) ?? { pid: -1, started: '', uid: server.uid }),
    )
    // The agent may have been killed before it noted what it had just started.
    if (process.platform === 'linux')
      found.push(...all.filter(({ pid, zombie }) => !zombie && homes.has(homeOf(pid) ?? '')))
    return found.filter(({ pid }) => pid !== process.pid)
  }
  const first = await survivors()
  for (const { pid } of first) signalOne(pid, 'SIGTERM')
  const until = performance.now() + survivorGraceMs
  for (let left = first; left.length > 0 && performance.now() < until; left = await survivors())
    await wait(50)
  for (const { uid } of servers) if (uid !== null) await endUser(uid)
  await endAll(survivors)
  for (const server of servers) await rm(server.processFile, { force: true }).catch(() => undefined)
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

async function readNote(file: string): Promise<Leader | undefined> {
  try {
    return Noted.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

async function startedAt(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return processOf(pid)?.started
  return (await processes()).find((one) => one.pid === pid)?.started
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  signalOne(-pid, signal)
}

function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
