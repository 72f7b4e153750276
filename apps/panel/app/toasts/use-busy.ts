import { useState } from 'react'
import { ApiFailure } from '../api/request.ts'
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

/** The same for what is done in a dialog, which lies over notifications: what it fails with is to be told in the dialog. */
export function useBusyInDialog(): [
  busy: boolean,
  run: (work: () => Promise<unknown>) => Promise<void>,
  failure: ApiFailure['code'] | undefined,
] {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure['code']>()
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.code : 'internal')
    }
    setBusy(false)
  }
  return [busy, run, failure]
}
