import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const scripts = { '/assets/frame.js': '/assets/frame-1a2b.js' }
const readStyle = (address: string) => `p{--of:"${address}$&"}`

test('scripts: names get hashes, and React’s start module becomes a file without preload', () => {
  const { html, start } = finishPage(
    '<link rel="modulepreload" href="/assets/r.js"/><script type="module" src="/assets/frame.js"></script>' +
      '<script>window.data="$&"</script><script type="module" async="">import "/assets/r.js"</script>',
    scripts,
    readStyle,
  )
  expect(start).toEqual({
    address: expect.stringMatching(/^\/assets\/start-[0-9a-f]{8}\.js$/),
    code: 'import "/assets/r.js"',
  })
  expect(html).toBe(
    '<script type="module" src="/assets/frame-1a2b.js"></script><script>window.data="$&"</script>' +
      `<script type="application/json" data-start="${start?.address}"></script>`,
  )
})

test('scripts: loader data changes the page, not the start module', () => {
  const page = (data: string) =>
    finishPage(
      `<script>window.data="${data}"</script><script type="module">import "r"</script>`,
      scripts,
      readStyle,
    )
  expect(page('one').start).toEqual(page('two').start)
})

test('scripts: a page without React has no start module', () => {
  expect(finishPage('<p>finished</p>', scripts, readStyle)).toEqual({ html: '<p>finished</p>' })
})

test('style sheets: the page inlines them in order, and an island finds disabled links to them', () => {
  const head =
    '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head>'
  const sheets = '<style>p{--of:"/assets/a.css$&"}p{--of:"/assets/b.css$&"}</style></head>'
  expect(finishPage(head, scripts, readStyle).html).toBe(`<head>${sheets}`)
  const island = finishPage(`${head}<script type="module">import "r"</script>`, scripts, readStyle).html
  expect(island).toContain('<link rel="stylesheet" href="/assets/b.css" disabled/>')
  expect(island).toContain(sheets)
})
