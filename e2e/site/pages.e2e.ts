import type { APIRequestContext } from '@playwright/test'
import { type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import { localizedPath, splitPath } from '@zubr/i18n/urls'
import { isNightly } from '@zubr/testing/tier'
import { pages } from '../../apps/site/app/pages.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

/** One page per module is enough for checks of scripts and layout. */
const kinds = new Set(pages.map(({ module }) => module))
const oneOfEachKind = [...kinds].map((kind) => pages.find(({ module }) => module === kind)?.id)

/**
 * axe results differ between languages only by text: each page is checked in one language in turn,
 * one per module in Russian too.
 */
const turn = <T>(index: number, all: readonly [T, ...T[]]): T => all[index % all.length] ?? all[0]
const phoneLocales = ['ru', 'de', 'lv'] as const

for (const [index, { id, path, status }] of pages.entries())
  test.describe(() => {
    const isOfItsKind = oneOfEachKind.includes(id)
    // A skip here starts no browser.
    if (!isOfItsKind) test.skip(({ isMobile }) => isMobile)

    test(`pages: ${id} is complete and accessible in the browser`, {
      tag: isOfItsKind ? [] : '@nightly',
    }, async ({ page, world, isMobile }) => {
      const own: Locale = isMobile ? turn(index, phoneLocales) : turn(index, locales)
      const both = new Set<Locale>(['ru', own])
      const read = isOfItsKind && !isMobile ? both : new Set([own])
      // One page object for all languages: its cache halves the time.
      for (const locale of isMobile ? phoneLocales : isOfItsKind && isNightly ? locales : both) {
        const at = localizedPath(locale, path)
        const answer = await page.goto(world.siteUrl + at)
        expect(answer?.status(), at).toBe(status)
        const { levels, ...shown } = await page.evaluate(seen)
        expect(shown, at).toEqual({
          lang: localeFacts[locale].tag,
          titles: 1,
          hasDescription: true,
          isWiderThanScreen: false,
        })
        expect(faultsOf(levels), at).toEqual([])
        if (read.has(locale)) expect(await axeFaults(page), at).toEqual([])
      }
    })
  })

/** Heading levels begin with a single h1 and skip none. */
function faultsOf(levels: readonly number[]): string[] {
  const firsts = levels.filter((level) => level === 1).length
  const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...skipped.map((level) => `a heading of level ${level} without one above it`),
  ]
}

/** Runs in the page and collects everything in one evaluation. */
function seen() {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  return {
    lang: document.documentElement.lang,
    titles: document.querySelectorAll('title').length,
    hasDescription: description.length > 20,
    isWiderThanScreen: document.documentElement.scrollWidth > innerWidth,
    levels: [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
  }
}

test('page check: it finds a picture without text and a text with low contrast', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>t</h1><img src="data:,"><p style="color: #999">pale</p></main></html>',
  )
  expect(await axeFaults(page)).toEqual([
    expect.stringMatching(/^color-contrast: .*pale/),
    expect.stringMatching(/^image-alt: <img/),
  ])
})

test.describe('served pages', () => {
  // In one worker, which requests each address once for all of these tests.
  test.describe.configure({ mode: 'default' })
  const answers = new Map<string, Promise<{ status: number; html: string }>>()
  const servedAt = (request: APIRequestContext, path: string) => {
    const asked =
      answers.get(path) ??
      request
        .get(path, { maxRedirects: 0 })
        .then(async (answer) => ({ status: answer.status(), html: await answer.text() }))
    answers.set(path, asked)
    return asked
  }

  for (const locale of locales)
    test(`metadata: ${locale} has its language, one title, a description and ordered headings, all unique`, async ({
      request,
    }) => {
      const faults: string[] = []
      const heads = { title: new Map<string, string>(), description: new Map<string, string>() }
      for (const { path, status, indexed } of pages) {
        const at = localizedPath(locale, path)
        const answer = await servedAt(request, at)
        const html = answer.html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
        const wrong = (fault: string) => faults.push(`${at}: ${fault}`)
        if (answer.status !== status) wrong(`answers ${answer.status}`)
        const lang = /<html[^>]* lang="([^"]+)/.exec(html)?.[1]
        if (lang !== localeFacts[locale].tag) wrong(`is said to be in ${lang}`)
        const titles = [...html.matchAll(/<title\b[^>]*>([^<]+)/g)].map(([, title]) => title)
        if (titles.length !== 1) wrong(`${titles.length} titles`)
        const description = /<meta name="description" content="([^"]+)/.exec(html)?.[1] ?? ''
        if (description.length <= 20) wrong(`its description is "${description}"`)
        const levels = [...html.matchAll(/<h([1-4])\b/g)].map(([, level]) => Number(level))
        for (const fault of faultsOf(levels)) wrong(fault)
        if (!indexed) continue
        for (const [part, said] of [
          ['title', titles[0] ?? ''],
          ['description', description],
        ] as const) {
          const other = heads[part].get(said)
          if (other) wrong(`the ${part} of ${other}`)
          heads[part].set(said, at)
        }
      }
      expect(faults).toEqual([])
    })

  test('links: every internal link has a page, and every anchor a target', async ({ request, world }) => {
    const seen = new Set<string>()
    // Some 40,000 links: faults are collected and asserted once.
    const faults: string[] = []
    const fetched = async (path: string) => {
      const { status, html } = await servedAt(request, path)
      if (!seen.has(path) && status !== 200) faults.push(`${path} answers ${status}`)
      seen.add(path)
      return html
    }
    for (const locale of locales)
      for (const { path, status } of pages) {
        if (status !== 200) continue
        const from = localizedPath(locale, path)
        const html = await fetched(from)
        for (const [link, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"[^>]*>/g)) {
          const target = new URL(href.replaceAll('&amp;', '&'), world.siteUrl + from)
          if (target.origin !== new URL(world.siteUrl).origin) continue
          // A link to another language is a language choice.
          const isChoice = link.includes('data-choose-locale=')
          if (!isChoice && splitPath(target.pathname).locale !== locale)
            faults.push(`${from} links to another language: ${href}`)
          const there = await fetched(target.pathname)
          if (target.hash && !there.includes(`id="${decodeURIComponent(target.hash.slice(1))}"`))
            faults.push(`${from} links to no place: ${href}`)
        }
      }
    expect(seen.size).toBeGreaterThan(pages.length)
    expect(faults).toEqual([])
  })

  test('language links, the canonical address and the sitemap agree', async ({ request, world }) => {
    const sitemap = (await servedAt(request, '/sitemap.xml')).html
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
    const indexed = pages.filter((page) => page.indexed)
    const addressOf = (locale: Locale, path: string) => world.siteUrl + localizedPath(locale, path)
    expect(listed.toSorted()).toEqual(
      indexed.flatMap(({ path }) => locales.map((locale) => addressOf(locale, path))).toSorted(),
    )
    const missing: string[] = []
    for (const { path } of indexed)
      for (const locale of locales) {
        const address = addressOf(locale, path)
        const { html } = await servedAt(request, localizedPath(locale, path))
        const needed = [
          `<link rel="canonical" href="${address}"/>`,
          ...locales.map((other) => `hrefLang="${localeFacts[other].tag}" href="${addressOf(other, path)}"`),
          `hrefLang="x-default" href="${world.siteUrl}${path}"`,
        ]
        missing.push(...needed.filter((link) => !html.includes(link)).map((link) => `${address}: ${link}`))
      }
    expect(missing).toEqual([])
    expect((await servedAt(request, '/robots.txt')).html).toContain(`Sitemap: ${world.siteUrl}/sitemap.xml`)
  })

  test('previews and structured data: they exist and can be read', async ({ request }) => {
    // Pictures are drawn on demand: every page and every language has one, but not each
    // combination.
    const drawn = pages.filter(({ id, indexed }) => indexed && (isNightly || oneOfEachKind.includes(id)))
    for (const [index, { path }] of drawn.entries()) {
      const { html } = await servedAt(request, localizedPath(turn(index, locales), path))
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const answer = await request.get(picture)
      expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png'])
      const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)/g)]
      // All pages but the two forms have at least breadcrumbs.
      expect(data.length > 0, path).toBe(!['/login', '/register'].includes(path))
      for (const [, json = ''] of data)
        expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' })
    }
  })
})
