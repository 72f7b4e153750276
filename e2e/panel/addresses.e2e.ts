import type { OwnDomain, ServerAddresses } from '@zubr/contracts/edge/addresses'
import { en as messages } from '@zubr/i18n/addresses/en'
import { expect } from '../support/fixtures.ts'
import { addresses, type Fakes, serverId } from './panel-fakes.ts'
import { expectWhole, onServer, refusal, test } from './panel-test.ts'

const page = (language: string) => `/servers/${serverId}/address?lang=${language}`
const until = '2026-12-24T10:00:00.000Z'
const byName = `${addresses.subdomain}.${addresses.zone}`

const domainOf = (domain: string, own: Partial<OwnDomain> = {}): OwnDomain => ({
  id: 'cccccccc-0000-4000-8000-000000000001',
  domain,
  state: 'waiting',
  target: `d-7f3k9m2q.${addresses.zone}`,
  found: null,
  until: null,
  ...own,
})

/** An API that keeps a server's names. */
function playAddresses(own: Partial<ServerAddresses> = {}) {
  const asked: unknown[] = []
  let now: ServerAddresses = { ...addresses, byName, ...own }
  const put = (part: Partial<ServerAddresses>) => {
    now = { ...now, ...part }
    return { body: now }
  }
  const fakes: Fakes = {
    'GET /api/servers/:id/addresses': () => ({ body: now }),
    'PUT /api/servers/:id/subdomain': ({ subdomain }) => {
      if (subdomain === 'admin') return refusal(409, 'subdomain_refused', { subdomain: 'reserved' })
      if (now.former.length > 0) return refusal(409, 'too_many_names', { until })
      return put({
        subdomain,
        byName: `${subdomain}.${now.zone}`,
        former: [{ subdomain: now.subdomain, until }],
      })
    },
    'PUT /api/servers/:id/starts': (starts) => {
      asked.push(starts)
      return put({ starts })
    },
    'POST /api/servers/:id/domains': ({ domain }) => {
      if (domain.startsWith('ours')) return refusal(409, 'domain_refused', { domain: 'ours' })
      return { ...put({ domains: [domainOf(domain)] }), status: 201 }
    },
    'POST /api/servers/:id/domains/:domain/look': () =>
      put({
        domains: now.domains.map((domain) => ({
          ...domain,
          state: domain.found ? 'confirmed' : 'waiting',
          found: { what: domain.found ? 'right' : 'missing', at: until },
        })),
      }),
    'DELETE /api/servers/:id/domains/:domain': () => put({ domains: [] }),
  }
  return { fakes, asked }
}

test('a server has its name as its address; another is taken by keyboard, and the one before leads on for 30 days', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page: view, context, open, expectConsoleErrors }) => {
  // What is refused is told in the console too.
  expectConsoleErrors()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { fakes } = playAddresses({ refusedLastHour: 12_300, playersAddresses: 'not_told' })
  await open(page('ru'), fakes)
  const card = view.getByRole('region', { name: 'Адрес', exact: true })
  await expect(card.getByText('Отклонено 12 300 подключений за час')).toBeVisible()
  await expect(card.getByText('Не баньте по адресу')).toBeVisible()
  await expectWhole(view)
  await card.getByRole('button', { name: `Скопировать: ${byName}` }).click()
  await expect.poll(() => view.evaluate(() => navigator.clipboard.readText())).toBe(byName)
  await card.getByRole('button', { name: 'Сменить поддомен' }).press('Enter')
  const dialog = view.getByRole('dialog')
  const field = dialog.getByLabel('Поддомен')
  await expect(field).toBeFocused()
  await view.keyboard.type('taken')
  await expect(dialog.getByText('Это имя уже занято')).toBeVisible()
  await field.fill('admin')
  await field.press('Enter')
  await expect(dialog.getByText('Это имя зарезервировано')).toBeVisible()
  const long = 'a-very-long-name-of-32-letters-x'
  await field.fill(long)
  await expect(dialog.getByText('Свободен')).toBeVisible()
  await expect(dialog.getByText('будет вести сюда ещё 30 дней')).toBeVisible()
  await expectWhole(view)
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: `Скопировать: ${long}.${addresses.zone}` })).toBeVisible()
  await expect(card.getByText(`${byName} до 24 декабря 2026`)).toBeVisible()
  await card.getByRole('button', { name: 'Сменить поддомен' }).click()
  await field.fill('third')
  await field.press('Enter')
  await expect(
    dialog.getByText('У этого сервера или у всего аккаунта уже столько прежних имён'),
  ).toBeVisible()
  await expectWhole(view)
})

test('an own domain is added with the record that it needs, looked for, confirmed and removed after a question', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page: view, open, expectConsoleErrors }) => {
  // What is refused is told in the console too.
  expectConsoleErrors()
  const { fakes } = playAddresses()
  await open(page('de'), fakes)
  const card = view.getByRole('region', { name: 'Eigene Domains' })
  const field = card.getByLabel('Domain', { exact: true })
  for (const [typed, fault] of [
    ['192.0.2.1', 'Geben Sie einen Namen wie play.example.org ein'],
    [`forest.${addresses.zone}`, 'Dieser Name gehört zu unserer Domain'],
    ['ours.example', 'Dieser Name gehört zu unserer Domain'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(card.getByText(fault)).toBeVisible()
  }
  await field.fill('Bücher.example')
  await field.press('Enter')
  const domain = 'xn--bcher-kva.example'
  const row = card.getByRole('listitem').filter({ hasText: domain })
  await expect(row.getByText('Noch nicht geprüft')).toBeVisible()
  // A bare domain can have no CNAME.
  await expect(row.getByRole('row', { name: `Name _minecraft._tcp.${domain}` })).toBeVisible()
  await expect(row.getByRole('row', { name: 'Port 25565' })).toBeVisible()
  await row.getByRole('radio', { name: 'CNAME' }).check()
  await expect(row.getByRole('row', { name: `Ziel d-7f3k9m2q.${addresses.zone}` })).toBeVisible()
  await expectWhole(view)
  const look = row.getByRole('button', { name: `Jetzt prüfen: ${domain}` })
  await look.click()
  await expect(row.getByText('Noch ist kein Eintrag zu sehen')).toBeVisible()
  await look.click()
  await expect(row.getByText('Verbunden')).toBeVisible()
  await expect(row.getByText('Eintrag zeigen')).toBeVisible()
  await expectWhole(view)
  await row.getByRole('button', { name: `Domain ${domain} entfernen` }).click()
  const dialog = view.getByRole('dialog', { name: `Domain ${domain} entfernen?` })
  await dialog.getByRole('button', { name: 'Domain entfernen' }).click()
  await expect(row).toHaveCount(0)
  await expect(field).toBeVisible()
})

test('who may start the server by joining is a list of names; a lost record says until when, and a lost connection what is wrong', {
  tag: '@nightly',
}, async ({ page: view, open, expectConsoleErrors }) => {
  // What is refused is told in the console too.
  expectConsoleErrors()
  const lost = domainOf('play.example.org', { state: 'lost', until, found: { what: 'other', at: until } })
  const { fakes, asked } = playAddresses({ domains: [lost] })
  await open(page('en'), fakes)
  await expect(view.getByText('The domain leads here until 24 December 2026.')).toBeVisible()
  const card = view.getByRole('region', { name: 'Start by joining' })
  await card.getByText(messages.startsSwitch).click()
  await expect(card.getByText(messages.startsNobody)).toBeVisible()
  const field = card.getByLabel('Player’s name')
  await field.fill('birch_fox, mossy_owl')
  await field.press('Enter')
  await expect(card.getByRole('listitem')).toHaveText(['birch_fox', 'mossy_owl'])
  for (const [typed, fault] of [
    ['Birch_Fox', 'Birch_Fox is already on the list'],
    ['no-hyphens', '“no-hyphens” isn’t a valid name'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(card.getByText(fault)).toBeVisible()
  }
  await expectWhole(view)
  await card.getByRole('button', { name: 'Remove from the list: birch_fox' }).click()
  await expect(card.getByRole('listitem')).toHaveText(['mossy_owl'])
  expect(asked).toEqual([
    { isOn: true, players: [] },
    { isOn: true, players: ['birch_fox', 'mossy_owl'] },
    { isOn: true, players: ['mossy_owl'] },
  ])
  await view.route('**/api/servers/*/domains/**', (route) => route.abort())
  await view.getByRole('button', { name: 'Check now: play.example.org' }).click()
  await expect(view.getByText('Our service isn’t responding').first()).toBeVisible()
})

test('a server for Bedrock has its port alone, and says why', { tag: '@nightly' }, async ({
  page: view,
  open,
}) => {
  const { fakes } = playAddresses({ byName: null })
  await open(page('en'), { ...fakes, ...onServer({ edition: 'bedrock', transport: 'udp' }) })
  await expect(view.getByText(messages.bedrock)).toBeVisible()
  await expect(view.getByRole('button', { name: 'Copy: 25571' })).toBeVisible()
  await expect(view.getByRole('region', { name: 'Your own domains' })).toHaveCount(0)
})
