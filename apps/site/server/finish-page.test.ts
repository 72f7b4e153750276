import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const scripts = { '/assets/frame.js': '/assets/frame-1a2b.js' }

test('scripts get their hashed names, and React’s start module becomes a file that nothing preloads', () => {
  const { html, start } = finishPage(
    '<link rel="modulepreload" href="/assets/r.js"/><script type="module" src="/assets/frame.js"></script>' +
      '<script>window.data="$&"</script><script type="module" async="">import "/assets/r.js"</script>',
    scripts,
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

test('what a loader returned changes the page and not the start module', () => {
  const page = (data: string) =>
    finishPage(`<script>window.data="${data}"</script><script type="module">import "r"</script>`, scripts)
  expect(page('one').start).toEqual(page('two').start)
})

test('a page without React has no start module', () => {
  expect(finishPage('<p>finished</p>', scripts)).toEqual({ html: '<p>finished</p>' })
})
