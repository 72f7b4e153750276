import type { ServerChange } from '@zubr/contracts/addons/changes'
import { en as addons } from '@zubr/i18n/addons/en'
import { en as diagnosis } from '@zubr/i18n/diagnosis/en'
import { fill } from '@zubr/i18n/format'
import { en } from '@zubr/i18n/panel/en'
import { axeFaults } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { refusal, server, serverId } from './panel-fakes.ts'
import { expectWhole, type onServer, test } from './panel-test.ts'

type State = Parameters<typeof onServer>[0]
const paper = {
  id: 'paper',
  version: '1.21.4',
  gameVersion: '1.21.4',
  experimental: false,
  build: '232',
  java: 21,
}

test('server: it shows progress, players, a hang and the remaining seconds', {
  tag: '@nightly',
}, async ({ page, open }) => {
  let own: Parameters<typeof onServer>[0] = {
    state: 'creating',
    address: null,
    stats: null,
    progress: { step: 'fetch_core', percent: 42 },
  }
  await open(`/servers/${serverId}?lang=en`, { 'GET /api/servers/:id': () => ({ body: server(own) }) })
  await expect(page.getByRole('progressbar', { name: 'Downloading the server software' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  )
  const since = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()
  own = { edition: 'bedrock', players: ['birch_fox', 'mossy_owl'], silentSince: since(40) }
  await expect(page.getByText(/Not responding for 4\d seconds/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'and 1 more' })).toBeVisible()
  await expect(page.getByText('25571', { exact: true })).toBeVisible()
  own = { state: 'stopping', desiredState: 'stopped', killAt: since(-30) }
  await expect(page.getByText(/If it takes longer than \d+ seconds/)).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
})

test('consent: a server that waits for its owner’s consent starts once it is given @phone', {
  tag: '@phone-nightly',
}, async ({ page, open }) => {
  const requests: unknown[] = []
  let own = server({ state: 'stopped', reason: 'eula', awaitsEula: true, stats: null })
  await open(`/servers/${serverId}?lang=en`, {
    'GET /api/servers/:id': () => ({ body: own }),
    'POST /api/servers/:id/eula': (body) => {
      requests.push(body)
      own = server({ state: 'starting', stats: null })
      return { status: 202, body: own }
    },
  })
  const why = page.getByText('The server won’t start until you accept')
  await expect(why).toBeVisible()
  // One start button, beside the terms.
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await start.click()
  const consent = page.getByRole('checkbox', { name: /EULA/ })
  await expect(consent).toBeFocused()
  await expect(page.getByText('Without your consent')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  expect(requests).toEqual([])
  await consent.check()
  await start.click()
  await expect(page.getByText('Starting', { exact: true })).toBeVisible()
  await expect(why).toHaveCount(0)
  expect(requests).toEqual([{ eula: true }])
})

test('modpack: a new server shows its progress on every page, and its failure', {
  tag: '@nightly',
}, async ({ page, open }) => {
  let change: ServerChange = {
    ...{ id: serverId, kind: 'pack', phase: 'applying', percent: 42, failure: null },
    steps: [{ do: 'pack', name: 'Kettleworks', from: null, to: '2.1.0' }],
    ...{ startedAt: '2026-11-20T19:00:00.000Z', endedAt: null },
    ...{ awaitsStart: false, isSuspect: false, canUndo: false },
  }
  await open(`/servers/${serverId}?lang=en`, {
    'GET /api/servers/:id': () => ({ body: server({ state: 'stopped', address: null, stats: null }) }),
    'GET /api/servers/:id/changes': () => ({ body: [change] }),
  })
  const { phases, failures } = addons.changes
  await expect(page.getByRole('progressbar', { name: phases.applying })).toHaveAttribute(
    'aria-valuenow',
    '42',
  )
  change = {
    ...change,
    ...{ phase: 'failed', percent: null, failure: 'fetch_failed', endedAt: '2026-11-20T19:05:00.000Z' },
  }
  const alert = page.getByRole('alert').filter({ hasText: 'Kettleworks 2.1.0' })
  await expect(alert).toContainText(failures.fetch_failed)
  await expect(alert.getByRole('link', { name: addons.pack.find })).toBeVisible()
  await expectWhole(page)
})

test('restore: each page that needs the files shows the operation, and reloads by itself', {
  tag: '@phone',
}, async ({ page, open, expectConsoleErrors }) => {
  let requests = 0
  let own: State = {
    core: paper,
    state: 'stopped',
    stats: null,
    maintenance: { kind: 'restore', percent: 40 },
  }
  await open(`/servers/${serverId}?lang=en`, {
    'GET /api/servers/:id': () => ({ body: server(own) }),
    'POST /api/servers/:id/files': () => {
      requests += 1
      return refusal(503, 'unavailable')
    },
  })
  const { state, text, files } = en.maintenance.restore
  const tab = (name: string) =>
    page.getByRole('navigation', { name: en.server.tabs }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByText(state, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('progressbar', { name: state })).toHaveAttribute('aria-valuenow', '40')
  await expect(page.getByRole('button', { name: en.actions.start })).toHaveCount(0)
  for (const name of [en.server.files, en.server.addons.plugin, en.server.players, en.server.settings]) {
    await tab(name)
    await expect(page.getByText(files)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await expectWhole(page)
  await tab(en.server.players)
  expect(requests).toBe(0)
  // It then reads the lists from a node that does not exist.
  expectConsoleErrors()
  own = { core: paper }
  await expect(page.getByText(files)).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: state })).toHaveCount(0)
  await expect.poll(() => requests).toBeGreaterThan(0)
})

test('restart: the mark stays on every page and in the list until the restart, with the limit in effect', {
  tag: '@phone',
}, async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors()
  const acts: unknown[] = []
  const stats = { cpuPercent: 5, memoryMb: 32, diskMb: 100, players: 3, at: new Date().toISOString() }
  let own = server({
    ...{ stats, limits: { memoryMb: 2_048, diskMb: 10_240 } },
    ...{ pendingRestart: ['memory', 'java'], memoryInEffectMb: 5_017 },
  })
  await open('/?lang=en', {
    'GET /api/servers': () => ({ body: [own] }),
    'GET /api/servers/:id': () => ({ body: own }),
    'POST /api/servers/:id/actions': (body) => {
      if (body.action === 'stop') return refusal(503, 'unavailable')
      acts.push(body)
      own = server({ stats, limits: { memoryMb: 2_048, diskMb: 10_240 }, memoryInEffectMb: 2_048 })
      return { status: 202, body: own }
    },
  })
  const { mark, text, reasons, memory } = en.pendingRestart
  await expect(page.getByText(mark)).toBeVisible()
  await page.getByRole('link', { name: /Belovezha/ }).click()
  const notice = page.getByText(fill(text, { what: `${reasons.memory}, ${reasons.java}` }))
  await expect(notice).toBeVisible()
  const gauge = fill(memory, { used: '32 MB', limit: '4.9 GB', next: '2 GB' })
  await expect(page.getByText(gauge)).toBeVisible()
  await expectWhole(page)
  await page.reload()
  await expect(notice).toBeVisible()
  // Errors stay in the list of notifications.
  await page.getByRole('button', { name: en.actions.stop, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.actions.stop }).click()
  const toasts = page.getByRole('region', { name: en.frame.notices })
  await expect(toasts.getByText(en.errors.unavailable)).toBeVisible()
  const isClear = async () => {
    const [bar, list] = await Promise.all([notice.locator('..').boundingBox(), toasts.boundingBox()])
    return bar && list && (list.y >= bar.y + bar.height || list.y + list.height <= bar.y)
  }
  await expect.poll(isClear).toBe(true)
  await page.getByRole('link', { name: en.list.address, exact: true }).click()
  await expect(notice).toBeVisible()
  // It stays visible at every scroll position.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 400 })
  const scrollDown = () => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    return scrollY
  }
  // Repeated until the tab's content has loaded.
  await expect.poll(() => page.evaluate(scrollDown)).toBeGreaterThan(200)
  await expect(notice).toBeInViewport()
  await expect.poll(isClear).toBe(true)
  await page.getByRole('button', { name: en.settings.restartNow }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.actions.restart }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByText(mark)).toHaveCount(0)
  expect(acts).toEqual([{ action: 'restart' }])
})

test('download: it shows a correct title, a retry, another version and a link to support', {
  tag: '@phone',
}, async ({ page, open }) => {
  const acts: unknown[] = []
  const failed: State = {
    ...{ core: paper, state: 'creating', reason: 'core_unavailable', address: null, stats: null },
    retryAt: new Date(Date.now() + 40_000).toISOString(),
  }
  const version = { gameVersion: '1.20.6', channel: 'stable' as const, build: '151', java: 21, at: null }
  await open(`/servers/${serverId}?lang=en`, {
    'GET /api/servers/:id': () => ({ body: server(failed) }),
    'GET /api/cores': {
      body: [{ id: 'paper', versions: [{ ...version, version: '1.20.6' }], readySeconds: null }],
    },
    'POST /api/servers/:id/actions': (body) => {
      acts.push(body)
      return { status: 202, body: server({ ...failed, retryAt: null }) }
    },
  })
  const { state, tryNow, toVersion } = en.downloadFailed
  await expect(page.getByText(state, { exact: true })).toBeVisible()
  await expect(page.getByText(en.states.creating, { exact: true })).toHaveCount(0)
  await expect(page.getByText(/^Next attempt at \d+:\d\d/)).toBeVisible()
  await expect(page.getByRole('link', { name: en.create.toSupport })).toHaveAttribute('href', /help\/contact/)
  await expectWhole(page)
  await page.getByRole('button', { name: tryNow }).click()
  await expect.poll(() => acts).toEqual([{ action: 'start' }])
  await page.getByRole('link', { name: fill(toVersion, { version: '1.20.6' }) }).click()
  await expect(page).toHaveURL(new RegExp(`/servers/${serverId}/settings$`))
})

test('undo: the cause of a crash that was undone is not shown, and Start is offered', {
  tag: '@phone',
}, async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors()
  let change: ServerChange = {
    ...{ id: serverId, kind: 'addons', phase: 'done', percent: null, failure: null },
    steps: [{ do: 'install', name: 'Emberfall', from: null, to: '2.1.0' }],
    ...{ startedAt: '2026-11-20T19:00:00.000Z', endedAt: '2026-11-20T19:01:00.000Z' },
    ...{ awaitsStart: false, isSuspect: true, canUndo: true },
  }
  await open(`/servers/${serverId}?lang=en`, {
    'GET /api/servers/:id': {
      body: server({ core: paper, state: 'failed', reason: 'crash_loop', stats: null }),
    },
    'GET /api/servers/:id/changes': () => ({ body: [change] }),
    'POST /api/servers/:id/changes/:change/undo': () => {
      change = { ...change, phase: 'undone', isSuspect: false, awaitsStart: true, canUndo: false }
      return { status: 202, body: change }
    },
  })
  await expect(page.getByRole('region', { name: diagnosis.headingCrash })).toBeVisible()
  await page.getByRole('button', { name: addons.changes.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: addons.changes.undo }).click()
  const card = page.getByRole('region', { name: diagnosis.undone })
  await expect(card).toContainText(diagnosis.undoneText)
  await expect(page.getByRole('region', { name: diagnosis.headingCrash })).toHaveCount(0)
  // One start button, in the page's header.
  await expect(page.getByRole('button', { name: en.actions.start, exact: true })).toHaveCount(1)
})
