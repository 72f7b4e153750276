/*
 * A Bedrock player: `node launch.mjs <host> <port> <name> <version>`. Prints one event per line:
 * `spawn`, `chat <text>`, `end <reason>`. Sends each line of standard input to the chat and leaves
 * at its end.
 */
import { createRequire } from 'node:module'
import os from 'node:os'
import { createInterface } from 'node:readline'

const [host, port, username, version] = process.argv.slice(2)
const require = createRequire(import.meta.url)
// RakNet's binary is built for kernel 5 and loads on later kernels only if the release looks like
// 5.
const release = os.release().replace(/^\d+/, '5')
os.release = () => release
const { createClient } = require('bedrock-protocol')
const signIn = require('bedrock-protocol/src/handshake/login.js')

const say = (line) => process.stdout.write(`${line}\n`)
// Without the first ping the client joins with the version given here.
const options = {
  host,
  port: Number(port),
  username,
  version,
  offline: true,
  skipPing: true,
  connectTimeout: 30_000,
}
const client = createClient({ ...options, conLog: () => undefined })
// The server accepts players without an account only by the login format of clients before 1.26.
signIn(client, null, { ...client.options, protocolVersion: 900 })

let isOver = false
function end(reason) {
  if (isOver) return
  isOver = true
  process.stdout.write(`end ${reason}\n`, () => process.exit(0))
}
client.on('spawn', () => say('spawn'))
client.on('text', ({ message }) => say(`chat ${message}`))
client.on('disconnect', ({ message }) => end(message))
client.on('close', () => end('closed'))
client.on('error', (error) => end(error.message))

createInterface({ input: process.stdin, terminal: false })
  .on('line', (message) =>
    client.queue('text', {
      type: 'chat',
      needs_translation: false,
      category: 'authored',
      source_name: username,
      xuid: '',
      platform_chat_id: '',
      has_filtered_message: false,
      message,
    }),
  )
  .on('close', () => {
    client.close()
    end('left')
  })
