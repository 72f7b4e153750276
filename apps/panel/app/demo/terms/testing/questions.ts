import type { RequestInput } from '@zubr/contracts/request'
import type { Server } from '@zubr/contracts/servers/server'
import type { termsEndpoints } from '@zubr/contracts/servers/terms'

type Questions = { [K in keyof typeof termsEndpoints]: (servers: readonly Server[]) => RequestInput<K>[] }

/** Test requests for terms and plans, including the servers' current plans. */
export const termsQuestions: Questions = {
  'PUT /api/servers/:id/auto-extend': (servers) =>
    [{ on: true as const, minor: 2690 }, { on: false as const }].flatMap((body) =>
      servers.map(({ id }) => ({ params: { id }, body })),
    ),
  'POST /api/servers/:id/plan/quote': (servers) =>
    servers.map(({ id }) => ({ params: { id }, body: { plan: 'java-2' } })),
  'PUT /api/servers/:id/plan': (servers) =>
    servers.flatMap(({ id, plan }) =>
      [plan, 'java-2'].map((planId, index) => ({
        params: { id },
        headers: { 'idempotency-key': `plan-${index}-${id}` },
        body: { plan: planId, minor: 0 },
      })),
    ),
}
