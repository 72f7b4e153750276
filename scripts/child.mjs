import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | undefined} */
let asked

/** The user interrupted the preparation. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`ended by ${signal}`)
    this.status = statusOf(signal)
  }
}

/**
 * Forwards signals to the children and outlives them, so that their exit status is ours. Ctrl-C
 * reaches the whole process group, so a child receives it twice.
 */
export function passSignalsOn() {
  for (const signal of signals)
    process.on(signal, () => {
      asked = signal
      for (const child of running) child.kill(signal)
    })
}

/**
 * Runs a program. `captured` collects its output. `status` is that of a shell: 128 plus the number
 * of a fatal signal.
 * @param {string} file @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, captured?: boolean, shell?:
 * boolean, onSpawn?: (pid: number) => void }} options
 * @returns {Promise<{ status: number, output: string }>}
 */
export function runChild(file, args, { cwd, env, captured = false, shell = false, onSpawn }) {
  if (asked) return Promise.reject(new Interrupted(asked))
  return new Promise((resolve, reject) => {
    // The IPC channel tells a child when this process is killed.
    const stdio = captured ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit', 'ipc']
    const child = spawn(file, args, { cwd, env, shell, stdio })
    running.add(child)
    if (child.pid !== undefined) onSpawn?.(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      if (asked && captured) reject(new Interrupted(asked))
      else resolve({ status: signal ? statusOf(signal) : (code ?? 1), output })
    })
  })
}

/** @param {NodeJS.Signals} signal */
const statusOf = (signal) => 128 + constants.signals[signal]
