import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { type Resource, send, textResource } from '@zubr/http/kept-files'
import { defaultLocale, isLocale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { FastifyPluginCallback } from 'fastify'
import { cspOf } from './csp.ts'
import type { PageFile } from './pages.ts'
import { assetResources, securityHeaders } from './site.ts'

type Options = { pagesDir: string; config: Pick<Config, 'siteUrl' | 'panelUrl' | 'nodeProbeUrl'> }

/** A page of the site as the panel's origin serves it. */
export function onPanelOrigin(html: string, siteUrl: string): string {
  return (
    html
      // The site's pages live on the site's origin, and its language store too.
      .replaceAll(/href="\/(?!assets\/|favicon)/g, `href="${siteUrl}/`)
      // No choice of language is kept here, so none is offered either.
      .replaceAll(/ data-choose-locale="\w+"/g, '')
      .replace(/<script>try\{[\s\S]*?<\/script>/, '')
  )
}

/** Until the panel stands, its origin answers /create with the site's page about building work. */
export const panelPages: FastifyPluginCallback<Options> = (app, { pagesDir, config }, done) => {
  const security = securityHeaders(config.panelUrl)
  const listed = JSON.parse(readFileSync(path.join(pagesDir, 'pages.json'), 'utf8')) as PageFile[]
  const soon = new Map<string, Resource>()
  for (const locale of locales) {
    const page = listed.find(({ path: address }) => address === localizedPath(locale, '/soon'))
    if (!page) throw new Error(`no /soon page in ${locale}`)
    const html = onPanelOrigin(readFileSync(path.join(pagesDir, page.file), 'utf8'), config.siteUrl)
    soon.set(
      locale,
      textResource('soon.html', html, {
        headers: {
          ...security,
          'content-security-policy': cspOf(html, config),
          'cache-control': 'public, no-cache',
        },
      }),
    )
  }
  const assets = new Map(assetResources(security))

  for (const url of ['/create'])
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
