import { execFile } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants

const names = ['stdin', 'stdout', 'stderr'] as const

/** The agent's ends. They are sockets, as each of Node's file streams would block a thread. */
type Ours = Record<(typeof names)[number], Socket>

/**
 * Makes standard streams that outlive the agent. The server gets both ends of each, so none breaks
 * when the agent ends. Undefined if they cannot be made. `endInput`: the input closes with the
 * agent.
 */
export async function makeFifos(
  folder: string,
  endInput = false,
): Promise<{ ours: Ours; theirs: [number, number, number] } | undefined> {
  const files = names.map((name) => join(folder, name))
  const theirs: number[] = []
  try {
    // A process of a former run that escaped may still have the old ones open.
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
    // The caller says so, or uses pipes.
    for (const fd of theirs) closeSync(fd)
    return undefined
  }
}

/** Opens the agent's ends. Throws if no server has the others open. */
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
