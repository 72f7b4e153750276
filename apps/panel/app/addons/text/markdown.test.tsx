import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replace(/^<div class="[^"]*">|<\/div>$/g, '')
    .replaceAll(' target="_blank" rel="noopener noreferrer nofollow"', '')

test('says what an author wrote, in elements of ours', () => {
  expect(drawn('# Doors\nThey **lock** & _ring_.\n\n- one\n- two `x < y`')).toBe(
    '<h3>Doors</h3><p>They <strong>lock</strong> &amp; <em>ring</em>.</p><ul><li>one</li><li>two <code>x &lt; y</code></li></ul>',
  )
})

test('links lead to https alone', () => {
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
  '![p](https://pictures.example/a.png)',
  '<img src="https://pictures.example/a.png" onerror="alert(1)">',
  '<p align="center"><a href="https://doors.example"><img src="https://pictures.example/a.png"></a></p>',
  '[![build](https://pictures.example/b.svg)](https://ci.example)',
  '<script>alert(1)</script>',
  '<div><svg onload=alert(1)><text>x</text></svg></div>',
  '<style>body{display:none}</style>',
  '<iframe src="https://doors.example"></iframe>',
  '<!-- for translators -->',
])('leaves out %s', (text) => {
  expect(drawn(text).replaceAll(/<\/?p>|<a href="[^"]*"><\/a>/g, '')).toBe('')
})

test.each([
  ['<center><h1>Doors</h1>text</center>', '<h3>Doors</h3><p>text</p>'],
  ['<a href="https://doors.example">Doors</a>', 'Doors'],
  ['<div>a<br>b</div>', '<p>a<br/>b</p>'],
  ['<b onclick="x()">bold</b> and <span style="color:red">red</span>', 'bold and red'],
  ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
])('of HTML only what it says is left: %s', (html, text) => {
  const own = drawn(html)
  expect(own).not.toMatch(/<(?:script|b |span|center|div)|on\w+=|style=/)
  expect(own).toContain(text)
})

test('what is endless ends', () => {
  const deep = drawn(`${'> '.repeat(400)}x`)
  expect(deep.length).toBeLessThan(2_000)
  expect(drawn(`${'<div>'.repeat(20_000)}x`).length).toBeLessThan(1_000)
  expect(drawn('a'.repeat(300_000)).length).toBeLessThan(101_000)
})
