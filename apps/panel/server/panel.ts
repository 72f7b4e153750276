import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { brand } from '@zubr/content/brand'
import { pathOf } from '@zubr/http/log'
import {
  filesBelow,
  type Resource,
  readResource,
  replyWithResource,
  textResource,
} from '@zubr/http/resources'
import { inertPolicy, pageSecurityHeaders } from '@zubr/http/security-headers'
import { sharedFor } from '@zubr/http/shared-cache'
import { localeFacts, locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { demoBase, demoPaths, pagePaths } from '../app/paths.ts'
import { demoPolicy, panelPolicy } from './policy.ts'

type Options = {
  config: Pick<Config, 'siteUrl' | 'panelUrl' | 'nodeProbeUrl' | 'gameDomain'>
  buildDir?: string
}

const built = fileURLToPath(new URL('../build/', import.meta.url))
const year = 31_536_000
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** In every language: the server does not know the reader's, the application chooses it. */
const needsScript = locales
  .map(
    (locale) =>
      `<p lang="${localeFacts[locale].tag}">${escaped(allPanelMessages[locale].frame.needsScript)}</p>`,
  )
  .join('\n')

/** Writes the addresses, as attributes, and the noscript text into the page. */
export function pageFor(
  html: string,
  { siteUrl, nodeProbeUrl, gameDomain }: Pick<Config, 'siteUrl' | 'nodeProbeUrl' | 'gameDomain'>,
): string {
  const values: Record<string, string> = {
    siteUrl: escaped(siteUrl),
    nodeProbeUrl: escaped(nodeProbeUrl),
    gameDomain: escaped(gameDomain),
    brand: escaped(brand.name),
    needsScript,
  }
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/**
 * Serves the built panel from memory on the API's origin: the application at its pages, the demo
 * below /demo, files below /panel/.
 * At other addresses people get the application with status 404; programs get the API's response.
 */
export const panel: FastifyPluginCallback<Options> = (app, { config, buildDir = built }, done) => {
  const security = pageSecurityHeaders(config.panelUrl)
  const documentOf = (name: string, policy: string) => {
    const html = pageFor(readFileSync(path.join(buildDir, name), 'utf8'), config)
    const headers = { ...security, 'content-security-policy': policy, 'cache-control': 'no-cache' }
    return {
      page: textResource(name, html, { headers: { ...headers, ...sharedFor(1) } }),
      missing: textResource(name, html, { status: 404, headers }),
    }
  }
  const real = documentOf('index.html', panelPolicy(config))
  const demo = documentOf('demo.html', demoPolicy(config))
  const files = new Map<string, Resource>(
    filesBelow(path.join(buildDir, 'panel')).map(([address, file]) => [
      `/panel${address}`,
      readResource(file, {
        headers: {
          ...security,
          ...sharedFor(1),
          'content-security-policy': inertPolicy,
          'cache-control': `public, max-age=${year}, immutable`,
        },
      }),
    ]),
  )

  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    const isForPeople = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')
    if (!isForPeople) return reply.callNotFound()
    const isOfDemo = pathOf(request.url).startsWith(`${demoBase}/`)
    replyWithResource(request, reply, (isOfDemo ? demo : real).missing)
  }

  for (const [paths, { page }] of [
    [pagePaths, real],
    [demoPaths, demo],
  ] as const)
    for (const url of paths)
      app.get<{ Params: { id?: string } }>(url, { schema: { hide: true } }, (request, reply) => {
        const { id } = request.params
        if (id !== undefined && !uuid.test(id)) return answerMissing(request, reply)
        replyWithResource(request, reply, page)
      })
  app.get('/panel/*', { schema: { hide: true } }, (request, reply) => {
    const file = files.get(pathOf(request.url))
    if (!file) return reply.callNotFound()
    replyWithResource(request, reply, file)
  })
  app.get('/*', { schema: { hide: true } }, answerMissing)
  done()
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
