import { useState } from 'react'
import { readEntry, writeEntry } from '../../storage.ts'
import { firstSort, type Sort, type SortColumn, sortColumns } from './sorting.ts'

const key = 'filesSort'

function keptSort(): Sort {
  const [column, way] = (readEntry(key) ?? '').split(' ')
  const by = sortColumns.find((known) => known === column)
  return by ? { by, down: way === 'down' } : firstSort
}

/**
 * The stored sort order. A new column starts descending for sizes and times, ascending for names.
 */
export function useStoredSort(): [sort: Sort, sortBy: (column: SortColumn) => void] {
  const [sort, setSort] = useState(keptSort)
  const sortBy = (by: SortColumn) => {
    const next = { by, down: sort.by === by ? !sort.down : by !== 'name' }
    setSort(next)
    writeEntry(key, `${next.by} ${next.down ? 'down' : 'up'}`)
  }
  return [sort, sortBy]
}
