import type { Page, WebSocketRoute } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { type Fakes, serverId } from './panel-fakes.ts'
import { test } from './panel-test.ts'

test.describe('console', () => {
  const token = {
    body: { url: 'ws://minsk-1.localhost:1/console', token: 't', expiresAt: '2100-01-01T00:00:00.000Z' },
  }
  const access: Fakes = { 'POST /api/servers/:id/console': token }
  const address = `/servers/${serverId}/console?lang=en`
  /** Fakes the node; `opened` gets each connection with the last line number of its client. */
  const playNode = (
    page: Page,
    opened: (socket: WebSocketRoute, after: number | null) => void,
    commands: string[] = [],
  ) =>
    page.routeWebSocket(/:1\/console/, (socket) =>
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as {
          type: string
          after: number | null
          text: string
          sent: { id: string }
        }
        if (message.type === 'open') {
          socket.send(JSON.stringify({ type: 'heartbeat', epoch: 'first', heartbeat: 1 }))
          opened(socket, message.after)
        }
        if (message.type !== 'command') return
        commands.push(message.text)
        if (message.text !== 'swallowed')
          socket.send(JSON.stringify({ type: 'accepted', id: message.sent.id }))
      }),
    )
  const lines = (from: number, to: number) =>
    JSON.stringify({
      type: 'lines',
      lines: Array.from({ length: to - from + 1 }, (_, index) => [
        from + index,
        0,
        'normal',
        `line ${from + index}.`,
      ]),
    })

  test('reconnect: after a dropped connection no line is lost or repeated', async ({ page, open }) => {
    const afters: (number | null)[] = []
    await playNode(page, (socket, after) => {
      afters.push(after)
      if (after === null) {
        socket.send(lines(1, 5))
        void socket.close({ code: 1001 })
      } else socket.send(lines(after + 1, 10))
    })
    await open(address, access)
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText('line 10.')
    expect((await shown.innerText()).match(/line \d+/g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `line ${index + 1}`),
    )
    expect(afters).toEqual([null, 5])
  })

  test('reconnect: a refusing node is reported after some attempts, with a retry button', {
    tag: '@nightly',
  }, async ({ page, open }) => {
    let welcome = false
    await playNode(page, (socket) => {
      if (welcome) return socket.send(lines(1, 5))
      socket.send(JSON.stringify({ type: 'refused', reason: 'server' }))
      void socket.close({ code: 4001 })
    })
    await open(address, access)
    await expect(page.getByText('Can’t reach this server’s node.')).toBeVisible()
    welcome = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Console output' })).toContainText('line 5.')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test('layout: a box of 350 px for its lines, in a terminal of at least 430 px', {
    tag: ['@phone', '@nightly'],
  }, async ({ page, open }) => {
    await playNode(page, (socket) => socket.send(lines(1, 500)))
    await open(address, access)
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText('line 500.')
    const heights = await shown.evaluate((box) => [
      box.getBoundingClientRect().height,
      box.closest('[class*=terminal]')?.getBoundingClientRect().height,
    ])
    expect(heights[0]).toBe(350)
    expect(heights[1]).toBeGreaterThanOrEqual(430)
  })

  test('commands: they are sent, recalled from history, and warnings and errors are marked', async ({
    page,
    open,
  }) => {
    const commands: string[] = []
    await playNode(
      page,
      (socket) =>
        socket.send(
          JSON.stringify({
            type: 'lines',
            lines: [
              [1, 0, 'warning', 'slow'],
              [2, 0, 'error', 'broken'],
            ],
          }),
        ),
      commands,
    )
    await open(address, access)
    const input = page.getByLabel('Command to the server')
    await input.fill('list')
    await input.press('Enter')
    await expect(input).toHaveValue('')
    await input.press('ArrowUp')
    await expect(input).toHaveValue('list')
    expect(commands).toEqual(['list'])
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText('Warning: slow')
    await expect(shown).toContainText('Error: broken')
  })

  test('offline: a command stays in the input, and an unanswered one is reported', {
    tag: '@nightly',
  }, async ({ page, open }) => {
    const commands: string[] = []
    // The fake answers without a network too; as in reality, no response may arrive before it is
    // back.
    let back = () => {}
    let network = Promise.resolve()
    const goOffline = async () => {
      network = new Promise((resolve) => {
        back = resolve
      })
      await page.context().setOffline(true)
    }
    await playNode(page, (socket) => socket.send(lines(1, 5)), commands)
    await open(address, {
      'POST /api/servers/:id/console': async () => {
        await network
        return token
      },
    })
    const input = page.getByLabel('Command to the server')
    await expect(page.getByText('Connected')).toBeVisible()
    await goOffline()
    await expect(page.getByText('You’re offline', { exact: true })).toBeVisible()
    await input.fill('stop')
    await input.press('Enter')
    await expect(page.getByText('The command wasn’t sent; it’s still in the input.')).toBeVisible()
    await expect(input).toHaveValue('stop')
    await page.context().setOffline(false)
    back()
    await expect(page.getByText('Connected')).toBeVisible()
    expect(commands).toEqual([])
    await input.fill('swallowed')
    await input.press('Enter')
    await expect(page.getByText('Sending “swallowed”…')).toBeVisible()
    // The next connection asks for the outcome; a restarted agent does not know it.
    await goOffline()
    await expect(page.getByText('The connection was lost while “swallowed” was being sent.')).toBeVisible()
    expect(commands).toEqual(['swallowed'])
    back()
  })

  test('phone: the input stays visible, times are beside the lines, one toolbar', {
    tag: '@phone-only',
  }, async ({ page, open }) => {
    await playNode(page, (socket) => socket.send(lines(1, 500)))
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const)
      for (const locale of ['ru', 'de', 'lv']) {
        await page.setViewportSize({ width, height })
        await open(address.replace('en', locale), access)
        const input = page.locator('form input:not([type=search])')
        await expect(input).toBeInViewport({ ratio: 1 })
        await expect(page.locator('section time').last()).toBeVisible()
        const bar = await page.locator('[class*=toolbar]').boundingBox()
        expect(bar?.height, `${locale} at ${width}`).toBeLessThanOrEqual(56)
        if (height === 844) expect(bar?.y, `${locale} at ${width}`).toBeLessThan(360)
        // At the end of the page it is visible as well.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(input).toBeInViewport({ ratio: 1 })
      }
  })

  test('accessibility: no faults, and lines are read aloud only on request', async ({ page, open }) => {
    await playNode(page, (socket) => socket.send(lines(1, 5)))
    await open(address, access)
    await expect(page.getByRole('region', { name: 'Console output' })).toContainText('line 5.')
    expect(await axeFaults(page)).toEqual([])
    await expect(page.getByRole('log')).toHaveCount(0)
    await page.locator('summary[aria-label="More actions"]').last().press('Enter')
    const aloud = page.getByRole('checkbox', { name: /Read lines aloud/ })
    await expect(aloud).not.toBeChecked()
    await aloud.press('Space')
    await expect(page.getByRole('log')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(aloud).toBeHidden()
  })

  test('scrolling: 10,000 lines within a second stay in order and keep the scroll position', async ({
    page,
    open,
  }) => {
    const [total, atOnce, everyMs] = [10_000, 500, 50]
    await playNode(page, (socket) => {
      let next = 1
      const timer = setInterval(() => {
        socket.send(lines(next, next + atOnce - 1))
        next += atOnce
        if (next > total) clearInterval(timer)
      }, everyMs)
    })
    await open(address, access)
    const shown = page.getByRole('region', { name: 'Console output' })
    await expect(shown).toContainText(`line ${total}.`)
    const tail = (await shown.innerText()).match(/line \d+/g) ?? []
    expect(tail).toEqual(
      Array.from({ length: tail.length }, (_, index) => `line ${total - tail.length + 1 + index}`),
    )
    // Scrolled up, the view stays and counts the new lines.
    await shown.evaluate((box) => box.scrollBy(0, -2_000))
    await expect(page.getByRole('button', { name: '0 new lines' })).toBeVisible()
    await expect(shown).not.toContainText(`line ${total}.`)
    await page.getByRole('button', { name: '0 new lines' }).click()
    await expect(shown).toContainText(`line ${total}.`)
  })
})
