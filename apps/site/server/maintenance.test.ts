import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { expect, onTestFinished, test } from 'vitest'
import { maintenancePages } from './maintenance.ts'

test('maintenance: a page in each language with status 503, Retry-After of an hour and no caching', async () => {
  const pagesDir = await mkdtemp(path.join(tmpdir(), 'zubr-pages-'))
  onTestFinished(() => rm(pagesDir, { recursive: true, force: true }))
  await writeFile(path.join(pagesDir, 'soon.html'), 'soon')
  const listed = locales.map((locale) => ({
    id: 'soon' as const,
    locale,
    path: localizedPath(locale, '/soon'),
    status: 200,
    file: 'soon.html',
    csp: `policy of ${locale}`,
  }))
  const pages = maintenancePages(pagesDir, listed, { 'x-frame-options': 'DENY' })
  expect([...pages.keys()]).toEqual([...locales])
  expect(pages.get('fi')).toMatchObject({
    status: 503,
    headers: {
      identity: {
        'retry-after': '3600',
        'cache-control': 'no-store',
        'content-security-policy': 'policy of fi',
        'x-frame-options': 'DENY',
      },
    },
  })
  expect(() => maintenancePages(pagesDir, [], {})).toThrow('no page "soon" in ru')
})
