import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { type LandingVariantId, landingVariants } from '@zubr/content/brand'
import { legalEditions } from '@zubr/content/legal/editions'
import { socialProviders } from '@zubr/contracts/social-networks'
import { comingEditions } from '@zubr/domain/legal/editions'
import { dayStart, serviceDay } from '@zubr/domain/service-time'
import { brotliQuality, compressFile, isCompressible } from '@zubr/http/compress'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { Addresses } from '../app/addresses.server.ts'
import { variantCookie } from '../app/landing/variant.ts'
import { plain } from '../app/markdown/front-matter.ts'
import { documentFolders, documentOf, type Page, type PageId, pages, previewPath } from '../app/pages.ts'
import { cspOf } from './csp.ts'
import { madeFiles } from './made-files.ts'
import type { Preview } from './previews/og.ts'
import { previewOf } from './previews/previews.ts'
import { build, openSiteBuild } from './site-build.ts'

/**
 * Number of page folders kept for other addresses, last used first, so that switching back is free.
 */
const keptFolders = 6
/** A site started within this time may still serve its folder. */
const inUseMs = 86_400_000

/** One prerendered response: its URL, variant, file and policy. */
export type PageFile = {
  id: PageId
  locale: Locale
  path: string
  variant?: LandingVariantId
  /**
   * When it replaces the page without `from`, as a document's edition comes into force; ISO 8601.
   */
  from?: string
  status: number
  file: string
  csp: string
}

/** Pages that `ensurePages` has rendered in a folder. */
export function readPageFiles(pagesDir: string): PageFile[] {
  return JSON.parse(readFileSync(path.join(pagesDir, 'pages.json'), 'utf8'))
}

/** Addresses of a configuration, as pages contain them. */
export function addressesIn(config: Config): Addresses {
  const { siteUrl, panelUrl, nodeProbeUrl } = config
  return {
    siteUrl,
    panelUrl,
    nodeProbeUrl,
    networks: socialProviders.filter((id) => config[id] !== undefined),
  }
}

type Making = {
  log?: (line: string) => void
  /** Faster and weaker compression, for pages with few readers. */
  quickly?: boolean
}

/**
 * Renders every page for these public addresses, unless they exist, and returns their folder.
 * Canonical links, panel links and the CSP contain the addresses, so each set has its own pages.
 */
export async function ensurePages(addresses: Addresses & Making): Promise<string> {
  const { siteUrl, panelUrl, nodeProbeUrl, networks = [], log, quickly = false } = addresses
  const buildId = await readFile(path.join(build, 'build-id'), 'utf8')
  const key = createHash('sha256')
    .update(JSON.stringify([buildId, siteUrl, panelUrl, nodeProbeUrl, networks, new Date().getFullYear()]))
    .digest('hex')
    .slice(0, 16)
  const folders = path.join(build, 'pages')
  const folder = path.join(folders, key)
  if (existsSync(path.join(folder, 'pages.json'))) {
    const now = new Date()
    // In an image the folder may belong to another user.
    await utimes(folder, now, now).catch(() => undefined)
    return folder
  }

  const start = performance.now()
  // Containers that share the folder may have equal process ids.
  const unfinished = `${folder}.${hostname()}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  const quality = quickly ? brotliQuality.quick : brotliQuality.small
  await renderAll(unfinished, { siteUrl, panelUrl, nodeProbeUrl, networks }, quality)
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

async function renderAll(folder: string, addresses: Addresses, quality: number): Promise<void> {
  const site = await openSiteBuild(addresses)
  const files: PageFile[] = []
  const previews: Record<string, Preview> = {}
  for (const page of pages)
    for (const locale of locales)
      for (const { variant, day } of formsOf(page)) {
        const pathname = localizedPath(locale, page.path)
        const { status, html, start } = await site.render(
          pathname,
          variant && `${variantCookie}=${variant}`,
          day === undefined ? {} : { day },
        )
        if (status !== page.status)
          throw new Error(`${pathname}: expected status ${page.status}, rendering gave ${status}`)
        if (start) await write(folder, start.address.slice(1), start.code)
        if (page.indexed && variant !== 'b' && day === undefined)
          previews[previewPath(page.id, locale)] = previewOf(page, locale, headingIn(html))
        const form = variant === 'b' ? 'b' : day
        const file = path.join(pathname.slice(1), form ? `index.${form}.html` : 'index.html')
        await write(folder, file, html)
        files.push({
          id: page.id,
          locale,
          path: pathname,
          ...(variant ? { variant } : {}),
          ...(day ? { from: dayStart(day).toISOString() } : {}),
          status: page.status,
          file,
          csp: cspOf(html, addresses),
        })
      }
  for (const [name, make] of Object.entries(madeFiles(site.bundle, addresses.siteUrl)))
    await write(folder, name, make())
  await write(folder, 'previews.json', JSON.stringify(previews))
  const made = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))
  await Promise.all(made.filter(isCompressible).map((file) => compressFile(file, quality)))
  await write(folder, 'pages.json', JSON.stringify(files))
}

/** Text of a page's `<h1>`. */
function headingIn(html: string): string {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''
  return plain(heading).trim()
}

type PageForm = { variant?: LandingVariantId /** For a document: from this day on. */; day?: string }

/**
 * Renderings of a page: for documents the current one, and one for each day on which an edition
 * comes into force.
 */
function formsOf(page: Page): PageForm[] {
  if (page.variants)
    return (Object.keys(landingVariants) as LandingVariantId[]).map((variant) => ({ variant }))
  const document = documentOf(page.id)
  if (!document) return [{}]
  const coming = comingEditions(legalEditions[documentFolders[document.id]], serviceDay(new Date()))
  return [{}, ...coming.map(({ inForce }) => ({ day: inForce }))]
}

async function write(folder: string, name: string, body: string): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, body)
}

export async function removeOld(folders: string): Promise<void> {
  const names = await readdir(folders)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folders, name))).mtimeMs })),
  )
  const old = dated
    .filter(({ name }) => !name.includes('.'))
    .sort((a, b) => b.at - a.at)
    .slice(keptFolders)
    .filter(({ at }) => Date.now() - at > inUseMs)
  await Promise.all(old.map(({ name }) => rm(path.join(folders, name), { recursive: true, force: true })))
}
