import { axeFaults } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { server, serverId } from './panel-fakes.ts'
import { type onServer, test } from './panel-test.ts'

test('a server says how far it is, who plays, and that it hangs or has seconds left', async ({
  page,
  open,
}) => {
  let own: Parameters<typeof onServer>[0] = {
    state: 'creating',
    address: null,
    stats: null,
    progress: { step: 'fetch_core', percent: 42 },
  }
  await open(`/servers/${serverId}?lang=en`, { 'GET /api/servers/:id': () => ({ body: server(own) }) })
  await expect(page.getByRole('progressbar', { name: 'Fetching the server software' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  )
  const since = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()
  own = { edition: 'bedrock', players: ['birch_fox', 'mossy_owl'], silentSince: since(40) }
  await expect(page.getByText(/Not responding for 4\d seconds/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'and 1 more' })).toBeVisible()
  await expect(page.getByText('25571', { exact: true })).toBeVisible()
  own = { state: 'stopping', wanted: 'stopped', killAt: since(-30) }
  await expect(page.getByText(/If the server takes longer than \d+ seconds/)).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
})
