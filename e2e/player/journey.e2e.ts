import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { edgeMessages } from '@zubr/i18n/edge/all'
import { newcomer, processesOfServer, serverName } from '../support/newcomer.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, processesNaming, test } from '../support/processes.ts'

/** The text that a rejected player reads; empty if the player joined. */
const whyAway = (joining: ReturnType<ReturnType<typeof newcomer>['joinsByName']>): Promise<string> =>
  joining.then(
    (player) => {
      player.end()
      return ''
    },
    ({ message }: Error) => message,
  )
/** The first sentence of an edge's message. */
const said = (words: string) => words.split('\n')[0] ?? ''

// The whole service in one test: a visitor becomes a player on a server of their own. Its core
// comes from the npm registry.

test('journey: from a visitor to a running Minecraft server that survives a kill (npm registry)', {
  tag: '@nightly',
}, async ({ start, dataDir, page }) => {
  const { settings, siteUrl, panelUrl } = await journeyPorts()
  await (await start(settings)).ready()
  const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir })

  await test.step('registers on the site and arrives in the panel', () => visitor.registers())
  await test.step('confirms the e-mail address by the link in the mail', () => visitor.confirms())
  const id = await test.step('creates a free server', () => visitor.creates())
  await visitor.seesItRunning()
  const serverUrl = page.url()
  await test.step("the player's chat is in the console, and a command reaches the player", async () =>
    visitor.talksThroughTheConsole(await visitor.joins()))

  await test.step('players join it by its name', async () => {
    const { byName, zone } = await visitor.addresses()
    expect(byName).toMatch(new RegExp(`^pushcha\\.${zone}:\\d+$`))
    const player = await visitor.joinsByName('Lisichka')
    player.end()
  })
  await test.step("a stopped server answers in its owner's language, and a listed player starts it by joining", async () => {
    await visitor.letsStart('Zubrenok')
    await visitor.stops()
    await expect
      .poll(() => whyAway(visitor.joinsByName('Stranger')))
      .toContain(said(edgeMessages.ru.join.stopped))
    const kick = await whyAway(visitor.joinsByName('Stranger'))
    expect(kick).toContain('pushcha.')
    expect(kick).not.toContain(serverName)
    // On a slow machine a player may be rejected during the start, and joins again.
    await expect.poll(() => whyAway(visitor.joinsByName('zubrenok')), { timeout: 120_000 }).toBe('')
    await visitor.seesItRunning()
    await page.getByRole('link', { name: 'Обзор' }).click()
  })

  await test.step('the owner manages the server’s files', () => visitor.managesFiles())
  await test.step('a world is uploaded from the owner’s machine, with all its folders', async () => {
    const folder = path.join(dataDir, 'Мой мир')
    await mkdir(path.join(folder, 'region/empty'), { recursive: true })
    await writeFile(path.join(folder, 'level.dat'), 'level')
    // Larger than a batch of one request.
    await writeFile(path.join(folder, 'region/r.0.0.mca'), randomBytes(3 * 2 ** 20))
    await visitor.uploads(folder)
  })

  await test.step('the server’s process is killed, and the server restarts', async () => {
    const own = await processesOfServer(id)
    expect(own.length).toBeGreaterThan(0)
    for (const pid of own) process.kill(pid, 'SIGKILL')
    await expect
      .poll(async () => {
        const again = await processesOfServer(id)
        return again.length > 0 && !again.some((pid) => own.includes(pid))
      })
      .toBe(true)
    await page.goto(serverUrl)
    await visitor.seesItRunning()
    await expect
      .poll(() =>
        visitor.joins().then(
          (again) => {
            again.end()
            return true
          },
          () => false,
        ),
      )
      .toBe(true)
  })

  await test.step('and is deleted by its name', () => visitor.deletes(id))
  expect((await processesNaming(dataDir)).length).toBeGreaterThan(0)
})
