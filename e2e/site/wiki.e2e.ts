import { allMessages } from '@zubr/i18n/all'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

test.describe('wiki', () => {
  test('search: it answers while typing, marks matches, and works by keyboard', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/wiki`)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const field = page.getByRole('combobox', { name: 'Поиск по названию' })
    expect(fetched).toEqual([])
    await field.focus()
    await expect.poll(() => fetched.some((path) => path.startsWith('/wiki-index/'))).toBe(true)
    await field.pressSequentially('сборку мусора')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('Память и сборка мусора')
    await expect(options.first().locator('mark').first()).toBeVisible()
    await expect(page.locator('[data-wiki-count]')).toContainText(/Найден/)
    const told = Number(/\d+/.exec((await page.locator('[data-wiki-count]').textContent()) ?? '')?.[0])
    expect(await options.count()).toBe(told)
    expect(await axeFaults(page, 'search')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/wiki\/memory-and-gc$/)
  })

  test('search: a question without an answer gets support and the nearest articles', async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${world.siteUrl}/de/wiki`)
    const { wiki } = allMessages.de
    const field = page.getByRole('combobox')
    const status = page.locator('[data-wiki-count]')
    const support = page.getByRole('link', { name: wiki.askSupport })
    await field.fill('wie')
    await expect(status).toHaveText(wiki.searchIncomplete)
    await expect(support).toBeHidden()
    await field.fill('benachrichtigung aufs handy wenn der server ausfällt')
    await expect(status).toHaveText(wiki.noAnswer)
    await expect(support).toBeVisible()
    await expect(page.getByText(wiki.nearest)).toBeVisible()
    const options = page.getByRole('listbox', { name: wiki.nearest }).getByRole('option')
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThanOrEqual(3)
    expect(await axeFaults(page, 'search')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // Enter opens only a selected article.
    await field.press('Enter')
    await expect(page).toHaveURL(/\/de\/wiki$/)
    await field.press('ArrowDown')
    const href = await options.first().getAttribute('href')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })

  test('search: an empty result is stated, and Escape clears the field', { tag: '@nightly' }, async ({
    page,
    world,
  }) => {
    await page.goto(`${world.siteUrl}/de/wiki`)
    const field = page.getByRole('combobox')
    await field.fill('qqqqqqqqqq')
    await expect(page.locator('[data-wiki-count]')).toHaveText(allMessages.de.wiki.nothingFound)
    const support = page.getByRole('link', { name: allMessages.de.wiki.askSupport })
    await expect(support).toHaveAttribute('href', '/de/help/contact')
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(support).toBeHidden()
    await expect(page.locator('[data-wiki-count]')).toHaveText('')
  })

  test('search: without the index it says so, and the list of articles is still there', async ({
    page,
    world,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    await page.route('**/wiki-index/*', (route) => route.abort())
    await page.goto(`${world.siteUrl}/wiki`)
    await page.getByRole('combobox').fill('sftp')
    await expect(page.locator('[data-wiki-count]')).toHaveText(allMessages.ru.wiki.searchFailed)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Файлы сервера по SFTP' }).first(),
    ).toBeVisible()
  })

  test('layout: the side menu is 280 px wide', { tag: '@nightly' }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/wiki`)
    expect((await page.getByRole('complementary').boundingBox())?.width).toBe(280)
  })

  test('layout: the list of headings is as far below the title as below the versions', {
    tag: '@nightly',
  }, async ({ page, world }) => {
    const above = async (article: string) => {
      await page.goto(`${world.siteUrl}/wiki/${article}`)
      return page.locator('article nav').evaluate((list) => {
        const before = list.previousElementSibling
        const gap = list.getBoundingClientRect().top - (before?.getBoundingClientRect().bottom ?? 0)
        return { what: before?.localName, gap: Math.round(gap) }
      })
    }
    expect(await above('pregeneration')).toEqual({ what: 'p', gap: 24 })
    expect(await above('second-step')).toEqual({ what: 'h1', gap: 24 })
  })
})
