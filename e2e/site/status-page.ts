import { readdir, readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'

export const { status, systems } = allMessages.ru
export const node = (name: string, more: object = {}) => ({
  name,
  load: 20,
  problem: null,
  duration: 3_700,
  ...more,
})
export const row = (page: Page, name: string) => page.locator(`tr[data-node="${name}"]`)

/** Answers the list with `current`, and the ping probes at once. */
export async function serve(page: Page, current: { answer: unknown }) {
  await page.route('**/nodes_stats', (route: Route) =>
    route.fulfill({ json: current.answer, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route(/^http:\/\/[^/]+\.localhost:/, (route) => route.fulfill({ status: 204 }))
}

/** The prerendered page, as before any published state; its own requests fail. */
export async function beforePublishing(page: Page, siteUrl: string) {
  const folders = new URL('../../apps/site/build/pages/', import.meta.url)
  const made = await Promise.all(
    (await readdir(folders)).map((name) =>
      readFile(new URL(`${name}/uptime/index.html`, folders), 'utf8').catch(() => ''),
    ),
  )
  const html = made.find((text) => text.includes(`<link rel="canonical" href="${siteUrl}/uptime"/>`))
  if (!html) throw new Error(`no prerendered status page for ${siteUrl}`)
  await page.route(/\/uptime$/, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/uptime/state.json', (route) => route.fulfill({ status: 503 }))
}
