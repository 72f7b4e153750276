import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { mailsIn } from '@zubr/api/accounts/mail/testing/mails'
import type { ServerAddresses } from '@zubr/contracts/edge/addresses'
import type { Server } from '@zubr/contracts/servers/server'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { addressesMessages } from '@zubr/i18n/addresses/all'
import { fill } from '@zubr/i18n/format'
import {
  coreFolderOf,
  type MinecraftClient,
  minecraftClient,
} from '../../apps/node/src/testing/minecraft-client.ts'
import { filesPage } from './files-page.ts'
import { expect } from './processes.ts'

/** Russian texts of the site and the panel. */
export const running = 'Работает'
export const newcomersPassword = 'belovezha forest 2026'
const none = 'Здесь появится ваш сервер'
export const serverName = 'Пуща'
/** Russian messages of the addresses tab. */
const own = addressesMessages.ru

type Places = {
  siteUrl: string
  panelUrl: string
  /** Data folder of the product, with its mails. */
  dataDir: string
  /** Data folder of the node that runs the server. */
  nodeDir: string
  /** Folder of the players' client, if not the core that this node has fetched. */
  playersCore?: string
}

/**
 * Actions of a visitor in a browser and in the game, from registration to the server's deletion.
 */
export function newcomer(page: Page, { siteUrl, panelUrl, dataDir, nodeDir, playersCore }: Places) {
  const serverUrl = () => page.url().replace(/(\/servers\/[0-9a-f-]{36}).*/, '$1')
  const server = async (): Promise<Server> => {
    const answer = await page.request.get(serverUrl().replace('/servers/', '/api/servers/'))
    return (await answer.json()) as Server // The API's tests ensure this type.
  }
  return {
    server,

    /** `lands`: expected path in the panel, for a visitor who came to buy. */
    async registers(lands = ''): Promise<void> {
      await page.goto(`${siteUrl}/register`)
      await page.locator('[name="login"]').fill('zubrenok')
      await page.locator('[name="email"]').fill('zubrenok@player.example')
      await page.locator('[name="password"]').fill(newcomersPassword)
      await page.locator('[name="repeat"]').fill(newcomersPassword)
      await page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).click()
      await expect(page).toHaveURL(`${panelUrl}/${lands}`)
      if (lands === '') await expect(page.getByText(none)).toBeVisible()
    },

    async confirms(): Promise<void> {
      let link: string | undefined
      await expect
        .poll(async () => {
          const [mail] = await mailsIn(dataDir)
          link = /http:\/\/localhost:\d+\/confirm\?lang=\w+#[\w-]+/.exec(mail ?? '')?.[0]
          return link
        })
        .toBeDefined()
      await page.goto(link ?? '')
      await page.getByRole('button', { name: 'Подтвердить' }).click()
      await expect(page.getByText('Почта подтверждена.')).toBeVisible()
    },

    /**
     * Requests a server, default a free one, with this node, core and version; ends when the API
     * has stored the desired state. Returns the server's id.
     */
    async creates(
      wish: { plan?: string; node?: string; core?: string; version?: string } = {},
    ): Promise<string> {
      await page.goto(`${panelUrl}/create?plan=${wish.plan ?? 'java-free'}`)
      await page.getByLabel('Название').fill(serverName)
      await page.getByLabel('Поддомен').fill('pushcha')
      await expect(page.getByText('Свободен')).toBeVisible()
      if (wish.core) {
        await page.getByRole('radio', { name: new RegExp(`^${wish.core}`) }).check()
        const kind = Object.values(coreKinds).find(({ name }) => name === wish.core)
        if (kind?.eula) await page.getByRole('checkbox', { name: /EULA/ }).check()
      }
      if (wish.version) {
        await page.getByRole('button', { name: 'Другая версия' }).click()
        await page.getByRole('combobox', { name: 'Найти версию' }).fill(wish.version)
        await page.keyboard.press('Enter')
      }
      if (wish.node) await page.getByRole('radio', { name: wish.node }).check()
      await page.getByRole('button', { name: /^Создать (?:бесплатно$|за )/ }).click()
      await expect(page).toHaveURL(/\/servers\/[0-9a-f-]{36}$/)
      return serverUrl().split('/').at(-1) ?? ''
    },

    async seesItRunning(): Promise<void> {
      // Its core may have to be fetched from the npm registry first, on a busy machine.
      await expect(page.getByText(running, { exact: true }).first()).toBeVisible({ timeout: 480_000 })
    },

    async addresses(): Promise<ServerAddresses> {
      const own = `${serverUrl().replace('/servers/', '/api/servers/')}/addresses`
      return (await (await page.request.get(own)).json()) as ServerAddresses // As above.
    },

    async joins(gameVersion?: string): Promise<MinecraftClient> {
      const { byPort } = await this.addresses()
      const port = Number(byPort?.split(':').at(-1))
      const core = playersCore ?? coreFolderOf(nodeDir)
      return minecraftClient(core, gameVersion).join('127.0.0.1', port, 'Zubrenok')
    },

    /** Joins by the server's name address. */
    async joinsByName(player: string): Promise<MinecraftClient> {
      const { byName } = await this.addresses()
      return minecraftClient(playersCore ?? coreFolderOf(nodeDir)).joinBy(byName ?? '', player)
    },

    /** Checks the chat in both directions between player and console. */
    async talksThroughTheConsole(player: Pick<MinecraftClient, 'chat' | 'onChat'>): Promise<void> {
      await page.getByRole('link', { name: 'Консоль' }).click()
      player.chat('hello from the game')
      await expect(page.getByText('hello from the game').first()).toBeVisible()
      const messages: string[] = []
      player.onChat((text) => messages.push(text))
      await page.getByLabel('Команда серверу').fill('say the gate is open')
      await page.keyboard.press('Enter')
      await expect.poll(() => messages.join(' ')).toContain('the gate is open')
    },

    /**
     * Makes a folder on the node's disk, renames it, deletes it and restores it, all in the panel.
     */
    async managesFiles(): Promise<void> {
      await page.getByRole('link', { name: 'Файлы' }).click()
      const files = filesPage(page)
      await expect(files.grid.getByRole('row').nth(1)).toBeVisible()
      await files.make('Новая папка')
      await files.named('maps')
      await expect(files.row('maps')).toBeVisible()
      await files.act('maps', 'Переименовать')
      await files.renames('карты')
      await expect(files.row('карты')).toBeVisible()
      await files.check('карты').check()
      await page.getByRole('button', { name: 'Удалить', exact: true }).click()
      await expect(files.row('карты')).toHaveCount(0)
      await page.getByRole('link', { name: 'Корзина' }).click()
      await page.getByRole('listitem').getByRole('button', { name: 'Вернуть' }).click()
      await page.getByRole('link', { name: 'К файлам' }).click()
      await expect(files.row('карты')).toBeVisible()
    },

    /** Uploads a folder, and checks it on the node's disk. */
    async uploads(folder: string): Promise<void> {
      await page.getByLabel('Загрузить папку').setInputFiles(folder)
      const name = path.basename(folder)
      await expect(page.getByRole('grid').getByRole('link', { name })).toBeVisible()
      const { id } = await server()
      const data = path.join(nodeDir, 'servers', id, 'data', name)
      for (const file of await filesIn(folder))
        await expect
          .poll(() => readFile(path.join(data, file)).catch(() => undefined), { timeout: 30_000 })
          .toEqual(await readFile(path.join(folder, file)))
    },

    /** Moves the server to the only other node, and waits for the end. */
    async movesElsewhere(): Promise<void> {
      await page.getByRole('link', { name: 'Настройки' }).click()
      await page.getByRole('button', { name: 'Перенести', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Перенести', exact: true }).click()
      await expect(page.getByText('Сервер переехал на')).toBeVisible({ timeout: 240_000 })
      await page.getByRole('link', { name: 'Обзор' }).click()
    },

    async opensAddresses(): Promise<void> {
      await page.getByRole('link', { name: 'Адрес', exact: true }).click()
    },

    /** Adds a custom domain; returns the target of its record. */
    async addsDomain(domain: string): Promise<string> {
      await page.getByLabel(own.domain, { exact: true }).fill(domain)
      await page.getByRole('button', { name: own.add, exact: true }).click()
      await expect(page.getByRole('heading', { name: domain })).toBeVisible()
      return (await this.addresses()).domains.find((added) => added.domain === domain)?.target ?? ''
    },

    /** Checks the record of a domain, and reads the result. */
    async looksForDomain(domain: string, state: keyof typeof own.states, found: keyof typeof own.found) {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: domain }) })
      await row.getByRole('button', { name: fill(own.lookFor, { name: domain }) }).click()
      await expect(row.getByText(own.states[state], { exact: true })).toBeVisible()
      await expect(row.getByText(own.found[found])).toBeVisible()
    },

    /** Allows a player to start the server by joining. */
    async letsStart(player: string): Promise<void> {
      await this.opensAddresses()
      await page.getByText(own.startsSwitch, { exact: true }).click()
      await expect(page.getByRole('checkbox', { name: own.startsSwitch })).toBeChecked()
      await page.getByLabel(own.players, { exact: true }).fill(player)
      await page.getByRole('button', { name: own.addPlayer, exact: true }).click()
      await expect(page.getByRole('button', { name: fill(own.removePlayer, { name: player }) })).toBeVisible()
    },

    /** Stops the server by the panel's button, and waits until it is stopped. */
    async stops(): Promise<void> {
      await page.getByRole('button', { name: 'Остановить' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Остановить' }).click()
      await expect(page.getByText('Остановлен', { exact: true }).first()).toBeVisible({ timeout: 120_000 })
    },

    /** Deletes the server by its name, and checks that nothing is left on the node. */
    async deletes(id: string): Promise<void> {
      await page.getByRole('link', { name: 'Настройки' }).click()
      await page
        .getByRole('button', { name: /Удалить/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(serverName)
      await dialog.getByRole('button', { name: /Удалить/ }).click()
      await expect(page.getByText(none)).toBeVisible()
      await expect.poll(() => processesOfServer(id)).toEqual([])
      await expect.poll(() => serversOnDisk(nodeDir)).toEqual([])
    },
  }
}

/** Ids of the processes that run a server's core. Needs /proc. */
export async function processesOfServer(id: string): Promise<number[]> {
  const found: number[] = []
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (line.includes('launch.mjs') && line.includes(id)) found.push(Number(pid))
  }
  return found
}

/** Server folders on a node, and unexpected entries. */
export async function serversOnDisk(nodeDir: string): Promise<string[]> {
  const names = await readdir(path.join(nodeDir, 'servers')).catch(() => [])
  return names.filter((name) => name !== 'desired-state.json' && name !== '.entrance')
}

async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
