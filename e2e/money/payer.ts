import type { Page } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'
import { invoiceMessages } from '@zubr/i18n/invoice/all'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { ru as refunds } from '@zubr/i18n/refunds/ru'
import { messages as trialWords } from '@zubr/trial-processor/messages'
import { axeFaults } from '../support/axe.ts'
import { choose } from '../support/fixtures.ts'
import { expect } from '../support/processes.ts'

/** Russian messages. */
const invoices = invoiceMessages.ru
const { account, balance, create } = allPanelMessages.ru
const trial = trialWords.ru
const { paySuccess, payError } = allMessages.ru

type Places = { siteUrl: string; panelUrl: string }

/** Actions of a payer in the panel, at the trial processor, and on its return pages. */
export function payer(page: Page, { siteUrl, panelUrl }: Places) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const heading = page.getByRole('heading', { level: 1 })
  /** State on the invoice's own page, whose heading is its number. */
  const state = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const refundsCard = page.getByRole('region', { name: refunds.heading })
  const invoiceLinks = page.getByRole('link', { name: /^Счёт № \d+$/ })
  const leadsTo = (where: 'success' | 'error' | 'bill') =>
    expect.poll(() => page.url()).toMatch(new RegExp(`^${siteUrl}/pay/${where}\\?bill=[0-9a-f-]{36}$`))
  const isWhole = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await axeFaults(page)).toEqual([])
  }
  /** The trial processor's page, which has an origin of its own. */
  const isAtProcessor = async () => {
    // The panel shows the same text, so the origin is checked.
    await expect.poll(() => [siteUrl, panelUrl].includes(new URL(page.url()).origin)).toBe(false)
    await expect(page.getByText(trial.noMoney)).toBeVisible()
    await isWhole()
  }
  return {
    /** Chooses a plan and pays its price by card; ends at the processor. */
    async ordersByCard(wish: { plan: string; name: string; subdomain: string }): Promise<void> {
      await page.goto(`${panelUrl}/create`)
      await choose(page.getByRole('radio', { name: wish.plan }))
      await page.getByLabel('Название').fill(wish.name)
      await page.getByLabel('Поддомен').fill(wish.subdomain)
      await expect(page.getByText('Свободен')).toBeVisible()
      const summary = page.getByRole('region', { name: create.summary })
      await expect(summary.getByText(balance.buy.leads.server)).toBeVisible()
      await summary
        .getByRole('radio', { name: new RegExp(`Банковская карта.*${create.currencyNames.BYN}`) })
        .check()
      await expect(summary.locator('dl > div').filter({ hasText: balance.topUp.feeLine })).toContainText(
        balance.topUp.noFee,
      )
      await expect(summary.getByText(balance.topUp.trial)).toBeVisible()
      await isWhole()
      await button(/^Оплатить 4,90.BYN и создать$/).click()
      await isAtProcessor()
    },

    async pays(): Promise<void> {
      await button(trial.pay).click()
      await leadsTo('success')
      await expect(heading).toHaveText(paySuccess.heading)
    },

    /** Follows the page's link once the server exists. */
    async goesToServer(): Promise<void> {
      const link = page.getByRole('link', { name: invoices.toServer })
      await expect(link).toBeVisible()
      await isWhole()
      await link.click()
      await expect(page).toHaveURL(/\/servers\/[0-9a-f-]{36}(?:\?|$)/)
    },

    /** Tops up 25 BYN; ends at the processor. `fee`: the text of the fee line. */
    async topsUp(method: RegExp, fee: RegExp): Promise<void> {
      await page.goto(`${panelUrl}/balance`)
      await button(/^25.BYN$/).click()
      await page.getByRole('radio', { name: method }).check()
      await expect(page.locator('dl > div').filter({ hasText: balance.topUp.feeLine })).toContainText(fee)
      await isWhole()
      await button(/^Оплатить 25/).click()
      await isAtProcessor()
    },

    /** The bank declines; the return page shows the reason. */
    async isDeclined(): Promise<void> {
      await page.getByLabel(trial.declineBecause).selectOption({ label: trial.declines.funds })
      await button(trial.decline).click()
      await leadsTo('error')
      await expect(heading).toHaveText(payError.heading)
      await expect(page.getByText(invoices.reasons.funds)).toBeVisible()
      await isWhole()
    },

    /**
     * Retries by the button of the declined page; ends at the processor and returns its address.
     */
    async triesAgain(): Promise<string> {
      await page.getByRole('link', { name: /^Оплатить 25/ }).click()
      await isAtProcessor()
      return page.url()
    },

    /**
     * Chooses to pay in ERIP within an hour, and leaves: the invoice waits. Returns the address of
     * its payment page.
     */
    async paysLater(): Promise<string> {
      const checkoutUrl = page.url()
      await button(trial.payLater).click()
      await expect(page.getByRole('status')).toContainText(trial.paysAt.replace('{time}', ''))
      await button(trial.back).click()
      await leadsTo('bill')
      await expect(state).toHaveText(invoices.titles.waiting)
      await isWhole()
      return checkoutUrl
    },

    /** Pays on the reopened page of the processor. */
    async paysInErip(): Promise<void> {
      await button(trial.payNow).click()
      await leadsTo('success')
    },

    /** Waits until the open invoice shows that it is paid. */
    async seesItPaid(): Promise<void> {
      await expect(state).toHaveText(paySuccess.heading)
      await isWhole()
    },

    async hasOnBalance(sum: RegExp): Promise<void> {
      await page.goto(`${panelUrl}/balance`)
      const plate = page.getByRole('region', { name: account.balance, exact: true })
      await expect(plate.getByText(sum)).toBeVisible()
    },

    /** Requests a full refund. Returns the number of the request, which an operator decides. */
    async asksForRefund(): Promise<string> {
      await button(refunds.ask).click()
      await expect(refundsCard.getByText(refunds.states.requested)).toBeVisible()
      await expect(refundsCard).toContainText(/Рассмотрим не позднее \d+ \p{L}+ 20\d\d/u)
      await isWhole()
      return /Заявка (\d+)/.exec((await refundsCard.textContent()) ?? '')?.[1] ?? ''
    },

    /** Numbers of the newest invoices in the panel's list. */
    async newestInvoices(count: number): Promise<string[]> {
      const names = await invoiceLinks.allTextContents()
      return names.slice(0, count).map((name) => name.replace(/\D/g, ''))
    },

    /** Waits until the open page shows the refund, and checks the invoices of the payments. */
    async seesItRefunded(payments: number): Promise<void> {
      await expect(refundsCard.getByText(refunds.states.paid)).toBeVisible({ timeout: 120_000 })
      const rows = page.getByRole('listitem').filter({ has: invoiceLinks })
      await expect(rows.filter({ hasText: balance.invoices.states.refunded })).toHaveCount(payments)
      await isWhole()
      for (let index = 0; index < payments; index++) {
        await invoiceLinks.nth(index).click()
        await leadsTo('bill')
        await expect(state).toHaveText(invoices.titles.refunded)
        await isWhole()
        await page.goBack()
      }
    },

    /** Checks the refund on the processor's page. */
    async seesItGivenBack(sum: RegExp): Promise<void> {
      await expect(page.getByText(trial.givenBack)).toContainText(sum)
      await isWhole()
    },
  }
}
