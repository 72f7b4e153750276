import type { DesiredServer } from '@zubr/contracts/node-servers'
import { decide } from '../decide.ts'
import { initialRetryState, type RetryState, type RunState, type Server } from '../server.ts'
import type { ServerMemory } from '../server-memory.ts'

export const id = '00000000-0000-4000-8000-000000000001'

export const wanted = (change: Partial<DesiredServer> = {}): DesiredServer => ({
  id,
  generation: 1,
  desiredState: 'running',
  core: { id: 'fake', version: '1' },
  settings: {},
  memoryMb: 1_000,
  diskMb: 1_000,
  operation: null,
  ...change,
})

export const memory = (change: Partial<ServerMemory> = {}): ServerMemory => ({
  id,
  generation: 1,
  port: 25_565,
  extraPorts: [],
  run: null,
  operations: [],
  restarting: null,
  crashes: [],
  halted: null,
  ...change,
})

export const startedRun = { core: { id: 'fake', version: '1' }, ready: false }

/** A run that started at 0 and has 60 s to become ready. */
export const starting = (change: Partial<RunState> = {}): RunState => ({
  ready: false,
  startedAt: 0,
  startMs: 60_000,
  outdated: false,
  ending: null,
  late: false,
  exit: undefined,
  cause: undefined,
  silentSince: null,
  killAt: null,
  saidEnd: false,
  ...change,
})
export const running = (change: Partial<RunState> = {}) => starting({ ready: true, ...change })
export const stopping = running({ ending: { how: 'stop', excess: null } })
export const killed = running({ ending: { how: 'kill', excess: null } })
export const crashed = running({ exit: { code: 3, signal: null, reason: null } })

export const halted = memory({ halted: { generation: 1, state: 'failed', reason: 'crash_loop' } })

export const tries = (change: Partial<RetryState> = {}): RetryState => ({ ...initialRetryState, ...change })

/** A prepared server without a process. */
export const server = (change: Partial<Server> = {}): Server => ({
  memory: memory(),
  held: false,
  run: null,
  tries: initialRetryState,
  isDeleted: false,
  ...change,
})

/** A server that runs, with a matching memory. */
export const runs = (run: RunState, change: Partial<Server> = {}) =>
  server({ memory: memory({ run: { ...startedRun, ready: run.ready } }), run, ...change })

/** The time of all decisions in tests. */
export const now = { time: 1_800_000_000_000, elapsed: 10_000 }
export const stepOf = (desired: Parameters<typeof wanted>[0], known: Server) =>
  decide(wanted(desired), known, now)
