import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { openDelivery } from './deliver.ts'
import { readMail } from './read-mail.ts'

test.each([
  'Здравствуйте, anna!\n\nПодтвердите адрес:\nhttp://localhost:3100/confirm?lang=ru#Zx9_abc-DEF\n',
  'Hello anna,\n\nPlease confirm:\nhttp://localhost:3100/confirm?lang=en#Zx9_abc-DEF=3D\n',
  `Sveiki, anna! ${'ļoti '.repeat(60)}\nhttp://localhost:3100/confirm?lang=lv#Zx9_abc-DEF\n`,
])('mail file: an editor shows its text and its link unencoded', async (text) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const deliver = openDelivery(
    {
      dataDir,
      smtpUrl: undefined,
      smtpEhloName: undefined,
      mailFrom: undefined,
      brand: catalogueForTest.brand,
    },
    () => undefined,
  )
  await deliver({ id: '1', to: 'anna@zubr.example', subject: 'Привет', text })
  const [name = ''] = await readdir(join(dataDir, 'mail'))
  const file = await readFile(join(dataDir, 'mail', name), 'utf8')
  const link = /http:\S+/.exec(text)?.[0] ?? ''
  expect(file.split(/\r?\n/)).toContain(link)
  expect(file).toContain('Content-Transfer-Encoding: ')
  // A mail program reads the same text.
  expect((readMail(file).text ?? '').replace(/\r/g, '').trim()).toBe(text.trim())
})
