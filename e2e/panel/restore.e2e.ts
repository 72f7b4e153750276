import type { Restore } from '@zubr/contracts/backups/endpoints'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { backups as messages } from '@zubr/i18n/backups/en'
import { choose, expect } from '../support/fixtures.ts'
import { backup, playAgent, rowOf, serverBackups } from './backup-fakes.ts'
import { serverId } from './panel-fakes.ts'
import { expectWhole, test } from './panel-test.ts'

const address = `/servers/${serverId}/backups?lang=en`

const entry = (name: string, kind: FileEntry['kind']): FileEntry => ({
  ...{ name, kind, size: 10, mtimeMs: 0, mode: 0o644 },
})

const putting = (own: Partial<Restore> = {}): Restore => ({
  ...{ id: 'cccccccc-0000-4000-8000-000000000001', backup: backup(7).id, backupAt: backup(7).at },
  ...{ paths: null, phase: 'saving', percent: 20, failure: null, endedAt: null },
  startedAt: '2026-11-21T10:00:00.000Z',
  ...own,
})

test('restore: the changes are shown before, the progress after the confirmation', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, world, open }) => {
  const list = [backup(8), backup(7)]
  const requests: unknown[] = []
  let now = serverBackups({ backups: list })
  const agent = await playAgent(page, world.panelUrl, {
    changes: () => ({
      ...{ added: 1, changed: 2_140, removed: 3, bytes: 9 },
      named: [
        { path: 'world/level.dat', kind: 'changed' },
        { path: 'world/region/r.0.0.mca', kind: 'removed' },
      ],
    }),
  })
  await open(address, {
    ...agent.fakes,
    'GET /api/servers/:id/backups': () => ({ body: now }),
    'POST /api/servers/:id/backups/:backup/restore': (body, route) => {
      requests.push([route.request().url().split('/').at(-2), body])
      now = serverBackups({ backups: list, restore: putting() })
      return { status: 202, body: now }
    },
  })
  await rowOf(page, 7)
    .getByRole('button', { name: /^Restore/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Restore the backup from 20\/11\/2026/ })
  await expect(dialog).toContainText(messages.restoreText)
  await expect(dialog.getByText('2,140 files will change')).toBeVisible()
  await expect(dialog.getByText('1 file will be restored')).toBeVisible()
  await expect(dialog.getByText('3 files will be deleted')).toBeVisible()
  await dialog.getByText(messages.changes.show).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'world/region/r.0.0.mca' })).toContainText(
    messages.marks.removed,
  )
  await expect(dialog.getByText(messages.changes.more)).toBeVisible()
  await expectWhole(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toBeHidden()
  expect(requests).toEqual([[backup(7).id, { paths: null }]])
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveAccessibleName(messages.phases.saving)
  for (const hours of [8, 7])
    await expect(rowOf(page, hours).getByRole('button', { name: /^Restore/ })).toBeDisabled()
  now = serverBackups({ backups: list, restore: putting({ phase: 'restoring', percent: 70 }) })
  await expect(bar).toHaveAccessibleName(/^Restoring the backup from 20\/11\/2026/)
  await expect(bar).toHaveAttribute('aria-valuenow', '70')
  await expectWhole(page)
  const endedAt = '2026-11-21T10:01:00.000Z'
  now = serverBackups({ backups: list, restore: putting({ phase: 'done', percent: null, endedAt }) })
  const news = page.getByText(/^The backup from 20\/11\/2026.* has been restored\.$/)
  await expect(news).toBeVisible()
  await page.getByRole('status').filter({ has: news }).getByRole('button').click()
  await expect(news).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, 8)).toBeVisible()
  await expect(news).toHaveCount(0)
  await expect(rowOf(page, 8).getByRole('button', { name: /^Restore/ })).toBeEnabled()
})

test('restore: single files are restored alone, a folder with its content', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, world, open }) => {
  const requests: unknown[] = []
  const compared: (string[] | null)[] = []
  const agent = await playAgent(page, world.panelUrl, {
    folders: {
      '': [entry('server.properties', 'file'), entry('world', 'folder'), entry('plugins', 'folder')],
      world: [entry('level.dat', 'file'), entry('region', 'folder')],
    },
    changes: (paths) => ({ ...{ added: 0, removed: 0, bytes: 1, named: [] }, changed: paths?.length ?? 9 }),
    requests: compared,
  })
  await open(address, {
    ...agent.fakes,
    'GET /api/servers/:id/backups': { body: serverBackups({ backups: [backup(7)] }) },
    'POST /api/servers/:id/backups/:backup/restore': (body) => {
      requests.push(body)
      return { status: 202, body: serverBackups({ backups: [backup(7)], restore: putting({ paths: 2 }) }) }
    },
  })
  await rowOf(page, 7)
    .getByRole('button', { name: /^Restore/ })
    .click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByRole('radio', { name: /Selected files and folders/ }))
  await expect(dialog.getByText('0 selected')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'server.properties' }).check()
  await dialog.getByRole('button', { name: 'Open the folder world' }).click()
  await dialog.getByRole('checkbox', { name: 'level.dat' }).check()
  await expect(dialog.getByText('2 selected')).toBeVisible()
  // The folder replaces its selected files.
  await dialog.getByRole('checkbox', { name: 'world' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'level.dat' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'level.dat' })).toBeDisabled()
  await expect(dialog.getByText('2 selected')).toBeVisible()
  await expect(dialog.getByText('2 files will change')).toBeVisible()
  await expectWhole(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toBeHidden()
  expect(requests).toEqual([{ paths: ['server.properties', 'world'] }])
  expect(compared.at(-1)).toEqual(['server.properties', 'world'])
})

test('restore: it is possible although the node can’t compare', { tag: '@nightly' }, async ({
  page,
  world,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  const agent = await playAgent(page, world.panelUrl)
  await open(address, {
    ...agent.fakes,
    'GET /api/servers/:id/backups': { body: serverBackups({ backups: [backup(7)] }) },
  })
  await rowOf(page, 7)
    .getByRole('button', { name: /^Restore/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(messages.notCompared)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeEnabled()
})

test('restore: cancelling asks first, and a failed one shows the reason', {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
  const endedAt = '2026-11-21T10:01:00.000Z'
  const safety = backup(8, {
    kind: 'safety',
    cause: 'restore',
    state: 'working',
    snapshot: null,
    percent: 50,
  })
  let now = serverBackups({ backups: [safety, backup(7)], restore: putting() })
  await open(address, {
    'GET /api/servers/:id/backups': () => ({ body: now }),
    'DELETE /api/servers/:id/restore': () => {
      now = serverBackups({
        backups: [backup(7)],
        restore: putting({ phase: 'cancelled', percent: null, endedAt }),
      })
      return { status: 202, body: now }
    },
  })
  const cancel = page.getByRole('button', { name: 'Cancel the restore' })
  // The safety backup cannot be changed during the restore.
  await expect(rowOf(page, 8).getByRole('progressbar')).toBeVisible()
  await expect(rowOf(page, 8).getByRole('button')).toHaveCount(0)
  await cancel.click()
  const question = page.getByRole('dialog', { name: 'Cancel the restore?' })
  await expect(question).toContainText(messages.cancelText)
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(question).toBeHidden()
  await cancel.click()
  await question.getByRole('button', { name: 'Cancel the restore' }).click()
  await expect(page.getByText(/^Restoring the backup from .* was cancelled\.$/)).toBeVisible()
  const failure = 'no_room'
  now = serverBackups({
    backups: [backup(7)],
    restore: putting({ phase: 'failed', percent: null, endedAt, failure }),
  })
  const alert = page.getByRole('status').filter({ hasText: 'couldn’t be restored.' })
  await expect(alert).toContainText(messages.failedSafe)
  await expect(alert).toContainText(messages.failures.no_room)
  await expectWhole(page)
})
