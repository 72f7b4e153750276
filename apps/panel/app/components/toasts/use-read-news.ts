import { useState } from 'react'
import { keepForTab, keptForTab } from '../../storage.ts'

/** Whether news was closed in this tab, and how to close it. */
export function useReadNews(id: string): [isRead: boolean, close: () => void] {
  const key = `read news ${id}`
  const [closed, setClosed] = useState<string>()
  const close = () => {
    keepForTab(key, true)
    setClosed(key)
  }
  return [closed === key || keptForTab(key) === true, close]
}
