import { existsSync } from 'node:fs'
import path from 'node:path'
import { bedrockClient } from '../../apps/node/src/testing/bedrock-client/bedrock-client.ts'
import { coreFolderOf } from '../../apps/node/src/testing/minecraft-client.ts'
import { choose } from '../support/fixtures.ts'
import { newcomer, running } from '../support/newcomer.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'

// Bedrock from the price list to a player in the world. The server and the player's client come
// from the npm registry; as root on Linux the server runs in the sandbox.

test('Bedrock: a visitor buys a server, admits players without accounts, and one joins (npm registry)', async ({
  start,
  zubr,
  dataDir,
  page,
}) => {
  // It fetches two packages with dependencies: a server and a player's client.
  test.setTimeout(1_200_000)
  const { settings, siteUrl, panelUrl } = await journeyPorts()
  const product = await start({ ...settings, NODE_WARM_CORES: '1' })
  await product.ready()
  const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir })

  await test.step('selects a plan for Bedrock, and has money', async () => {
    await page.goto(siteUrl)
    await choose(page.locator('#plans').getByRole('radio', { name: 'Bedrock' }))
    await page.locator('#plan-bedrock-1').getByRole('link').click()
    await expect(page).toHaveURL(`${siteUrl}/register`)
    await visitor.registers('create?plan=bedrock-1')
    await visitor.confirms()
    const credited = await zubr(['balance', 'credit', 'zubrenok', '10BYN', 'for the test'], settings)
    expect(credited).toMatchObject({ status: 0 })
  })
  await test.step('creates the server, which runs', async () => {
    await visitor.creates({ plan: 'bedrock-1', core: 'SerenityJS' })
    await visitor.seesItRunning()
  })
  if (process.platform === 'linux' && process.getuid?.() === 0)
    expect((await zubr(['node', 'list'], settings)).stdout).toContain(
      'sandbox, tested when the agent started',
    )
  const { address } = await visitor.server()
  const [host = '', port = ''] = address?.split(/:(?=\d+$)/) ?? []
  await test.step('the address is shown in two fields, as phones and consoles require', async () => {
    await expect(page.getByText('Адрес сервера', { exact: true })).toBeVisible()
    await expect(page.locator('code')).toHaveText([host, port])
  })
  const friend = await test.step('a friend without an account is rejected', async () => {
    await expect.poll(() => existsSync(coreFolderOf(dataDir)), { timeout: 120_000 }).toBe(true)
    const clients = await bedrockClient(path.join(dataDir, 'clients'), dataDir)
    const joins = () => clients.join('127.0.0.1', Number(port), 'Zubrenok', '1.26.20')
    await expect(joins()).rejects.toThrow('sent the player away')
    return joins
  })
  await test.step('the owner disables the account check, and restarts the server', async () => {
    await page.getByRole('link', { name: 'Настройки' }).click()
    await page.getByText('Проверять лицензию', { exact: true }).click()
    await expect(page.getByLabel('Проверять лицензию')).not.toBeChecked()
    const form = page.locator('form', { has: page.getByLabel('Проверять лицензию') })
    await form.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('button', { name: 'Перезапустить сейчас' })).toBeVisible()
    await visitor.stops()
    await page.getByRole('link', { name: 'Консоль' }).click()
    await expect(page.getByText('The world is saved').first()).toBeVisible()
    await page.getByRole('button', { name: 'Запустить' }).click()
    await expect(page.getByText(running, { exact: true }).first()).toBeVisible({ timeout: 120_000 })
  })
  const player = await test.step('now the friend joins, and the panel shows the name', async () => {
    const joined = await friend()
    await page.getByRole('link', { name: 'Обзор' }).click()
    await expect(page.getByText('Zubrenok', { exact: true }).first()).toBeVisible()
    return joined
  })
  await test.step("the player's chat is in the console, and a command reaches the player", () =>
    visitor.talksThroughTheConsole(player))
  await test.step('the panel’s button ends the game for the player', async () => {
    await visitor.stops()
    await player.ended
  })
})
