import { useState } from 'react'
import { readTabEntry, writeTabEntry } from '../../storage.ts'

/** Whether a notice was closed in this tab, and a function that closes it. */
export function useReadNews(id: string): [isRead: boolean, close: () => void] {
  const key = `read news ${id}`
  const [closed, setClosed] = useState<string>()
  const close = () => {
    writeTabEntry(key, true)
    setClosed(key)
  }
  return [closed === key || readTabEntry(key) === true, close]
}
