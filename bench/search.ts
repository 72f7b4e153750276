import { locales } from '@zubr/i18n/locales'
import { createSearch, type SearchIndex } from '../apps/site/app/wiki/search.ts'
import { withProduct } from './product.ts'
import { median, table, writeReport } from './report.ts'

const rounds = 5
const queries = [
  'sftp',
  'backup',
  'java',
  'ram paper',
  'velocity proxy',
  'chunky',
  'kfuftn',
  'plugni instaling',
]

/**
 * Milliseconds from the texts to the first answer, including indexing, and for each later answer.
 */
export async function run(): Promise<void> {
  await withProduct(async ({ config }) => {
    const rows: (string | number)[][] = []
    for (const locale of locales) {
      const answer = await fetch(`${config.siteUrl}/wiki-index/${locale}.json`)
      const index = (await answer.json()) as SearchIndex
      const first: number[] = []
      const next: number[] = []
      for (let round = 0; round < rounds; round++) {
        const start = performance.now()
        const search = createSearch(index)
        search(queries[0] ?? '')
        first.push(performance.now() - start)
        for (const query of queries) {
          const asked = performance.now()
          search(query)
          next.push(performance.now() - asked)
        }
      }
      rows.push([locale, median(first).toFixed(1), median(next).toFixed(1)])
    }
    writeReport(
      'search',
      'The wiki’s search',
      `Milliseconds in Node, medians of ${rounds} rounds. Aim: the first answer within 100 ms.

${table(['language', 'first answer, index made', 'each answer after it'], rows)}`,
    )
  })
}
