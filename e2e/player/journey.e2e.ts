import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { edgeMessages } from '@zubr/i18n/edge/all'
import { newcomer, processesOfServer, serverName } from '../support/newcomer.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, processesNaming, test } from '../support/processes.ts'

/** What a player reads who is not let in; nothing: they were. */
const whyAway = (joining: ReturnType<ReturnType<typeof newcomer>['joinsByName']>): Promise<string> =>
  joining.then(
    (player) => {
      player.end()
      return ''
    },
    ({ message }: Error) => message,
  )
/** The first sentence of what an edge says. */
const said = (words: string) => words.split('\n')[0] ?? ''

// The whole service in one line: a visitor becomes a player on a server of their own. Its core comes from the npm registry.

test('from a visitor to a running Minecraft server that survives its own death (npm registry)', {
  tag: '@nightly',
}, async ({ start, dataDir, page }) => {
  const { settings, siteUrl, panelUrl } = await journeyPorts()
  await (await start(settings)).ready()
  const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir })

  await test.step('registers on the site and lands in the panel', () => visitor.registers())
  await test.step('confirms the e-mail address by the link in the mail', () => visitor.confirms())
  const id = await test.step('creates a free server', () => visitor.creates())
  await visitor.seesItRunning()
  const serverUrl = page.url()
  await test.step('what a player writes is in the console, and a command reaches the player', async () =>
    visitor.talksThroughTheConsole(await visitor.joins()))

  await test.step('players join it by its name', async () => {
    const { byName, zone } = await visitor.addresses()
    expect(byName).toMatch(new RegExp(`^pushcha\\.${zone}:\\d+$`))
    const player = await visitor.joinsByName('Lisichka')
    player.end()
  })
  await test.step('while it is stopped it says so in its owner’s language, and a player on the list starts it by joining, waits and is in', async () => {
    await visitor.letsStart('Zubrenok')
    await visitor.stops()
    await expect
      .poll(() => whyAway(visitor.joinsByName('Stranger')))
      .toContain(said(edgeMessages.ru.join.stopped))
    const kick = await whyAway(visitor.joinsByName('Stranger'))
    expect(kick).toContain('pushcha.')
    expect(kick).not.toContain(serverName)
    // Whoever is sent away meanwhile, on a machine on which it starts slowly, comes again.
    await expect.poll(() => whyAway(visitor.joinsByName('zubrenok')), { timeout: 120_000 }).toBe('')
    await visitor.seesItRunning()
    await page.getByRole('link', { name: 'Обзор' }).click()
  })

  await test.step('the server’s files are the owner’s', () => visitor.managesFiles())
  await test.step('a world comes from the owner’s own machine, with all its folders', async () => {
    const folder = path.join(dataDir, 'Мой мир')
    await mkdir(path.join(folder, 'region/empty'), { recursive: true })
    await writeFile(path.join(folder, 'level.dat'), 'level')
    // More than goes with others in one request.
    await writeFile(path.join(folder, 'region/r.0.0.mca'), randomBytes(3 * 2 ** 20))
    await visitor.uploads(folder)
  })

  await test.step('the server’s process is killed, and the server comes back', async () => {
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
