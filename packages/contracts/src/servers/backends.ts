import { isBackendName, maxBackends } from '@zubr/domain/cores/backends'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { ServerSettings } from './server.ts'

/** Servers to add to and remove from a proxy, atomically. */
export const BackendsChange = z
  .object({
    /**
     * The account's own servers, appended to the existing ones under the proxy's names. A server
     * that is already listed keeps its place.
     */
    put: z
      .array(
        z
          .object({
            server: z.uuid(),
            name: z
              .string()
              .refine(isBackendName, 'expected 1 to 32 letters a–z, digits, - or _, and not try'),
          })
          .strict(),
      )
      .max(maxBackends),
    take: z.array(z.uuid()).max(maxBackends),
  })
  .strict()
export type BackendsChange = z.infer<typeof BackendsChange>

export const backendsEndpoints = {
  'POST /api/servers/:id/backends': {
    summary:
      "Puts servers of the account behind its proxy and takes others out: the proxy's list and every " +
      "server's secret at once; those that run restart",
    session: true,
    right: 'network',
    limits: ['mutate'],
    params: z.object({ id: z.uuid() }),
    body: BackendsChange,
    answers: { 200: ServerSettings },
    errors: ['server_not_active', 'core_refused', 'conflict'],
  },
} as const satisfies Endpoints
