import { type ChildProcess, type SendHandle, spawn } from 'node:child_process'
import type { Server } from 'node:net'
import type { ClientsSnapshot } from '../../edge.ts'
import type { ReportCounts } from '../../limits/tally.ts'
import { sendableHandle } from '../../sockets/node-internals.ts'
import {
  type MessageFromSuccessor,
  type MessageToSuccessor,
  successorArgument,
} from './successor-messages.ts'

const maxStartMs = 30_000
/** A successor that ends so soon has not taken over. */
const trialMs = 5_000

/** The successor accepted players, and ended. */
export class SuccessorEnded extends Error {
  override message = 'it ended at once'
}

/**
 * Starts this program again with the same arguments, and sends it the listening sockets.
 * Resolves once it accepts players.
 * Connections that nobody accepted wait in the sockets and are its own.
 * Rejects, with the successor ended, if that fails.
 */
export async function handOver(listeners: ReadonlyMap<number, Server>): Promise<Successor> {
  const successor = new Successor(spawnDetached())
  try {
    await successor.waitUntilReady(listeners)
  } catch (error) {
    successor.kill()
    throw error
  }
  return successor
}

/** The process that accepts players after this one. */
export class Successor {
  private readonly child: ChildProcess
  private ownPid: number | undefined

  constructor(child: ChildProcess) {
    this.child = child
  }

  get pid(): number | undefined {
    return this.ownPid
  }

  async waitUntilReady(listeners: ReadonlyMap<number, Server>): Promise<void> {
    const { child } = this
    await new Promise<void>((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error('it was not ready in time')), maxStartMs).unref()
      child.once('error', reject)
      child.once('disconnect', () => reject(new Error('it ended before it was ready')))
      child.on('message', (message: MessageFromSuccessor) => {
        if (message.is === 'ready') {
          clearTimeout(timeout)
          return resolve()
        }
        if (message.is !== 'hello') return
        this.ownPid = message.pid
        this.sendListeners(listeners).catch(reject)
      })
    })
  }

  /**
   * Resolves once it has run for `trialMs`, or ends by a signal.
   * Rejects with `SuccessorEnded` otherwise.
   */
  waitForTrial(): Promise<void> {
    const { child } = this
    return new Promise((resolve, reject) => {
      if (!child.connected) return reject(new SuccessorEnded())
      const passed = setTimeout(resolve, trialMs)
      child.on('message', ({ is }: MessageFromSuccessor) => {
        if (is !== 'ends') return
        clearTimeout(passed)
        resolve()
      })
      child.once('disconnect', () => {
        clearTimeout(passed)
        reject(new SuccessorEnded())
      })
    })
  }

  /** Sends what this process has learned of clients. */
  sendClients(known: ClientsSnapshot): void {
    this.sendIfConnected({ is: 'known', known })
  }

  /** Sends what this process counts until it ends. */
  sendCounts(counts: ReportCounts): void {
    this.sendIfConnected({ is: 'counts', counts })
  }

  kill(): void {
    if (this.ownPid !== undefined) killIfRunning(this.ownPid)
    if (this.child.connected) this.child.disconnect()
  }

  private async sendListeners(listeners: ReadonlyMap<number, Server>): Promise<void> {
    for (const [port, server] of listeners) await this.send({ is: 'listener', port }, sendableHandle(server))
    await this.send({ is: 'all' })
  }

  private send(message: MessageToSuccessor, handle?: SendHandle): Promise<void> {
    return new Promise((resolve, reject) => {
      this.child.send(message, handle, (error) => (error ? reject(error) : resolve()))
    })
  }

  /** A successor that ends meanwhile needs the message no more. */
  private sendIfConnected(message: MessageToSuccessor): void {
    if (this.child.connected) this.child.send(message, () => undefined)
  }
}

/**
 * A shell that ends at once starts the successor, so that it is no child of this process.
 * This process ends first, and systemd then takes the successor for its own.
 */
function spawnDetached(): ChildProcess {
  const args = [...process.argv.slice(1).filter((one) => one !== successorArgument), successorArgument]
  return spawn('/bin/sh', ['-c', '"$@" &', 'sh', process.execPath, ...process.execArgv, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
