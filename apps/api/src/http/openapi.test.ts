import { endpoints } from '@zubr/contracts/endpoints'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addNode, report, sendReport } from '../nodes/testing/nodes.ts'
import { appForTest } from '../testing/app.ts'

/**
 * The required parts of OpenAPI 3.1 that we use. Source: spec.openapis.org/oas/v3.1.1, section 4.8.
 */
const Content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const Operation = z
  .object({
    summary: z.string().min(1),
    security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
    parameters: z
      .array(
        z.object({
          in: z.enum(['header', 'path', 'query']),
          name: z.string().min(1),
          required: z.boolean(),
          schema: z.record(z.string(), z.unknown()),
        }),
      )
      .optional(),
    requestBody: z.object({ required: z.boolean(), content: Content }).optional(),
    responses: z
      .record(
        z.string().regex(/^[1-5]\d\d$/),
        z.object({ description: z.string(), content: Content.optional() }),
      )
      .refine((responses) => Object.keys(responses).length > 0),
  })
  .strict()
const Description = z
  .object({
    openapi: z.string().regex(/^3\.1\.\d+$/),
    info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
    servers: z.array(z.object({ url: z.url() })),
    components: z.object({
      schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
      securitySchemes: z.record(
        z.string(),
        z.union([
          z.object({ type: z.literal('http'), scheme: z.literal('bearer') }),
          z.object({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
        ]),
      ),
    }),
    paths: z.record(
      z.string().startsWith('/'),
      z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
    ),
  })
  .strict()

async function description() {
  const test = await appForTest()
  const json: unknown = await (await fetch(`${test.url}/openapi.json`)).json()
  return { ...test, json, api: Description.parse(json) }
}

test('schema: the description is OpenAPI 3.1 and all its references resolve', async () => {
  const { json, api } = await description()
  const references = [...JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target)
  expect(references.length).toBeGreaterThan(0)
  for (const target of references) {
    expect(target).toMatch(/^#\/components\/schemas\//)
    expect(api.components.schemas).toHaveProperty(target.split('/').at(-1) ?? '')
  }
  for (const path of Object.values(api.paths))
    for (const { security = [] } of Object.values(path))
      for (const scheme of security.flatMap(Object.keys))
        expect(api.components.securitySchemes).toHaveProperty(scheme)
})

test('completeness: it describes every endpoint of the contract, and no other', async () => {
  const { api } = await description()
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(Object.keys(endpoints).sort())
})

test('completeness: only endpoints of the contract answer under /api', async () => {
  const { app } = await description()
  // Each line of the tree is the end of a path, indented by four columns per level.
  const before: string[] = []
  const served = app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', end = '', methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      before.splice(indent.length / 4 - 1, Number.POSITIVE_INFINITY, end)
      return methods?.split(', ').map((method) => `${method} ${before.join('')}`) ?? []
    })
    // HEAD comes with GET; OPTIONS is for preflights.
    .filter((key) => key.includes(' /api/') && !/^(?:HEAD|OPTIONS) /.test(key))
  // Notifications of processors have their own formats.
  const notificationRoutes = Object.values(notificationPaths).map((path) => `POST ${path}`)
  expect(served.sort()).toEqual(
    [...Object.keys(endpoints), ...notificationRoutes].filter((key) => key.includes(' /api/')).sort(),
  )
})

test('conformity: real requests and answers match the description', async () => {
  const { api, db, url } = await description()
  const schema = (name: string) => z.fromJSONSchema({ ...api.components.schemas[name] })
  expect(schema('NodeReportInput').safeParse(report).success).toBe(true)
  expect(schema('NodeReportInput').safeParse({ ...report, load: 101 }).success).toBe(false)
  await sendReport(url, await addNode(db, 'minsk-1'))
  const nodes = z.array(z.unknown()).parse(await (await fetch(`${url}/nodes_stats`)).json())
  expect(nodes).toHaveLength(1)
  schema('NodeStats').parse(nodes[0])
  schema('ErrorBody').parse(await (await sendReport(url, undefined)).json())
})
