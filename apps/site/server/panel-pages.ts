import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { defaultLocale, isLocale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { FastifyPluginCallback } from 'fastify'
import { cspOf } from './csp.ts'
import { maintenanceHeaders } from './maintenance.ts'
import type { PageFile } from './pages.ts'
import { assetResources, securityHeaders, send } from './site.ts'
import { type Resource, textResource } from './store.ts'

type Options = {
  pagesDir: string
  config: Pick<Config, 'siteUrl' | 'panelUrl' | 'nodeProbeUrl' | 'maintenance'>
}

/** Until the panel stands, its origin answers /create and /login with the site's page about building work. */
export const panelPages: FastifyPluginCallback<Options> = (app, { pagesDir, config }, done) => {
  const security = securityHeaders(config.panelUrl)
  const listed = JSON.parse(readFileSync(path.join(pagesDir, 'pages.json'), 'utf8')) as PageFile[]
  const soon = new Map<string, Resource>()
  for (const locale of locales) {
    const page = listed.find(({ path: address }) => address === localizedPath(locale, '/soon'))
    if (!page) throw new Error(`no /soon page in ${locale}`)
    const html = readFileSync(path.join(pagesDir, page.file), 'utf8')
      // The site's pages live on the site's origin, and its language store too.
      .replaceAll(/href="\/(?!assets\/|favicon)/g, `href="${config.siteUrl}/`)
      // No choice of language is kept here, so none is offered either.
      .replaceAll(/ data-choose-locale="\w+"/g, '')
      .replace(/<script>try\{[\s\S]*?<\/script>/, '')
    soon.set(
      locale,
      textResource('soon.html', html, {
        ...(config.maintenance ? { status: 503 } : {}),
        headers: {
          ...security,
          'content-security-policy': cspOf(html, config),
          ...(config.maintenance ? maintenanceHeaders : { 'cache-control': 'public, no-cache' }),
        },
      }),
    )
  }
  const assets = new Map(assetResources(security))

  for (const url of ['/create', '/login'])
    app.get<{ Querystring: { lang?: string } }>(url, (request, reply) => {
      const { lang } = request.query
      const page = soon.get(isLocale(lang) ? lang : defaultLocale)
      reply.hijack()
      if (page) send(request.raw, reply.raw, page)
    })
  for (const url of ['/assets/*', '/favicon.svg'])
    app.get(url, (request, reply) => {
      const asset = assets.get(new URL(request.url, config.panelUrl).pathname)
      if (!asset) return reply.callNotFound()
      reply.hijack()
      send(request.raw, reply.raw, asset)
    })
  done()
}
