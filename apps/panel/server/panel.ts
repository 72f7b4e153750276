import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '@zubr/config'
import { brand } from '@zubr/content/brand'
import { answerKept, filesBelow, type Resource, readResource, textResource } from '@zubr/http/kept-files'
import { pathOf } from '@zubr/http/log'
import { inertPolicy, pageSecurityHeaders } from '@zubr/http/security-headers'
import { localeFacts, locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { pagePaths } from '../app/paths.ts'
import { panelPolicy } from './policy.ts'

type Options = { config: Pick<Config, 'siteUrl' | 'panelUrl' | 'nodeProbeUrl'>; buildDir?: string }

const built = fileURLToPath(new URL('../build/', import.meta.url))
const year = 31_536_000
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Nobody's language is known here: the application chooses it in the browser. */
const needsScript = locales
  .map(
    (locale) =>
      `<p lang="${localeFacts[locale].tag}">${escaped(allPanelMessages[locale].frame.needsScript)}</p>`,
  )
  .join('\n')

/** Writes into the page the addresses, as attributes, and what it says where no script runs. */
export function pageFor(
  html: string,
  { siteUrl, nodeProbeUrl }: Pick<Config, 'siteUrl' | 'nodeProbeUrl'>,
): string {
  const values: Record<string, string> = {
    siteUrl: escaped(siteUrl),
    nodeProbeUrl: escaped(nodeProbeUrl),
    brand: escaped(brand.name),
    needsScript,
  }
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/**
 * The built panel on the API's origin, kept in memory: the application at each of its pages' addresses, its files under /panel/. At other
 * addresses people get the application with status 404, programs the API's own answer.
 */
export const panel: FastifyPluginCallback<Options> = (app, { config, buildDir = built }, done) => {
  const security = pageSecurityHeaders(config.panelUrl)
  const html = pageFor(readFileSync(path.join(buildDir, 'index.html'), 'utf8'), config)
  const headers = {
    ...security,
    'content-security-policy': panelPolicy(config),
    'cache-control': 'no-cache',
  }
  const page = textResource('index.html', html, { headers })
  const missing = textResource('index.html', html, { status: 404, headers })
  const files = new Map<string, Resource>(
    filesBelow(path.join(buildDir, 'panel')).map(([address, file]) => [
      `/panel${address}`,
      readResource(file, {
        headers: {
          ...security,
          'content-security-policy': inertPolicy,
          'cache-control': `public, max-age=${year}, immutable`,
        },
      }),
    ]),
  )

  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    const isForPeople = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/')
    if (!isForPeople) return reply.callNotFound()
    answerKept(request, reply, missing)
  }

  for (const url of pagePaths)
    app.get<{ Params: { id?: string } }>(url, { schema: { hide: true } }, (request, reply) => {
      const { id } = request.params
      if (id !== undefined && !uuid.test(id)) return answerMissing(request, reply)
      answerKept(request, reply, page)
    })
  app.get('/panel/*', { schema: { hide: true } }, (request, reply) => {
    const file = files.get(pathOf(request.url))
    if (!file) return reply.callNotFound()
    answerKept(request, reply, file)
  })
  app.get('/*', { schema: { hide: true } }, answerMissing)
  done()
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
