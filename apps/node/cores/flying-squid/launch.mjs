/*
 * Starts flying-squid for one server: `node launch.mjs <settings.json>`, in the server's own folder.
 *
 * Every line that it writes begins with a letter and a tab: N, W or E for a normal line, a warning or an error, and `!` for what
 * only the agent reads (`ready`, `players <n>`, `ended`). Each line on standard input is a command. When standard input ends the agent
 * is gone, and so is the server, with its world saved.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sep } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { keepModeration, mendPlayers, mendSounds, refuseOtherVersions } from './mends.mjs'

const settings = JSON.parse(readFileSync(process.argv[2] ?? 'settings.json', 'utf8'))
const { stdin, stdout } = process

/** So many letters, each of which may take two places, stay below the 4,000 at which the agent cuts a line. */
const pieces = /.{1,1900}/gsu

/** The server's own folder is where it runs; where that stands on the node is nobody's business. */
const here = process.cwd() + sep

/**
 * Whatever the text holds, each line has its letter and only one tab: wherever it may be cut, what a player writes must not look
 * like a line of ours.
 */
function write(kind, text) {
  for (const line of stripVTControlCharacters(String(text))
    .replaceAll(here, '')
    .replaceAll('\t', '  ')
    .split(/[\r\n]+/))
    for (const piece of line.match(pieces) ?? []) stdout.write(`${kind}\t${piece}\n`)
}

// flying-squid draws a prompt on the standard streams and reads commands from them. They are ours.
Object.defineProperty(process, 'stdin', { value: new PassThrough(), configurable: true })
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

// A failed world or connection would otherwise end the process with code 0, as if someone had asked for it.
let ending = false
let server
let saveModeration = () => undefined
function fail(error) {
  if (ending) return
  write('E', error instanceof Error ? error.stack : error)
  end(1, 'Internal server error')
}
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

const require = createRequire(import.meta.url)
// flying-squid ends at a signal through this package, with the world unsaved. It registers once, so let it be done with that.
createRequire(require.resolve('flying-squid'))('exit-hook')(() => undefined)
for (const event of ['exit', 'SIGINT', 'SIGTERM']) process.removeAllListeners(event)
process.on('SIGTERM', () => end(0)).on('SIGINT', () => end(0))

const { createMCServer } = require('flying-squid')
server = createMCServer({
  host: settings.host,
  port: settings.port,
  version: settings.version,
  motd: settings.motd,
  'max-players': settings.maxPlayers,
  'online-mode': settings.onlineMode,
  gameMode: settings.gameMode,
  difficulty: settings.difficulty,
  'view-distance': settings.viewDistance,
  generation: {
    name: settings.world,
    options: { worldHeight: 80, ...(settings.seed !== null && { seed: settings.seed }) },
  },
  // Worlds of different versions can't read each other's format.
  worldFolder: `world/${settings.version}`,
  logging: false,
  noConsoleOutput: true,
  kickTimeout: 10_000,
  plugins: {},
  modpe: false,
  'everybody-op': false,
  'max-entities': 100,
  'player-list-text': { header: { text: settings.motd }, footer: { text: '' } },
  // Given at all, it keeps flying-squid from handling uncaught errors in its own way.
  debug: () => undefined,
})

server.info = (text) => write('N', text)
server.log = server.info
server.warn = (text) => write('W', text)
server.err = (text) => write('E', text)

// Wrong passwords of the protocol, scanners and dropped connections are daily life on a public port.
server.removeAllListeners('clientError')
server.on('clientError', (_client, error) => write('W', `A connection failed: ${error.message}`))
server.removeAllListeners('error')
server.on('error', (error) => {
  write('E', `Server: ${error.message}`)
  if (!server.isReady) end(1)
})

// Newer clients read the section sign as a colour, and show flying-squid's own sign as it is.
if (server.registry.version['>=']('1.19'))
  for (const [name, code] of Object.entries(server.color)) server.color[name] = code.replace('&', '§')

mendPlayers(server)
mendSounds(server)
saveModeration = keepModeration(server)

const tell = () => stdout.write(`!\tplayers ${server.players.length}\n`)
// Now and then too: another agent may have come to watch over it.
setInterval(tell, 10_000).unref()
server.on('newPlayer', (player) => {
  player.on('connected', tell)
  player.on('disconnected', () => setImmediate(tell))
})

const list = () => {
  const names = server.players.map(({ username }) => username)
  return `${names.length} of at most ${settings.maxPlayers} players: ${names.join(', ') || 'nobody'}`
}
server.commands.add({
  base: 'list',
  aliases: ['players'],
  info: 'Lists the players',
  usage: '/list',
  action: list,
})
server.commands.add({
  base: 'stop',
  info: 'Saves the world and stops the server',
  usage: '/stop',
  op: true,
  action: () => void end(0),
})

server.on('ready', () => {
  refuseOtherVersions(server, settings.version)
  write('N', `flying-squid is ready on port ${settings.port} for Minecraft ${settings.version}`)
  stdout.write('!\tready\n')
})

const commands = createInterface({ input: stdin, terminal: false })
commands.on('line', async (line) => {
  const text = line.trim().replace(/^\//, '')
  if (!text) return
  try {
    const answer = await server.commands.use(text)
    if (answer) write('N', answer)
    saveModeration()
  } catch (error) {
    write('E', error.userError ? error.message : error.stack)
  }
})
commands.on('close', () => end(0))

/** Sends everybody away, saves what they have and the world, and ends. */
async function end(code, reason = 'Server closed') {
  if (ending) return
  ending = true
  write('N', 'The server stops')
  saveModeration()
  // Whatever hangs, the agent ends it in ten seconds; leave by ourselves before.
  setTimeout(() => process.exit(code || 1), 8_000).unref()
  try {
    const players = [...(server?.players ?? [])]
    for (const player of players) player._client.end(reason)
    // A player who cannot be saved must not keep the world from being saved.
    await Promise.all(players.map((player) => player.save().catch(() => undefined)))
    const world = server?.overworld
    if (world?.storageProvider) {
      world.stopSaving?.()
      await world.finishedSaving
      await world.saveNow()
      await world.finishedSaving
      await world.storageProvider.close?.()
      write('N', 'The world is saved')
    }
    // The process ends in any case.
    await server?.destroy()?.catch(() => undefined)
  } catch (error) {
    write('E', error instanceof Error ? error.stack : error)
    code ||= 1
  }
  stdout.write(code === 0 ? '!\tended\n' : '', () => process.exit(code))
}
