import { expect, test } from 'vitest'
import { toMailHtml } from './html.ts'

const html = (text: string) => toMailHtml({ subject: 'Neues <Passwort>', text, lang: 'de' })

test('HTML mail: text is escaped, paragraphs and lines stay, and the language is set', () => {
  const page = html('Hallo <b>&"x"\n\nEins\nZwei\n')
  expect(page).toContain('<p>Hallo &#60;b&#62;&#38;&#34;x&#34;</p>\n<p>Eins<br>\nZwei</p>')
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<h1>Neues &#60;Passwort&#62;</h1>')
})

test('HTML mail: addresses are links without the sentence’s full stop', () => {
  expect(html('Siehe https://panel.example/confirm?lang=de&x=1#a_b-c.')).toContain(
    'Siehe <a href="https://panel.example/confirm?lang=de&#38;x=1#a_b-c">https://panel.example/confirm?lang=de&#38;x=1#a_b-c</a>.',
  )
  expect(html('javascript:alert(1)')).not.toContain('<a ')
})

test('HTML mail: it loads nothing from outside', () => {
  expect(html('https://panel.example/')).not.toMatch(/\bsrc=|url\(|<link|<script|<img|@import/)
})
