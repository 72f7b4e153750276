import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/processes.ts'

// An operator's announcement on the command line, as visitors and machines read it.

test('incident: its begin and end reach the page, the feeds and the overall state', {
  tag: '@nightly',
}, async ({ start, zubr, dataDir }) => {
  const { ready, settings } = await start()
  await ready()
  const siteUrl = `http://127.0.0.1:${settings.SITE_PORT}`
  const panelUrl = `http://127.0.0.1:${settings.PANEL_PORT}`
  const texts = path.join(path.dirname(dataDir), 'texts')
  await mkdir(texts)
  const files = [path.join(texts, 'opened.ru.md'), path.join(texts, 'opened.de.md')]
  await writeFile(files[0] ?? '', '# Сеть <b>тормозит</b>\n\nРазбираемся с **каналом**.\n')
  await writeFile(files[1] ?? '', '# Das Netz ist langsam\n\nWir sehen nach.\n')
  const get = async (address: string) => (await fetch(address)).text()

  const opened = await zubr(['incident', 'open', ...files, '--impact', 'degraded'])
  expect(opened).toMatchObject({ status: 0, stderr: '' })
  await expect.poll(() => get(`${siteUrl}/uptime`)).toContain('<strong>каналом</strong>')
  expect(await get(`${siteUrl}/uptime`)).toContain('Сеть &lt;b&gt;тормозит&lt;/b&gt;')
  expect(await get(`${siteUrl}/de/uptime`)).toContain('Das Netz ist langsam')
  expect(await get(`${siteUrl}/uptime/feed.atom`)).toContain('<entry>')
  expect(JSON.parse(await get(`${siteUrl}/de/uptime/feed.json`)).items).toHaveLength(1)
  expect(await get(`${siteUrl}/uptime/badge.svg`)).toContain('неполадки')
  const announced = async () => (await fetch(`${panelUrl}/nodes_stats`)).headers.get('zubr-announced')
  expect(await announced()).toBe('incident')

  expect(await zubr(['incident', 'resolve', '1'])).toMatchObject({ status: 0, stderr: '' })
  await expect.poll(announced).toBeNull()
  await expect.poll(() => get(`${siteUrl}/uptime/feed.atom`)).toContain('(Решено)')
})
