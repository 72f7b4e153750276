import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appForTest } from './app-for-tests.ts'
import { addNode } from './nodes/nodes-for-tests.ts'
import { broken, fitting, type Schema } from './schema-arbitrary-for-tests.ts'

type Operation = {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const requests = 10_000

/** What stands for a value in an address or a header. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A header's value must be what HTTP can carry at all; everything else is for the API to refuse. */
const inHeader = (value: unknown) =>
  asText(value)
    .replace(/[^\t\x20-\x7e]/g, '?')
    .slice(0, 2_000)

test(`${requests} generated requests: never a 5xx, never a crash, never half a thing stored`, {
  timeout: 180_000,
}, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_007)
  process.stdout.write(
    `seed of the generated requests: ${seed} (FUZZ_SEED=${seed} runs the same ones again)\n`,
  )
  const { app, db, logged, pass } = await appForTest()
  const token = await addNode(db, 'fuzzed')
  const described = await app.inject({ url: '/openapi.json' })
  const { paths, components } = described.json<Description>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(operations.length).toBeGreaterThanOrEqual(5)

  const sentFor = (schema: Schema) =>
    fc.oneof(
      { weight: 2, arbitrary: fitting(schema, components.schemas) },
      { weight: 1, arbitrary: broken(schema, components.schemas) },
    )
  const request = fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const given = (operation.parameters ?? []).map(({ name, in: place, required, schema }) =>
      sentFor(schema).chain((value) =>
        fc.constantFrom(true, true, required ?? false).map((sent) => ({ name, place, value, sent })),
      ),
    )
    const schema = operation.requestBody?.content['application/json']?.schema
    return fc.record({
      path: fc.constant(path),
      method: fc.constant(method),
      documented: fc.constant(Object.keys(operation.responses)),
      given: fc.tuple(...given),
      body: schema ? sentFor(schema) : fc.constant(undefined),
      /** As it is, or cut in the middle, or not JSON. */
      spoil: fc.constantFrom('no', 'no', 'no', 'no', 'cut', 'type'),
      authorization: fc.constantFrom(
        `Bearer ${token}`,
        `Bearer ${token}`,
        'Bearer x',
        'Basic eDp4',
        undefined,
      ),
      address: fc.ipV4(),
    })
  })

  const statuses = new Map<number, number>()
  const accepted = new Set<string>()
  for (const { path, method, documented, given, body, spoil, authorization, address } of fc.sample(request, {
    numRuns: requests,
    seed,
  })) {
    const sent = given.filter((parameter) => parameter.sent)
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(
        asText(sent.find((one) => one.name === name && one.place === 'path')?.value ?? 'x')
          .slice(0, 500)
          .toWellFormed(),
      ),
    )
    const query = new URLSearchParams(
      sent.filter(({ place }) => place === 'query').map(({ name, value }) => [name, asText(value)]),
    )
    const json = JSON.stringify(body)
    const payload = spoil === 'cut' ? json?.slice(0, json.length / 2) : json
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url: query.size > 0 ? `${url}?${query}` : url,
      headers: {
        'x-forwarded-for': address,
        ...(payload === undefined
          ? {}
          : { 'content-type': spoil === 'type' ? 'text/plain' : 'application/json' }),
        ...(authorization && { authorization }),
        ...Object.fromEntries(
          sent.filter(({ place }) => place === 'header').map(({ name, value }) => [name, inHeader(value)]),
        ),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    // Caches that go by the app's clock get older, so that what they hold is made again.
    pass(50)
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    const told = `${method} ${url} ${payload?.slice(0, 300)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`
    const why = answer.statusCode < 500 ? '' : logged.filter((line) => line.includes('"level":50')).at(-1)
    expect(answer.statusCode, `${told} ${why}`).toBeLessThan(500)
    // better-auth's own addresses speak better-auth's own language.
    if (path.startsWith('/api/auth/')) continue
    // An address that is longer than any of ours is nobody's.
    const ours = path.includes('{') ? [...documented, '404'] : documented
    expect(ours, `undocumented: ${told}`).toContain(String(answer.statusCode))
    if (answer.statusCode >= 400)
      expect(answer.json(), told).toMatchObject({ error: { code: expect.any(String) } })
    if (path.endsWith('/partner-applications') && answer.statusCode === 202) accepted.add(answer.json().id)
  }

  expect(Number(statuses.get(400))).toBeGreaterThan(100)
  expect(Number(statuses.get(200)) + Number(statuses.get(202)) + Number(statuses.get(204))).toBeGreaterThan(
    100,
  )
  // What was accepted is there whole, with its job; whatever else is there was accepted. Robots' are told the same and kept by nobody.
  const { rows } = await db.$client.query<{ id: string; jobs: number }>(
    `select a.id, (select count(*)::int from jobs.job j where j.name = 'relay-application' and j.data->>'id' = a.id::text) as jobs
       from partner_applications a`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, jobs } of rows) {
    expect(jobs).toBe(1)
    expect(accepted).toContain(id)
  }
  expect(logged.filter((line) => line.includes('"level":60'))).toEqual([])
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
})
