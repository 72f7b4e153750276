import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { type ListQuery, readQuery, withQuery } from './list-query.ts'

/** Marks addresses that this hook created. */
const ownState = 'listQuery'

/**
 * The query of the address, and its setter. A history entry is one choice, or one burst of typing.
 * The text has its own state, because the router is too slow for a field.
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
    // An address of this hook may be older than the text; any other is a navigation.
    if (cameBack || state !== ownState) setText(held.text)
  }
  const query = { ...held, text }
  const change = (next: ListQuery) => {
    setText(next.text)
    setSearch(withQuery(search, next), { replace: text !== '' && next.text !== text, state: ownState })
  }
  return [query, change]
}
