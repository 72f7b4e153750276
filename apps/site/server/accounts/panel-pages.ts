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

/** A page of the site as the panel's origin serves it. */
export function onPanelOrigin(html: string, siteUrl: string): string {
  return (
    html
      // The site's pages live on the site's origin, and its language store too.
      .replaceAll(/href="\/(?!assets\/|favicon|apple-touch-icon)/g, `href="${siteUrl}/`)
      // No choice of language is kept here, so none is offered either.
      .replaceAll(/ data-choose-locale="\w+"/g, '')
      .replaceAll(/<script>try\{[\s\S]*?<\/script>/g, '')
  )
}

/** The site's files on the panel's origin, for the pages of accounts that are answered there. */
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
  /** Addresses of the panel's pages, as routes. */
  paths: readonly string[]
  config: Pick<Config, 'siteUrl' | 'panelUrl' | 'nodeProbeUrl'>
}

/** While the operator works, the panel's pages are answered as the site's are: with the page about building work. */
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
