import { expect } from '../support/fixtures.ts'
import { playAgent } from './backup-fakes.ts'
import { type Fakes, server } from './panel-fakes.ts'
import { expectWhole, test } from './panel-test.ts'

const id = (letter: string) => `${letter.repeat(8)}-1111-4111-8111-${letter.repeat(12)}`
const secret = 'a-secret-of-the-test'
const core = (name: string) => ({ ...server().core, id: name, version: '1.21.11', gameVersion: '1.21.11' })

test('several servers are put behind a proxy after one question, both sides written by one request, and one is taken out again', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, open, world }) => {
  const proxy = server({
    ...{ id: id('a'), name: 'Gate', subdomain: 'gate', edition: 'proxy', core: core('velocity') },
    settings: { servers: '', forwarding: 'modern', forwardingSecret: secret },
  })
  const behind = ['Hub', 'Arena'].map((name, index) =>
    server({
      ...{ id: id(String(index + 1)), name, subdomain: name.toLowerCase(), core: core('paper') },
      // One of them does not run.
      ...(index === 1 && { state: 'stopped' as const, wanted: 'stopped' as const }),
      settings: { forwardingSecret: '' },
    }),
  )
  const modded = server({ id: id('3'), name: 'Modded', subdomain: 'modded', core: core('fabric') })
  const plain = server({ id: id('4'), name: 'Plain', subdomain: 'plain', core: core('vanilla') })
  const all = [proxy, ...behind, modded, plain]
  const asked: unknown[] = []
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
      asked.push([named(route).name, { put, take }])
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
  expect(asked.splice(0)).toEqual([['Gate', { put, take: [] }]])
  await expect(page.getByText('Lets players in through this proxy')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove arena' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Lets players in through this proxy')).toHaveCount(1)
  expect(asked.splice(0)).toEqual([['Gate', { put: [], take: [behind[1]?.id] }]])
  // The proxy takes it while it runs: nothing is to be restarted.
  await expect(page.getByRole('button', { name: 'Restart now' })).toHaveCount(0)
  // Each says of the other what holds.
  await page.goto(`${world.panelUrl}/servers/${behind[0]?.id}?lang=en`)
  await expect(page.getByText('Players can only join through the proxy')).toBeVisible()
  await page.getByRole('definition').getByRole('link', { name: 'Gate' }).click()
  await expect(page.getByRole('definition').getByRole('link', { name: 'Hub' })).toBeVisible()
})
