/*
 * A fake game server that behaves towards its host as Mojang's Bedrock server or PocketMine-MP:
 * files, log lines, commands, the server list ping, and a world saved at stop. `join`, `leave` and
 * `hang` simulate players and faults. The text before this one sets `fakeServer`, which selects the
 * two.
 */
import { createSocket } from 'node:dgram'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const isMojangs = globalThis.fakeServer === 'bedrock'
const began = performance.now()
const players = []
let hangs = false

function log(level, text) {
  const now = new Date().toISOString()
  const [day, time] = [now.slice(0, 10), now.slice(11, 23)]
  const before = isMojangs
    ? `[${day} ${time.replace('.', ':')} ${level}] `
    : `[${time}] [Server thread/${level}]: `
  process.stdout.write(`${before}${text}\n`)
}

function fail(text) {
  log('ERROR', text)
  process.exit(1)
}

/** Neither server uses Java's escapes. */
function settingsOf(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, key, value] = /^([^#=]+)=(.*)$/.exec(line) ?? []
      return key === undefined ? [] : [[key.trim(), value.trim()]]
    }),
  )
}

const settings = settingsOf('server.properties')
const port = Number(settings['server-port'] ?? 19132)
const portV6 = Number(settings['server-portv6'] ?? 19133)
const world = isMojangs ? `worlds/${settings['level-name']}` : 'worlds/world'

function prepare() {
  log('INFO', `Time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`)
  if (!isMojangs) {
    log('INFO', 'Loading server configuration')
    for (const folder of ['plugins', 'players', world]) mkdirSync(folder, { recursive: true })
    writeFileSync('pocketmine.yml', '# Main configuration file for PocketMine-MP\n')
    return
  }
  process.stdout.write('NO LOG FILE! - setting up server logging...\n')
  log('INFO', 'Starting Server')
  log('INFO', `Level Name: ${settings['level-name']}`)
  for (const file of ['permissions.json', 'allowlist.json', 'config/default/permissions.json'])
    JSON.parse(readFileSync(file, 'utf8'))
  for (const folder of ['behavior_packs', 'resource_packs'])
    for (const pack of readdirSync(folder))
      JSON.parse(readFileSync(`${folder}/${pack}/manifest.json`, 'utf8'))
  mkdirSync(world, { recursive: true })
  log('INFO', `opening ${world}/db`)
}

const magic = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')

function pong(question, { address, port: from }) {
  if (hangs || question[0] !== 1 || !question.subarray(9, 25).equals(magic)) return
  const name = isMojangs ? settings['server-name'] : settings.motd.replaceAll(';', '\\;')
  const mode = settings.gamemode.replace(/^./, (letter) => letter.toUpperCase())
  const fields = [
    'MCPE',
    name,
    898,
    '1.21.124',
    players.length,
    settings['max-players'],
    '13253860892328930865',
  ]
  const text = Buffer.from([...fields, 'Bedrock level', mode, 1, port, portV6, ''].join(';'))
  const length = Buffer.from([text.length >> 8, text.length & 255])
  this.send(
    Buffer.concat([Buffer.from([28]), question.subarray(1, 9), Buffer.alloc(8, 7), magic, length, text]),
    from,
    address,
  )
}

function bind(family, at, host) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const socket = createSocket({ type: family })
  socket.on('message', pong).once('error', reject).bind(at, host, resolve)
  return promise
}

function end() {
  if (isMojangs) {
    log('INFO', 'Server stop requested.')
    log('INFO', 'Stopping server...')
  } else log('INFO', 'Stopping the server')
  writeFileSync(`${world}/level.dat`, `saved with ${players.length} players\n`)
  if (isMojangs) process.stdout.write('Quit correctly\n')
  else log('INFO', 'Stopping other threads')
  process.exit(0)
}

const from = '[/127.0.0.1:53211]'
const playerEvents = {
  join: isMojangs
    ? (name) => `Player connected: ${name}, xuid: 2535400000000000`
    : (name) => `${name}${from} logged in with entity id 1 at (world, 256, 70, 256)`,
  leave: isMojangs
    ? (name) => `Player disconnected: ${name}, xuid: 2535400000000000, pfid: 1f`
    : (name) => `${name}${from} logged out due to client disconnect`,
}

function command(line) {
  const [word, ...rest] = line.split(' ')
  const text = rest.join(' ')
  if (word === 'stop') end()
  else if (word === 'hang') hangs = true
  else if (word === 'join') players.push(text)
  else if (word === 'leave') players.splice(players.indexOf(text), 1)
  else if (word === 'chat') log('INFO', text)
  else if (word !== 'list')
    log(
      'ERROR',
      `Unknown command: ${word}. Please check that the command exists and that you have permission to use it.`,
    )
  else {
    log('INFO', `There are ${players.length}/${settings['max-players']} players online:`)
    process.stdout.write(`${players.join(', ')}\n`)
  }
  if (Object.hasOwn(playerEvents, word)) log('INFO', playerEvents[word](text))
}

prepare()
if (isMojangs) {
  // As with a dual-stack socket: the second server finds its port taken.
  if (port === portV6) fail("Network port occupied, can't start server.")
  await bind('udp4', port, '0.0.0.0').catch(() => fail("Network port occupied, can't start server."))
  log('INFO', `IPv4 supported, port: ${port}: Used for gameplay and LAN discovery`)
  const v6 = await bind('udp6', portV6, '::').then(
    () => `supported, port: ${portV6}: Used for gameplay`,
    // A machine without IPv6.
    () => 'not supported',
  )
  log('INFO', `IPv6 ${v6}`)
  log('INFO', 'Server started.')
} else {
  await bind('udp4', port, settings['server-ip']).catch((error) =>
    fail(`Failed to bind to ${settings['server-ip']}:${port}: ${error.message}`),
  )
  log('INFO', `Minecraft network interface running on ${settings['server-ip']}:${port}`)
  log(
    'INFO',
    `${settings.language === 'eng' ? 'Done' : 'Готово'} (${((performance.now() - began) / 1000).toFixed(3)}s)! For help, type "help" or "?"`,
  )
}
createInterface({ input: process.stdin, terminal: false }).on('line', (line) => {
  if (!hangs) command(line.trim())
})
