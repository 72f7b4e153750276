import { Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { maxRequestBytes, reader, write } from '../protocol/frames.ts'
import type { ToAgent } from '../protocol/messages.ts'
import { bufferPool } from './buffer-pool.ts'
import { cleanUpRegularly } from './clean-up.ts'
import { trackFreeSpace } from './free-space.ts'
import { operations } from './operations/operations.ts'
import { serve } from './serve.ts'
import { Walk } from './walk.ts'

// Runs beside a server, as its user, and performs the agent's operations on its files. It ends when
// the agent closes its input.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'disk-mb': { type: 'string' } },
})
process.umask(0o077)
const [top = ''] = positionals
const walk = new Walk(top)
// Both are sockets. With process.stdout a slow reader would block everything.
const output = new Socket({ fd: 1, readable: false })
const send = (message: ToAgent, bytes?: Uint8Array) => write(output, message, bytes)
const diskMb = values['disk-mb'] === undefined ? undefined : Number(values['disk-mb'])
const memory = bufferPool()
const { take } = serve(operations, { walk, freeSpace: trackFreeSpace(walk.root, diskMb), send, memory })
const end = () => process.exit(0)
output.on('error', end)
const { target, filled } = reader(take, { maxJsonBytes: maxRequestBytes, lend: memory.lend })
// Reads directly into the final buffer. An upload would otherwise create as much garbage as it has
// bytes.
const callback = (count: number) => {
  filled(count)
  return true
}
new Socket({ fd: 0, writable: false, onread: { buffer: target, callback } })
  .on('end', end)
  .on('error', end)
  .resume()
send({ ready: true })
cleanUpRegularly(walk)
