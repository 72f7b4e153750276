import type { ExtraPort, ServerPorts } from '@zubr/contracts/servers/ports'
import { en as messages } from '@zubr/i18n/ports/en'
import { expect } from '../support/fixtures.ts'
import { playAgent } from './backup-fakes.ts'
import { type Fakes, server, serverId } from './panel-fakes.ts'
import { expectWhole, onServer, refusal, test } from './panel-test.ts'

const page = (language: string) => `/servers/${serverId}/settings?lang=${language}`
const paper = { ...server().core, id: 'paper', version: '1.21.11', gameVersion: '1.21.11' }
const mapLink = 'https://panel.zubr.example/map/belovezha'

/** A fake API that assigns ports in order, and an agent that has the voice chat's file. */
function playPorts(ports: ExtraPort[] = []) {
  const asked: unknown[] = []
  let now: ServerPorts = { ports, mapLink, more: 'yes' }
  const only = (route: { request(): { url(): string } }) =>
    now.ports.find(({ id }) => route.request().url().endsWith(id))
  const put = (next: ExtraPort[]) => {
    now = { ...now, ports: next, more: next.length < 5 ? 'yes' : 'server_full' }
    return { body: now }
  }
  const fakes: Fakes = {
    ...onServer({ core: paper }),
    'GET /api/servers/:id/ports': () => ({ body: now }),
    'POST /api/servers/:id/ports': ({ purpose, protocol }) => {
      asked.push({ purpose, protocol })
      const port = 25_600 + now.ports.length
      const id = `aaaaaaaa-0000-4000-8000-${String(now.ports.length).padStart(12, '0')}`
      const address = `minsk-1.nodes.zubr.example:${port}`
      return {
        status: 201,
        ...put([...now.ports, { id, purpose, protocol, port, address, former: null, link: null }]),
      }
    },
    'PATCH /api/servers/:id/ports/:port': ({ link, known }, route) => {
      asked.push({ link, known })
      const own = only(route)
      return put(
        now.ports.map((port) =>
          port === own
            ? {
                ...port,
                ...(link !== undefined && { link: link ? mapLink : null }),
                ...(known && { former: null }),
              }
            : port,
        ),
      )
    },
    'DELETE /api/servers/:id/ports/:port': (_, route) => {
      const own = only(route)
      return put(now.ports.filter((port) => port !== own))
    },
  }
  const full = () => {
    now = { ...now, more: 'node_full' }
  }
  return { fakes, asked, full }
}

test('ports: one is added for a purpose, shown with address and file, and removed after a question', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page: view, world, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { fakes, asked } = playPorts()
  const agent = await playAgent(view, world.panelUrl)
  await view.route(/\/stat(?:\?|$)/, (route) => {
    const args = decodeURIComponent(route.request().headers()['zubr-arguments'] ?? '')
    const json = { kind: 'file', size: 1, modified: '2026-11-21T10:00:00.000Z', version: 'v', mode: 0o644 }
    const head = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, zubr-arguments',
    }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: head })
    return args.includes('voicechat')
      ? route.fulfill({ headers: head, json })
      : route.fulfill({ status: 404, headers: head })
  })
  await open(page('en'), { ...agent.fakes, ...fakes })
  const card = view.getByRole('region', { name: 'Extra ports' })
  await expect(card.getByText(messages.empty)).toBeVisible()
  await card.getByRole('button', { name: 'Add a port' }).click()
  const dialog = view.getByRole('dialog')
  await expect(dialog.getByText(messages.purposes.voice.text)).toBeVisible()
  await dialog.getByLabel(messages.purpose).selectOption('Something else')
  await dialog.getByLabel('Protocol').selectOption('UDP')
  await dialog.getByLabel(messages.purpose).selectOption('Voice chat')
  await expect(dialog.getByLabel('Protocol')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(asked).toEqual([{ purpose: 'voice', protocol: 'udp' }])
  const address = 'minsk-1.nodes.zubr.example:25600'
  await expectWhole(view)
  await card.getByRole('button', { name: `Copy: ${address}` }).click()
  await expect.poll(() => view.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expect(card.getByText('If the panel has already written 25600 during installation')).toBeVisible()
  const file = 'plugins/voicechat/voicechat-server.properties'
  await expect(card.getByRole('link', { name: `Open ${file} in the editor` })).toHaveAttribute(
    'href',
    `/servers/${serverId}/files/plugins/voicechat?open=voicechat-server.properties`,
  )
  await card.getByRole('button', { name: 'Remove port: Voice chat' }).click()
  await expect(dialog.getByText('It closes at once')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove port' }).click()
  await expect(card.getByText(messages.empty)).toBeVisible()
})

test('ports: a map gets a link with the server’s name, a new number appears, a full node says so', {
  tag: '@nightly',
}, async ({ page: view, world, open, expectConsoleErrors }) => {
  // A node without ports answers with an error status.
  expectConsoleErrors()
  const port = {
    purpose: 'map',
    protocol: 'tcp',
    port: 25_610,
    address: 'minsk-1.nodes.zubr.example:25610',
  } as const
  const { fakes, asked, full } = playPorts([
    { id: 'aaaaaaaa-0000-4000-8000-000000000009', ...port, former: 25_555, link: null },
  ])
  const agent = await playAgent(view, world.panelUrl)
  await open(page('de'), {
    ...agent.fakes,
    ...fakes,
    'POST /api/servers/:id/ports': () => {
      full()
      return refusal(409, 'no_free_ports')
    },
  })
  const card = view.getByRole('region', { name: 'Zusätzliche Ports' })
  await expect(card.getByText('Sie war 25555, jetzt ist sie 25610.')).toBeVisible()
  await card.getByRole('button', { name: 'Verstanden' }).click()
  await expect(card.getByText('Sie war 25555')).toHaveCount(0)
  await card.getByText('Link mit dem Namen des Servers', { exact: true }).click()
  await expect(card.getByRole('link', { name: mapLink })).toHaveAttribute('rel', 'noreferrer')
  expect(asked).toEqual([{ known: true }, { link: true }])
  await card.getByRole('button', { name: 'Port hinzufügen' }).click()
  await view.getByRole('dialog').getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect(view.getByText('Auf dieser Node ist kein Port mehr frei.').first()).toBeVisible()
})
