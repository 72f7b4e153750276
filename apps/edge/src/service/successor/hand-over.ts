import { type ChildProcess, type SendHandle, spawn } from 'node:child_process'
import type { Server } from 'node:net'
import type { Known } from '../../edge.ts'
import type { Counts } from '../report-counts.ts'
import { type FromSuccessor, successorsWord, type ToSuccessor } from './successor-messages.ts'

const withinMs = 30_000
/** It took players, and ended. */
export class SuccessorEnded extends Error {
  override message = 'it ended at once'
}

/** A successor that ends so soon has not followed. */
const lastsMs = 5_000

/**
 * Starts this program anew, with the same arguments, and gives it the listening sockets. Resolves once it takes players; from then on this
 * process shall take none. Connections that nobody had taken yet are the other's: they wait in the socket. Rejects if it does not
 * come about, with the other one ended.
 */
export async function handOver(listeners: ReadonlyMap<number, Server>) {
  // By a shell that ends at once, so that the successor is no child of this process, which will end before it: systemd takes it for its own.
  const args = [...process.argv.slice(1).filter((one) => one !== successorsWord), successorsWord]
  const child = spawn('/bin/sh', ['-c', '"$@" &', 'sh', process.execPath, ...process.execArgv, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let pid: number | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('it was not ready in time')), withinMs)
      late.unref()
      child.once('error', reject)
      child.once('disconnect', () => reject(new Error('it ended before it was ready')))
      child.on('message', (said: FromSuccessor) => {
        if (said.is === 'ready') {
          clearTimeout(late)
          return resolve()
        }
        if (said.is !== 'hello') return
        pid = said.pid
        sendAll(child, listeners).catch(reject)
      })
    })
  } catch (error) {
    if (pid !== undefined) endIfThere(pid)
    if (child.connected) child.disconnect()
    throw error
  }
  return {
    pid,
    /** Resolves once it has lasted for a while, or ends as it was told to. Rejects if it ends otherwise. */
    lasts: () =>
      new Promise<void>((resolve, reject) => {
        if (!child.connected) return reject(new SuccessorEnded())
        const lasted = setTimeout(resolve, lastsMs)
        child.on('message', ({ is }: FromSuccessor) => {
          if (is !== 'ends') return
          clearTimeout(lasted)
          resolve()
        })
        child.once('disconnect', () => {
          clearTimeout(lasted)
          reject(new SuccessorEnded())
        })
      }),
    /** Gives it what this process has learnt. */
    learn(known: Known): void {
      if (child.connected) child.send({ is: 'known', known } satisfies ToSuccessor, () => undefined)
    },
    /** What is counted here until this process ends. */
    tell(counts: Counts): void {
      if (child.connected) child.send({ is: 'counts', counts } satisfies ToSuccessor, () => undefined)
    },
  }
}

export type Successor = Awaited<ReturnType<typeof handOver>>

async function sendAll(child: ChildProcess, listeners: ReadonlyMap<number, Server>): Promise<void> {
  for (const [port, server] of listeners) await send(child, { is: 'listener', port }, bareHandle(server))
  await send(child, { is: 'all' })
}

/** Without the server around it, which would take connections over there before anybody is ready for them. */
function bareHandle(server: Server): SendHandle {
  const { _handle: handle } = server as unknown as { _handle: SendHandle | null }
  if (!handle) throw new Error('a socket is closed already')
  return handle
}

function send(child: ChildProcess, message: ToSuccessor, handle?: SendHandle): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, handle, (error) => (error ? reject(error) : resolve()))
  })
}

function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
