import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replace(/^<div class="[^"]*">|<\/div>$/g, '')
    .replaceAll(' target="_blank" rel="noopener noreferrer nofollow"', '')

test("Markdown: an author's text is rendered with elements of the panel", () => {
  expect(drawn('# Doors\nThey **lock** & _ring_.\n\n- one\n- two `x < y`')).toBe(
    '<h3>Doors</h3><p>They <strong>lock</strong> &amp; <em>ring</em>.</p><ul><li>one</li><li>two <code>x &lt; y</code></li></ul>',
  )
})

test('links: only https', () => {
  expect(drawn('[a](https://doors.example/?x=1&y=2)')).toBe(
    '<p><a href="https://doors.example/?x=1&amp;y=2">a</a></p>',
  )
  for (const href of [
    'javascript:alert(1)',
    'http://doors.example',
    '//doors.example',
    '/account',
    'data:text/html,x',
    'JaVaScRiPt:x',
  ])
    expect(drawn(`[press](${href})`)).toBe('<p>press</p>')
})

test.each([
  '<img src="data:image/svg+xml,x" alt="">',
  '![](javascript:alert(1))',
  '<script>alert(1)</script>',
  '<div><svg onload=alert(1)><text>x</text></svg></div>',
  '<style>body{display:none}</style>',
  '<iframe src="https://doors.example"></iframe>',
  '<!-- for translators -->',
])('XSS: %s is omitted', (text) => {
  expect(drawn(text).replaceAll(/<\/?p>|<a href="[^"]*"><\/a>/g, '')).toBe('')
})

const elsewhere = (words: string) => `<a href="https://pictures.example/a.png">${words}</a>`
test.each([
  ['![A door](https://pictures.example/a.png)', elsewhere('A door')],
  ['<img src="https://pictures.example/a.png" onerror="alert(1)">', elsewhere('pictures.example')],
  [
    '<p align="center"><a href="https://doors.example"><img alt="b](x" src="https://pictures.example/a.png"></a></p>',
    '<a href="https://doors.example/"> b x </a>',
  ],
  [
    '[![build](https://pictures.example/b.svg)](https://ci.example)',
    '<a href="https://ci.example/">build</a>',
  ],
  [
    '[![](https://pictures.example/b.svg)](https://ci.example)',
    '<a href="https://ci.example/">ci.example</a>',
  ],
  ['![x](data:image/svg+xml,<svg>)', '<p>x</p>'],
])('pictures: one from elsewhere is a link and is not fetched: %s', (text, expected) => {
  expect(drawn(text)).toContain(expected)
  expect(drawn(text)).not.toContain('<img')
})

const size = { width: 640, height: 320 }
const pictures = [
  { address: 'https://cdn.example/a(1).png?x=1&y=2', url: '/api/catalogue/pictures/aa', size },
  { address: 'https://cdn.example/b.gif', url: '/api/catalogue/pictures/bb', size: null },
]
test.each([
  ['![A door](https://cdn.example/a(1).png?x=1&y=2 "t")', 'src="/api/catalogue/pictures/aa" alt="A door"'],
  ['one <img src="https://cdn.example/a(1).png?x=1&amp;y=2" alt=\'"A"\'>', '<img src'],
  ['![d]\n\n[d]: https://cdn.example/b.gif', 'src="/api/catalogue/pictures/bb" alt="d"'],
  [
    '<div><a href="https://doors.example"><img width="300" src=\'https://cdn.example/a(1).png?x=1&y=2\'></a></div>',
    'alt="doors.example"',
  ],
])('pictures: one that the API proxies stays in its place: %s', (text, expected) => {
  const html = renderToStaticMarkup(<Markdown text={text} pictures={pictures} />)
  expect(html).toMatch(
    /<img src="\/api\/catalogue\/pictures\/(?:aa"[^>]* width="640" height="320"|bb"[^>]* class=)/,
  )
  expect(html).toContain(expected)
  expect(html).toContain('loading="lazy"')
  expect(html.includes('min(100%, 300px)')).toBe(text.includes('width="300"'))
})

test.each([
  ['<center><h1>Doors</h1>text</center>', '<h3>Doors</h3><p>text</p>'],
  ['<a href="https://doors.example">Doors</a>', 'Doors'],
  ['<div>a<br>b</div>', '<p>a<br/>b</p>'],
  ['<b onclick="x()">bold</b> and <span style="color:red">red</span>', 'bold and red'],
  ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
])('HTML: only its text remains: %s', (html, text) => {
  const output = drawn(html)
  expect(output).not.toMatch(/<(?:script|b |span|center|div)|on\w+=|style=/)
  expect(output).toContain(text)
})

test('nesting: an endless depth is cut', () => {
  const deep = drawn(`${'> '.repeat(400)}x`)
  expect(deep.length).toBeLessThan(2_000)
  expect(drawn(`${'<div>'.repeat(20_000)}x`).length).toBeLessThan(1_000)
  expect(drawn('a'.repeat(300_000)).length).toBeLessThan(101_000)
})
