import {
  type ExampleServer as Example,
  type ExamplePlace,
  example,
  exampleServers as shared,
} from '@zubr/contracts/example-servers'
import type { ContractState, Server } from '@zubr/contracts/servers/server'
import type { LifeEvent } from '@zubr/domain/server-life'
import type { ExampleLogin } from './example-accounts.ts'
import type { ExampleNode } from './example-nodes.ts'

/** A server of the demo world. Its subdomain is `demo-` and its key. */
export type ExampleServer = Omit<Example, 'place'> & { key: string; owner: ExampleLogin; node: ExampleNode }

const nodes: Record<ExamplePlace, ExampleNode> = {
  usual: 'Minsk-1',
  busy: 'Brest-1-busy',
  troubled: 'Brest-2-overload',
  silent: 'Warsaw-1-silent',
}

const used = { cpu: 23, memory: 0.58, disk: 0.31, players: 7 }

/** Servers for further features, beside one in each state, reason and contract. */
const own: Record<string, Example & { owner?: ExampleLogin }> = {
  'with-second-factor': {
    ...example({ name: 'Quiet valley', plan: 'java-free', paidDays: null, used }),
    owner: 'guarded',
  },
  // Together with the other large one it fills its node.
  'of-the-merchant': {
    ...example({ name: 'Market square', plan: 'java-32', place: 'busy', used }),
    owner: 'merchant',
  },
}

/** The event that leads to each contract state. */
export const eventLeadingTo: Record<Exclude<ContractState, 'active'>, LifeEvent> = {
  suspended: 'tick',
  archived: 'archive',
  blocked: 'block',
  deleted: 'delete',
}

export const exampleServers: readonly ExampleServer[] = [...shared, ...Object.entries(own)].map(
  ([key, { place, ...server }]) => ({ key, owner: 'bison', node: nodes[place], ...server }),
)

export const subdomainOf = ({ key }: Pick<ExampleServer, 'key'>): string => `demo-${key.replaceAll('_', '-')}`

/** Statistics of a running server. */
export function statsOf(
  { memoryMb, diskMb }: Server['limits'],
  used: NonNullable<ExampleServer['used']>,
): Omit<NonNullable<Server['stats']>, 'at'> {
  const { cpu: cpuPercent, memory, disk, players } = used
  return { cpuPercent, memoryMb: memory * memoryMb, diskMb: disk * diskMb, players }
}
