import { en as messages } from '@zubr/i18n/panel/en'
import { axeFaults } from '../support/axe.ts'
import { choose, expect } from '../support/fixtures.ts'
import { core, server, serverId } from './panel-fakes.ts'
import { onServer, refusal, test } from './panel-test.ts'

test.describe('server', () => {
  for (const contract of ['suspended', 'blocked', 'deleted'] as const)
    test(`address: there is none while the contract is ${contract}`, {
      tag: contract === 'suspended' ? [] : '@nightly',
    }, async ({ page, open, world }) => {
      const own = server({ contract, state: 'stopped', desiredState: 'stopped', stats: null })
      await open(`/servers/${serverId}?lang=en`, {
        ...onServer(own),
        'GET /api/servers': { body: [own] },
      })
      await expect(page.getByRole('heading', { name: 'Belovezha', level: 1 })).toBeVisible()
      await expect(page.getByText('Subdomain', { exact: true })).toBeVisible()
      await expect(page.getByText('Address to join')).toHaveCount(0)
      await expect(page.getByText(server().address ?? '')).toHaveCount(0)
      // Nor in the list of servers, in either view.
      await page.goto(`${world.panelUrl}/?lang=en`)
      await expect(page.getByRole('link', { name: 'Open server Belovezha' })).toBeVisible()
      await expect(page.getByText(server().address ?? '')).toHaveCount(0)
      await choose(page.getByRole('radio', { name: 'Table' }))
      await expect(page.getByRole('row', { name: /Belovezha/ })).toBeVisible()
      await expect(page.getByText(server().address ?? '')).toHaveCount(0)
    })

  test('suspension: a blocked server says why', async ({ page, open }) => {
    await open(`/servers/${serverId}?lang=en`, {
      ...onServer({ contract: 'blocked', state: 'stopped', desiredState: 'stopped', stats: null }),
      'GET /api/servers/:id/activity': {
        body: {
          entries: [
            {
              at: '2026-11-20T19:04:00.000Z',
              actor: 'operator',
              event: 'blocked:mining: see ticket 12',
              operation: null,
            },
            {
              at: '2026-11-18T10:00:00.000Z',
              actor: 'operator',
              event: 'blocked:an older one',
              operation: null,
            },
          ],
        },
      },
    })
    const notice = page.getByRole('status').filter({ hasText: 'The server is blocked' })
    await expect(notice).toContainText('Reason: mining: see ticket 12')
    await expect(page.getByRole('listitem').filter({ hasText: 'mining: see ticket 12' })).toContainText(
      'Blocked. Reason',
    )
  })

  test('state: it says why the server is stopped', { tag: '@nightly' }, async ({ page, open }) => {
    await open(
      `/servers/${serverId}?lang=en`,
      onServer({ state: 'failed', reason: 'disk_full', stats: null }),
    )
    await expect(page.getByText(messages.reasons.disk_full)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
  })

  test('kill: it needs a second click, and Escape cancels it', async ({ page, open }) => {
    const acts: unknown[] = []
    await open(`/servers/${serverId}?lang=en`, {
      'POST /api/servers/:id/actions': (body) => {
        acts.push(body)
        return { status: 202, body: server({ desiredState: 'stopped', state: 'stopping' }) }
      },
    })
    // Not beside the frequently used buttons.
    const more = page.locator('summary[aria-label="More actions"]')
    await expect(page.getByRole('button', { name: 'Kill' })).toBeHidden()
    await more.click()
    await page.getByRole('button', { name: 'Kill' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await more.click()
    await page.getByRole('button', { name: 'Kill' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kill' }).click()
    await expect(page.getByText('Killing the server process')).toBeVisible()
    expect(acts).toEqual([{ action: 'kill' }])
  })

  test('focus: it survives a removed button', { tag: '@nightly' }, async ({ page, open }) => {
    let current = server()
    await open(`/servers/${serverId}?lang=en`, {
      'GET /api/servers/:id': () => ({ body: current }),
      'POST /api/servers/:id/actions': () => {
        current = server({ desiredState: 'stopped', state: 'stopped', stats: null })
        return { status: 202, body: current }
      },
    })
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).press('Enter')
    const start = page.getByRole('button', { name: 'Start', exact: true })
    await expect(start).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect
      .poll(() =>
        start.evaluate(
          (button) =>
            document.activeElement?.contains(button) === true && document.activeElement !== document.body,
        ),
      )
      .toBe(true)
    await page.keyboard.press('Tab')
    await expect(start).toBeFocused()
  })

  test('errors: refresh failures', { tag: '@nightly' }, async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors()
    let isDown = false
    const failing =
      <T>(body: T) =>
      () =>
        isDown ? refusal(503, 'unavailable') : { body }
    await open(`/servers/${serverId}?lang=en`, {
      'GET /api/servers/:id': failing(server()),
      'GET /api/servers/:id/stats': failing({ points: [] }),
      'GET /api/servers/:id/activity': failing({ entries: [] }),
    })
    await expect(page.getByRole('heading', { name: 'Belovezha' })).toBeVisible()
    isDown = true
    const stats = page.waitForResponse((answer) => answer.url().includes('/stats') && answer.status() === 503)
    await stats
    await expect(page.getByText('Couldn’t refresh the data.')).toHaveCount(1)
  })

  test('deletion: it requires the typed name', async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors()
    await open(`/servers/${serverId}/settings?lang=en`, {
      'DELETE /api/servers/:id': { status: 202, body: server({ contract: 'deleted' }) },
    })
    await page.getByRole('button', { name: 'Delete server' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(messages.settings.losses.unknown)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete server' })).toBeDisabled()
    await dialog.getByRole('textbox').fill('Belovezha')
    await dialog.getByRole('button', { name: 'Delete server' }).click()
    await expect(page.getByText('The server is being deleted')).toBeVisible()
  })

  test('settings: only changed ones are saved, with their types', async ({ page, open }) => {
    const saved: unknown[] = []
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(`/servers/${serverId}/settings?lang=en`, {
      'PATCH /api/servers/:id/settings': (body) => {
        saved.push(body)
        return { body: { fields: [], settings: {} } }
      },
    })
    await page.getByLabel('Maximum players').fill('0')
    await expect(page.getByText('A whole number from 1 to 10,000')).toBeVisible()
    await page.getByLabel('Maximum players').fill('50')
    await page.getByLabel('Difficulty').selectOption({ label: 'Hard' })
    await page.getByRole('button', { name: 'Save' }).last().click()
    const notice = page.getByText('Saved', { exact: true })
    await expect(notice).toBeVisible()
    expect(await notice.locator('..').evaluate((box) => getComputedStyle(box).animationDuration)).toBe('0.3s')
    expect(saved).toEqual([{ settings: { maxPlayers: 50, difficulty: 'hard' } }])
  })

  test('draft: settings survive navigation and a reload', {
    tag: '@nightly',
  }, async ({ page, open }) => {
    let current = server()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await open(`/servers/${serverId}/settings?lang=en`, {
      'GET /api/servers/:id': () => ({ body: current }),
      'PATCH /api/servers/:id/settings': async ({ settings }) => {
        await answered
        return { body: { fields: core.settings, settings: { maxPlayers: 20, ...settings } } }
      },
    })
    const [name, players] = [page.getByLabel('Name'), page.getByLabel('Maximum players')]
    await name.fill('Narach')
    await players.fill('0')
    await expect(page.getByText('Your changes aren’t saved.')).toHaveCount(2)
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(name).toHaveValue('Narach')
    await page.reload()
    await expect(players).toHaveValue('0')
    await expect(page.getByText('A whole number from 1 to 10,000')).toBeVisible()
    await page.getByRole('button', { name: 'Discard changes' }).last().click()
    await expect(players).toHaveValue('20')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.reload()
    await expect(name).toHaveValue('Belovezha')
    // A name changed elsewhere is not a draft of this page.
    current = server({ name: 'Svislach' })
    await expect(page.getByRole('heading', { name: 'Svislach', level: 1 })).toBeVisible()
    await expect(name).toHaveValue('Svislach')
    await expect(page.getByText('Your changes aren’t saved.')).toHaveCount(0)
    // Input during the request is not part of it.
    await players.fill('50')
    await page.getByRole('button', { name: 'Save' }).last().click()
    await players.fill('60')
    answer()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(players).toHaveValue('60')
    await expect(page.getByText('Your changes aren’t saved.')).toHaveCount(1)
  })

  test('settings: saving restarts the server on confirmation', async ({ page, open }) => {
    const acts: unknown[] = []
    let current = server()
    await open(`/servers/${serverId}/settings?lang=en`, {
      'GET /api/servers/:id': () => ({ body: current }),
      'PATCH /api/servers/:id/settings': () => {
        if (current.state === 'running') current = server({ pendingRestart: ['settings'] })
        return { body: { fields: core.settings, settings: { maxPlayers: 50 } } }
      },
      'POST /api/servers/:id/actions': (body) => {
        acts.push(body)
        current = server({ state: 'starting' })
        return { status: 202, body: current }
      },
    })
    const save = page.getByRole('button', { name: 'Save' }).last()
    await page.getByLabel('Maximum players').fill('50')
    await save.click()
    await page.getByRole('button', { name: 'Restart now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByText('Restarting the server')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restart now' })).toHaveCount(0)
    expect(acts).toEqual([{ action: 'restart' }])
    current = server()
    await expect(page.getByText('Running', { exact: true })).toBeVisible()
    await page.getByLabel('Maximum players').fill('55')
    await save.click()
    await expect(page.getByRole('button', { name: 'Restart now' })).toBeVisible()
    await page.getByRole('button', { name: 'Restart', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByRole('button', { name: 'Restart now' })).toHaveCount(0)
    // A stopped server has nothing to restart.
    current = server({ state: 'stopped', desiredState: 'stopped' })
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
    await page.getByLabel('Maximum players').fill('60')
    await save.click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restart now' })).toHaveCount(0)
  })

  test('charts: they have a scale and a clock, and can be read by pointer and keyboard', {
    tag: ['@phone', '@nightly'],
  }, async ({ page, open }) => {
    const until = Math.floor(Date.now() / 60_000) * 60_000
    const points = Array.from({ length: 60 }, (_, index): [number, number, number, number] => [
      until - (59 - index) * 60_000,
      index < 30 ? 20 : 27,
      1_024,
      1,
    ])
    await open(`/servers/${serverId}?lang=en`, { 'GET /api/servers/:id/stats': { body: { points } } })
    const cpu = page.locator('figure').first()
    // A quarter of a core is a quarter of the height.
    await expect(cpu.getByText('100%', { exact: true })).toBeVisible()
    await expect(cpu.getByRole('img')).toHaveAccessibleName('CPU: now 27%, lowest 20%, highest 27%')
    const slider = cpu.getByRole('slider', { name: 'CPU' })
    await slider.hover({ position: { x: 20, y: 50 } })
    await expect(cpu.locator('figcaption')).toContainText('20%')
    await page.mouse.move(0, 0)
    await expect(cpu.locator('figcaption')).toHaveText('CPU27%')
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d\d:\d\d: 20%$/)
    await expect(cpu.locator('figcaption')).toContainText('20%')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /: 27%$/)
    expect(await axeFaults(page)).toEqual([])
  })

  test('expiry: a server near its end says so above its tabs, and can be renewed there', async ({
    page,
    open,
  }) => {
    const paidUntil = new Date(Date.now() + 1.5 * 86_400_000).toISOString()
    await open(`/servers/${serverId}?lang=en`, onServer({ paidUntil }))
    const notice = page.getByRole('status').filter({ hasText: 'The paid period ends on' })
    await expect(notice.getByRole('button', { name: 'Renew' })).toBeVisible()
    await expect(page.getByText('Ends soon: 2 days left')).toBeVisible()
  })
})
