import { z } from 'zod'

/** The part of the API's OpenAPI description that tests read. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const Operation = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header', 'cookie']) }))
    .default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
})
export const Description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
