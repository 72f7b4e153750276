import { useState } from 'react'
import { useToasts } from './toasts.tsx'

/** Runs work with a busy flag; an error becomes a toast. */
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
