import { execFile } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants

const names = ['stdin', 'stdout', 'stderr'] as const

/** The agent's ends. Opened as sockets, since Node's file streams would block a thread each. */
type Ours = Record<(typeof names)[number], Socket>

/**
 * Standard streams of a server that outlive the agent: the server is started with `theirs`, which are both ends of each, so that neither
 * its input nor its output breaks when the agent ends. Undefined where they can't be made. `endInput`: its input ends with the agent.
 */
export async function makeFifos(
  folder: string,
  endInput = false,
): Promise<{ ours: Ours; theirs: [number, number, number] } | undefined> {
  const files = names.map((name) => join(folder, name))
  const theirs: number[] = []
  try {
    // A process that got away from a former run may still hold the old ones.
    for (const file of files) await rm(file, { force: true })
    await run('mkfifo', ['-m', '600', ...files])
    for (const file of files) theirs.push(openSync(file, O_RDWR))
    const ours = openFifos(folder)
    const [stdin = -1, stdout = -1, stderr = -1] = theirs
    if (!endInput) return { ours, theirs: [stdin, stdout, stderr] }
    const reads = openSync(join(folder, 'stdin'), O_RDONLY)
    closeSync(stdin)
    return { ours, theirs: [reads, stdout, stderr] }
  } catch {
    for (const fd of theirs) closeSync(fd)
    return undefined
  }
}

/** Opens the agent's ends. Throws if no server holds the others. */
export function openFifos(folder: string): Ours {
  const opened: Socket[] = []
  const open = (name: (typeof names)[number]) => {
    const writable = name === 'stdin'
    const fd = openSync(join(folder, name), (writable ? O_WRONLY : O_RDONLY) | O_NONBLOCK)
    const socket = new Socket({ fd, readable: !writable, writable })
    opened.push(socket)
    return socket
  }
  try {
    return { stdin: open('stdin'), stdout: open('stdout'), stderr: open('stderr') }
  } catch (error) {
    for (const socket of opened) socket.destroy()
    throw error
  }
}
