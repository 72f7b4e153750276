import { expect } from '../support/fixtures.ts'
import { playAgent } from './backup-fakes.ts'
import { type Fakes, server } from './panel-fakes.ts'
import { expectWhole, test } from './panel-test.ts'

const id = (letter: string) => `${letter.repeat(8)}-1111-4111-8111-${letter.repeat(12)}`
const secret = 'a-secret-of-the-test'
const core = (name: string) => ({ ...server().core, id: name, version: '1.21.11' })

test('several servers are put behind a proxy after one question, both sides written and restarted, and one is taken out again', {
  tag: '@phone',
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
  const all = [proxy, ...behind, modded]
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
    'PATCH /api/servers/:id/settings': ({ settings }, route) => {
      const own = named(route)
      asked.push([own.name, settings])
      own.settings = { ...own.settings, ...settings }
      return { body: { fields, settings: own.settings } }
    },
    'POST /api/servers/:id/actions': ({ action }, route) => {
      asked.push([named(route).name, action])
      return { status: 202, body: named(route) }
    },
  }
  await open(`/servers/${proxy.id}/settings?lang=en`, fakes)
  await page.getByRole('button', { name: 'Choose from yours' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Can check the secret only with a mod for Velocity')).toBeVisible()
  for (const name of ['Hub', 'Arena']) await dialog.getByText(`${name} (Paper 1.21.11)`).click()
  await expectWhole(page)
  await dialog.getByRole('button', { name: 'Put behind the proxy' }).click()
  await expect(dialog).toBeHidden()
  const list = (...at: number[]) =>
    at.map((index) => `${behind[index]?.subdomain}=${behind[index]?.id}`).join(', ')
  expect(asked.splice(0)).toEqual([
    ['Gate', { servers: list(0, 1) }],
    ['Hub', { forwardingSecret: secret }],
    ['Arena', { forwardingSecret: secret }],
    ['Hub', 'restart'],
    ['Gate', 'restart'],
  ])
  await expect(page.getByText('Lets players in through this proxy')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove arena' }).click()
  await dialog.getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('Lets players in through this proxy')).toHaveCount(1)
  expect(asked.splice(0)).toEqual([
    ['Arena', { forwardingSecret: '' }],
    ['Gate', { servers: list(0) }],
    ['Gate', 'restart'],
  ])
  // Each says of the other what holds.
  await page.goto(`${world.panelUrl}/servers/${behind[0]?.id}?lang=en`)
  await expect(page.getByText('Players can join only through the proxy')).toBeVisible()
  await page.getByRole('definition').getByRole('link', { name: 'Gate' }).click()
  await expect(page.getByRole('definition').getByRole('link', { name: 'Hub' })).toBeVisible()
})
