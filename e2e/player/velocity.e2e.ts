import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { Server } from '@zubr/contracts/servers/server'
import { fakeJars } from '@zubr/process/fake-jars'
import { minecraftClient } from '../../apps/node/src/testing/minecraft-client.ts'
import { openMakers } from '../support/makers.ts'
import { newcomer } from '../support/newcomer.ts'
import { playersCore } from '../support/players-core.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'

// A proxy in front of two servers: bought, configured and joined. Makers are fakes; the player's
// client comes from the npm registry, with flying-squid.

test('proxy: an owner puts one in front of two servers, and players reach the right one (npm registry)', {
  tag: '@nightly',
}, async ({ start, zubr, dataDir, page }) => {
  const { paper, proxy } = await fakeJars()
  const makers = await openMakers({ 'paper.jar': paper, 'velocity.jar': proxy })
  try {
    const { settings, siteUrl, panelUrl } = await journeyPorts(3)
    await mkdir(dataDir, { recursive: true })
    const product = await start({ ...settings, CORE_SOURCES: makers.url })
    const [core] = await Promise.all([playersCore(), product.ready()])
    const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir })
    const read = async <T>(address: string) =>
      (await (await page.request.get(panelUrl + address)).json()) as T
    const post = async <T>(address: string, data: object) => {
      const headers = { origin: panelUrl, 'idempotency-key': randomUUID() }
      const answer = await page.request.post(panelUrl + address, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()) as T
    }
    const until = (id: string, state: Server['state']) =>
      expect
        .poll(async () => (await read<Server>(`/api/servers/${id}`)).state, { timeout: 240_000 })
        .toBe(state)

    await visitor.registers()
    await visitor.confirms()
    await zubr(['balance', 'credit', 'zubrenok', '50BYN', 'for the test'], settings)
    await expect
      .poll(async () => (await read<{ runs: string[] }[]>('/api/nodes'))[0]?.runs ?? [], { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['paper', 'velocity']))
    await expect
      .poll(async () => (await read<{ id: string }[]>('/api/cores')).map(({ id }) => id), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['paper', 'velocity']))
    const [node] = await read<{ name: string }[]>('/api/nodes')
    const bought = (name: string, subdomain: string) =>
      post<Server>('/api/servers', {
        ...{ plan: 'java-1', name, subdomain, node: node?.name, promoCode: null, eula: true },
        core: { id: 'paper', version: '1.18.2' },
      })
    const lobby = await bought('Вежа', 'vezha')
    const spare = await bought('Замок', 'zamok')

    await test.step('buys a proxy and selects Velocity', async () => {
      await page.goto(`${panelUrl}/create?plan=proxy-0.5`)
      await page.getByLabel('Название').fill('Брама')
      await page.getByLabel('Поддомен').fill('brama')
      await expect(page.getByText('Свободен')).toBeVisible()
      await page.getByRole('radio', { name: /^Velocity/ }).check()
      await page.getByRole('button', { name: /^Создать за/ }).click()
      await expect(page).toHaveURL(/\/servers\/[0-9a-f-]{36}$/)
    })
    await test.step('puts both servers behind it, in the order of the list', async () => {
      await page.getByRole('link', { name: 'Настройки' }).click()
      // Once the first start has written the files, the form is beside them permanently.
      await expect(page.getByLabel('Найти настройку')).toBeVisible({ timeout: 120_000 })
      const list = page.getByRole('group', { name: 'Серверы за прокси', exact: true })
      for (const { name } of [spare, lobby]) {
        await list.getByLabel('Добавить сервер').selectOption(name)
        await list.getByRole('button', { name: 'Добавить', exact: true }).click()
      }
      await list.getByRole('button', { name: 'Поднять vezha выше' }).click()
      await page.getByRole('button', { name: 'Сохранить' }).last().click()
      await expect(page.getByText('Сохранено').first()).toBeVisible()
    })
    const gate = await visitor.server()
    await test.step('disables the account check in the file that the proxy wrote at its start', async () => {
      await until(gate.id, 'running')
      await page.reload()
      const form = page.locator('form', { has: page.getByLabel('Найти настройку') })
      // This test's players have no accounts.
      await form.getByText('Проверять лицензию', { exact: true }).click()
      await form.getByRole('button', { name: 'Сохранить' }).click()
      await expect(page.getByText('Сохранено').first()).toBeVisible()
    })
    await test.step('both servers accept players only through it', async () => {
      for (const { id } of [lobby, spare]) await until(id, 'running')
      const list = page.getByRole('group', { name: 'Серверы за прокси', exact: true })
      for (const { name } of [lobby, spare]) {
        await list
          .getByRole('listitem')
          .filter({ hasText: name })
          .getByRole('button', { name: 'Подключить' })
          .click()
        await page.getByRole('dialog').getByRole('button', { name: 'Подключить' }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await expect(list.getByText('Пускает игроков через этот прокси')).toHaveCount(2)
    })
    await test.step('the proxy starts with it, and the configuration is still there', async () => {
      await until(gate.id, 'running')
      await post(`/api/servers/${gate.id}/actions`, { action: 'restart' })
      await page.reload()
      const rows = page.getByRole('group', { name: 'Серверы за прокси', exact: true }).getByRole('listitem')
      await expect(rows).toHaveText([/^vezha.*Вежа/, /^zamok.*Замок/])
      for (const { id } of [lobby, spare, gate])
        await expect
          .poll(
            async () => {
              const { entries } = await read<{
                entries: { event: string; operation: { outcome: string } | null }[]
              }>(`/api/servers/${id}/activity`)
              return entries.find(({ event }) => event === 'restart')?.operation?.outcome
            },
            { timeout: 120_000 },
          )
          .toBe('done')
      for (const { id } of [lobby, spare, gate]) await until(id, 'running')
    })

    const client = minecraftClient(core, '1.8.8')
    const portOf = async (id: string) =>
      Number((await read<ServerAddresses>(`/api/servers/${id}/addresses`)).byPort?.split(':').at(-1))
    const landsOn = async (server: Server) => {
      const player = await client.join('127.0.0.1', await portOf(gate.id), 'Zubrenok')
      await expect
        .poll(async () => (await read<Server>(`/api/servers/${server.id}`)).players, { timeout: 60_000 })
        .toEqual(['Zubrenok'])
      player.end()
    }
    await test.step('a player joins by the proxy and reaches the first server, which rejects direct connections', async () => {
      await page.goto(`${panelUrl}/servers/${lobby.id}`)
      await landsOn(lobby)
      await expect(client.join('127.0.0.1', await portOf(lobby.id), 'Stranger')).rejects.toThrow()
    })
    await test.step('the first is stopped, and the player is moved to the second', async () => {
      await post(`/api/servers/${lobby.id}/actions`, { action: 'stop' })
      await until(lobby.id, 'stopped')
      await page.goto(`${panelUrl}/servers/${spare.id}`)
      await landsOn(spare)
    })
  } finally {
    await makers.close()
  }
})
