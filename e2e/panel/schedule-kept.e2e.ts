import { en } from '@zubr/i18n/panel/en'
import { schedule as messages } from '@zubr/i18n/panel-schedule/en'
import { expect } from '../support/fixtures.ts'
import { serverId } from './panel-fakes.ts'
import { onServer, refusal, test } from './panel-test.ts'
import { restart, run, schedule, scheduleId } from './schedule-fakes.ts'

const at = (search = '') => `/servers/${serverId}/schedule?lang=en${search}`
const unsaved = 'Your changes aren’t saved.'

test("draft: a schedule's input survives others' changes, navigation and a reload until discarded", {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
  let list = [schedule()]
  let requestCount = 0
  await open(at(), {
    'GET /api/servers/:id/schedules': () => {
      requestCount++
      return { body: list }
    },
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await expect(page.getByText(unsaved)).toHaveCount(0)
  await name.fill('Restart at dawn')
  await expect(page.getByText(unsaved)).toBeVisible()
  // Another user disables it, and then deletes it.
  const polls = async () => {
    const before = requestCount
    await expect.poll(() => requestCount).toBeGreaterThan(before + 1)
  }
  list = [schedule({ enabled: false, nextRunAt: null })]
  await polls()
  await expect(name).toHaveValue('Restart at dawn')
  list = []
  await polls()
  await expect(name).toHaveValue('Restart at dawn')
  list = [schedule()]
  await page.goBack()
  await expect(page.getByRole('article', { name: restart.name })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(name).toHaveValue('Restart at dawn')
  await page.reload()
  await expect(name).toHaveValue('Restart at dawn')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(name).toHaveValue(restart.name)
  await expect(page.getByText(unsaved)).toHaveCount(0)
})

test('draft: refused input stays in the form, and saved input is no draft', async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  let list = [schedule()]
  let isRefused = true
  await open(at(), {
    'GET /api/servers/:id/schedules': () => ({ body: list }),
    'PUT /api/servers/:id/schedules/:schedule': (body) => {
      if (isRefused) return refusal(503, 'unavailable')
      list = [schedule(body)]
      return { body: schedule(body) }
    },
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Restart at dawn')
  const save = page.getByRole('button', { name: 'Save' })
  const refused = page.waitForResponse((answer) => answer.status() === 503)
  await save.click()
  await refused
  await expect(save).toBeEnabled()
  await expect(name).toHaveValue('Restart at dawn')
  isRefused = false
  await save.click()
  await expect(page.getByRole('article', { name: 'Restart at dawn' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(name).toHaveValue('Restart at dawn')
  await expect(page.getByText(unsaved)).toHaveCount(0)
})

test('schedules: one is disabled, run at once and, after a question, deleted', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open }) => {
  const requestCount: unknown[] = []
  let list = [schedule()]
  const begun = run({ isManual: true, outcome: null, endedAt: null, startedAt: null })
  await open(at(), {
    'GET /api/servers/:id/schedules': () => ({ body: list }),
    'GET /api/servers/:id/schedules/:schedule/runs': { body: [begun] },
    'PATCH /api/servers/:id/schedules/:schedule': (body, route) => {
      requestCount.push([route.request().url().split('/').at(-1), body])
      list = [schedule({ enabled: false, nextRunAt: null })]
      return { body: schedule() }
    },
    'POST /api/servers/:id/schedules/:schedule/runs': () => {
      requestCount.push('run')
      list = [schedule({ enabled: false, nextRunAt: null, lastRun: begun })]
      return { status: 202, body: begun }
    },
    'DELETE /api/servers/:id/schedules/:schedule': () => {
      requestCount.push('delete')
      list = []
      return { status: 204, body: null }
    },
  })
  const row = page.getByRole('article', { name: restart.name })
  await row.getByRole('checkbox', { name: `${restart.name}: on` }).press('Space')
  await expect(row.getByText('Off', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Run now' }).click()
  const question = page.getByRole('dialog', { name: `Run “${restart.name}” now?` })
  await expect(question).toContainText(messages.runNowText)
  await question.getByRole('button', { name: 'Run now' }).click()
  await expect(row.getByRole('list', { name: 'History' })).toContainText('Waiting')
  await expect(row.getByRole('button', { name: 'Run now' })).toBeDisabled()
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Delete' }).click()
  const removing = page.getByRole('dialog', { name: `Delete “${restart.name}”?` })
  await expect(removing).toContainText(messages.removeText)
  await page.keyboard.press('Escape')
  await expect(removing).toBeHidden()
  await expect(row.locator('summary')).toBeFocused()
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await removing.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect(requestCount).toEqual([[scheduleId, { enabled: false }], 'run', 'delete'])
})

test('suspension: a suspended server’s schedules are shown and paused', {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
  await open(at(), {
    ...onServer({ contract: 'suspended', state: 'stopped', desiredState: 'stopped', stats: null }),
    'GET /api/servers/:id/schedules': { body: [schedule()] },
  })
  await expect(page.getByRole('article', { name: restart.name })).toBeVisible()
  for (const name of ['Run now', 'Edit', 'New schedule'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
})

test('errors: a failed list of schedules is requested again', { tag: '@nightly' }, async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  let isDown = true
  await open(at(), {
    'GET /api/servers/:id/schedules': () => (isDown ? refusal(503, 'unavailable') : { body: [schedule()] }),
  })
  const failure = page.getByRole('alert')
  await expect(failure).toBeVisible()
  isDown = false
  await failure.getByRole('button').click()
  await expect(page.getByRole('article', { name: restart.name })).toBeVisible()
  await page.context().setOffline(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText(en.frame.offline)).toHaveCount(1)
  await expect(page.getByRole('article', { name: restart.name })).toBeVisible()
})
