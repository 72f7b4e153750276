import type { RequestInput } from '@zubr/contracts/request'
import type { Server } from '@zubr/contracts/servers'
import type { termsEndpoints } from '@zubr/contracts/servers/terms'

type Questions = { [K in keyof typeof termsEndpoints]: (servers: readonly Server[]) => RequestInput<K>[] }

/** What the demo is asked of terms and plans: by those whose plan it is, too. */
export const termsQuestions: Questions = {
  'PUT /api/servers/:id/auto-extend': (servers) =>
    [{ on: true as const, minor: 2690 }, { on: false as const }].flatMap((body) =>
      servers.map(({ id }) => ({ params: { id }, body })),
    ),
  'POST /api/servers/:id/plan/quote': (servers) =>
    servers.map(({ id }) => ({ params: { id }, body: { plan: 'java-2' } })),
  'PUT /api/servers/:id/plan': (servers) =>
    servers.flatMap(({ id, plan }) =>
      [plan, 'java-2'].map((asked, index) => ({
        params: { id },
        headers: { 'idempotency-key': `plan-${index}-${id}` },
        body: { plan: asked, minor: 0 },
      })),
    ),
}
