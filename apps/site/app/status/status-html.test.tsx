import { expect, test } from 'vitest'
import { statusHtml } from './status-html.server.tsx'

test('Markdown: it is rendered as HTML', () => {
  expect(statusHtml('Диск **заменён**.\n\n- один\n- два', 'ru')).toBe(
    '<p>Диск <strong>заменён</strong>.</p><ul><li>один</li><li>два</li></ul>',
  )
})

test('Markdown: a heading does not mix with the page’s headings', () => {
  expect(statusHtml('## Что случилось', 'ru')).toBe('<p><strong>Что случилось</strong></p>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '<a href="javascript:alert(1)">x</a>',
])('XSS: %s runs nothing', (markdown) => {
  const html = statusHtml(markdown, 'en')
  expect(html).not.toMatch(/<(?:script|img|a)\b(?![^>]*href="https?:)/)
})

test('links: our own pages keep the page’s language', () => {
  expect(statusHtml('[pay](/pay/bill)', 'de')).toContain('href="/de/pay/bill"')
  expect(statusHtml('[more](https://zubr.example/x)', 'de')).toContain('href="https://zubr.example/x"')
})
