/*
 * A small game server that fails on command as real ones do by accident. `node core.mjs
 * <settings.json>`
 */
import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

const settings = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const say = (text) => process.stdout.write(`${text}\n`)
const hoard = []

if (settings.crashAtStart) {
  say('it goes wrong')
  process.exit(3)
}
appendFileSync('starts.txt', `${process.pid}\n`)
if (settings.greeting) say(settings.greeting)

const commands = {
  crash: () => process.exit(3),
  leave: () => process.stdout.write('ended\n', () => process.exit(0)),
  hog: (megabytes) => hoard.push(Buffer.alloc(Number(megabytes) * 2 ** 20, 1)),
  fork(count) {
    for (let i = 0; i < Number(count); i++)
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
  },
  /** A child in a session of its own, which tries to outlive its server. */
  daemon: () =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], {
      stdio: 'ignore',
      detached: true,
    }).unref(),
  /** A child that ignores signals and stops all processes of its user. Needs a user of its own. */
  freeze() {
    if (process.getuid() < 20_000) return say('it would stop more than its own')
    const script = 'trap "" TERM HUP INT; while :; do kill -STOP -1; done'
    spawn('/bin/sh', ['-c', script], { stdio: 'ignore', detached: true }).unref()
  },
  /** A process that starts the next one and ends, again and again. */
  chain() {
    // A file that runs itself, as a recursive shell function would reach the maximum depth.
    writeFileSync('chain.sh', 'trap "" TERM HUP INT\nprintf . >>chained\nsh "$0" &\n')
    spawn('/bin/sh', ['chain.sh'], { stdio: 'ignore', detached: true }).unref()
  },
  fill(megabytes) {
    const block = Buffer.alloc(2 ** 20, 1)
    for (let i = 0; i < Number(megabytes); i++) appendFileSync('filler', block)
  },
  /** Fills its disk and ends without any output. */
  glut() {
    try {
      commands.fill(10_000)
    } catch {
      process.exit(5)
    }
  },
  /** `flood <lines a second> <seconds> [<characters a line>]` */
  flood(rate, seconds, letters) {
    const began = performance.now()
    let printed = 0
    const timer = setInterval(() => {
      const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate))
      let text = ''
      while (printed < due) text += `${`flood line ${++printed}`.padEnd(letters, ' ·')}\n`
      if (text) process.stdout.write(text)
      if (printed >= rate * seconds) clearInterval(timer)
    }, 5)
  },
  /** `later <ms> <text>`: prints the text, and records that in a file. */
  later(ms, ...words) {
    setTimeout(() => {
      say(words.join(' '))
      appendFileSync('said.txt', `${words.join(' ')}\n`)
    }, Number(ms))
  },
  /** `serve tcp:<port> udp:<port>`: echoes what it receives, as a plugin with a port of its own. */
  serve(...targets) {
    for (const [protocol, port] of targets.map((target) => target.split(':')))
      if (protocol === 'tcp')
        createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(port, settings.host)
      else {
        const socket = createSocket('udp4').bind(Number(port), settings.host)
        socket.on('message', (said, from) => socket.send(said, from.port, from.address))
      }
    say(`serves ${targets.join(' ')}`)
  },
  warn: (...words) => process.stderr.write(`${words.join(' ')}\n`),
  env() {
    const status = readFileSync('/proc/self/status', 'utf8')
    const mayGainRights = status.includes('NoNewPrivs:\t0')
    say(JSON.stringify({ env: process.env, uid: process.getuid?.(), cwd: process.cwd(), mayGainRights }))
  },
}

/**
 * With `autosaveMs` it has a world of two files with the same number, which it writes one after the
 * other. A copy during a save has two numbers: a torn world.
 */
let [saves, saving, number] = [true, Promise.resolve(), 0]
if (settings.autosaveMs) {
  mkdirSync('world/region', { recursive: true })
  const write = async () => {
    number += 1
    for (const name of ['world/level.dat', 'world/region/r.0.0.mca']) {
      writeFileSync(name, `${number} `.repeat(50_000))
      await new Promise((resolve) => setTimeout(resolve, settings.autosaveMs))
    }
  }
  const goOn = async () => {
    for (;;) {
      if (saves) saving = write()
      await saving
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  void goOn()
  Object.assign(commands, {
    'save-off': () => {
      saves = false
      if (!settings.mute) say('Automatic saving is now disabled')
    },
    'save-all': () => saving.then(write).then(() => settings.mute || say('Saved the game')),
    'save-on': () => {
      saves = true
      say('Automatic saving is now enabled')
    },
  })
}

const server = createServer().listen(settings.port, settings.host, () => {
  setTimeout(() => say('ready'), settings.readyAfterMs ?? 0)
})
function end() {
  if (settings.deaf) return
  appendFileSync('saved.txt', 'saved\n')
  process.exit(0)
}
process.on('SIGTERM', end)
server.on('error', () => process.exit(4))
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [name, ...args] = line.split(' ')
    if (Object.hasOwn(commands, name)) commands[name](...args)
    else say(`heard: ${line}`)
  })
  .on('close', end)
