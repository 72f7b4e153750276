import type { ServerChange } from '@zubr/contracts/addons/changes'
import { en as addons } from '@zubr/i18n/addons/en'
import { axeFaults } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { server, serverId } from './panel-fakes.ts'
import { expectWhole, type onServer, test } from './panel-test.ts'

test('a server says how far it is, who plays, and that it hangs or has seconds left', {
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
  own = { state: 'stopping', wanted: 'stopped', killAt: since(-30) }
  await expect(page.getByText(/If it takes longer than \d+ seconds/)).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
})

test('a server that waits for its owner’s consent is started by whoever gives it @phone', {
  tag: '@phone-nightly',
}, async ({ page, open }) => {
  const asked: unknown[] = []
  let own = server({ state: 'stopped', reason: 'eula', awaitsEula: true, stats: null })
  await open(`/servers/${serverId}?lang=en`, {
    'GET /api/servers/:id': () => ({ body: own }),
    'POST /api/servers/:id/eula': (body) => {
      asked.push(body)
      own = server({ state: 'starting', stats: null })
      return { status: 202, body: own }
    },
  })
  const why = page.getByText('The server won’t start until you accept')
  await expect(why).toBeVisible()
  // One button to start it, beside what is agreed to.
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await start.click()
  const consent = page.getByRole('checkbox', { name: /EULA/ })
  await expect(consent).toBeFocused()
  await expect(page.getByText('Without your consent')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  expect(asked).toEqual([])
  await consent.check()
  await start.click()
  await expect(page.getByText('Starting', { exact: true })).toBeVisible()
  await expect(why).toHaveCount(0)
  expect(asked).toEqual([{ eula: true }])
})

test('a new server says on every page how its modpack comes, and that it did not', {
  tag: '@nightly',
}, async ({ page, open }) => {
  let change: ServerChange = {
    ...{ id: serverId, kind: 'pack', phase: 'applying', percent: 42, failure: null },
    what: [{ do: 'pack', name: 'Kettleworks', from: null, to: '2.1.0' }],
    ...{ beganAt: '2026-11-20T19:00:00.000Z', endedAt: null },
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
