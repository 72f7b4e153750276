import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { brand, type LandingVariantId, landingVariants } from '@zubr/content/brand'
import { compressFile, isCompressible } from '@zubr/http/compress'
import { allMessages } from '@zubr/i18n/all'
import { type Locale, localeFacts, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { Addresses } from '../app/addresses.server.ts'
import { variantCookie } from '../app/landing/variant.ts'
import { type Page, pages } from '../app/pages.ts'
import { previewPath } from '../app/preview.ts'
import { searchIndexPath } from '../app/wiki/search-index.ts'
import { cspOf } from './csp.ts'
import type { Preview } from './og.ts'
import { previewOf } from './previews.ts'
import { build, openSiteBuild, type SiteBuild } from './site-build.ts'

/** Folders of pages kept for other addresses, so that switching back costs nothing. */
const keptFolders = 6

/** One prerendered answer: where it is served, in which variant, from which file, under which policy. */
export type PageFile = { path: string; variant?: LandingVariantId; status: number; file: string; csp: string }

/**
 * Makes every page for these public addresses, unless that was done before, and returns the folder that holds them.
 * The addresses stand in canonical links, in links to the panel and in the CSP, so each set of them has pages of its own.
 */
export async function ensurePages(addresses: Addresses & { log?: (line: string) => void }): Promise<string> {
  const { siteUrl, panelUrl, nodeProbeUrl, networks = [], log } = addresses
  const buildId = await readFile(path.join(build, 'build-id'), 'utf8')
  const key = createHash('sha256')
    .update(JSON.stringify([buildId, siteUrl, panelUrl, nodeProbeUrl, networks, new Date().getFullYear()]))
    .digest('hex')
    .slice(0, 16)
  const folders = path.join(build, 'pages')
  const folder = path.join(folders, key)
  if (existsSync(path.join(folder, 'pages.json'))) return folder

  const start = performance.now()
  // Containers that share the folder have the same process ids.
  const unfinished = `${folder}.${hostname()}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await renderAll(unfinished, { siteUrl, panelUrl, nodeProbeUrl, networks })
  try {
    await rename(unfinished, folder)
  } catch (error) {
    // Another process finished the same pages first.
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(path.join(folder, 'pages.json'))) throw error
  }
  await removeOld(folders)
  log?.(`pages rendered in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return folder
}

async function renderAll(folder: string, addresses: Addresses): Promise<void> {
  const site = await openSiteBuild(addresses)
  const files: PageFile[] = []
  const previews: Record<string, Preview> = {}
  for (const page of pages)
    for (const locale of locales)
      for (const variant of variantsOf(page)) {
        const pathname = localizedPath(locale, page.path)
        const { status, html, start } = await site.render(pathname, variant && `${variantCookie}=${variant}`)
        if (status !== page.status)
          throw new Error(`${pathname}: expected status ${page.status}, rendering gave ${status}`)
        if (start) await write(folder, start.address.slice(1), start.code)
        if (page.indexed && variant !== 'b')
          previews[previewPath(page.id, locale)] = previewOf(page, locale, headingIn(html))
        const file = path.join(pathname.slice(1), variant === 'b' ? 'index.b.html' : 'index.html')
        await write(folder, file, html)
        files.push({
          path: pathname,
          ...(variant ? { variant } : {}),
          status: page.status,
          file,
          csp: cspOf(html, addresses),
        })
      }
  await write(folder, 'sitemap.xml', sitemap(addresses.siteUrl))
  await write(folder, 'robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${addresses.siteUrl}/sitemap.xml\n`)
  for (const locale of locales)
    await write(folder, searchIndexPath(locale).slice(1), searchIndexOf(site.bundle, locale))
  await write(folder, 'offers.json', offers())
  await write(folder, 'site.webmanifest', manifest())
  await write(folder, 'previews.json', JSON.stringify(previews))
  const made = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))
  await Promise.all(made.filter(isCompressible).map(compressFile))
  await write(folder, 'pages.json', JSON.stringify(files))
}

/** The words of a page's `<h1>`. */
function headingIn(html: string): string {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  }
  return heading.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity).trim()
}

function variantsOf(page: Page): (LandingVariantId | undefined)[] {
  return page.variants ? (Object.keys(landingVariants) as LandingVariantId[]) : [undefined]
}

async function write(folder: string, name: string, body: string): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, body)
}

async function removeOld(folders: string): Promise<void> {
  const names = await readdir(folders)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folders, name))).mtimeMs })),
  )
  const old = dated
    .filter(({ name }) => !name.includes('.'))
    .sort((a, b) => b.at - a.at)
    .slice(keptFolders)
  await Promise.all(old.map(({ name }) => rm(path.join(folders, name), { recursive: true, force: true })))
}

/** Every page meant for search engines in every language, each with its alternates. */
function sitemap(siteUrl: string): string {
  const address = (locale: Locale, page: Page) => siteUrl + localizedPath(locale, page.path)
  const urls = pages
    .filter(({ indexed }) => indexed)
    .flatMap((page) => {
      const alternates = [
        ...locales.map((locale) => [localeFacts[locale].tag, address(locale, page)]),
        ['x-default', address('ru', page)],
      ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      return locales.map((locale) => `<url><loc>${address(locale, page)}</loc>${alternates.join('')}</url>`)
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function searchIndexOf(bundle: SiteBuild, locale: Locale): string {
  return JSON.stringify(bundle.entry.module.searchIndex(locale))
}

/** What a first-time visitor reads whose browser prefers another of the nine, each in its own language. */
function offers(): string {
  return JSON.stringify(
    Object.fromEntries(
      locales.map((locale) => [locale, { tag: localeFacts[locale].tag, ...allMessages[locale].offer }]),
    ),
  )
}

function manifest(): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: '#0f1a16',
    theme_color: '#0b1210',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
}
