import { createHash } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { ensureNginx, startNginx } from '@zubr/process/nginx'
import { pages } from '../../apps/site/app/pages.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePorts } from '../support/ports.ts'

// Source: docs/decisions/0029, "the rules have one home".

/** `body` is the hash of its bytes. */
type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

function ask(port: number | string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { ...headers, host: 'localhost' } }, async (response) => {
      const bytes = Buffer.concat(await response.toArray())
      const body = createHash('sha256').update(bytes).digest('hex')
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    }).on('error', reject)
  })
}

/**
 * Removes headers of the connection, of a single response, and of nginx; without a body also its
 * type.
 */
function comparable({ status, headers, body }: Answer): Answer {
  const own = /^(?:date|connection|keep-alive|server|alt-svc|x-request-id|x-accel-expires|transfer-encoding)$/
  const ofBody = status === 304 ? 'content-type' : undefined
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !own.test(name) && name !== ofBody),
    ),
    body,
  }
}

const isLive = (path: string) => /\/uptime|^\/nodes_stats$/.test(path)

test('nginx: its responses equal those of the servers behind it', { tag: '@nightly' }, async ({ world }) => {
  const nginx = await ensureNginx()
  test.skip(nginx === undefined, 'there is no nginx, and no apt-get to fetch it')
  const some = locales.filter((locale) => ['ru', 'de', 'lv'].includes(locale))
  const ofSite = [
    ...some.flatMap((locale) => pages.map((page) => localizedPath(locale, page.path))),
    ...some.flatMap((locale) => [
      localizedPath(locale, '/nowhere'),
      `${localizedPath(locale, '/java')}/?a=b`,
      `/og/${locale}/home.png`,
      `${localizedPath(locale, '/uptime')}/badge.svg`,
    ]),
    ...['/ru/java', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/site.webmanifest', '/assets/nothing.js'],
  ]
  const ofPanel = ['/', '/create', '/account', '/nodes_stats', '/readyz']
  for (const [url, paths] of [
    [world.siteUrl, ofSite],
    [world.panelUrl, ofPanel],
  ] as const) {
    const [port = ''] = await freePorts(1)
    const direct = new URL(url).port
    const front = await startNginx({ nginx: nginx ?? '', port: Number(port), behind: Number(direct) })
    try {
      for (const path of paths)
        for (const encoding of path.startsWith('/de') ? ['identity'] : ['gzip, deflate, br, zstd']) {
          const headers = { 'accept-encoding': encoding }
          const same = async (more: Record<string, string>) => {
            const asked = { ...headers, ...more }
            let expected = comparable(await ask(direct, path, asked))
            // Live state may change between two requests.
            await expect(async () => {
              expected = comparable(await ask(direct, path, asked))
              for (const answer of [await ask(port, path, asked), await ask(port, path, asked)])
                expect(comparable(answer), `${path} ${encoding}`).toEqual(expected)
            }).toPass({ timeout: 60_000 })
            return expected
          }
          const { status, headers: said } = await same({})
          const { etag } = said
          if (status === 200 && etag && !isLive(path))
            expect((await same({ 'if-none-match': etag })).status).toBe(304)
        }
    } finally {
      await front.stop()
    }
  }
})
