import type { CoreId } from '@zubr/domain/cores/kinds'
import type { ProgressStep } from './progress.ts'
import type { ContractState, DesiredServerState, Server, ServerState, StateReason } from './servers/server.ts'

// Example servers in every state, reason and contract, for the developers' database and the panel's
// demo. No zod here: visitors of the demo download this file.

/**
 * A running server without current events. The demo and tests start from it, so a new field of
 * `Server` gets its example value here alone.
 */
export const quietServer = {
  contract: 'active',
  autoExtend: false,
  deletedAt: null,
  desiredState: 'running',
  state: 'running',
  reason: null,
  awaitsEula: false,
  progress: null,
  silentSince: null,
  killAt: null,
  emptyStopMinutes: null,
  stoppedEmptyMinutes: null,
  players: [],
  nodeSilent: false,
  maintenance: null,
  pendingRestart: [],
  memoryInEffectMb: null,
  retryAt: null,
  address: null,
  settings: {},
  stats: null,
} satisfies Partial<Server>

/** The kind of node that an example needs; each environment maps it to a name. */
export type ExamplePlace = 'usual' | 'busy' | 'troubled' | 'silent'

export type ExampleServer = {
  name: string
  plan: string
  core: CoreId
  place: ExamplePlace
  contract: ContractState
  /** Paid days from now on; null on a free plan. */
  paidDays: number | null
  desiredState: DesiredServerState
  state: ServerState
  reason: StateReason | null
  progress?: { step: ProgressStep; percent: number | null }
  /** Shares of the plan's memory and disk, CPU percent; only for a running server. */
  used?: { cpu: number; memory: number; disk: number; players: number | null }
}

type Look = Partial<ExampleServer> & { name: string }

const usual = { cpu: 23, memory: 0.58, disk: 0.31, players: 7 }

/** One per state. A new state, reason or contract does not compile without its example. */
const states: Record<ServerState, Look> = {
  creating: { name: 'New world', progress: { step: 'fetch_core', percent: 42 } },
  starting: { name: 'Skyblock for friends', core: 'fabric', progress: { step: 'start', percent: null } },
  running: { name: 'Oak Hollow', plan: 'java-4', used: usual },
  stopping: { name: 'Evening survival', desiredState: 'stopped' },
  stopped: { name: 'Winter builds', core: 'purpur', desiredState: 'stopped' },
  crashed: { name: 'Castle siege', reason: 'crash', plan: 'java-8' },
  failed: { name: 'Redstone lab', reason: 'crash_loop', core: 'fabric' },
  absent: { name: 'Old lobby', contract: 'deleted', plan: 'java-3', place: 'silent' },
}

type Reason = Exclude<StateReason, 'crash' | 'crash_loop'>
/** Reasons that no state above shows, each with the state in which the agent reports it. */
const reasons: Record<Reason, Look> = {
  internal: { name: 'Sky islands', core: 'flying-squid', state: 'starting', plan: 'java-3' },
  out_of_memory: { name: 'Bottomless mine', state: 'stopped' },
  disk_full: { name: 'Map archive', state: 'stopped', plan: 'java-6' },
  too_many_processes: { name: 'Minigames', core: 'purpur', state: 'stopped' },
  core_unavailable: { name: 'Snapshot testing', core: 'vanilla', state: 'creating' },
  port_taken: { name: 'Arena', state: 'stopped' },
  start_timeout: { name: 'A very big world', state: 'crashed', plan: 'ultra-8' },
  wrong_java: { name: 'Old modpack', core: 'forge', state: 'stopped' },
  eula: { name: 'New village', core: 'vanilla', state: 'stopped' },
  broken_world: { name: 'Lost kingdom', state: 'failed' },
  missing_library: { name: 'Magic and gears', core: 'neoforge', state: 'failed', plan: 'java-6' },
  no_sandbox: { name: 'Proving ground', state: 'stopped' },
}

type Contract = Exclude<ContractState, 'active'>
const contracts: Record<Contract, Look> = {
  suspended: { name: 'Last summer', state: 'stopped', paidDays: -2 },
  archived: {
    name: 'Last year’s season',
    plan: 'java-free',
    paidDays: null,
    state: 'absent',
    desiredState: 'absent',
  },
  blocked: { name: 'Grey market', state: 'stopped' },
  deleted: { name: 'Forgotten hill', state: 'stopping', place: 'silent' },
}

/** Further cases for a page. */
const others = {
  free: { name: 'First steps', plan: 'java-free', paidDays: null, used: { ...usual, players: 0 } },
  full: {
    name: 'Ярмарка на сто двадцать игроков и обоз',
    plan: 'java-32',
    place: 'busy',
    used: { cpu: 96, memory: 0.97, disk: 0.93, players: 118 },
  },
  bedrock: {
    name: 'Pocket garden',
    plan: 'bedrock-2',
    core: 'bedrock-dedicated',
    used: { ...usual, cpu: 12, players: 4 },
  },
  proxy: {
    name: 'The gateway',
    plan: 'proxy-1.5',
    core: 'velocity',
    used: { cpu: 6, memory: 0.44, disk: 0.06, players: 31 },
  },
  'ends-soon': { name: 'School club', paidDays: 2, used: usual },
  'node-away': { name: 'Far shore', place: 'silent', used: usual },
  'node-troubled': { name: 'Brest harbour', place: 'troubled', used: { ...usual, cpu: 88 } },
  /** An old Forge that asks on its console before it drops data of missing mods. */
  'awaits-confirm': {
    name: 'Lamps and rails',
    core: 'forge',
    state: 'starting',
    progress: { step: 'start', percent: null },
  },
} satisfies Record<string, Look>

export type ExampleKey = ServerState | Reason | Contract | keyof typeof others

const looks: Record<ExampleKey, Look> = { ...states, ...reasons, ...contracts, ...others }

const keyed = <K extends ExampleKey>(record: Record<K, Look>, own: (key: K) => Partial<ExampleServer>) =>
  // Object.keys loses the type of the keys.
  (Object.keys(record) as K[]).map((key) => [key, example({ ...own(key), ...looks[key] })] as const)

export const exampleServers: readonly (readonly [key: ExampleKey, server: ExampleServer])[] = [
  ...keyed(states, (state) => ({ state })),
  ...keyed(reasons, (reason) => ({ reason })),
  ...keyed(contracts, (contract) => ({ contract })),
  ...keyed(others, () => ({})),
]

export function example(look: Look): ExampleServer {
  return {
    plan: 'java-2',
    core: 'paper',
    place: 'usual',
    contract: 'active',
    paidDays: 120,
    desiredState: 'running',
    state: 'running',
    reason: null,
    ...look,
  }
}
