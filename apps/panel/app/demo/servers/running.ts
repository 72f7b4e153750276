import type { OperationOutcome } from '@zubr/contracts/servers/activity'
import type { RestartReason } from '@zubr/contracts/servers/now'
import type { Server, ServerAction } from '@zubr/contracts/servers/server'
import { playersNamed } from '../console/console-log.ts'
import { startLines } from '../console/start-lines.ts'
import { runPlayerCommand } from '../disk/player-commands.ts'
import { addressOf } from '../examples.ts'
import type { DemoServer, Memory } from '../memory.ts'
import { usageAt } from './usage.ts'

// Simulates an agent, a little faster than a real one.

const createMs = 1_600
const startMs = 2_600
const stopMs = 1_300
const killMs = 300
/** When a server that does not stop is killed; demo servers stop earlier. */
const killAfterMs = 30_000

function after(demoServer: DemoServer, ms: number, work: () => void): void {
  const timer = setTimeout(() => {
    demoServer.timers.delete(timer)
    work()
  }, ms)
  demoServer.timers.add(timer)
}

function forgetPlans({ timers }: DemoServer): void {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
}

/**
 * Records an action in the activity log; an unfinished earlier one is superseded.
 * `schedule`: the name of the schedule that did it; otherwise the logged-in account did.
 */
export function note(
  memory: Memory,
  demoServer: DemoServer,
  what: string,
  { isOperation = false, schedule }: { isOperation?: boolean; schedule?: string | undefined } = {},
): void {
  if (isOperation) endOperation(demoServer, 'superseded')
  demoServer.journal.unshift({
    at: new Date().toISOString(),
    ...(schedule === undefined ? { actor: memory.me.login } : { actor: 'schedule', schedule }),
    event: what,
    operation: isOperation ? { id: crypto.randomUUID(), outcome: null } : null,
  })
}

function endOperation({ journal }: DemoServer, outcome: OperationOutcome): void {
  for (const { operation } of journal) if (operation?.outcome === null) operation.outcome = outcome
}

export function act(memory: Memory, demoServer: DemoServer, action: ServerAction, schedule?: string): void {
  const { view } = demoServer
  view.stoppedEmptyMinutes = null
  note(memory, demoServer, action, { isOperation: true, schedule })
  view.desiredState = action === 'stop' || action === 'kill' ? 'stopped' : 'running'
  // A silent node receives it after it returns.
  if (view.nodeSilent) return
  forgetPlans(demoServer)
  if (action === 'kill') kill(demoServer)
  else if (action === 'stop') stop(demoServer)
  else if (action === 'restart' && view.state === 'running') stop(demoServer, () => start(demoServer))
  else start(demoServer)
}

/** A new server: downloads the core, then starts it. */
export function create(demoServer: DemoServer): void {
  const { view } = demoServer
  view.state = 'creating'
  const say = (share: number, progress: Server['progress']) =>
    after(demoServer, share * createMs, () => {
      view.progress = progress
    })
  view.progress = { step: 'fetch_core', percent: 0 }
  for (const percent of [12, 27, 45, 61, 78, 93]) say(percent / 150, { step: 'fetch_core', percent })
  say(0.7, { step: 'prepare_core', percent: null })
  after(demoServer, createMs, () => {
    if (view.desiredState === 'running') start(demoServer)
    else Object.assign(view, { state: 'stopped', progress: null })
  })
}

const faultLines = {
  disk_full: 'The disk is full: the world cannot be saved',
  eula: 'You need to agree to the EULA in order to run the server',
}

/** The running process still has the old setting, until a restart. */
export function requireRestart({ view }: DemoServer, reason: RestartReason): void {
  if (view.state === 'running') view.pendingRestart = [...new Set([...view.pendingRestart, reason])]
}

export function start(demoServer: DemoServer): void {
  const { view, log, port } = demoServer
  // A full disk stays full, and nothing runs without consent to the EULA.
  const fault = view.reason === 'disk_full' ? 'disk_full' : view.awaitsEula ? 'eula' : null
  Object.assign(view, {
    state: 'starting',
    reason: null,
    progress: { step: 'start', percent: null },
    killAt: null,
    pendingRestart: [],
    memoryInEffectMb: null,
    address: addressOf(view, port),
  })
  const lines = startLines(view.core, port)
  for (const [share, text] of fault ? lines.slice(0, 2) : lines)
    after(demoServer, share * startMs, () => log.append(text))
  if (fault)
    after(demoServer, 0.5 * startMs, () => {
      log.append(faultLines[fault], 'error')
      Object.assign(view, { state: 'stopped', reason: fault, progress: null })
      endOperation(demoServer, 'failed')
      const at = new Date().toISOString()
      demoServer.journal.unshift({ at, actor: 'service', event: `stopped:${fault}`, operation: null })
    })
  else
    after(demoServer, startMs, () => {
      Object.assign(view, { state: 'running', progress: null })
      demoServer.runs.push({ from: Date.now(), until: null })
      endOperation(demoServer, 'done')
    })
}

export function stop(demoServer: DemoServer, then?: () => void): void {
  const { view, log } = demoServer
  const wasUp = view.state === 'running'
  const killAt = new Date(Date.now() + killAfterMs).toISOString()
  Object.assign(view, { state: 'stopping', reason: null, progress: null, killAt, pendingRestart: [] })
  if (wasUp) log.append('The server stops')
  after(demoServer, stopMs, () => {
    if (wasUp) log.append('The world is saved')
    finishStop(demoServer)
    if (then) then()
    else endOperation(demoServer, 'done')
  })
}

function kill(demoServer: DemoServer): void {
  demoServer.view.reason = null
  after(demoServer, killMs, () => {
    demoServer.log.append('The server was killed', 'warning')
    finishStop(demoServer)
    endOperation(demoServer, 'done')
  })
}

function finishStop({ view, runs }: DemoServer): void {
  Object.assign(view, { state: 'stopped', progress: null, killAt: null })
  Object.assign(view, { pendingRestart: [], memoryInEffectMb: null })
  const run = runs.at(-1)
  if (run) run.until ??= Date.now()
}

/** Deletes the server's files and removes it from the list. */
export function deleteDemoServer(memory: Memory, demoServer: DemoServer): void {
  forgetPlans(demoServer)
  endOperation(demoServer, 'superseded')
  const { view } = demoServer
  view.state = view.state === 'running' ? 'stopping' : 'absent'
  after(demoServer, stopMs, () => {
    finishStop(demoServer)
    view.state = 'absent'
    after(demoServer, stopMs, () => memory.servers.splice(memory.servers.indexOf(demoServer), 1))
  })
}

const commands = {
  help: 'Shows this list',
  list: 'Lists the players',
  say: 'Says something to everybody: say <text>',
  stop: 'Saves the world and stops the server',
}

/** An old Forge that waits for confirmation in its console. */
export const awaitsConfirm = ({ view, namedAs, timers }: DemoServer): boolean =>
  // A start that was confirmed or requested already has its lines scheduled.
  namedAs === 'awaits-confirm' && view.state === 'starting' && timers.size === 0

function confirmStart(demoServer: DemoServer): void {
  const { view, log, port } = demoServer
  log.append('[Server thread/INFO] [FML]: confirmed')
  for (const [share, text] of startLines(view.core, port).slice(3))
    after(demoServer, share * startMs, () => log.append(text))
  after(demoServer, startMs, () => {
    Object.assign(view, { state: 'running', progress: null })
    demoServer.runs.push({ from: Date.now(), until: null })
  })
}

/** Carries out a console command. */
export function runConsoleCommand(demoServer: DemoServer, text: string): void {
  const { view, log, use } = demoServer
  log.append(`> ${text}`)
  if (awaitsConfirm(demoServer)) {
    if (text.trim() === '/fml confirm') confirmStart(demoServer)
    return
  }
  const [, name = '', rest = ''] = /^\/?(\S+)\s*(.*)$/.exec(text.trim()) ?? []
  switch (name.toLowerCase()) {
    case 'help':
      for (const [command, about] of Object.entries(commands)) log.append(`/${command}: ${about}`)
      break
    case 'list': {
      const names = playersNamed(usageAt(use, view.limits, Date.now()).players ?? 0)
      log.append(
        `${names.length} of at most ${view.settings.maxPlayers} players: ${names.join(', ') || 'nobody'}`,
      )
      break
    }
    case 'say':
      if (rest) log.append(`[Server] ${rest}`)
      else log.append('Usage: /say <text>', 'error')
      break
    case 'stop':
      // The server stopped itself and stays stopped.
      forgetPlans(demoServer)
      stop(demoServer)
      break
    default: {
      const output = runPlayerCommand(demoServer, text)
      if (output === undefined) log.append(`There is no command ${name}. Try help`, 'error')
      else log.append(output)
    }
  }
}
