import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { type Resource, replyWithResource, textResource } from '@zubr/http/resources'
import { defaultLocale, isLocale, locales } from '@zubr/i18n/locales'
import { iconPaths } from '@zubr/ui/voxel/icons'
import type { FastifyPluginCallback } from 'fastify'
import { assetResources, siteSecurityHeaders } from '../assets.ts'
import { cspOf } from '../csp.ts'
import { maintenanceHeaders, soonPage } from '../maintenance.ts'
import { readPageFiles } from '../pages.ts'

/** Rewrites a page of the site for the panel's origin. */
export function onPanelOrigin(html: string, siteUrl: string): string {
  return (
    html
      // The site's pages and its localStorage are on the site's origin.
      .replaceAll(/href="\/(?!assets\/|favicon|apple-touch-icon)/g, `href="${siteUrl}/`)
      // The panel's origin stores no language choice, so none is offered.
      .replaceAll(/ data-choose-locale="\w+"/g, '')
      .replaceAll(/<script>try\{[\s\S]*?<\/script>/g, '')
  )
}

/** The site's files on the panel's origin, for the account pages there. */
export const siteFiles: FastifyPluginCallback<{ config: Pick<Config, 'panelUrl'>; clientDir?: string }> = (
  app,
  { config, clientDir },
  done,
) => {
  const assets = new Map(assetResources(siteSecurityHeaders(config.panelUrl), clientDir))
  for (const url of ['/assets/*', ...iconPaths])
    app.get(url, { schema: { hide: true } }, (request, reply) => {
      const asset = assets.get(new URL(request.url, config.panelUrl).pathname)
      if (!asset) return reply.callNotFound()
      replyWithResource(request, reply, asset)
    })
  done()
}

type SoonOptions = {
  pagesDir: string
  /** Paths of the panel's pages, as routes. */
  paths: readonly string[]
  config: Pick<Config, 'siteUrl' | 'panelUrl' | 'nodeProbeUrl'>
}

/** During maintenance the panel's pages show the site's maintenance page. */
export const panelMaintenance: FastifyPluginCallback<SoonOptions> = (
  app,
  { pagesDir, paths, config },
  done,
) => {
  const security = siteSecurityHeaders(config.panelUrl)
  const listed = readPageFiles(pagesDir)
  const soon = new Map<string, Resource>()
  for (const locale of locales) {
    const page = soonPage(listed, locale)
    const html = onPanelOrigin(readFileSync(path.join(pagesDir, page.file), 'utf8'), config.siteUrl)
    const headers = { ...security, 'content-security-policy': cspOf(html, config), ...maintenanceHeaders }
    soon.set(locale, textResource('soon.html', html, { status: 503, headers }))
  }
  for (const url of paths)
    app.get<{ Querystring: { lang?: string } }>(url, { schema: { hide: true } }, (request, reply) => {
      const { lang } = request.query
      const page = soon.get(isLocale(lang) ? lang : defaultLocale)
      if (!page) return reply.callNotFound()
      replyWithResource(request, reply, page)
    })
  done()
}
