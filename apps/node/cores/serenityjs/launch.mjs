/*
 * Starts SerenityJS for one server: `node launch.mjs <settings.json>`, in the server's own folder.
 *
 * What it prints is its own log; lines with `!` and a tab at their beginning are for the agent alone (`ready`, `ended`). Each line on
 * standard input is a command. When standard input ends the agent is gone, and so is the server, with its world saved.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sep } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

const settings = JSON.parse(readFileSync(process.argv[2] ?? 'settings.json', 'utf8'))
const { stdin, stdout } = process

/** The server's own folder is where it runs; where that stands on the node is nobody's business. */
const here = process.cwd() + sep

/** So many letters stay below those at which the agent cuts a line; a tab of a player's must not look like one of ours. */
const pieces = /.{1,1900}/gsu

function write(kind, text) {
  const bare = stripVTControlCharacters(String(text))
    .replaceAll(here, '')
    .replaceAll(/§./g, '')
    .replaceAll('\t', '  ')
  for (const line of bare.split(/[\r\n]+/))
    for (const piece of line.match(pieces) ?? []) stdout.write(`${kind}\t${piece}\n`)
}

// It draws a prompt on the standard streams and reads commands from them. They are ours.
const commands = new PassThrough()
Object.defineProperty(process, 'stdin', { value: commands, configurable: true })
Object.defineProperty(process, 'stdout', { value: new PassThrough().resume(), configurable: true })
for (const [method, kind] of [
  ['log', 'N'],
  ['info', 'N'],
  ['debug', 'N'],
  ['warn', 'W'],
  ['error', 'E'],
])
  console[method] = (...parts) =>
    write(kind, parts.map((part) => (part instanceof Error ? part.stack : part)).join(' '))

// Its loop asks for the next turn at once, a third of a core for nothing: twenty turns a second are due.
const idleMs = 8
const { setTimeout: later, setImmediate: soon } = globalThis
const isTick = (work) => typeof work === 'function' && work.name === 'tick'
globalThis.setTimeout = (work, ms, ...rest) => later(work, isTick(work) ? idleMs : ms, ...rest)
globalThis.setImmediate = (work, ...rest) => (isTick(work) ? later(work, idleMs) : soon(work, ...rest))

// Its own default makes and holds 1,681 chunks, half a gigabyte, before anybody has come.
const world = 'worlds/default'
if (!existsSync(`${world}/properties.json`)) {
  mkdirSync(world, { recursive: true })
  const overworld = {
    identifier: 'overworld',
    type: 0,
    generator: 'superflat',
    viewDistance: settings.viewDistance,
    simulationDistance: Math.min(4, settings.viewDistance),
    spawnPosition: [0, -60, 0],
    chunkPregeneration: [],
  }
  const properties = { identifier: 'default', dimensions: [overworld] }
  writeFileSync(`${world}/properties.json`, JSON.stringify(properties, null, 2))
} else {
  const properties = JSON.parse(readFileSync(`${world}/properties.json`, 'utf8'))
  for (const dimension of properties.dimensions ?? []) dimension.viewDistance = settings.viewDistance
  writeFileSync(`${world}/properties.json`, JSON.stringify(properties, null, 2))
}

const require = createRequire(import.meta.url)
const { FileSystemProvider, Serenity, ServerState, WorldEvent } = require('@serenityjs/core')

const serenity = new Serenity({
  serenity: { permissions: null, offlineMode: !settings.onlineMode, resources: { path: null } },
  raknet: { address: settings.host, port: settings.port, maxConnections: settings.maxPlayers },
})
serenity.registerProvider(FileSystemProvider, { path: './worlds' })
// It shows how many may come, and lets in everybody.
serenity.on(WorldEvent.PlayerJoin, ({ player }) => {
  if (serenity.players.size > settings.maxPlayers) player.disconnect('The server is full')
})
await serenity.start()
// It ends at a semicolon where lists of servers show it.
serenity.network.raknet.message = settings.motd.replaceAll(';', ',')
stdout.write('!\tready\n')

/** What every console of a server knows, and its own does not. */
const ours = {
  list() {
    const names = [...serenity.players.values()].map(({ username }) => username)
    write('N', `There are ${names.length}/${settings.maxPlayers} players online: ${names.join(', ')}`)
  },
  say(text) {
    for (const player of serenity.players.values()) player.sendMessage(`[Server] ${text}`)
    write('N', `[Server] ${text}`)
  },
}

let ending = false
async function end(code) {
  if (ending) return
  ending = true
  // Whatever hangs, the agent ends it soon; leave by ourselves before.
  later(() => process.exit(1), 8_000).unref()
  await serenity.stop().catch((error) => write('E', error))
  write('N', 'The world is saved')
  stdout.write('!\tended\n', () => process.exit(code))
}
process.removeAllListeners('SIGTERM').on('SIGTERM', () => end(0))
process.removeAllListeners('SIGINT').on('SIGINT', () => end(0))
// Stopped by a player with that right.
setInterval(() => {
  if (serenity.state === ServerState.Stopped) end(0)
}, 500).unref()

createInterface({ input: stdin, terminal: false })
  .on('line', (line) => {
    const text = line.trim().replace(/^\//, '')
    const [, word, rest] = /^(\S*)\s*(.*)$/.exec(text) ?? []
    if (text === 'stop') end(0)
    else if (Object.hasOwn(ours, word)) ours[word](rest)
    else if (text) commands.write(`${text}\n`)
  })
  .on('close', () => end(0))
