import { useEffect, useRef, useState } from 'react'
import { Checker } from '../checks/checker.ts'
import type { Fault } from '../checks/fault.ts'
import type { CodeEditor } from '../code/code-editor.ts'

/** Longer texts are saved without a check: they are not written by hand. */
const maxCheckedLength = 2_000_000

const debounceMs = 600

/** Checks the syntax of a text in a worker, and marks the faults in the editor. */
export function useFaultCheck(name: string) {
  const [faults, setFaults] = useState<Fault[]>([])
  const checker = useRef<Checker>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const newChecker = new Checker()
    checker.current = newChecker
    return () => {
      clearTimeout(timer.current)
      newChecker.close()
    }
  }, [])

  const check = async (editor: CodeEditor): Promise<Fault[]> => {
    const isLong = editor.doc.length > maxCheckedLength
    const found = isLong ? [] : ((await checker.current?.check(name, editor.doc.toString())) ?? [])
    setFaults(found)
    editor.setFaultLines(found.map(({ line }) => line))
    return found
  }
  const cancelCheck = () => clearTimeout(timer.current)
  const checkSoon = (editor: CodeEditor) => {
    cancelCheck()
    timer.current = setTimeout(() => void check(editor), debounceMs)
  }
  return { faults, check, checkSoon, cancelCheck }
}
