import type { Config } from '@zubr/config'
import { send } from '@zubr/http/kept-files'
import type { FastifyPluginCallback } from 'fastify'
import { assetResources, securityHeaders } from './site.ts'

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

/** The site's files on the panel's origin, for the pages of accounts that are answered there. */
export const siteFiles: FastifyPluginCallback<{ config: Pick<Config, 'panelUrl'> }> = (
  app,
  { config },
  done,
) => {
  const assets = new Map(assetResources(securityHeaders(config.panelUrl)))
  for (const url of ['/assets/*', '/favicon.svg'])
    app.get(url, { schema: { hide: true } }, (request, reply) => {
      const asset = assets.get(new URL(request.url, config.panelUrl).pathname)
      if (!asset) return reply.callNotFound()
      reply.hijack()
      send(request.raw, reply.raw, asset)
    })
  done()
}
