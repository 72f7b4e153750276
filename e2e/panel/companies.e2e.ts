import { companiesMessages } from '@zubr/i18n/companies/all'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

const { de: messages, ru } = companiesMessages

test('company: corrects requisites, makes the acceptance act of a past month, and prints it @phone', {
  tag: '@phone-nightly',
}, async ({ page, world }) => {
  await page.goto(`${world.panelUrl}/demo/balance?lang=de`)
  const card = page.getByRole('region', { name: messages.heading })
  await card.getByRole('button', { name: messages.edit }).click()
  const number = card.getByLabel(messages.taxNumbers.BY)
  await number.fill('123456784')
  await card.getByRole('button', { name: allPanelMessages.de.frame.save }).click()
  await expect(card.getByText(messages.faults.unp_checksum)).toBeVisible()
  await expect(number).toBeFocused()
  expect(await axeFaults(page, 'section[aria-labelledby=company]')).toEqual([])
  await number.fill('123 456 783')
  await card.getByLabel(messages.fields.name).fill('Beispiel GmbH')
  await card.getByRole('button', { name: allPanelMessages.de.frame.save }).click()
  await expect(card.getByText('Beispiel GmbH')).toBeVisible()

  await expect(card.getByText(messages.acceptanceActs.open)).toBeVisible()
  await card.getByRole('button', { name: messages.acceptanceActs.make }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: messages.acceptanceActs.make }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByRole('heading')).toHaveText(
    /Акт оказанных услуг № \d{4}-1Leistungsnachweis Nr\. \d{4}-1/,
  )
  await expect(paper.getByText(/Beispiel GmbH, УНП 123456783/)).toBeVisible()
  await expect(paper.getByText(ru.acceptanceAct.total, { exact: true })).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: messages.acceptanceAct.print })).toBeHidden()
  await expect(paper).toBeVisible()
})
