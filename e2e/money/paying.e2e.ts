import { mailsIn } from '@zubr/api/accounts/mail/testing/mails'
import { newcomer } from '../support/newcomer.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'
import { payer } from './payer.ts'

// A newcomer's payment on a phone: from an empty balance to a player on their own server, with the
// trial processor.

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('payment: a phone user buys a server, retries a declined card, uses ERIP, is refunded (npm registry)', async ({
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
  await test.step('chooses a plan above the balance, and a card', () =>
    customer.ordersByCard({ plan: 'Земляной', name: 'Пуща', subdomain: 'pushcha' }))
  await test.step('pays, and gets a link to the server, which is created automatically', async () => {
    await customer.pays()
    await customer.goesToServer()
  })
  await test.step('a player joins by name, and chats with the console', async () => {
    await visitor.seesItRunning()
    expect((await visitor.server()).plan).toBe('java-1')
    const player = await visitor.joinsByName('Zubrenok')
    await visitor.talksThroughTheConsole(player)
    player.end()
  })
  await test.step('another payment is declined with a reason', async () => {
    await customer.topsUp(/Банковская карта/, /без комиссии/)
    await customer.isDeclined()
  })
  await test.step('another card pays the same invoice', async () => {
    cardsPage = await customer.triesAgain()
    await customer.pays()
    await customer.hasOnBalance(/^25.BYN$/)
  })
  await test.step('the same sum is to be paid in ERIP later, and the invoice waits', async () => {
    await customer.topsUp(/ЕРИП/, /0,25.BYN/)
    const checkoutUrl = await customer.paysLater()
    const bank = await context.newPage()
    await bank.goto(checkoutUrl)
    await payer(bank, { siteUrl, panelUrl }).paysInErip()
    await bank.close()
    await customer.seesItPaid()
    await customer.hasOnBalance(/^50.BYN$/)
  })
  await test.step('requests a refund of the rest; an operator approves it, newest payment first', async () => {
    const number = await customer.asksForRefund()
    expect((await zubr(['refund', 'list'], settings)).stdout).toContain('zubrenok  50.00 BYN  requested')
    const { status, stdout } = await zubr(['refund', 'approve', number, '--confirm'], settings)
    expect(status).toBe(0)
    const invoices = [...stdout.matchAll(/^25\.00 BYN {2}by bepaid, back from invoice (\d+)$/gm)].map(
      ([, invoice]) => invoice,
    )
    expect(invoices).toEqual(await customer.newestInvoices(2))
  })
  await test.step('ERIP and the card receive it; the panel, both invoices and a mail show it', async () => {
    await customer.seesItRefunded(2)
    await expect
      .poll(async () => (await mailsIn(dataDir)).join('\n'))
      .toMatch(/^Subject: Возврат 50.BYN отправлен/m)
    await page.goto(cardsPage)
    await customer.seesItGivenBack(/25.00.BYN/)
    await customer.hasOnBalance(/^0.BYN$/)
  })
})
