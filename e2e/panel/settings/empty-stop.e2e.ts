import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { Server } from '@zubr/contracts/servers'
import { expect } from '../../support/fixtures.ts'
import { addresses, type Fakes, server, serverId } from '../panel-fakes.ts'
import { expectWhole, test } from '../panel-test.ts'

const page = (language: string) => `/servers/${serverId}/settings?lang=${language}`

/** An API that keeps the setting of one server. */
function playServer(
  own: Partial<Server> = {},
  starts: ServerAddresses['starts'] = { isOn: false, players: [] },
) {
  const asked: unknown[] = []
  let now = server(own)
  const fakes: Fakes = {
    'GET /api/servers': () => ({ body: [now] }),
    'GET /api/servers/:id': () => ({ body: now }),
    'GET /api/servers/:id/addresses': () => ({ body: { ...addresses, starts } }),
    'PUT /api/servers/:id/empty-stop': (body) => {
      asked.push(body)
      now = { ...now, emptyStopMinutes: body.minutes }
      return { body: now }
    },
  }
  return { fakes, asked }
}

test('empty stop: it is off at first, takes 15 minutes or what is chosen, and says who starts it again', {
  tag: ['@phone'],
}, async ({ page: view, open }) => {
  const { fakes, asked } = playServer({}, { isOn: true, players: ['Zubrenok', 'Lisichka'] })
  await open(page('ru'), fakes)
  const card = view.getByRole('region', { name: 'Остановка пустого сервера' })
  const toggle = card.getByRole('checkbox', { name: 'Останавливать сервер, когда на нём никого нет' })
  await expect(toggle).not.toBeChecked()
  await expect(card.getByText('Zubrenok')).toBeHidden()
  await toggle.press('Space')
  await expect(view.getByText('Остановка пустого сервера включена')).toBeVisible()
  await expect(card.getByText('могут: Zubrenok и Lisichka.')).toBeVisible()
  await card.getByLabel('Остановить через').selectOption('1 ч 30 мин')
  await expect.poll(() => asked).toEqual([{ minutes: 15 }, { minutes: 90 }])
  await expectWhole(view)
  await toggle.press('Space')
  await expect.poll(() => asked.at(-1)).toEqual({ minutes: null })
  await expect(card.getByLabel('Остановить через')).toHaveValue('90')
})

test('empty stop: without players who may start it, and without a count, the card warns', async ({
  page: view,
  open,
}) => {
  const hidden = server().stats
  const { fakes } = playServer({ emptyStopMinutes: 20, stats: hidden && { ...hidden, players: null } })
  await open(page('de'), fakes)
  const card = view.getByRole('region', { name: 'Stopp bei leerem Server' })
  await expect(card.getByText('Der Start beim Beitreten ist nicht eingerichtet')).toBeVisible()
  await expect(card.getByText('Der Server meldet nicht, wie viele Spieler da sind')).toBeVisible()
  await expectWhole(view)
  await card.getByRole('link', { name: 'Start beim Beitreten einrichten' }).click()
  await expect(view).toHaveURL(new RegExp(`/servers/${serverId}/address`))
})

test('empty stop: a server for Bedrock says that no player can start it', async ({ page: view, open }) => {
  const { fakes } = playServer({ emptyStopMinutes: 15, edition: 'bedrock', transport: 'udp' })
  await open(page('en'), fakes)
  await expect(view.getByText('Bedrock servers can’t be started by joining')).toBeVisible()
})

test('empty stop: the server’s page says why it is stopped', async ({ page: view, open }) => {
  const own = { state: 'stopped', wanted: 'stopped', stats: null, stoppedEmptyMinutes: 15 } as const
  const { fakes } = playServer({ ...own, emptyStopMinutes: 15 })
  await open(`/servers/${serverId}?lang=ru`, fakes)
  await expect(view.getByText('Сервер остановился сам: 15 мин на нём никого не было.')).toBeVisible()
})
