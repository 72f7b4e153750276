import type { Movement } from '@zubr/contracts/payments/balance'
import { useState } from 'react'
import { type Polled, useEndpoint } from '../../api/polled.ts'
import { call } from '../../api/request.ts'

type Page = { movements: Movement[]; hasMore: boolean }

type Movements = {
  /** All loaded movements, newest first. */
  polled: Polled<Page>
  /** Fetches the next page. Rejects with ApiFailure. */
  more(): Promise<void>
}

/** The account's movements: polls the first page, and loads older ones on demand. */
export function useMovements(): Movements {
  const first = useEndpoint(60_000, 'GET /api/balance/movements')
  const [older, setOlder] = useState<Page>()
  const data = first.data && joined(first.data, older)
  return {
    polled: { ...first, data },
    async more() {
      const before = data?.movements.at(-1)?.id
      if (before === undefined) return
      const next = await call('GET /api/balance/movements', { query: { before } })
      setOlder((page) => joined(page ?? { movements: [], hasMore: true }, next))
    },
  }
}

/** Joins two pages. They may overlap, because new movements shift the pages. */
export function joined(first: Page, older: Page | undefined): Page {
  if (!older) return first
  const last = first.movements.at(-1)?.id ?? Number.POSITIVE_INFINITY
  return {
    movements: [...first.movements, ...older.movements.filter(({ id }) => id < last)],
    hasMore: older.hasMore,
  }
}

/** Loads all pages. Rejects with ApiFailure. */
export async function allMovements(): Promise<Movement[]> {
  const all: Movement[] = []
  for (let before: number | undefined; ; before = all.at(-1)?.id) {
    const page: Page = await call('GET /api/balance/movements', { query: { before } })
    all.push(...page.movements)
    if (!page.hasMore || page.movements.length === 0) return all
  }
}
