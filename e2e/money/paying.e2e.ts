import { mailsIn } from '@zubr/api/accounts/mail/testing/mails'
import { newcomer } from '../support/newcomer.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'
import { payer } from './payer.ts'

// Paying as a newcomer does it, with a phone: from an empty balance to a player on their own server. The processor is the one to try with.

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('on a phone a visitor pays for a server and a player joins; then a card is declined and another is not, ERIP is paid later, and both get back what was not spent (npm registry)', async ({
  start,
  zubr,
  dataDir,
  page,
  context,
}) => {
  const { settings, siteUrl, panelUrl } = await journeyPorts()
  await (await start(settings)).ready()
  const visitor = newcomer(page, { siteUrl, panelUrl, dataDir, nodeDir: dataDir })
  const customer = payer(page, { siteUrl, panelUrl })
  let cardsPage = ''

  await test.step('registers on the site, and confirms the address', async () => {
    await visitor.registers()
    await visitor.confirms()
  })
  await test.step('chooses a plan that the balance does not suffice for, and a card', () =>
    customer.ordersByCard({ plan: 'Земляной', name: 'Пуща', subdomain: 'pushcha' }))
  await test.step('pays, and is shown the way to the server, which is created by itself', async () => {
    await customer.pays()
    await customer.goesToServer()
  })
  await test.step('a player joins it by its name, and the console hears and answers them', async () => {
    await visitor.seesItRunning()
    expect((await visitor.server()).plan).toBe('java-1')
    const player = await visitor.joinsByName('Zubrenok')
    await visitor.talksThroughTheConsole(player)
    player.end()
  })
  await test.step('another payment is declined, and the page says why', async () => {
    await customer.topsUp(/Банковская карта/, /без комиссии/)
    await customer.isDeclined()
  })
  await test.step('another card pays the same bill', async () => {
    cardsPage = await customer.triesAgain()
    await customer.pays()
    await customer.hasOnBalance(/^25.BYN$/)
  })
  await test.step('the same sum is to be paid in ERIP later, and the bill waits for it', async () => {
    await customer.topsUp(/ЕРИП/, /0,25.BYN/)
    const payAt = await customer.paysLater()
    const bank = await context.newPage()
    await bank.goto(payAt)
    await payer(bank, { siteUrl, panelUrl }).paysInErip()
    await bank.close()
    await customer.seesItPaid()
    await customer.hasOnBalance(/^50.BYN$/)
  })
  await test.step('what was not spent is asked back, and an operator approves that: the newest payment gives it first', async () => {
    const number = await customer.asksForRefund()
    expect((await zubr(['refund', 'list'], settings)).stdout).toContain('zubrenok  50.00 BYN  requested')
    const { status, stdout } = await zubr(['refund', 'approve', number, '--confirm'], settings)
    expect(status).toBe(0)
    const bills = [...stdout.matchAll(/^25\.00 BYN {2}by bepaid, back from bill (\d+)$/gm)].map(
      ([, bill]) => bill,
    )
    expect(bills).toEqual(await customer.newestBills(2))
  })
  await test.step('ERIP and the card get it, and the panel, both bills and a mail say so', async () => {
    await customer.seesItRefunded(2)
    await expect
      .poll(async () => (await mailsIn(dataDir)).join('\n'))
      .toMatch(/^Subject: Возврат 50.BYN отправлен/m)
    await page.goto(cardsPage)
    await customer.seesItGivenBack(/25.00.BYN/)
    await customer.hasOnBalance(/^0.BYN$/)
  })
})
