import type { ContractState, Server, ServerState, StateReason, WantedState } from '@zubr/contracts/servers'
import type { LifeEvent } from '@zubr/domain/server-life'
import type { ExampleLogin } from './example-accounts.ts'
import type { ExampleNode } from './example-nodes.ts'

/** A server of the demo world. Its subdomain is `demo-` and its key, so that each is found by what it shows. */
export type ExampleServer = {
  key: string
  name: string
  owner: ExampleLogin
  plan: string
  node: ExampleNode
  contract: ContractState
  /** Days that are paid from now on; null on a free plan. */
  paidDays: number | null
  wanted: WantedState
  state: ServerState
  reason: StateReason | null
  /** Shares of the plan's memory and disk, processor percent; only of one that runs. */
  used?: { cpu: number; memory: number; disk: number; players: number | null }
}

type Look = Partial<Omit<ExampleServer, 'key'>> & { name: string }

const usual = { cpu: 23, memory: 0.58, disk: 0.31, players: 7 }

/** One in every state. A new state does not compile until it has its example here, and so with reasons and contracts. */
const states: Record<ServerState, Look> = {
  creating: { name: 'New world' },
  starting: { name: 'Skyblock for friends' },
  running: { name: 'Oak Hollow', plan: 'java-4', used: usual },
  stopping: { name: 'Evening survival', wanted: 'stopped' },
  stopped: { name: 'Winter builds', wanted: 'stopped' },
  crashed: { name: 'Modded chaos', reason: 'crash', plan: 'java-8' },
  failed: { name: 'Redstone lab', reason: 'crash_loop' },
  absent: { name: 'Old lobby', contract: 'deleted', plan: 'proxy-0.5', node: 'Warsaw-1-silent' },
}

/** Reasons that no state above shows yet, each with the state that the agent reports it in. */
const reasons: Record<Exclude<StateReason, 'crash' | 'crash_loop'>, Look> = {
  internal: { name: 'Sky islands', state: 'starting', plan: 'java-3' },
  out_of_memory: { name: 'Two hundred mods', state: 'stopped' },
  disk_full: { name: 'Map archive', state: 'stopped', plan: 'java-6' },
  too_many_processes: { name: 'Minigames', state: 'stopped' },
  core_unavailable: { name: 'Snapshot testing', state: 'creating' },
  port_taken: { name: 'Arena', state: 'stopped' },
  start_timeout: { name: 'A very big world', state: 'crashed', plan: 'ultra-8' },
}

const contracts: Record<Exclude<ContractState, 'active'>, Look> = {
  suspended: { name: 'Last summer', state: 'stopped', paidDays: -2 },
  blocked: { name: 'Grey market', state: 'stopped' },
  deleted: { name: 'Forgotten hill', state: 'stopping', node: 'Warsaw-1-silent' },
}

/** What else a page should be seen with. */
const others: Record<string, Look> = {
  free: { name: 'First steps', plan: 'java-free', paidDays: null, used: { ...usual, players: 0 } },
  full: {
    name: 'Ярмарка на сто двадцать игроков и обоз',
    plan: 'java-32',
    node: 'Brest-1-busy',
    used: { cpu: 96, memory: 0.97, disk: 0.93, players: 118 },
  },
  'ends-soon': { name: 'School club', paidDays: 2, used: usual },
  bedrock: { name: 'Pocket garden', plan: 'bedrock-2', used: { ...usual, players: null } },
  'node-away': { name: 'Far shore', node: 'Warsaw-1-silent', used: usual },
  'node-troubled': { name: 'Brest harbour', node: 'Brest-2-overload', used: { ...usual, cpu: 88 } },
  'with-second-factor': {
    name: 'Quiet valley',
    owner: 'guarded',
    plan: 'java-free',
    paidDays: null,
    used: usual,
  },
  // Together with the other large one it fills its node.
  'of-the-merchant': {
    name: 'Market square',
    owner: 'merchant',
    plan: 'java-32',
    node: 'Brest-1-busy',
    used: usual,
  },
}

/** How a contract gets where it stands. */
export const wayTo: Record<Exclude<ContractState, 'active'>, LifeEvent> = {
  suspended: 'tick',
  blocked: 'block',
  deleted: 'delete',
}

export const exampleServers: readonly ExampleServer[] = [
  ...entries(states).map(([state, look]) => example(state, { state, ...look })),
  ...entries(reasons).map(([reason, look]) => example(reason, { reason, ...look })),
  ...entries(contracts).map(([contract, look]) => example(contract, { contract, ...look })),
  ...entries(others).map(([key, look]) => example(key, look)),
]

export const subdomainOf = ({ key }: Pick<ExampleServer, 'key'>): string => `demo-${key.replaceAll('_', '-')}`

/** What is measured of one that runs. */
export function statsOf(
  { memoryMb, diskMb }: Server['limits'],
  used: NonNullable<ExampleServer['used']>,
): Omit<NonNullable<Server['stats']>, 'at'> {
  const { cpu: cpuPercent, memory, disk, players } = used
  return { cpuPercent, memoryMb: memory * memoryMb, diskMb: disk * diskMb, players }
}

function example(key: string, look: Look): ExampleServer {
  return {
    key,
    owner: 'bison',
    plan: 'java-2',
    node: 'Minsk-1',
    contract: 'active',
    paidDays: 120,
    wanted: 'running',
    state: 'running',
    reason: null,
    ...look,
  }
}

function entries<K extends string, V>(record: Record<K, V>): [K, V][] {
  // Object.entries forgets the keys' type; these records have no others.
  return Object.entries(record) as [K, V][]
}
