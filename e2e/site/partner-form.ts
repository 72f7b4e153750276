import type { Page, Route } from '@playwright/test'
import { applicationFields, applicationsPath } from '@zubr/contracts/fields/partner'
import { allMessages } from '@zubr/i18n/all'
import { defaultLocale } from '@zubr/i18n/locales'
import type { Locale } from '../support/fixtures.ts'

export const complete = {
  name: 'Аня <b>&"',
  age: '19',
  contacts: '@anya',
  media: 'https://video.example/anya\n12 000 подписчиков',
  offer: 'Два ролика в месяц',
  wants: 'Сервер на 8 ГБ',
}
export const words = (locale: Locale = defaultLocale) => allMessages[locale].partner

/** A separate address per test and repetition, so that none uses up another's rate limit. */
let sent = 0
export const ownAddress = (workerIndex: number) =>
  `2001:db8:${process.pid.toString(16)}:${(workerIndex * 256 + sent++).toString(16)}::1`

export const isApi = (url: URL) => url.pathname === applicationsPath

/** Forwards requests to the real API from this address, and records them. */
export async function throughFrom(page: Page, address: string) {
  const posts: Record<string, string>[] = []
  await page.route(isApi, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') posts.push(await request.allHeaders())
    await route.continue({ headers: { ...(await request.allHeaders()), 'x-forwarded-for': address } })
  })
  return posts
}

/** Answers instead of the API; the page has another origin, so CORS headers are needed. */
export async function answerWith(
  page: Page,
  status: number,
  headers: Record<string, string> = {},
  body: unknown = {},
) {
  const posts: unknown[] = []
  await page.route(isApi, async (route: Route) => {
    if (route.request().method() === 'POST') posts.push(route.request().postDataJSON())
    await route.fulfill({
      status: route.request().method() === 'POST' ? status : 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': 'retry-after',
        ...headers,
      },
      json: body,
    })
  })
  return posts
}

export async function fillIn(
  page: Page,
  values: Partial<Record<(typeof applicationFields)[number], string>> = complete,
) {
  for (const [field, value] of Object.entries(values)) await page.locator(`#${field}`).fill(value)
}
export const submit = (page: Page) => page.locator('form[data-form] [type="submit"]')
export const valuesIn = (page: Page) =>
  Promise.all(applicationFields.map((field) => page.locator(`#${field}`).inputValue()))
export const answerToForm = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST')
export const shown = (page: Page) => page.locator('[data-message]:visible')
