import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as brand from '@zubr/content/brand'
import * as campaigns from '@zubr/content/campaigns'
import * as claims from '@zubr/content/claims'
import * as confirmed from '@zubr/content/confirmed'
import * as features from '@zubr/content/features'
import * as editions from '@zubr/content/legal/editions'
import * as terms from '@zubr/content/legal/terms'
import * as partners from '@zubr/content/partners'
import * as plans from '@zubr/content/plans'
import * as reviews from '@zubr/content/reviews'
import * as wiki from '@zubr/content/wiki'
import { identity } from '../../app/markdown/identity.ts'
import { dataFaults, type Modules } from './data.ts'
import { type At, lineOf } from './line-of.ts'
import { textFaults } from './text.ts'

/**
 * Everything an operator edits: the files of `content/` by path, and the exports of its modules.
 */
export type Content = { files: Readonly<Record<string, string>>; modules: Modules }

const root = fileURLToPath(new URL('../../../../', import.meta.url))

export function readContent(): Content {
  const names = globSync('content/**/*.{md,ts}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  })
  return {
    files: Object.fromEntries(
      names.sort().map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(root, name), 'utf8')]),
    ),
    modules: {
      'content/brand.ts': brand,
      'content/campaigns.ts': campaigns,
      'content/confirmed.ts': confirmed,
      'content/features.ts': features,
      'content/legal/editions.ts': editions,
      'content/legal/terms.ts': terms,
      'content/claims.ts': claims,
      'content/partners.ts': partners,
      'content/plans.ts': plans,
      'content/reviews.ts': reviews,
      'content/wiki.ts': wiki,
    },
  }
}

/**
 * All errors of `content/`, each as `file:line: expected, found`. Texts refer to values, so texts
 * are checked only once the values are valid.
 */
export function checkContent({ files, modules }: Content = readContent()): string[] {
  const wrong = dataFaults(modules)
  if (wrong.length > 0)
    return wrong.map(
      ({ file, at, expected, found }) =>
        `${file}:${lineOf(files[file] ?? '', at)}: ${pathOf(at)}: expected ${expected}, found ${found}`,
    )
  // The shapes were checked above.
  const { legalEditions } = modules['content/legal/editions.ts'] as typeof editions
  const { terms: figures, wordTerms } = modules['content/legal/terms.ts'] as typeof terms
  const { wikiSections } = modules['content/wiki.ts'] as typeof wiki
  const { partnerOffers } = modules['content/partners.ts'] as typeof partners
  const texts = Object.entries(files).filter(([name]) => name.endsWith('.md'))
  return textFaults(Object.fromEntries(texts), {
    legalEditions,
    partners: Object.keys(partnerOffers),
    wikiSections,
    placeholders: Object.keys(identity('ru')),
    ownPlaceholders: {
      faq: ['promoPercent'],
      ...Object.fromEntries(
        Object.keys(partnerOffers).map((name) => [`partners/${name}`, ['code', 'percent']]),
      ),
    },
    terms: [...Object.keys(figures), ...wordTerms],
    planIds: (modules['content/plans.ts'] as typeof plans).plans.map(({ id }) => id),
  }).map(({ file, line, fault }) => `${file}:${line}: ${fault}`)
}

/** `plans[3].price.BYN` */
function pathOf(at: At): string {
  return at.map((key, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${key}` : key)).join('')
}
