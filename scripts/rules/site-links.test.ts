import { expect, test } from 'vitest'
import { pages } from '../../apps/site/app/pages.ts'
import { sources } from './testing/imports.ts'
import { textOf } from './testing/repository-files.ts'

const place = 'apps/panel/app/deployment.ts'
const panelFiles = sources.filter((file) => file.startsWith('apps/panel/app/') && file !== place)

/** Calls of `sitePage`, with their path if it is a literal. */
const call = /\bsitePage\(\s*\w+,\s*(?:(['`])(.*?)\1)?/g

/** Whether the site has a page at a path; a template value matches any one segment. */
function isPage(path: string): boolean {
  const pattern = new RegExp(`^${path.replace(/\$\{.*\}/, '[^/]+')}$`)
  return pages.some((page) => pattern.test(page.path))
}

test('links of the panel: each link to the site has an existing page', () => {
  const links = panelFiles.flatMap((file) =>
    [...textOf(file).matchAll(call)].map(([text, , path]) => ({ file, text, path })),
  )
  expect(links.length).toBeGreaterThan(10)
  const broken = links.filter(({ path }) => path === undefined || !isPage(path))
  expect(broken, 'name a path of apps/site/app/pages.ts').toEqual([])
})

test('links of the panel: only one module builds addresses of the site', () => {
  const others = panelFiles.filter((file) => /\bsiteUrl\b|zubr-site/.test(textOf(file)))
  expect(others, `call sitePage of ${place}`).toEqual([])
})
