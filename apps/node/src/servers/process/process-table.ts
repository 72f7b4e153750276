import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Process = {
  pid: number
  parent: number
  group: number
  session: number
  /** Start time, which distinguishes it from a later process with the same pid. */
  started: string
  /** Null if unknown. */
  uid: number | null
  residentBytes: number
  /** CPU time so far, in milliseconds. */
  cpuMs: number
  zombie: boolean
}

const pageBytes = await run('getconf', ['PAGESIZE']).then(
  ({ stdout }) => Number(stdout) || 4096,
  // Without getconf the page size of most machines is used.
  () => 4096,
)
const tickMs = 10

/** All processes of this machine, from /proc on Linux and from `ps` elsewhere. */
export async function processes(): Promise<Process[]> {
  return process.platform === 'linux' ? pids().flatMap((pid) => readProcess(pid) ?? []) : fromPs()
}

const pids = () => readdirSync('/proc').map(Number).filter(Number.isInteger)

/** Undefined if there is no such process. Linux only. */
export function readProcess(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in parentheses may contain spaces and parentheses. Fields: proc_pid_stat(5), from
    // the third on.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (field: number) => Number(fields[field - 3])
    return {
      pid,
      parent: at(4),
      group: at(5),
      session: at(6),
      started: String(fields[22 - 3]),
      uid: statSync(`/proc/${pid}`).uid,
      residentBytes: at(24) * pageBytes,
      cpuMs: (at(14) + at(15)) * tickMs,
      zombie: fields[0] === 'Z' || fields[0] === 'X',
    }
  } catch {
    return undefined // The process has ended meanwhile.
  }
}

async function fromPs(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,ppid=,pgid=,uid=,rss=,time=,stat=,lstart='], {
    maxBuffer: 32 * 1024 * 1024,
  })
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, group, uid, kib, time, stat, ...started] = line.trim().split(/\s+/)
    if (!pid || !time || !stat) return []
    return {
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      session: Number(group),
      started: started.join(' '),
      uid: Number(uid),
      residentBytes: Number(kib) * 1024,
      cpuMs: time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1000,
      zombie: stat.startsWith('Z'),
    }
  })
}

/** The HOME that a process was started with. Undefined if unknown. Linux only. */
export function readHome(pid: number): string | undefined {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    return variables.find((variable) => variable.startsWith('HOME='))?.slice('HOME='.length)
  } catch {
    // The process has ended, or belongs to another user.
    return undefined
  }
}

/** Pids by the HOME that they were started with. Linux only, empty elsewhere. */
export function pidsByHome(): Map<string | undefined, number[]> {
  return Map.groupBy(process.platform === 'linux' ? pids() : [], readHome)
}
