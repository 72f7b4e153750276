import type { Page } from '@playwright/test'
import { choose, expect } from '../support/fixtures.ts'
import { playAgent, serverBackups } from './backup-fakes.ts'
import { type Fakes, nodes, quote, server } from './panel-fakes.ts'
import { expectWhole, test } from './panel-test.ts'

const id = (letter: string) => `${letter.repeat(8)}-1111-4111-8111-${letter.repeat(12)}`
const secret = 'a-secret-of-the-test'
const core = (name: string) => ({ ...server().core, id: name, version: '1.21.11', gameVersion: '1.21.11' })

test('proxy: servers are added after one question by one request, and one is removed again', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open, world }) => {
  const proxy = server({
    ...{ id: id('a'), name: 'Gate', subdomain: 'gate', edition: 'proxy', core: core('velocity') },
    address: 'gate.example.org',
    settings: { servers: '', forwarding: 'modern', forwardingSecret: secret },
  })
  const behind = ['Hub', 'Arena'].map((name, index) =>
    server({
      ...{ id: id(String(index + 1)), name, subdomain: name.toLowerCase(), core: core('paper') },
      address: `${name.toLowerCase()}.example.org`,
      // One of them is not running.
      ...(index === 1 && { state: 'stopped' as const, desiredState: 'stopped' as const }),
      settings: { forwardingSecret: '' },
    }),
  )
  const modded = server({ id: id('3'), name: 'Modded', subdomain: 'modded', core: core('fabric') })
  const plain = server({ id: id('4'), name: 'Plain', subdomain: 'plain', core: core('vanilla') })
  const all = [proxy, ...behind, modded, plain]
  const requests: unknown[] = []
  const named = (route: { request(): { url(): string } }) => {
    const found = all.find((each) => route.request().url().includes(each.id))
    if (!found) throw new Error('nobody has such a server')
    return found
  }
  const fields = [
    { key: 'servers', type: 'text' as const, maxLength: 500, default: '' },
    { key: 'forwarding', type: 'choice' as const, options: ['none', 'modern', 'legacy'], default: 'modern' },
    { key: 'forwardingSecret', type: 'text' as const, maxLength: 100, default: '' },
  ]
  const agent = await playAgent(page, world.panelUrl)
  const fakes: Fakes = {
    ...agent.fakes,
    'GET /api/servers': () => ({ body: all }),
    'GET /api/servers/:id': (_, route) => ({ body: named(route) }),
    'GET /api/servers/:id/settings': (_, route) => ({ body: { fields, settings: named(route).settings } }),
    'POST /api/servers/:id/backends': ({ put, take }, route) => {
      requests.push([named(route).name, { put, take }])
      const list = put.map((each: { server: string; name: string }) => `${each.name}=${each.server}`)
      const left = String(proxy.settings.servers)
        .split(', ')
        .filter((each) => each && !take.includes(each.split('=')[1] ?? ''))
      proxy.settings = { ...proxy.settings, servers: [...left, ...list].join(', ') }
      for (const own of all) {
        const isPut = put.some((each: { server: string }) => each.server === own.id)
        if (isPut || take.includes(own.id)) own.settings = { forwardingSecret: isPut ? secret : '' }
      }
      return { body: { fields, settings: proxy.settings } }
    },
  }
  await open(`/servers/${proxy.id}/settings?lang=en`, fakes)
  await page.getByRole('button', { name: 'Choose from your servers' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Needs the mod FabricProxy-Lite: until it’s installed/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Find FabricProxy-Lite' })).toHaveAttribute(
    'href',
    /addons\/catalogue\?q=FabricProxy-Lite$/,
  )
  await expect(dialog.getByRole('checkbox', { name: /^Plain/ })).toBeDisabled()
  for (const name of ['Hub', 'Arena']) await dialog.getByText(`${name} (Paper 1.21.11)`).click()
  await expectWhole(page)
  await dialog.getByRole('button', { name: 'Put behind the proxy' }).click()
  await expect(dialog).toBeHidden()
  const put = behind.map(({ id, subdomain }) => ({ server: id, name: subdomain }))
  expect(requests.splice(0)).toEqual([['Gate', { put, take: [] }]])
  await expect(page.getByText('Lets players in through this proxy')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove arena' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Lets players in through this proxy')).toHaveCount(1)
  expect(requests.splice(0)).toEqual([['Gate', { put: [], take: [behind[1]?.id] }]])
  // The proxy reloads while it runs: no restart is needed.
  await expect(page.getByRole('button', { name: 'Restart now' })).toHaveCount(0)
  // Each page describes the relation.
  await page.goto(`${world.panelUrl}/servers/${behind[0]?.id}?lang=en`)
  await expect(page.getByText('Players can only join through the proxy')).toBeVisible()
  // Its own address accepts no players.
  const join = page.getByRole('region', { name: 'Address' })
  await expect(join.getByText('gate.example.org')).toBeVisible()
  await expect(join.getByText('hub.example.org')).toHaveCount(0)
  await expect(join.getByText('Ready to join.')).toHaveCount(0)
  await page.getByRole('definition').getByRole('link', { name: 'Gate' }).click()
  await expect(page.getByRole('definition').getByRole('link', { name: 'Hub' })).toBeVisible()
  await expect(join.getByText('Ready to join.')).toBeVisible()
})

/** One proxy and one server; `isBehind`: the server is behind it. */
async function pair(page: Page, panelUrl: string, { isBehind }: { isBehind: boolean }) {
  const hub = server({
    ...{ id: id('b'), name: 'Hub', subdomain: 'hub', core: core('paper'), address: 'hub.example.org' },
    ...{ emptyStopMinutes: 15, settings: { forwardingSecret: isBehind ? secret : '' } },
  })
  const gate = server({
    ...{ id: id('a'), name: 'Gate', subdomain: 'gate', address: 'gate.example.org' },
    ...{ edition: 'proxy', core: core('velocity') },
    settings: {
      ...{ servers: isBehind ? `hub=${hub.id}` : '', forwarding: 'modern', forwardingSecret: secret },
    },
  })
  const fakes: Fakes = {
    ...(await playAgent(page, panelUrl)).fakes,
    'GET /api/servers/:id/backups': { body: serverBackups({}) },
    'GET /api/servers/:id/schedules': { body: [] },
    'GET /api/servers': () => ({ body: [gate, hub] }),
    'GET /api/servers/:id': (_, route) => ({ body: route.request().url().includes(hub.id) ? hub : gate }),
    'GET /api/servers/:id/settings': () => ({ body: { fields: [], settings: {} } }),
  }
  return { gate, hub, fakes }
}

test('empty proxy: its page says that players are kicked and links to its settings', async ({
  page,
  open,
  world,
}) => {
  const { gate, fakes } = await pair(page, world.panelUrl, { isBehind: false })
  await open(`/servers/${gate.id}?lang=en`, fakes)
  await expect(page.getByText('There’s no server behind this proxy yet')).toBeVisible()
  await expect(page.getByText('Ready to join.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Put a server behind it' }).click()
  await expect(page).toHaveURL(/\/settings/)
})

test('server behind a proxy: joining does not start it, and its tabs say so', async ({
  page,
  open,
  world,
}) => {
  const { hub, fakes } = await pair(page, world.panelUrl, { isBehind: true })
  const note = page.getByText('joining through the proxy doesn’t start it')
  await open(`/servers/${hub.id}/settings?lang=en`, fakes)
  await expect(note).toBeVisible()
  await page.goto(`${world.panelUrl}/servers/${hub.id}/address?lang=en`)
  await expect(note).toBeVisible()
  await expect(page.getByText('gate.example.org')).toBeVisible()
  await expectWhole(page)
})

test('deletion of a proxy: the question says that the servers behind it stay', async ({
  page,
  open,
  world,
}) => {
  const { gate, fakes } = await pair(page, world.panelUrl, { isBehind: true })
  const losses = { servers: [], backups: 0, balance: null, refundable: null, refunds: [] }
  await open(`/servers/${gate.id}/settings?lang=en`, {
    ...fakes,
    'GET /api/account/deletion': { body: losses },
  })
  await page.getByRole('button', { name: 'Delete server' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The servers behind it stay: Hub.')).toBeVisible()
  await expect(dialog.getByRole('term').filter({ hasText: 'Servers behind it' })).toHaveCount(0)
  await expectWhole(page)
})

test('creation: choosing the kind “Proxy” chooses its first plan', async ({ page, open }) => {
  const requests: string[] = []
  await open('/create?plan=java-4&lang=en', {
    'GET /api/nodes': { body: nodes.map((node) => ({ ...node, runs: ['velocity'] })) },
    'POST /api/quotes': ({ plan }) => {
      requests.push(plan)
      return { body: quote({ plan }) }
    },
  })
  await choose(page.getByRole('radio', { name: 'Proxy', exact: true }))
  await expect(page).toHaveURL(/plan=proxy-0\.5/)
  await expect(page.locator('input[name="plan"]:checked')).toHaveCount(1)
  await expect.poll(() => requests.at(-1)).toBe('proxy-0.5')
})
