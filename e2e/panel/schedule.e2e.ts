import type { Schedule } from '@zubr/contracts/schedules/schedules'
import { schedule as messages } from '@zubr/i18n/panel-schedule/en'
import { choose, expect } from '../support/fixtures.ts'
import { type Fakes, serverId } from './panel-fakes.ts'
import { expectWhole, onServer, test } from './panel-test.ts'
import { restart, results, run, schedule } from './schedule-fakes.ts'

const at = (search = '') => `/servers/${serverId}/schedule?lang=en${search}`
const shows = (...body: Schedule[]): Fakes => ({ 'GET /api/servers/:id/schedules': { body } })

test('schedules: each shows its time in its zone and the reader’s, and its last result', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open }) => {
  const steps = results([{ kind: 'backup' }, { state: 'failed', failure: 'no_room' }])
  await open(at(), {
    ...shows(
      schedule({ zone: 'America/New_York', nextRunAt: '2026-11-25T10:00:00.000Z' }),
      schedule({
        ...{ id: 'dddddddd-0000-4000-8000-000000000002', name: 'Weekend', enabled: false, nextRunAt: null },
        rule: { kind: 'weekly', days: [6, 7], times: ['18:00'] },
        lastRun: run({ outcome: 'skipped', reason: 'players_online' }),
      }),
      schedule({
        ...{ id: 'dddddddd-0000-4000-8000-000000000003', name: 'Copies' },
        rule: { kind: 'cron', expression: '0 */6 * * *' },
        lastRun: run({ outcome: 'failed', steps }),
      }),
    ),
    'GET /api/servers/:id/schedules/:schedule/runs': {
      body: [
        run({ outcome: 'failed', isManual: true, steps }),
        run({
          steps: results(
            [{ kind: 'command', text: 'say bye' }],
            [{ kind: 'stop' }],
            [{ kind: 'delete_logs', olderThanDays: 7 }],
          ),
        }),
        run({ outcome: 'skipped', reason: 'node_away', startedAt: null }),
      ],
    },
  })
  // The tab is fully visible on a phone too, where the tabs are wider than the screen.
  await expect(page.getByRole('link', { name: 'Schedules' })).toBeInViewport({ ratio: 0.95 })
  const first = page.getByRole('article', { name: restart.name })
  await expect(first).toContainText('Every day at 05:00 · America/New_York')
  await expect(first).toContainText(/Next run: .*05:00 \(your time: .*13:00\)/)
  await expect(first).toContainText(messages.neverRan)
  const weekend = page.getByRole('article', { name: 'Weekend' })
  await expect(weekend).toContainText('Days of the week: Saturday and Sunday; at 18:00')
  await expect(weekend).toContainText('Off')
  await expect(weekend).toContainText('There were players on the server.')
  const copies = page.getByRole('article', { name: 'Copies' })
  await expect(copies).toContainText('Every day at 00:00, 06:00, 12:00 and 18:00')
  await copies.getByRole('button', { name: 'History' }).click()
  const runs = copies.getByRole('list', { name: 'History' }).locator('> li')
  await expect(runs).toHaveCount(3)
  await expect(runs.nth(0)).toContainText(messages.byHand)
  await expect(runs.nth(0)).toContainText(messages.failures.no_room)
  await expect(runs.nth(1)).toContainText('Command')
  await expect(runs.nth(1)).toContainText('say bye')
  await expect(runs.nth(2)).toContainText(messages.reasons.node_away)
  await expectWhole(page)
})

test('empty state: a server without schedules offers the usual first ones', {
  tag: ['@phone', '@nightly'],
}, async ({ page, open }) => {
  const saved: unknown[] = []
  await open(at(), {
    'GET /api/servers/:id/schedules': () => ({ body: saved.length > 0 ? [schedule()] : [] }),
    'POST /api/servers/:id/schedules': (body) => {
      saved.push(body)
      return { status: 201, body: schedule() }
    },
  })
  await expect(page.getByText(messages.empty)).toBeVisible()
  await expectWhole(page)
  await page.getByRole('button', { name: /^Restart every night/ }).click()
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Minsk')
  const next = page.getByRole('heading', { name: 'Next runs' }).locator('xpath=following-sibling::ol/li')
  await expect(next).toHaveCount(5)
  for (const line of await next.all()) await expect(line).toContainText('04:55')
  // The announcement to players before it.
  const countdown = page.getByRole('group', { name: messages.countdown })
  await expect(countdown.getByRole('checkbox', { checked: true })).toHaveCount(9)
  await countdown.getByRole('checkbox', { name: /^10 mins?$/ }).check()
  await countdown.getByRole('checkbox', { name: /^5 mins?$/ }).uncheck()
  await expectWhole(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('article', { name: restart.name })).toBeVisible()
  const steps = [{ kind: 'restart', countdown: [60, 30, 10, 5, 4, 3, 2, 1, 600] }]
  const rule = { kind: 'daily', times: ['04:55'] }
  expect(saved).toEqual([{ ...restart, rule, steps }])
})

test('warnings: a core without chat restarts without one, and the form says so', { tag: '@nightly' }, async ({
  page,
  open,
}) => {
  await open(at('&new=restart'), {
    ...shows(),
    ...onServer({
      core: {
        ...{ id: 'velocity', version: '3.4.0', gameVersion: '1.21' },
        ...{ experimental: false, build: null, java: null },
      },
    }),
  })
  await expect(page.getByText(messages.noChat)).toBeVisible()
})

test('validation: an impossible rule is explained while typing', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open }) => {
  await open(at('&new=backup'), shows())
  const next = page.getByRole('heading', { name: 'Next runs' })
  await expect(page.getByText('Every day at 04:00')).toBeVisible()
  await page.getByRole('button', { name: messages.addTime }).click()
  // Digits are enough, and no browser adds AM or PM.
  const last = page.getByLabel('Time', { exact: true }).last()
  await last.fill('')
  await expect(page.getByText(messages.timeMissing)).toBeVisible()
  await last.pressSequentially('0403')
  await expect(last).toHaveValue('04:03')
  await expect(page.getByText('Too often: leave at least 5 minutes between runs.')).toBeVisible()
  await expect(next).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove 04:03' }).click()
  await expect(next).toBeVisible()

  await choose(page.getByRole('radio', { name: 'Days of the week' }))
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page.getByRole('checkbox', { name: day }).uncheck()
  await expect(page.getByText('Choose at least one day.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sunday' }).check()
  await expect(page.getByText('Days of the week: Sunday; at 04:00')).toBeVisible()

  await choose(page.getByRole('radio', { name: 'Cron' }))
  const expression = page.getByLabel('Cron expression')
  for (const [typed, fault] of [
    ['every night', messages.faults.not_cron],
    ['* * * * *', 'Too often: leave at least 5 minutes between runs.'],
    ['0 4 31 2 *', messages.faults.never],
  ] as const) {
    await expression.fill(typed)
    await expect(page.getByText(fault)).toBeVisible()
    await expect(expression).toHaveAttribute('aria-invalid', 'true')
  }
  await expectWhole(page)
  await expression.fill('*/15 * * * *')
  await expect(page.getByText('Every 15 minutes')).toBeVisible()
  await page.getByLabel('Time zone').fill('Minsk')
  await expect(page.getByText(messages.zoneFault)).toBeVisible()
  await page.getByLabel('Time zone').fill('Asia/Tokyo')
  await expect(page.getByText(/your time: /).first()).toBeVisible()
})

test('steps: they are ordered by buttons, with pauses between them, and saved in that order', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open }) => {
  const saved: unknown[] = []
  await open(at('&new=blank'), {
    ...shows(),
    'POST /api/servers/:id/schedules': (body) => {
      saved.push(body)
      return { status: 201, body: schedule() }
    },
  })
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Add at least one step.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Tidy up')
  const add = page.getByRole('group', { name: 'Add a step' })
  for (const step of ['Command', 'Pause', 'Stop', 'Delete old logs', 'Backup', 'Start the server'])
    await add.getByRole('button', { name: step, exact: true }).click()
  await save.click()
  const command = page.getByLabel('Command', { exact: true })
  await expect(page.getByText('Enter a command.')).toBeVisible()
  await expect(command).toBeFocused()
  await command.fill('say Back in a minute')
  await page.getByLabel('Seconds').fill('5000')
  await save.click()
  await expect(page.getByLabel('Seconds')).toBeFocused()
  expect(saved).toEqual([])
  await page.getByLabel('Seconds').fill('45')
  await page.getByLabel(messages.logsDays).fill('30')
  // The backup moves before the logs, and the button keeps the focus.
  await page.getByRole('button', { name: 'Move up: 5. Backup' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move up: 4. Backup' })).toBeFocused()
  // Removal by keyboard keeps the focus among the steps.
  await page.getByRole('button', { name: 'Remove: 3. Stop' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove: 3. Backup' })).toBeFocused()
  await expectWhole(page)
  await page.getByText('Only if nobody is online').click()
  await page.getByText(messages.skipIfNotRunning).click()
  await page.getByLabel(messages.missed).selectOption({ label: messages.missedChoices.run })
  await save.click()
  await expect(page.getByText(messages.saved)).toBeVisible()
  expect(saved).toEqual([
    {
      name: 'Tidy up',
      enabled: true,
      rule: { kind: 'daily', times: ['04:00'] },
      zone: 'Europe/Minsk',
      steps: [
        { kind: 'command', text: 'say Back in a minute' },
        { kind: 'pause', seconds: 45 },
        { kind: 'backup' },
        { kind: 'delete_logs', olderThanDays: 30 },
        { kind: 'start' },
      ],
      onlyIfEmpty: true,
      skipIfNotRunning: true,
      missed: 'run',
    },
  ])
})
