import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { cardFieldPattern } from '@zubr/domain/payments/card-field-pattern'

type Violation = { id: string; nodes: { html: string }[] }
type Axe = { run(context: unknown, options: object): Promise<{ violations: Violation[] }> }

/** As the builder for Playwright brings it, which asks it for more than is looked at here and gives a busy machine a second to read it. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong with a page, or with what `within` selects of it: each rule with the elements that break it; and fields for the data of
 * cards, of which no page of ours has any. It runs within the
 * page: no frame of ours is another origin's, for which it would open a second page and take three times as long.
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(source)
  const violations = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const context = selector === undefined ? document : { include: [[selector]] }
    // Style sheets are read only for a rule that axe still tries out, and does not run unless it is asked to.
    const preload = { assets: ['media'] }
    const found = await axe.run(context, { reporter: 'no-passes', resultTypes: ['violations'], preload })
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
  }, within)
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  return [...faults, ...(await cardFields(page))]
}

/** Fields that somebody can type into, and that say in any way to be for a card. */
async function cardFields(page: Page): Promise<string[]> {
  const fields = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:not([type=radio], [type=checkbox]), select, textarea',
      ),
    ].map(({ outerHTML, labels }) =>
      [outerHTML, ...[...(labels ?? [])].map((label) => label.innerText)].join(' '),
    ),
  )
  return fields.filter((text) => cardFieldPattern.test(text)).map((text) => `a field for a card: ${text}`)
}
