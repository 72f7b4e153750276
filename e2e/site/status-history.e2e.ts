import type { StatusView } from '../../apps/site/app/status/status-view.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { beforePublishing, node, serve, status } from './status-page.ts'

const published: StatusView = {
  at: '2026-11-21T10:40:00.000Z',
  isOld: false,
  today: '2026-11-21',
  nodes: [
    {
      name: 'minsk-1',
      load: 20,
      problem: null,
      duration: 3_700,
      uptime: { day: 99.98, week: 100, month: 98.5, quarter: null },
      days: Array.from({ length: 90 }, (_, day) =>
        day < 30
          ? [0, 0, 0, null]
          : day === 88
            ? [1_400, 25, 15, 37.5]
            : day === 89
              ? [640, 0, 0, 20]
              : [1_440, 0, 0, 20],
      ),
    },
  ],
  open: [
    {
      id: 7,
      kind: 'incident',
      state: 'identified',
      impact: 'down',
      title: { text: 'Узел не отвечает', other: null },
      nodes: ['minsk-1'],
      startsAt: '2026-11-21T08:10:00.000Z',
      endsAt: null,
      updates: [
        {
          at: '2026-11-21T09:00:00.000Z',
          state: 'identified',
          html: { text: '<p>Меняем <strong>память</strong>.</p>', other: null },
        },
      ],
    },
  ],
  planned: [
    {
      id: 8,
      kind: 'maintenance',
      state: 'planned',
      impact: 'none',
      title: { text: 'New disks', other: 'en' },
      nodes: [],
      startsAt: '2026-12-01T01:00:00.000Z',
      endsAt: '2026-12-01T03:00:00.000Z',
      updates: [],
    },
  ],
  past: [],
}

test.describe('history and announcements', () => {
  test.beforeEach(async ({ page, world }) => {
    await beforePublishing(page, world.siteUrl)
    await page.route('**/uptime/state.json', (route) => route.fulfill({ json: published }))
    await serve(page, { answer: [node('minsk-1')] })
    await page.goto(`${world.siteUrl}/uptime`)
  })

  test('bars: they show each day’s exact figures by keyboard', async ({ page }) => {
    const bars = page.getByRole('slider', { name: 'Узел minsk-1 по дням' })
    await bars.focus()
    await expect(bars).toHaveAttribute(
      'aria-valuetext',
      /^21 ноября 2026\sг\., Работал 10\sч 40\sмин, Средняя нагрузка 20\s%$/,
    )
    await page.keyboard.press('ArrowLeft')
    await expect(bars).toHaveAttribute('aria-valuenow', '88')
    const figures = page.locator('[data-history="minsk-1"]')
    for (const figure of [
      '20 ноября 2026',
      /Не отвечал 15\sмин/,
      /С неполадками 25\sмин/,
      /Работал 23\sч 20\sмин/,
      /37,5\s%/,
    ])
      await expect(figures).toContainText(figure)
    await page.keyboard.press('Home')
    await expect(bars).toHaveAttribute('aria-valuetext', /^24 августа 2026.*Нет данных за 1\sдн/)
    await page.keyboard.press('End')
    await expect(bars).toHaveAttribute('aria-valuenow', '89')
  })

  test(
    'bars: they show them under the pointer or the finger',
    { tag: ['@phone', '@nightly'] },
    async ({ page }, { project }) => {
      const bars = page.getByRole('slider')
      const box = await bars.boundingBox()
      if (!box) throw new Error('the bars are not there')
      const at = { x: box.width * (88.5 / 90), y: box.height / 2 }
      if (project.name === 'phone') await bars.tap({ position: at })
      else await bars.hover({ position: at })
      await expect(page.locator('[data-history="minsk-1"]')).toContainText(/Не отвечал 15\sмин/)
    },
  )

  test('uptime: it is shown for four periods, and an unknown one as such', async ({ page }) => {
    const spans = page.locator('[data-history="minsk-1"] dl > div')
    await expect(spans).toHaveText([
      /24\sчаса99,98\s%/,
      /7\sдней100\s%/,
      /30\sдней98,5\s%/,
      /90\sдней—Нет данных/,
    ])
  })

  test('announcements: they are below the list, in their own language if untranslated', async ({ page }) => {
    const open = page.locator('#incident-7')
    await expect(open).toContainText('Узел не отвечает')
    await expect(open).toContainText(status.incidentStates.identified)
    await expect(open.locator('strong')).toHaveText('память')
    const planned = page.locator('#incident-8')
    await expect(planned.getByRole('heading')).toHaveAttribute('lang', 'en')
    await expect(planned).toContainText(status.otherLanguage)
    await expect(page.getByText(status.pastNone)).toBeVisible()
  })

  test('accessibility: there are no faults', { tag: ['@phone', '@phone-nightly'] }, async ({ page }) => {
    expect(await axeFaults(page)).toEqual([])
  })
})
