import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { type ListQuery, readQuery, withQuery } from './list-query.ts'

/** Marks the addresses that are made here. */
const own = 'listQuery'

/**
 * The query that the address holds, and what changes it. One step back is one choice, or everything that was typed in one go. What is
 * typed is kept here too: the router takes its time, and a field must not.
 */
export function useListQuery(): [query: ListQuery, change: (next: ListQuery) => void] {
  const [search, setSearch] = useSearchParams()
  const { key, state } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const held = readQuery(search)
  const [text, setText] = useState(held.text)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    // An address that was made here may be of less than is typed by now; any other is where the visitor went.
    if (cameBack || state !== own) setText(held.text)
  }
  const query = { ...held, text }
  const change = (next: ListQuery) => {
    setText(next.text)
    setSearch(withQuery(search, next), { replace: text !== '' && next.text !== text, state: own })
  }
  return [query, change]
}
