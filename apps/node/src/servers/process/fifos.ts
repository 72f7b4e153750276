import { execFile } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants

/** The agent's ends. They are sockets to Node, since its streams of files would block a thread each. */
export type Ours = { stdin: Socket; stdout: Socket; stderr: Socket }

const filesIn = (folder: string) => ['stdin', 'stdout', 'stderr'].map((name) => join(folder, name))

export type Fifos = {
  ours: Ours
  /** What the server is started with: descriptors of both ends of each. */
  theirs: number[]
  /** Once it was started with them. */
  close(): void
  /** If it could not be started. */
  abandon(): void
}

/**
 * Standard streams of a server that outlive the agent: each server holds both ends of its own, so that neither its input ends nor its
 * output breaks when the agent does. Undefined where they can't be made.
 */
export async function makeFifos(folder: string): Promise<Fifos | undefined> {
  const theirs: number[] = []
  const close = () => {
    for (const fd of theirs) closeSync(fd)
  }
  try {
    const files = filesIn(folder)
    // Made anew: what got away from a former run may still hold the old ones.
    for (const file of files) await rm(file, { force: true })
    await run('mkfifo', ['-m', '600', ...files])
    for (const file of files) theirs.push(openSync(file, O_RDWR))
    const ours = openFifos(folder)
    const abandon = () => {
      for (const socket of Object.values(ours)) socket.destroy()
    }
    return { ours, theirs, close, abandon }
  } catch {
    close()
    return undefined
  }
}

/** Opens the agent's ends. Throws if no server holds the others. */
export function openFifos(folder: string): Ours {
  const [stdin = '', stdout = '', stderr = ''] = filesIn(folder)
  const opened: Socket[] = []
  const open = (file: string, flags: number, way: { readable: boolean; writable: boolean }) => {
    const socket = new Socket({ fd: openSync(file, flags | O_NONBLOCK), ...way })
    opened.push(socket)
    return socket
  }
  const reading = { readable: true, writable: false }
  try {
    return {
      stdin: open(stdin, O_WRONLY, { readable: false, writable: true }),
      stdout: open(stdout, O_RDONLY, reading),
      stderr: open(stderr, O_RDONLY, reading),
    }
  } catch (error) {
    for (const socket of opened) socket.destroy()
    throw error
  }
}
