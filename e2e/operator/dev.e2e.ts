import { slowness } from '../../packages/testing/src/slowness.ts'
import { freePorts } from '../support/ports.ts'
import { expect, processesNaming, test } from '../support/processes.ts'

// npm run dev: the demo world for development. Its content is tested in dev/src/demo.

const program = 'dev/src/main.ts'
// Default addresses follow from its own ports.
const settings = { NODE_ENV: 'development', SITE_URL: '', PANEL_URL: '', NODE_PROBE_URL: '' }

test('npm run dev: a developer logs in by a button, moves the clock, reads a mail, and stops it', {
  tag: '@nightly',
}, async ({ start, dataDir, page }) => {
  const [SITE_PORT = '', first = ''] = await freePorts(2)
  const world = await start({ ...settings, SITE_PORT, NODE_SERVER_PORTS: `${first}-${first}` }, program)
  const { siteUrl, panelUrl } = await world.ready()
  expect(world.output.stdout).toContain('\nThe password of all: ')
  expect(world.output.stdout).toContain(`: ${panelUrl}/dev\n`)
  for (const address of ['/favicon.svg', '/sitemap.xml', '/help'])
    expect.soft((await fetch(siteUrl + address)).status, address).toBe(200)

  await page.goto(`${siteUrl}/en/uptime`)
  await expect(page.getByText('Nodes in Brest answer slowly')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Node Minsk-1, day by day' })).toBeVisible()
  expect((await fetch(`${siteUrl}/uptime/feed.atom`)).headers.get('content-type')).toContain('atom')

  await page.goto(`${panelUrl}/dev`)
  await page.getByRole('button', { name: 'Log in as bison' }).click()
  await expect(page.getByRole('link', { name: /Last summer/ })).toBeVisible()
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .count(),
  ).toBeGreaterThan(20)

  await page.goto(`${panelUrl}/dev`)
  await page.getByRole('button', { name: '3 days on' }).click()
  await expect(page.getByText('3 days and 0 hours ahead of this machine')).toBeVisible()
  await page.getByRole('link', { name: /School club. is suspended/ }).click()
  await expect(page.getByText('To bison@players.example')).toBeVisible()

  const taken = await start({ ...settings, SITE_PORT, DATA_DIR: `${dataDir}-2` }, program)
  expect(await taken.ended).toMatchObject({ status: 1 })
  expect(taken.output.stderr).toMatch(new RegExp(`^SITE_PORT: port ${SITE_PORT} is taken [^\\n]*\\n$`))

  const { status, afterMs } = await world.end('SIGINT')
  expect(status).toBe(0)
  expect(afterMs).toBeLessThan(3_000 * (await slowness()))
  expect(await processesNaming(dataDir)).toEqual([])
})

test('npm start: it has no page for developers', async () => {
  for (const address of ['/dev', '/dev/clock', '/dev/refresh.js'])
    expect((await fetch(process.env.E2E_PANEL_URL + address)).status, address).toBe(404)
})
