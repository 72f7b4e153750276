import { isComing } from '@zubr/content/features'
import { plans as content } from '@zubr/content/plans'
import { editionOf, editions } from '@zubr/domain/plans'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { ownAddress } from './partner-form.ts'

const { account, frame, interest, plans, register } = allMessages.de
const [coming] = editions.filter(isComing)
const [here] = editions.toReversed().filter((edition) => !isComing(edition))

if (here)
  test('old link: after the launch it shows the available plans', async ({ page, world, visit }) => {
    await visit(`notify/${here}`, 'de')
    const heading = fill(interest.here.heading, { what: interest.what[here] })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const way = page.getByRole('main').getByRole('link', { name: frame.createServer, exact: true })
    const plan = content.find((own) => editionOf(own) === here)?.id
    await expect(way).toHaveAttribute('href', `${world.panelUrl}/create?plan=${plan}&lang=de`)
    await expect(page.getByLabel(register.email, { exact: true })).toHaveCount(0)
  })

for (const edition of coming ? [coming] : [])
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      const at = `/de/notify/${edition}`
      test.use({ javaScriptEnabled })

      test(
        'waiting list: an unavailable plan links to the form for one mail',
        {
          tag: '@phone',
        },
        async ({ page, context, visit, expectConsoleErrors }, { workerIndex }) => {
          // The browser logs the response's status, 422.
          expectConsoleErrors()
          await context.setExtraHTTPHeaders({ 'x-forwarded-for': ownAddress(workerIndex) })
          await visit(edition === 'proxy' ? 'velocity' : edition, 'de')
          const ways = page.locator(`#plans a[href="${at}"]`)
          await expect(ways.first()).toHaveText(plans.tellMe)
          await visit(`notify/${edition}`, 'de')
          const heading = fill(interest.heading, { what: interest.what[edition] })
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          const email = page.getByLabel(register.email, { exact: true })
          const consent = page.getByRole('checkbox')
          const submit = page.getByRole('main').getByRole('button')
          if (javaScriptEnabled) {
            await submit.click()
            await expect(email).toHaveAccessibleDescription(account.faults.email_shape)
            await expect(consent).toHaveAccessibleDescription(interest.consentMissing)
            await expect(email).toBeFocused()
          }
          // The browser accepts it, and the API does not.
          await email.fill('bison@players')
          await email.press('Tab')
          await expect(consent).toBeFocused()
          await consent.press('Space')
          await email.press('Enter')
          await expect(email).toHaveAccessibleDescription(account.faults.email_shape)
          await expect(email).toBeFocused()
          await expect(email).toHaveValue('bison@players')
          await expect(consent).toBeChecked()
          if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])

          await email.fill(`bison${workerIndex}@players.example`)
          if (javaScriptEnabled) {
            await context.setOffline(true)
            await submit.click()
            await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(account.offline)
            await context.setOffline(false)
          }
          await email.press('Enter')
          await expect(page).toHaveURL(new RegExp(`${at}#done$`))
          await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
            `${interest.sent} ${interest.once}`,
          )
          await expect(submit).toBeHidden()

          await page.getByRole('link', { name: interest.forget.link }).click()
          if (javaScriptEnabled) {
            // A mail's link loads the page again and submits by itself.
            await visit('help', 'de')
            await visit(`/notify/forget#${'c'.repeat(32)}`, 'de')
          } else {
            await email.fill(`bison${workerIndex}@players.example`)
            await submit.click()
          }
          await expect(page).toHaveURL(/\/de\/notify\/forget#done$/)
          await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(interest.forget.done)
        },
      )
    })
