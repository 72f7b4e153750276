import type { OwnDomain, ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { Server } from '@zubr/contracts/servers/server'
import { en as messages } from '@zubr/i18n/addresses/en'
import { expect } from '../support/fixtures.ts'
import { addresses, type Fakes, server, serverId } from './panel-fakes.ts'
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

/** A fake API that stores a server's addresses. */
function playAddresses(own: Partial<ServerAddresses> = {}) {
  const requests: unknown[] = []
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
      requests.push(starts)
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
  return { fakes, requests }
}

test('address: a server has its name, a new one is chosen by keyboard, the old works for 30 days', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page: view, context, open, expectConsoleErrors }) => {
  // The console logs refused requests too.
  expectConsoleErrors()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { fakes } = playAddresses({ refusedLastHour: 12_300, playerAddresses: 'not_told' })
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

test('domain: it is added with its record, checked, confirmed and removed after a question', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page: view, open, expectConsoleErrors }) => {
  // The console logs refused requests too.
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
  // An apex domain cannot have a CNAME.
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

test('start by joining: a list of names; a lost record shows its deadline, a lost connection its error', {
  tag: '@nightly',
}, async ({ page: view, open, expectConsoleErrors }) => {
  // The console logs refused requests too.
  expectConsoleErrors()
  const lost = domainOf('play.example.org', { state: 'lost', until, found: { what: 'other', at: until } })
  const { fakes, requests } = playAddresses({ domains: [lost] })
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
  expect(requests).toEqual([
    { isOn: true, players: [] },
    { isOn: true, players: ['birch_fox', 'mossy_owl'] },
    { isOn: true, players: ['mossy_owl'] },
  ])
  await view.route('**/api/servers/*/domains/**', (route) => route.abort())
  await view.getByRole('button', { name: 'Check now: play.example.org' }).click()
  await expect(view.getByText('Our service isn’t responding').first()).toBeVisible()
})

test('address: a Bedrock server has only its port, and the page says why', { tag: '@nightly' }, async ({
  page: view,
  open,
}) => {
  const { fakes } = playAddresses({ byName: null })
  await open(page('en'), { ...fakes, ...onServer({ edition: 'bedrock', transport: 'udp' }) })
  await expect(view.getByText(messages.bedrock)).toBeVisible()
  await expect(view.getByRole('button', { name: 'Copy: 25571' })).toBeVisible()
  await expect(view.getByRole('region', { name: 'Your own domains' })).toHaveCount(0)
})

const settings = (language: string) => `/servers/${serverId}/settings?lang=${language}`

/** A fake API that stores one server's setting. */
function playServer(
  own: Partial<Server> = {},
  starts: ServerAddresses['starts'] = { isOn: false, players: [] },
) {
  const requests: unknown[] = []
  let now = server(own)
  const fakes: Fakes = {
    'GET /api/servers': () => ({ body: [now] }),
    'GET /api/servers/:id': () => ({ body: now }),
    'GET /api/servers/:id/addresses': () => ({ body: { ...addresses, starts } }),
    'PUT /api/servers/:id/empty-stop': (body) => {
      requests.push(body)
      now = { ...now, emptyStopMinutes: body.minutes }
      return { body: now }
    },
  }
  return { fakes, requests }
}

test('empty stop: off by default, 15 minutes or a chosen time, and says who can start the server', {
  tag: ['@phone'],
}, async ({ page: view, open }) => {
  const { fakes, requests } = playServer({}, { isOn: true, players: ['Zubrenok', 'Lisichka'] })
  await open(settings('ru'), fakes)
  const card = view.getByRole('region', { name: 'Остановка пустого сервера' })
  const toggle = card.getByRole('checkbox', { name: 'Останавливать сервер, когда на нём никого нет' })
  await expect(toggle).not.toBeChecked()
  await expect(card.getByText('Zubrenok')).toBeHidden()
  await toggle.press('Space')
  await expect(view.getByText('Остановка пустого сервера включена')).toBeVisible()
  await expect(card.getByText('могут: Zubrenok и Lisichka.')).toBeVisible()
  await card.getByLabel('Остановить через').selectOption('1 ч 30 мин')
  await expect.poll(() => requests).toEqual([{ minutes: 15 }, { minutes: 90 }])
  await expectWhole(view)
  await toggle.press('Space')
  await expect.poll(() => requests.at(-1)).toEqual({ minutes: null })
  await expect(card.getByLabel('Остановить через')).toHaveValue('90')
})

test('empty stop: without players who may start it, and without a count, the card warns', async ({
  page: view,
  open,
}) => {
  const hidden = server().stats
  const { fakes } = playServer({ emptyStopMinutes: 20, stats: hidden && { ...hidden, players: null } })
  await open(settings('de'), fakes)
  const card = view.getByRole('region', { name: 'Stopp bei leerem Server' })
  await expect(card.getByText('Der Start beim Beitreten ist nicht eingerichtet')).toBeVisible()
  await expect(card.getByText('Der Server meldet nicht, wie viele Spieler da sind')).toBeVisible()
  await expectWhole(view)
  await card.getByRole('link', { name: 'Start beim Beitreten einrichten' }).click()
  await expect(view).toHaveURL(new RegExp(`/servers/${serverId}/address`))
})

test('empty stop: a Bedrock server says that no player can start it', async ({ page: view, open }) => {
  const { fakes } = playServer({ emptyStopMinutes: 15, edition: 'bedrock', transport: 'udp' })
  await open(settings('en'), fakes)
  await expect(view.getByText('Bedrock servers can’t be started by joining')).toBeVisible()
})

test('empty stop: the server’s page says why it is stopped', async ({ page: view, open }) => {
  const own = { state: 'stopped', desiredState: 'stopped', stats: null, stoppedEmptyMinutes: 15 } as const
  const { fakes } = playServer({ ...own, emptyStopMinutes: 15 })
  await open(`/servers/${serverId}?lang=ru`, fakes)
  await expect(view.getByText('Сервер остановился сам: 15 мин на нём никого не было.')).toBeVisible()
})
