import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { cardFieldPattern } from '@zubr/domain/payments/card-field-pattern'

type Violation = { id: string; nodes: { html: string }[] }
type Axe = { run(context: unknown, options: object): Promise<{ violations: Violation[] }> }

/**
 * From the builder for Playwright, which itself checks more and allows a busy machine only one
 * second.
 */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe violations of a page, or of the part that `within` selects: each rule with its elements; also
 * card fields, which no page may have. It runs within the page: no frame has another origin, for
 * which the builder would open a second page and take three times as long.
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(source)
  const violations = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const context = selector === undefined ? document : { include: [[selector]] }
    // Style sheets are read only for an experimental rule, which is disabled.
    const preload = { assets: ['media'] }
    const found = await axe.run(context, { reporter: 'no-passes', resultTypes: ['violations'], preload })
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
  }, within)
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  return [...faults, ...(await cardFields(page))]
}

/** Editable fields that declare to be for card data. */
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
