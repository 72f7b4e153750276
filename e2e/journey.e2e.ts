import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { coreFolderOf, minecraftClient } from '../apps/node/src/minecraft-client-for-tests.ts'
import { expect, freePorts, processesNaming, test } from './processes.ts'

// The whole service in one line: a visitor becomes a player on a server of their own. Its core comes from the npm registry.

/** Words of the site and the panel, as a Russian reader finds them. */
const words = {
  created: 'Работает',
  console: 'Консоль',
  settings: 'Настройки',
}

test('from a visitor to a running Minecraft server that survives its own death (npm registry)', async ({
  start,
  dataDir,
  page,
}) => {
  test.setTimeout(240_000)
  const [SITE_PORT = '', PANEL_PORT = '', NODE_PORT = ''] = await freePorts(3)
  const siteUrl = `http://localhost:${SITE_PORT}`
  const panelUrl = `http://localhost:${PANEL_PORT}`
  const { ready } = await start({
    SITE_PORT,
    PANEL_PORT,
    NODE_PORT,
    SITE_URL: siteUrl,
    PANEL_URL: panelUrl,
    NODE_PROBE_URL: `http://{name}.localhost:${NODE_PORT}`,
  })
  await ready()

  await test.step('registers on the site and lands in the panel', async () => {
    await page.goto(`${siteUrl}/register`)
    await page.locator('[name="login"]').fill('zubrenok')
    await page.locator('[name="email"]').fill('zubrenok@player.example')
    await page.locator('[name="password"]').fill('belovezha forest 2026')
    await page.locator('[name="repeat"]').fill('belovezha forest 2026')
    await page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(page).toHaveURL(`${panelUrl}/`)
    await expect(page.getByText('Здесь появится ваш сервер')).toBeVisible()
  })

  await test.step('confirms the e-mail address by the link in the mail', async () => {
    const mail = await newestMail(path.join(dataDir, 'mail'))
    const [link = ''] = /http:\/\/localhost:\d+\/confirm\?lang=\w+#[\w-]+/.exec(mail) ?? []
    await page.goto(link)
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByText('Почта подтверждена.')).toBeVisible()
  })

  await test.step('creates a free server', async () => {
    await page.goto(`${panelUrl}/create?plan=java-free`)
    await page.getByLabel('Название').fill('Пуща')
    await page.getByLabel('Поддомен').fill('pushcha')
    await expect(page.getByText('Свободен')).toBeVisible()
    await page.getByRole('button', { name: 'Создать бесплатно' }).click()
    await expect(page).toHaveURL(/\/servers\/[0-9a-f-]{36}$/)
    await expect(page.getByText(words.created, { exact: true }).first()).toBeVisible({ timeout: 120_000 })
  })

  const serverUrl = page.url()
  const id = serverUrl.split('/').at(-1) ?? ''
  const port = async () => {
    const answer = await page.request.get(`${panelUrl}/api/servers/${id}`)
    return Number(
      String((await answer.json()).address)
        .split(':')
        .at(-1),
    )
  }
  const players = minecraftClient(coreFolderOf(dataDir))
  const player = await players.join('127.0.0.1', await port(), 'Zubrenok')

  await test.step('what a player writes is in the console, and a command reaches the player', async () => {
    await page.getByRole('link', { name: words.console }).click()
    player.chat('hello from the game')
    await expect(page.getByText('hello from the game').first()).toBeVisible()
    const heard: string[] = []
    player.onChat((text) => heard.push(text))
    await page.getByLabel('Команда серверу').fill('say the gate is open')
    await page.keyboard.press('Enter')
    await expect.poll(() => heard.join(' ')).toContain('the gate is open')
  })

  await test.step('the server’s process is killed, and the server comes back', async () => {
    const own = await processIdsNaming('launch.mjs', id)
    expect(own.length).toBeGreaterThan(0)
    for (const pid of own) process.kill(pid, 'SIGKILL')
    await expect
      .poll(
        async () => {
          const again = await processIdsNaming('launch.mjs', id)
          return again.length > 0 && !again.some((pid) => own.includes(pid))
        },
        { timeout: 30_000 },
      )
      .toBe(true)
    await page.goto(serverUrl)
    await expect(page.getByText(words.created, { exact: true }).first()).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(
        async () =>
          players.join('127.0.0.1', await port(), 'Zubrenok').then(
            (again) => {
              again.end()
              return true
            },
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true)
  })

  await test.step('and is deleted by its name', async () => {
    await page.getByRole('link', { name: words.settings }).click()
    await page
      .getByRole('button', { name: /Удалить/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Пуща')
    await dialog.getByRole('button', { name: /Удалить/ }).click()
    await expect(page.getByText('Здесь появится ваш сервер')).toBeVisible()
    await expect.poll(() => processIdsNaming('launch.mjs', id), { timeout: 30_000 }).toEqual([])
    await expect
      .poll(() => readdir(path.join(dataDir, 'servers')).catch(() => []), { timeout: 30_000 })
      .not.toContain(id)
  })
  expect((await processesNaming(dataDir)).length).toBeGreaterThan(0)
})

/** The text of the newest mail, whichever way it is encoded. */
async function newestMail(folder: string): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const [newest] = (await readdir(folder).catch(() => [])).sort().reverse()
        if (newest) text = await readFile(path.join(folder, newest), 'utf8')
        return text
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString()
  return body.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}

/** Processes whose command line names both, from /proc. */
async function processIdsNaming(...parts: string[]): Promise<number[]> {
  const found: number[] = []
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const folder = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (parts.every((part) => `${line} ${folder}`.includes(part))) found.push(Number(pid))
  }
  return found
}
