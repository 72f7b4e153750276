import { Activity } from '@zubr/contracts/servers/history'
import type { Server } from '@zubr/contracts/servers/server'
import {
  type Customer,
  create,
  customerForTest,
  type Hosting,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../../testing/servers.ts'

// Reset by `freshServer` before each test.
export let hosting: Hosting
export let anna: Customer
export let token: string
export let server: Server
export async function freshServer(): Promise<void> {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  server = await create(anna, { plan: 'java-free' })
}
export const say = (reports: Parameters<typeof sayServers>[2]['servers'], by = token) =>
  sayServers(hosting.url, by, { servers: reports ?? [] })
export const shown = async () =>
  (await (await anna.call('GET', `/api/servers/${server.id}`)).json()) as Server
export const act = (action: string) => anna.call('POST', `/api/servers/${server.id}/actions`, { action })
export const activity = async () => {
  const answer = await anna.call('GET', `/api/servers/${server.id}/activity`)
  const { entries } = Activity.parse(await answer.json())
  return entries.map(({ actor: who, schedule, event: what, operation }) =>
    [
      who,
      ...(schedule === undefined ? [] : [schedule]),
      what,
      ...(operation ? [operation.outcome ?? 'under way'] : []),
    ].join(' '),
  )
}
