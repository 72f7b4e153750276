import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const text = 'Здравствуйте, bison!\n\nhttps://panel.zubr.example/confirm?lang=ru#a=b\n\nÄpfel – 100 %'
const page = '<p style="color: green">Здравствуйте, <b>bison</b>!</p>'

test.each([
  ['a text', { text }, { text, html: undefined }],
  ['a plain ASCII text', { text: 'Hello = hello' }, { text: 'Hello = hello', html: undefined }],
  ['a page', { html: page }, { text: undefined, html: page }],
  ['both', { text, html: page }, { text, html: page }],
  ['both in base64', { text, html: page, textEncoding: 'base64' as const }, { text, html: page }],
])('MIME: %s is read as it was written', async (_, content, expected) => {
  const subject = 'Сервер «Луг» приостановлен – и это длинная тема, которую придётся свернуть – Zubr'
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: { name: 'Zubr', address: 'support@zubr.example' },
    to: 'bison@players.example',
    subject,
    ...content,
  })
  const { head, ...read } = readMail(String(message))
  expect(head.get('subject')).toBe(subject)
  expect(head.get('to')).toBe('bison@players.example')
  expect(read.text?.trimEnd()).toBe(expected.text)
  expect(read.html?.trimEnd()).toBe(expected.html)
})
