import { useState } from 'react'
import { useToasts } from './toasts.tsx'

/** Whether work is under way, and what begins it; what it fails with is told as a notification. */
export function useBusy(): [busy: boolean, run: (work: () => Promise<unknown>) => Promise<void>] {
  const { failed } = useToasts()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      failed(error)
    }
    setBusy(false)
  }
  return [busy, run]
}
