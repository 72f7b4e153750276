import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashingTask } from './hashing-threads.ts'
import { hashPassword, verifyPassword } from './scrypt.ts'

const port = parentPort
if (!port) throw new Error('Start this file as a worker thread.')

// On Linux, process 0 is the calling thread. A lower priority leaves the processor to the event
// loop.
if (process.platform === 'linux') setPriority(0, 5)

port.on('message', (task: HashingTask) => {
  try {
    port.postMessage({ value: task.kind === 'hash' ? hashPassword(task.password) : verifyPassword(task) })
  } catch (error) {
    port.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
