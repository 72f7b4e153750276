import { spawn } from 'node:child_process'
import { chmod, chown, lstat, mkdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { isServerId, refuseLink } from '../folder/server-folder.ts'
import { writeAtomically } from '../folder/write-atomically.ts'
import {
  CannotRunServers,
  type Exit,
  type Output,
  type Place,
  type Running,
  type RunSpec,
  type Runtime,
} from '../runtime.ts'
import { type Entrance, serverPath } from './entrance.ts'
import { makeFifos, openFifos } from './fifos.ts'
import type { Leader } from './members.ts'
import { handOver, type OwnUsers, ownUsers } from './own-users.ts'
import { byHome, homeOf, processes, processOf } from './process-table.ts'
import { allOf, endAll, endUser, sharedTable, signalOne, statsOf, type Table } from './server-processes.ts'

const Note = z.object({ pid: z.number().int().min(2), started: z.string(), uid: z.number().int().nullable() })

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
}

/**
 * Runs servers as processes of this machine, each in its own folder, group and session, without a shell, and as its own user
 * where `firstUid` says so. It knows a server's processes again after the agent was killed, and goes on with them if they are kept.
 */
export async function processRuntime({
  servers,
  firstUid,
  entrance,
  keep,
}: {
  /** The folder of all servers' folders. */
  servers: string
  /** Users from here on are the servers' own; null if all run as the agent does. */
  firstUid: number | null
  /** The way in for servers' own users; undefined while there is none. */
  entrance: () => Promise<Entrance | undefined>
  /** Servers run on without an agent, until one attaches to them. Linux only. Else their input ends with the agent. */
  keep: boolean
}): Promise<Runtime> {
  const users = firstUid === null ? undefined : await ownUsers(firstUid, servers)
  const table = sharedTable()
  return {
    async list() {
      const all = await table.now()
      return [...table.homes()].flatMap(([home, living]) => {
        const id = basename(dirname(home))
        if (home !== join(servers, id, 'data') || !isServerId(id)) return []
        // A home is what a process says of itself: another server's must not pass for this one's.
        const own = (uid: number | null) => !users || uid === users.of(id)
        return all.some(({ pid, uid }) => living.includes(pid) && own(uid)) ? [id] : []
      })
    },
    create: (place) => create(place, users, table),
    async remove({ id }) {
      users?.free(id)
    },
    async attach(place) {
      const uid = users?.of(place.id) ?? null
      const kept = keep ? await takeUp(place, uid) : undefined
      if (kept) return supervise(place, kept, table)
      await endLeft(place, uid, table)
      return undefined
    },
    async start(place, spec) {
      const uid = users?.of(place.id) ?? null
      if (uid === null && process.getuid?.() !== 0)
        return supervise(place, await launch(place, spec.command, null, null, keep), table)
      const way = uid === null ? undefined : await entrance()
      if (uid === null || !way)
        throw new CannotRunServers(
          'servers are not run as root, and other users reach Node or DATA_DIR by no way: see docs/decisions/0018',
        )
      const use = { uid, cwd: place.data, folders: [spec.reads, place.folder] }
      const started = await launch(place, way.command(spec.command, use), uid, way.uid(use) ?? null, keep)
      return supervise(place, started, table)
    },
  }
}

async function create(place: Place, users: OwnUsers | undefined, table: Table): Promise<void> {
  const { id, folder, data } = place
  // What runs as someone else, from before the agent was root, must not change the folder while it gets another owner.
  if (users && users.of(id) === undefined) await endLeft(place, null, table)
  await mkdir(data, { recursive: true, mode: 0o700 })
  await refuseLink(data)
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
  keep: boolean,
): Promise<Started> {
  // Where none can be made (a full disk) it is better started without.
  const fifos = keep ? await makeFifos(place.folder) : undefined
  const child = spawn(program, args, {
    cwd: place.data,
    // Nothing of the agent's own environment, which holds its secrets.
    env: { PATH: serverPath, HOME: place.data, LANG: 'C.UTF-8' },
    ...(spawnUid !== null && { uid: spawnUid, gid: spawnUid }),
    detached: true,
    stdio: fifos?.theirs ?? ['pipe', 'pipe', 'pipe'],
  })
  fifos?.close()
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject)).catch(
    (error: unknown) => {
      fifos?.abandon()
      throw error
    },
  )
  child.on('error', () => undefined)
  const pid = child.pid as number // It was spawned, so it has one.
  const leader: Leader = { pid, started: (await startedAt(pid)) ?? '', uid }
  const died = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, reason: null })),
  )
  const { stdin, stdout, stderr } = fifos?.ours ?? child
  if (!stdin || !stdout || !stderr) throw new Error('a server was started without its streams')
  // A full disk must not keep it from starting: after a killed agent it is still found by its folder.
  await writeAtomically(noteFile(place), JSON.stringify(leader)).catch(() => undefined)
  return { leader, stdin, outputs: { stdout, stderr }, died }
}

/** A server that an earlier agent started, if it still runs and its streams can be had. Its number alone could be another's by now. */
async function takeUp(place: Place, uid: number | null): Promise<Started | undefined> {
  const leader = await readNote(place)
  if (!leader || leader.uid !== uid || !lives(leader) || homeOf(leader.pid) !== place.data) return undefined
  try {
    const { stdin, stdout, stderr } = openFifos(place.folder)
    return { leader, stdin, outputs: { stdout, stderr }, died: deathOf(leader) }
  } catch {
    return undefined
  }
}

function lives({ pid, started }: Leader): boolean {
  const now = processOf(pid)
  return now !== undefined && !now.zombie && now.started === started
}

/** Only a parent is told of a process's end, and how it ended. */
function deathOf(leader: Leader): Promise<Exit> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (lives(leader)) return
      clearInterval(timer)
      resolve({ code: null, signal: null, reason: null })
    }, 200)
    timer.unref()
  })
}

function supervise(place: Place, started: Started, table: Table): Running {
  const { leader, stdin, outputs, died } = started
  stdin.on('error', () => undefined)
  const saidAll = Promise.all(
    [outputs.stdout, outputs.stderr].map(
      (stream) => stream.closed || new Promise<void>((resolve) => stream.once('close', () => resolve())),
    ),
  )
  let letGo: (() => void)[] = []
  const exited = died.then(async (exit) => {
    if (leader.uid !== null) await endUser(leader.uid)
    await endAll(async () => allOf(place.data, leader, await processes(), byHome()))
    // Its last words say why it ended. A process that got away from it may hold its output open for ever.
    await Promise.race([saidAll, wait(lastWordsMs)])
    for (const stream of [stdin, outputs.stdout, outputs.stderr]) stream.destroy()
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
      letGo = [
        feed(outputs.stdout, (text) => take('stdout', text)),
        feed(outputs.stderr, (text) => take('stderr', text)),
      ]
    },
    leave() {
      clearTimeout(hardStop)
      for (const end of letGo) end()
      stdin.destroy()
    },
    stats: statsOf(leader, table),
  }
}

/** Hands on what comes; what it returns hands on the rest and ends it. */
function feed(stream: Readable, take: (text: string) => Promise<void> | void): () => void {
  const decoder = new StringDecoder('utf8')
  stream.on('data', (chunk: Buffer) => {
    const taken = take(decoder.write(chunk))
    if (!taken) return
    stream.pause()
    void taken.finally(() => stream.resume())
  })
  stream.on('error', () => undefined)
  return () => {
    stream.pause()
    const rest: Buffer | null = stream.read()
    if (rest) void take(decoder.write(rest))
    stream.destroy()
  }
}

function writeLine(stdin: Writable, line: string): boolean {
  // A server that never reads its input must not fill the agent's memory.
  if (!stdin.writable || stdin.writableLength > 64 * 1024) return false
  stdin.write(`${line}\n`)
  return true
}

/** Ends what an earlier agent left of a server. After it nothing of it is left. */
async function endLeft(place: Place, uid: number | null, table: Table): Promise<void> {
  const leader = (await readNote(place)) ?? { pid: -1, started: '', uid }
  const find = async () => allOf(place.data, leader, await processes(), byHome())
  if (allOf(place.data, leader, await table.now(), table.homes()).length > 0) {
    for (const { pid } of await find()) signalOne(pid, 'SIGTERM')
    const until = performance.now() + survivorGraceMs
    while (performance.now() < until && (await find()).length > 0) await wait(50)
    if (uid !== null) await endUser(uid)
    await endAll(find)
  }
  await rm(noteFile(place), { force: true }).catch(() => undefined)
}

async function readNote(place: Place): Promise<Leader | undefined> {
  try {
    // A server that ran as the agent's own user, before that became root, could have noted whom it wants ended.
    const { uid } = await lstat(noteFile(place))
    if (uid !== (process.getuid?.() ?? uid)) return undefined
    return Note.parse(JSON.parse(await readFile(noteFile(place), 'utf8')))
  } catch {
    return undefined
  }
}

async function startedAt(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return processOf(pid)?.started
  return (await processes()).find((one) => one.pid === pid)?.started
}
