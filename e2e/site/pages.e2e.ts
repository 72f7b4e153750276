import { type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import { localizedPath, splitPath } from '@zubr/i18n/urls'
import { pages } from '../../apps/site/app/pages.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

/** On the second width one page of each kind stands for the others. */
const kinds = new Set(pages.map(({ module }) => module))
const oneOfEachKind = [...kinds].map((kind) => pages.find(({ module }) => module === kind)?.id)

/** What axe reads is the same in every language but for the words: each page in Russian and in another one, by turns. */
const otherLocales = locales.filter((locale) => locale !== 'ru')

for (const [index, { id, path, status }] of pages.entries())
  test.describe(() => {
    // Asked out here, it opens no browser to find that out.
    if (!oneOfEachKind.includes(id)) test.skip(({ isMobile }) => isMobile)

    test(`${id} is whole, accessible and in the language of each of its addresses`, async ({
      page,
      world,
      isMobile,
    }) => {
      const looked = ['ru', otherLocales[index % otherLocales.length]]
      // One after the other in the same page: it keeps what they share, which halves the time of all.
      for (const locale of isMobile ? (['ru', 'de', 'lv'] as const) : locales) {
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
        expect(
          levels.filter((level) => level === 1),
          at,
        ).toHaveLength(1)
        for (const [index, level] of levels.entries())
          expect(
            level - (levels[index - 1] ?? 0),
            `the headings of ${at} begin with the first level and skip none`,
          ).toBeLessThanOrEqual(1)
        if (isMobile || looked.includes(locale)) expect(await axeFaults(page), at).toEqual([])
      }
    })
  })

/** Runs in the page: what is there, in one question for all. */
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

test('what the pages are held against finds a picture without words and a text too pale', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>t</h1><img src="data:,"><p style="color: #999">pale</p></main></html>',
  )
  expect(await axeFaults(page)).toEqual([
    expect.stringMatching(/^color-contrast: .*pale/),
    expect.stringMatching(/^image-alt: <img/),
  ])
})

test('no two pages of a language share a title or a description', async ({ request, world }) => {
  for (const locale of locales) {
    const heads = await Promise.all(
      pages
        .filter(({ indexed }) => indexed)
        .map(async ({ path }) => {
          const html = await (await request.get(world.siteUrl + localizedPath(locale, path))).text()
          return [/<title>([^<]+)/.exec(html)?.[1], /name="description" content="([^"]+)/.exec(html)?.[1]]
        }),
    )
    for (const part of [0, 1])
      expect(new Set(heads.map((head) => head[part])).size, locale).toBe(heads.length)
  }
})

test('every link inside the site leads to a page, and every anchor to a place on it', async ({
  request,
  world,
}) => {
  const seen = new Map<string, string>()
  // Some 40,000 links: what is wrong is collected, and asked about once.
  const faults: string[] = []
  const fetched = async (path: string) => {
    if (!seen.has(path)) {
      const answer = await request.get(world.siteUrl + path, { maxRedirects: 0 })
      if (answer.status() !== 200) faults.push(`${path} answers ${answer.status()}`)
      seen.set(path, await answer.text())
    }
    return seen.get(path) ?? ''
  }
  for (const locale of locales)
    for (const { path, status } of pages) {
      if (status !== 200) continue
      const from = localizedPath(locale, path)
      const html = await fetched(from)
      for (const [link, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"[^>]*>/g)) {
        const target = new URL(href.replaceAll('&amp;', '&'), world.siteUrl + from)
        if (target.origin !== new URL(world.siteUrl).origin) continue
        // Coming to another language from here is choosing it.
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
  const sitemap = await (await request.get(`${world.siteUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
  const indexed = pages.filter((page) => page.indexed)
  const addressOf = (locale: Locale, path: string) => world.siteUrl + localizedPath(locale, path)
  expect(listed.toSorted()).toEqual(
    indexed.flatMap(({ path }) => locales.map((locale) => addressOf(locale, path))).toSorted(),
  )
  for (const { path } of indexed)
    for (const locale of locales) {
      const address = addressOf(locale, path)
      const html = await (await request.get(address)).text()
      const needed = [
        `<link rel="canonical" href="${address}"/>`,
        ...locales.map((other) => `hrefLang="${localeFacts[other].tag}" href="${addressOf(other, path)}"`),
        `hrefLang="x-default" href="${world.siteUrl}${path}"`,
      ]
      expect(
        needed.filter((link) => !html.includes(link)),
        address,
      ).toEqual([])
    }
  expect(await (await request.get(`${world.siteUrl}/robots.txt`)).text()).toContain(
    `Sitemap: ${world.siteUrl}/sitemap.xml`,
  )
})

test('previews and structured data are there and readable', async ({ request, world }) => {
  // Each picture is drawn when it is first asked for: every page has one, and every language, but not each page in each.
  for (const [index, { path }] of pages.filter(({ indexed }) => indexed).entries()) {
    const locale = locales[index % locales.length] ?? 'ru'
    const html = await (await request.get(world.siteUrl + localizedPath(locale, path))).text()
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await request.get(picture)
    expect(answer.headers()['content-type']).toBe('image/png')
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)/g)]
    // All but the two forms say at least where they stand.
    expect(data.length > 0, path).toBe(!['/login', '/register'].includes(path))
    for (const [, json = ''] of data)
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' })
  }
})
