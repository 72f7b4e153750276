import type { Page } from '@playwright/test'
import { brand, landingVariants, links } from '@zubr/content/brand'
import { customersClaim } from '@zubr/content/claims'
import { gifts, isOffered } from '@zubr/content/features'
import { discountPercent, plans, tiers } from '@zubr/content/plans'
import { reviews } from '@zubr/content/reviews'
import { type Currency, editionOf, planOf } from '@zubr/domain/plans'
import { planPrice } from '@zubr/domain/price'
import { allMessages } from '@zubr/i18n/all'
import { fill, formatNumber, priceParts } from '@zubr/i18n/format'
import { locales } from '@zubr/i18n/locales'
import { giftIds } from '@zubr/i18n/site-pages'
import { localizedPath } from '@zubr/i18n/urls'
import { pages } from '../../apps/site/app/pages.ts'
import { coreOfLanding, groupOfLanding } from '../../apps/site/app/pricing/groups.ts'
import { choose, expect, test } from '../support/fixtures.ts'
import { laidOut } from './laid-out.ts'
import { seeVariantA } from './landing-variant.ts'

const card = (id: string) => `article[id="plan-${id}"]`
const recommended = plans.find((plan) => plan.recommended) ?? plans[0]
/** The amounts on a plan's card in Russian. */
function priceOf(id: string, currency: Currency): { now: string; was: string | undefined } {
  const plan = planOf(plans, id)
  if (!plan) throw new Error(`there is no plan ${id}`)
  const price = planPrice(plan, currency, discountPercent)
  const amount = (value: number) => priceParts('ru', value, price.currency).amount
  return { now: amount(price.now), was: price.was === undefined ? undefined : amount(price.was) }
}
const radio = (page: Page, name: 'edition' | 'currency', value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`)

test.beforeEach(seeVariantA)

test.describe('plans', () => {
  test('tabs: they switch by click and arrow keys before any script has run', async ({
    page,
    world,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(world.siteUrl)
    await expect(page.locator(card('java-4'))).toBeVisible()
    await expect(page.locator(card('ultra-8'))).toBeVisible()
    await expect(page.locator(card('bedrock-free'))).toBeHidden()
    await choose(radio(page, 'edition', 'bedrock'))
    await expect(page.locator(card('bedrock-free'))).toBeVisible()
    await expect(page.locator(card('java-4'))).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(card('proxy-0.5'))).toBeVisible()
  })

  test('cards: each links to the creation of its plan, or to its waiting list', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/en`)
    for (const plan of plans) {
      const link = page.locator(`article[id="plan-${plan.id}"] a`)
      const create = `${world.panelUrl}/create?plan=${plan.id}&lang=en`
      const leadsTo = isOffered(plan.group) ? create : `/en/notify/${editionOf(plan)}`
      await expect(link).toHaveAttribute('href', leadsTo)
    }
  })

  test('cards: they pass the chosen currency to the panel, also after a reload', {
    tag: '@nightly',
  }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/en`)
    const link = page.locator(`${card('java-4')} a`)
    const plain = `${world.panelUrl}/create?plan=java-4&lang=en`
    await choose(radio(page, 'currency', 'RUB'))
    await expect(link).toHaveAttribute('href', `${plain}&currency=RUB`)
    await page.reload()
    await expect(link).toHaveAttribute('href', `${plain}&currency=RUB`)
    await choose(radio(page, 'currency', 'BYN'))
    await expect(link).toHaveAttribute('href', plain)
  })

  test('currency: the chosen one is shown and stored, and plans without a rouble price say so', async ({
    page,
    world,
  }) => {
    await page.goto(world.siteUrl)
    const price = page.locator(`${card('java-1')} [data-currency]:visible`)
    await expect(price.locator('strong')).toContainText(priceOf('java-1', 'BYN').now)
    await choose(radio(page, 'currency', 'RUB'))
    const { now, was } = priceOf('java-1', 'RUB')
    await expect(price.locator('strong')).toContainText(now)
    if (was) await expect(price.locator('s')).toContainText(was)
    else await expect(price.locator('s')).toHaveCount(0)
    await expect(page.locator(`${card('java-free')} [data-currency]:visible`)).toContainText('0 ₽')
    await page.reload()
    await expect(radio(page, 'currency', 'RUB')).toBeChecked()
    await choose(radio(page, 'edition', 'bedrock'))
    await expect(page.locator(`${card('bedrock-1')} [data-currency]:visible`)).toContainText(
      priceOf('bedrock-1', 'BYN').now,
    )
    await expect(page.locator(`${card('bedrock-1')} [data-currency]:visible`)).toContainText('BYN')
  })

  test('recommendation: the recommended plan is highlighted in every language', { tag: '@nightly' }, async ({
    page,
    world,
  }) => {
    for (const locale of locales) {
      await page.goto(world.siteUrl + localizedPath(locale, '/'), { waitUntil: 'commit' })
      const stone = page
        .getByRole('article', { name: tiers[recommended?.tier ?? 'free'][locale], exact: true })
        .and(page.locator(card(recommended?.id ?? '')))
      await expect(stone, locale).toContainText(allMessages[locale].plans.recommended)
    }
  })
})

const tabOf: Record<string, string> = {
  bedrock: 'bedrock',
  pe: 'bedrock',
  pmmp: 'bedrock',
  bungeecord: 'proxy',
  velocity: 'proxy',
}
test('aliases: each opens its tab and has its own headline', { tag: '@nightly' }, async ({ page, world }) => {
  for (const { id, path } of pages.filter(({ variants }) => variants)) {
    await page.goto(world.siteUrl + path)
    await expect(radio(page, 'edition', tabOf[id] ?? 'java'), path).toBeChecked()
    const headline = allMessages.ru.landing.pages[id as 'home'].a.replaceAll('**', '')
    await expect(page.locator('h1'), path).toHaveText(headline)
    const create = new URL((await page.locator('[data-main-action]').getAttribute('href')) ?? '', page.url())
    expect(planOf(plans, create.searchParams.get('plan') ?? '')?.group, path).toBe(
      isOffered(groupOfLanding[id as 'home']) ? tabOf[id] : undefined,
    )
    expect(create.searchParams.get('core'), path).toBe(coreOfLanding[id as 'home'] ?? null)
  }
})

test('landing page: it has every section', async ({ page, context, world }) => {
  await page.goto(world.siteUrl)
  await laidOut(page)
  const { landing, plans: messages } = allMessages.ru
  for (const title of [
    landing.whyTitle,
    landing.panelTitle,
    messages.title,
    landing.giftsTitle,
    landing.reviewsTitle,
    landing.joinTitle,
  ])
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  const code = landingVariants.a.promoCode
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: code }).click()
  await expect(page.getByRole('status').filter({ hasText: allMessages.ru.partnerPage.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const main = page.getByRole('main')
  const create = main.getByRole('link', { name: allMessages.ru.frame.createServer, exact: true })
  await expect(create).toHaveAttribute('href', `${world.panelUrl}/create?lang=ru`)
  const social = page.getByRole('list', { name: landing.social }).getByRole('link')
  expect(await social.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    Object.values(links.social),
  )
  const section = (title: string) =>
    main.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
  await expect(section(landing.whyTitle).getByRole('heading', { level: 3 })).toHaveText(
    Object.values(landing.reasons).map(({ title }) => title),
  )
  const demo = `${world.panelUrl}/demo?lang=ru`
  for (const link of await main.getByRole('link', { name: landing.viewPanel }).all())
    await expect(link).toHaveAttribute('href', demo)
  for (const alt of Object.values(landing.panelPictures)) {
    const picture = section(landing.panelTitle).getByRole('img', { name: alt })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((own: HTMLImageElement) => own.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(section(landing.giftsTitle).getByRole('listitem')).toHaveCount(9)
  for (const id of giftIds) {
    const gift = section(landing.giftsTitle).getByRole('listitem').filter({ hasText: landing.gifts[id].text })
    await expect(gift.getByRole('heading')).toHaveText(landing.gifts[id].title)
    await expect(gift).toContainText(gifts[id].available === true ? landing.available : landing.soon)
  }
  for (const text of [messages.standardText, messages.ultraText])
    await expect(main.getByText(text).first()).toBeVisible()
  const opinions = section(landing.reviewsTitle)
  await expect(opinions).toContainText(landing.reviewsNote)
  await expect(opinions.locator('blockquote')).toHaveCount(reviews.length)
  for (const [index, { author, source }] of reviews.entries()) {
    const caption = opinions.locator('figcaption').nth(index)
    await expect(caption).toContainText(author)
    await expect(caption.getByRole('img', { name: source === 'vk' ? 'VK' : 'Discord' })).toBeVisible()
  }
  for (const address of [links.reviewsVk, links.reviewsDiscord])
    await expect(opinions.locator(`a[href="${address}"]`)).toBeVisible()
  const claims = section(fill(landing.statsTitle, { brand: brand.name }))
  await expect(claims).toContainText(customersClaim.ru)
  await expect(claims.getByRole('definition')).toHaveText([
    new RegExp(`^${formatNumber('ru', brand.satisfiedPercent)}\\s%$`),
    String(brand.since),
    String(brand.readySeconds),
  ])
  const join = page.getByRole('link', { name: /^Вступить/ })
  await expect(join).toHaveCount(2)
  for (const link of await join.all()) await expect(link).toHaveAttribute('target', '_blank')
})

test('landing page: View plans scrolls to the plans', async ({ page, world }) => {
  await page.goto(world.siteUrl)
  await page.getByRole('link', { name: allMessages.ru.landing.viewPlans }).click()
  await expect(page.getByRole('heading', { name: allMessages.ru.plans.title, exact: true })).toBeInViewport()
})

test('live strip: it counts nodes and measures the ping', async ({ page, world }) => {
  await page.goto(world.siteUrl)
  // Independent of the machine's load: an overloaded node is up.
  await expect(page.locator('[data-live-nodes]')).toHaveText('1 / 1')
  await expect(page.locator('[data-live-nodes-label]')).toHaveText(allMessages.ru.landing.liveNodes.one)
  await expect(page.locator('[data-live-ping]')).toHaveText(/^\d+\s*мс$/)
})

test('startup time: the measured value of each core replaces the promised one if it is slower', {
  tag: '@nightly',
}, async ({ page, world }) => {
  await page.route('**/nodes_stats', (route) =>
    route.fulfill({
      json: [],
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'zubr-announced, zubr-ready',
        'zubr-ready': 'paper=22,vanilla=9,velocity=4',
      },
    }),
  )
  const promised = page.locator('[data-promised]')
  await page.goto(`${world.siteUrl}/paper`)
  await expect(page.locator('[data-ready-figure]')).toHaveText('22')
  await expect(page.locator('[data-ready-label]')).toHaveText('секунды — и сервер готов (Paper)')
  await expect(page.locator('[data-ready]')).toHaveText(
    /три запуска из четырёх.*: Paper 22\sс, Vanilla 9\sс\.$/,
  )
  expect(new Set(await promised.allTextContents())).toEqual(new Set(['30']))

  await page.goto(`${world.siteUrl}/velocity`)
  await expect(page.locator('[data-ready-figure]')).toHaveText('4')
  expect(new Set(await promised.allTextContents())).toEqual(new Set([String(brand.readySeconds)]))

  // This core has no measurement.
  await page.goto(`${world.siteUrl}/pmmp`)
  await expect(page.locator('[data-systems]')).toHaveAttribute('data-systems', 'none')
  await expect(page.locator('[data-ready-figure]')).toHaveText(String(brand.readySeconds))
  await expect(page.locator('[data-ready]')).toBeHidden()
})

test('live strip: it claims nothing while nothing is known', { tag: '@nightly' }, async ({
  page,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await page.route('**/nodes_stats', (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.goto(world.siteUrl)
  await expect(page.locator('[data-systems]')).toHaveAttribute('data-systems', 'unknown')
  await expect(page.locator('[data-live-nodes]')).toHaveText('—')
  await expect(page.locator('[data-live-ping]')).toHaveText('—')
})

test('layout: the plans take at most 1150 px of the widest screen', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(world.siteUrl)
  const { width = 0 } = (await page.locator('[data-pricing]').boundingBox()) ?? {}
  expect(width).toBeGreaterThan(1_000)
  expect(width).toBeLessThanOrEqual(1_150)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs: the plans of every tab are listed below each other', async ({ page, world }) => {
    await page.goto(world.siteUrl)
    for (const { id } of plans) await expect(page.locator(`article[id="plan-${id}"]`)).toBeVisible()
  })
})
