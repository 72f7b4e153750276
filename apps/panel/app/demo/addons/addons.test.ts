import type { RequestedChange, ServerChange } from '@zubr/contracts/addons/changes'
import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presentOf } from '../../addons/rows.ts'
import { openDemo } from '../demo-api.ts'
import { exampleId } from '../examples.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T17:40:00Z') }))
afterEach(() => void vi.useRealTimers())

const params = { id: exampleId(0) }

async function opened() {
  const demo = openDemo('en')
  const soon = async <T>(response: Promise<T>, ms = 200): Promise<T> => {
    await vi.advanceTimersByTimeAsync(ms)
    return response
  }
  const there = async (): Promise<InstalledAddon[]> => {
    const { url, token, expiresAt } = await soon(
      demo.ask('POST /api/servers/:id/files', { params, body: { right: 'read' } }),
    )
    const request = { operation: 'addons' as const, args: { core: 'paper' } }
    const text = await (await soon(demo.askAgent({ url, token, expiresAt }, request))).text()
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { row: InstalledAddon }).row)
  }
  const names = async () => (await there()).map(({ path }) => path.split('/').at(-1)).sort()
  const plan = async (...want: RequestedChange[]) => {
    const body = { changes: want, present: (await there()).map(presentOf) }
    return { body, plan: await soon(demo.ask('POST /api/servers/:id/addons/plan', { params, body })) }
  }
  const doIt = async (...want: RequestedChange[]): Promise<ServerChange> => {
    const { body, plan: planned } = await plan(...want)
    const headers = { 'idempotency-key': 'a-click-of-a-test' }
    const change = await soon(
      demo.ask('POST /api/servers/:id/addons', {
        params,
        headers,
        body: { ...body, digest: planned.digest },
      }),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    return change
  }
  const newest = async () => (await soon(demo.ask('GET /api/servers/:id/changes', { params })))[0]
  return { demo, soon, names, plan, doIt, newest }
}
const install = (project: string): RequestedChange => ({ do: 'install', source: 'modrinth', project })

test('install: dependencies come along, and undo removes all together', async () => {
  const { demo, soon, names, plan, doIt, newest } = await opened()
  const before = await names()
  const { plan: shown } = await plan(install('marketstreet'))
  expect(shown.steps.map(({ project, neededBy }) => [project?.name, neededBy])).toEqual([
    ['SignPost', ['MarketStreet']],
    ['MarketStreet', []],
  ])
  const { id } = await doIt(install('marketstreet'))
  expect(await newest()).toMatchObject({ id, phase: 'done', awaitsStart: true, canUndo: true })
  expect(await names()).toEqual([...before, 'MarketStreet-1.6.0.jar', 'SignPost-5.0.3.jar'].sort())
  const change = { params: { ...params, change: id } }
  await soon(demo.ask('POST /api/servers/:id/changes/:change/undo', change), 10_000)
  expect(await newest()).toMatchObject({ id, phase: 'undone', canUndo: false })
  expect(await names()).toEqual(before)
})

test('update: it replaces the old file; a removal names the dependents', async () => {
  const { names, plan, doIt } = await opened()
  await doIt({ do: 'update', path: 'plugins/HomeDoor-4.2.0.jar' })
  const after = await names()
  expect(after).toContain('HomeDoor-4.3.1.jar')
  expect(after).not.toContain('HomeDoor-4.2.0.jar')
  const { plan: shown } = await plan({ do: 'remove', path: 'plugins/CoinCore-1.8.2.jar', settings: true })
  expect(shown.conflicts).toMatchObject([
    { kind: 'needed', name: 'CoinCore', other: 'StoneBank', blocks: false },
  ])
  expect(shown.steps).toMatchObject([{ do: 'remove', settings: ['plugins/CoinCore'] }])
})
