import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

const Healthy = z.object({ status: z.literal('ok') })

export const healthEndpoints = {
  'GET /healthz': { summary: 'The process is alive', answers: { 200: Healthy } },
  'GET /readyz': { summary: 'The service can work', answers: { 200: Healthy } },
} as const satisfies Endpoints
