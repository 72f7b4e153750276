import type { Page } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'
import { billMessages } from '@zubr/i18n/bill/all'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { ru as refunds } from '@zubr/i18n/refunds/ru'
import { messages as trialWords } from '@zubr/trial-processor/messages'
import { axeFaults } from '../support/axe.ts'
import { choose } from '../support/fixtures.ts'
import { expect } from '../support/processes.ts'

/** The words as a Russian reader finds them. */
const bills = billMessages.ru
const { account, balance, create } = allPanelMessages.ru
const trial = trialWords.ru
const { paySuccess, payError } = allMessages.ru

type Places = { siteUrl: string; panelUrl: string }

/** What somebody does who pays, in the panel, at the processor to try with, and on the pages that lead back from there. */
export function payer(page: Page, { siteUrl, panelUrl }: Places) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const heading = page.getByRole('heading', { level: 1 })
  /** Of a bill's own page, whose heading is its number. */
  const state = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const refundsCard = page.getByRole('region', { name: refunds.heading })
  const billLinks = page.getByRole('link', { name: /^Счёт № \d+$/ })
  const leadsTo = (where: 'success' | 'error' | 'bill') =>
    expect.poll(() => page.url()).toMatch(new RegExp(`^${siteUrl}/pay/${where}\\?bill=[0-9a-f-]{36}$`))
  const isWhole = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await axeFaults(page)).toEqual([])
  }
  /** The page on which no money moves, of an origin of its own. */
  const isAtProcessor = async () => {
    // The panel says so too, so the address tells whose page it is.
    await expect.poll(() => [siteUrl, panelUrl].includes(new URL(page.url()).origin)).toBe(false)
    await expect(page.getByText(trial.noMoney)).toBeVisible()
    await isWhole()
  }
  return {
    /** Chooses a plan, and pays what it costs by card: ends at the processor. */
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

    /** By the link that the page shows once there is a server. */
    async goesToServer(): Promise<void> {
      const link = page.getByRole('link', { name: bills.toServer })
      await expect(link).toBeVisible()
      await isWhole()
      await link.click()
      await expect(page).toHaveURL(/\/servers\/[0-9a-f-]{36}(?:\?|$)/)
    },

    /** Puts 25 BYN onto the balance; ends at the processor. `fee`: the line that tells of it. */
    async topsUp(method: RegExp, fee: RegExp): Promise<void> {
      await page.goto(`${panelUrl}/balance`)
      await button(/^25.BYN$/).click()
      await page.getByRole('radio', { name: method }).check()
      await expect(page.locator('dl > div').filter({ hasText: balance.topUp.feeLine })).toContainText(fee)
      await isWhole()
      await button(/^Оплатить 25/).click()
      await isAtProcessor()
    },

    /** The bank refuses; the page that leads back from there says why. */
    async isDeclined(): Promise<void> {
      await page.getByLabel(trial.declineBecause).selectOption({ label: trial.declines.funds })
      await button(trial.decline).click()
      await leadsTo('error')
      await expect(heading).toHaveText(payError.heading)
      await expect(page.getByText(bills.reasons.funds)).toBeVisible()
      await isWhole()
    },

    /** By the button of the page that said why; ends at the processor, whose page's address it returns. */
    async triesAgain(): Promise<string> {
      await page.getByRole('link', { name: /^Оплатить 25/ }).click()
      await isAtProcessor()
      return page.url()
    },

    /** Says in ERIP to pay in an hour, and leaves: the bill waits. Returns the address where it can be paid. */
    async paysLater(): Promise<string> {
      const payAt = page.url()
      await button(trial.payLater).click()
      await expect(page.getByRole('status')).toContainText(trial.paysAt.replace('{time}', ''))
      await button(trial.back).click()
      await leadsTo('bill')
      await expect(state).toHaveText(bills.titles.waiting)
      await isWhole()
      return payAt
    },

    /** On the processor's page, opened again: as whoever pays later. */
    async paysInErip(): Promise<void> {
      await button(trial.payNow).click()
      await leadsTo('success')
    },

    /** The bill that is open says so by itself. */
    async seesItPaid(): Promise<void> {
      await expect(state).toHaveText(paySuccess.heading)
      await isWhole()
    },

    async hasOnBalance(sum: RegExp): Promise<void> {
      await page.goto(`${panelUrl}/balance`)
      const plate = page.getByRole('region', { name: account.balance, exact: true })
      await expect(plate.getByText(sum)).toBeVisible()
    },

    /** Asks for all of it. Returns the number of the request, which an operator decides. */
    async asksForRefund(): Promise<string> {
      await button(refunds.ask).click()
      await expect(refundsCard.getByText(refunds.states.requested)).toBeVisible()
      await expect(refundsCard).toContainText(/Рассмотрим не позднее \d+ \p{L}+ 20\d\d/u)
      await isWhole()
      return /Заявка (\d+)/.exec((await refundsCard.textContent()) ?? '')?.[1] ?? ''
    },

    /** The numbers of the newest bills in the panel's list. */
    async newestBills(count: number): Promise<string[]> {
      const names = await billLinks.allTextContents()
      return names.slice(0, count).map((name) => name.replace(/\D/g, ''))
    },

    /** The page that is open says so by itself; so do the bills that the money came by, one of each payment. */
    async seesItRefunded(payments: number): Promise<void> {
      await expect(refundsCard.getByText(refunds.states.paid)).toBeVisible({ timeout: 120_000 })
      const rows = page.getByRole('listitem').filter({ has: billLinks })
      await expect(rows.filter({ hasText: balance.bills.states.refunded })).toHaveCount(payments)
      await isWhole()
      for (let index = 0; index < payments; index++) {
        await billLinks.nth(index).click()
        await leadsTo('bill')
        await expect(state).toHaveText(bills.titles.refunded)
        await isWhole()
        await page.goBack()
      }
    },

    /** On the processor's page. */
    async seesItGivenBack(sum: RegExp): Promise<void> {
      await expect(page.getByText(trial.givenBack)).toContainText(sum)
      await isWhole()
    },
  }
}
