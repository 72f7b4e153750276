import type { Page } from '@playwright/test'
import type { ServerBackups } from '@zubr/contracts/backups/endpoints'
import { backups as messages } from '@zubr/i18n/backups/en'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expect } from '../support/fixtures.ts'
import { backup, playAgent, rowOf, serverBackups, unmade } from './backup-fakes.ts'
import { type Fakes, serverId } from './panel-fakes.ts'
import { expectWhole, onServer, refusal, test } from './panel-test.ts'

const { errors, frame } = allPanelMessages.en
const address = `/servers/${serverId}/backups?lang=en`
const shows = (body: ServerBackups): Fakes => ({ 'GET /api/servers/:id/backups': { body } })
const make = (page: Page) => page.getByRole('button', { name: 'Make a backup' })
const more = (page: Page, hours: number) => rowOf(page, hours).locator('summary')

test('backups: each shows its origin, state and details', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open }) => {
  const list = [
    backup(9, { ...unmade, state: 'waiting' }),
    backup(8, { kind: 'schedule', actor: 'service', hadChangingFiles: true }),
    backup(7, { note: 'before rebuilding the castle', locked: true }),
    backup(6, { kind: 'safety', cause: 'core', actor: 'service', until: '2026-12-04T06:00:00.000Z' }),
    backup(5, { kind: 'end', actor: 'service', isHere: false }),
    backup(4, { ...unmade, kind: 'schedule', actor: 'service', state: 'failed', failure: 'no_room' }),
    backup(2, { state: 'deleting' }),
  ]
  await open(
    address,
    shows(serverBackups({ backups: list, counted: 3, limit: 5, failingSince: '2026-11-20T03:00:00.000Z' })),
  )
  await expect(page.getByText('Slots used: 3 of 5')).toBeVisible()
  await expect(page.getByText(/^No backup has succeeded since .*support\.$/)).toBeVisible()
  await expect(page.getByText(messages.underWay)).toBeVisible()
  await expect(make(page)).toBeDisabled()
  const expectedTexts: Record<number, (string | RegExp)[]> = {
    9: [messages.states.waiting, 'Manual · bison'],
    8: ['Scheduled', '775 MB · 2,140 files', messages.restless],
    7: ['Locked', 'before rebuilding the castle'],
    6: ['Automatic, before changing the server software', 'Kept until 04/12/2026'],
    5: [messages.kinds.end, messages.elsewhere],
    4: ['Failed', messages.failures.no_room],
    2: ['Being deleted'],
  }
  for (const [hours, texts] of Object.entries(expectedTexts))
    for (const text of texts) await expect(rowOf(page, Number(hours))).toContainText(text)
  // A backup that is elsewhere or unfinished cannot be restored; a locked one cannot be deleted.
  await expect(rowOf(page, 8).getByRole('button', { name: /^Restore/ })).toBeEnabled()
  await expect(rowOf(page, 5).getByRole('button', { name: /^Restore/ })).toBeDisabled()
  for (const hours of [9, 4, 2])
    await expect(rowOf(page, hours).getByRole('button', { name: /^Restore/ })).toHaveCount(0)
  await more(page, 7).click()
  await expect(rowOf(page, 7).getByRole('button', { name: /^Delete/ })).toBeDisabled()
  await expectWhole(page)
})

test('quota: at the plan’s number the page names the backup to be replaced and the progress', {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
  const requests: unknown[] = []
  const old = [backup(7), backup(6), backup(5)]
  let now = serverBackups({ backups: old, replaces: backup(5).id })
  await open(address, {
    'GET /api/servers/:id/backups': () => ({ body: now }),
    'POST /api/servers/:id/backups': (body) => {
      requests.push(body)
      now = serverBackups({
        backups: [backup(9, { ...unmade, state: 'working', percent: 40, note: 'a safe one' }), ...old],
      })
      return { status: 202, body: now }
    },
  })
  await expect(
    page.getByText(/^A new backup will replace the oldest unlocked one, from 20\/11\/2026/),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Note' }).fill('a safe one')
  await make(page).click()
  const bar = rowOf(page, 9).getByRole('progressbar', { name: 'Being made' })
  await expect(bar).toHaveAttribute('aria-valuenow', '40')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  await expect(make(page)).toBeDisabled()
  await expectWhole(page)
  now = serverBackups({
    backups: [backup(9, { note: 'a safe one' }), ...old.slice(0, 2)],
    replaces: backup(6).id,
  })
  await expect(bar).toHaveCount(0)
  await expect(rowOf(page, 9)).toContainText('a safe one')
  await expect(rowOf(page, 5)).toHaveCount(0)
  expect(requests).toEqual([{ note: 'a safe one' }])
})

test('quota: if all backups are locked, none is made until one is unlocked', {
  tag: '@nightly',
}, async ({ page, open }) => {
  const list = [6, 5].map((hours) => backup(hours, { locked: true }))
  const changed: unknown[] = []
  await open(address, {
    ...shows(serverBackups({ backups: list, limit: 2 })),
    'PATCH /api/servers/:id/backups/:backup': (body) => {
      changed.push(body)
      return {
        body: serverBackups({
          backups: [backup(6, { locked: true }), backup(5)],
          limit: 2,
          replaces: backup(5).id,
        }),
      }
    },
  })
  await expect(page.getByText(messages.allLocked)).toBeVisible()
  await expect(make(page)).toBeDisabled()
  await more(page, 5).click()
  await rowOf(page, 5)
    .getByRole('button', { name: /^Unlock/ })
    .click()
  await expect(make(page)).toBeEnabled()
  expect(changed).toEqual([{ locked: false }])
})

test('errors: a refusal keeps the typed note, and a dialog shows it on top', async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await open(address, {
    ...shows(serverBackups({ backups: [backup(7)] })),
    'POST /api/servers/:id/backups': refusal(409, 'conflict'),
    'PATCH /api/servers/:id/backups/:backup': refusal(503, 'unavailable'),
    'POST /api/servers/:id/backups/:backup/restore': refusal(409, 'conflict'),
  })
  await page.getByRole('textbox', { name: 'Note' }).fill('before the war')
  await make(page).click()
  await expect(page.getByText(errors.conflict)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('before the war')
  const dialog = page.getByRole('dialog')
  await more(page, 7).click()
  await rowOf(page, 7)
    .getByRole('button', { name: /^Edit note/ })
    .click()
  await dialog.getByLabel('Note').fill('after the war')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(errors.unavailable)).toBeInViewport()
  await expect(dialog.getByLabel('Note')).toHaveValue('after the war')
  await page.keyboard.press('Escape')
  await rowOf(page, 7)
    .getByRole('button', { name: /^Restore/ })
    .click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByText(errors.conflict)).toBeInViewport()
})

test('backups: one is downloaded, renamed and, after a question, deleted', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, world, open }) => {
  const requests: unknown[] = []
  let now = serverBackups({ backups: [backup(8), backup(7, { note: 'old' })] })
  const agent = await playAgent(page, world.panelUrl)
  await open(address, {
    ...agent.fakes,
    'GET /api/servers/:id/backups': () => ({ body: now }),
    'POST /api/servers/:id/backups/:backup/download': (body) => {
      requests.push(body)
      return { body: agent.token }
    },
    'PATCH /api/servers/:id/backups/:backup': (body) => {
      requests.push(body)
      now = serverBackups({ backups: [backup(8), backup(7, { note: 'new' })] })
      return { body: now }
    },
    'DELETE /api/servers/:id/backups/:backup': () => {
      requests.push('delete')
      now = serverBackups({ backups: [backup(8), backup(7, { state: 'deleting' })] })
      return { status: 202, body: now }
    },
  })
  const act = async (name: RegExp) => {
    await more(page, 7).click()
    await rowOf(page, 7).getByRole('button', { name }).click()
  }
  const download = page.waitForEvent('download')
  await act(/^Download/)
  expect((await download).suggestedFilename()).toBe('Belovezha.zip')
  await act(/^Edit note/)
  const note = page.getByRole('dialog', { name: messages.editNote })
  await expect(note.getByLabel('Note')).toHaveValue('old')
  await note.getByLabel('Note').fill('new')
  await expectWhole(page)
  await note.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 7)).toContainText('new')
  await act(/^Delete/)
  const question = page.getByRole('dialog', { name: /^Delete the backup from 20\/11\/2026/ })
  await expect(question).toContainText(messages.removeText)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  // The focus returns to the closed menu.
  await expect(more(page, 7)).toBeFocused()
  await act(/^Delete/)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, 7)).toContainText('Being deleted')
  await expect(question).toBeHidden()
  // The menu's row is gone; the next focus is still within the list.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  expect(requests).toEqual([{ paths: [''], format: 'zip' }, { note: 'new' }, 'delete'])
})

test('offline node: no requests are sent to it', { tag: ['@phone', '@nightly'] }, async ({ page, open }) => {
  await open(address, {
    ...onServer({ nodeSilent: true, silentSince: '2026-11-21T10:00:00.000Z', stats: null }),
    ...shows(serverBackups({ backups: [backup(7)] })),
  })
  await expect(page.getByText(messages.silent)).toBeVisible()
  await expect(make(page)).toBeDisabled()
  await expect(rowOf(page, 7).getByRole('button', { name: /^Restore/ })).toBeDisabled()
  await more(page, 7).click()
  await expect(rowOf(page, 7).getByRole('button', { name: /^Download/ })).toBeDisabled()
  await expectWhole(page)
})

test('empty state: a server without backups offers its first one', { tag: ['@phone', '@nightly'] }, async ({
  page,
  open,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await open(address, {
    'GET /api/servers/:id/backups': async () => {
      await answered
      return { body: serverBackups() }
    },
  })
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'No backups yet' })).toBeVisible()
  await expect(make(page)).toBeEnabled()
  await expectWhole(page)
})

test('errors: a failed list is requested again, and a loaded one stays while offline', {
  tag: '@nightly',
}, async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors()
  let isDown = true
  await open(address, {
    'GET /api/servers/:id/backups': () =>
      isDown ? refusal(503, 'unavailable') : { body: serverBackups({ backups: [backup(7)] }) },
  })
  const failure = page.getByRole('alert')
  await expect(failure).toBeVisible()
  isDown = false
  await failure.getByRole('button').click()
  await expect(rowOf(page, 7)).toBeVisible()
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(serverId))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await failed
  await page.getByRole('button', { name: messages.make, exact: true }).click()
  await expect(page.getByText(errors.offline)).toBeVisible()
  await expect(page.getByText(frame.offline)).toHaveCount(1)
  await expect(page.getByText('Couldn’t refresh the data.')).toHaveCount(0)
  await expect(rowOf(page, 7)).toBeVisible()
})
