import { discountPercent, plans, termDiscounts } from '@zubr/content/plans'
import { planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { termPrice } from '@zubr/domain/terms/term-price'
import { formatMoney, formatPercent } from '@zubr/i18n/format'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expectWhole } from '../panel/panel-test.ts'
import { expect, test } from '../support/fixtures.ts'

const { de: messages } = allPanelMessages
const planId = 'java-1'
const percent = termDiscounts.BYN[12]

const priceOf = (months: number, percentOff: number) => {
  const plan = planOf(plans, planId)
  const monthly = plan && monthlyPrice(plan, 'BYN', discountPercent)
  return termPrice(monthly?.minor ?? 0, { months, percent: percentOff })
}
const money = (minor: number) => formatMoney('de', { currency: 'BYN', minor })

// The demo uses the API's price functions, which have their own tests.
test('year: its discount is in the price line by line, and stays when the plan is changed @phone', async ({
  page,
  world,
}) => {
  await page.goto(`${world.panelUrl}/demo?lang=de`)
  await page.goto(`${world.panelUrl}/demo/create?plan=${planId}&lang=de`)
  await page.getByRole('radio', { name: /^12 /, exact: false }).check()
  const invoice = page.getByRole('region', { name: messages.create.summary })
  const { price, off, total } = priceOf(12, percent)
  await expect(invoice.locator('[data-line="price"] dd')).toHaveText(money(price))
  await expect(invoice.locator('[data-line="discount"] dt')).toContainText(formatPercent('de', percent))
  await expect(invoice.locator('[data-line="discount"] dd')).toHaveText(money(-off))
  await expect(invoice.locator('[data-line="total"] dd')).toHaveText(money(total))
  await expectWhole(page)

  await page.getByLabel(messages.create.name, { exact: true }).fill('Jahr')
  await page.getByLabel(messages.create.subdomain).fill('jahr')
  await page.getByRole('checkbox', { name: messages.create.eula }).check()
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jahr' })).toBeVisible()
  await expect(page.getByText(messages.states.running, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: messages.terms.plan.change }).click()
  const dialog = page.getByRole('dialog', { name: messages.terms.plan.change })
  await dialog.getByRole('combobox').selectOption('java-2')
  // The rest of the period is worth the paid price, not the list price.
  await expect(dialog.locator('[data-line="worth"] dd')).toHaveText(money(total))
  await expect(dialog.getByText(messages.terms.plan.keepsDiscount)).toBeVisible()
  await expectWhole(page)
})

test("extension: the dialog shows each term's discount; automatic extension says it has none", async ({
  page,
  world,
}) => {
  await page.goto(`${world.panelUrl}/demo?lang=de`)
  await page.goto(`${world.panelUrl}/demo/create?plan=${planId}&lang=de`)
  await page.getByLabel(messages.create.name, { exact: true }).fill('Monat')
  await page.getByLabel(messages.create.subdomain).fill('monat')
  await page.getByRole('checkbox', { name: messages.create.eula }).check()
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Monat' })).toBeVisible()
  await page.getByRole('button', { name: messages.server.extend, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: messages.server.extendTitle })
  await expect(dialog.locator('[data-line="discount"]')).toHaveCount(0)
  // The form is checked once the price of the term is shown.
  await dialog.getByRole('radio', { name: /^6 / }).click()
  const half = priceOf(6, termDiscounts.BYN[6])
  await expect(dialog.locator('[data-line="total"] dd')).toHaveText(money(half.total))
  await dialog.getByRole('button', { name: messages.server.extend, exact: true }).click()
  await expect(page.getByText(messages.server.extended)).toBeVisible()
  await page.getByText(messages.terms.auto.label, { exact: true }).click()
  await expect(page.getByText(messages.terms.auto.monthly)).toBeVisible()
})
