import { useEffect, useRef, useState } from 'react'
import { type FileDraft, forgetDraft, maxLetters, readDraft, storeDraft } from './draft.ts'
import { decode } from './encoding.ts'
import type { TextFile } from './use-text-file.ts'

type Options = {
  server: string
  path: string
  file: TextFile
  opened: { decoded: { text: string }; bytes: Uint8Array; version: string }
}

const restMs = 400

/** Stores unsaved text across reloads, and offers the draft from before. */
export function useDraft({ server, path, file, opened }: Options) {
  const [offered, setOffered] = useState<FileDraft | null>(() => {
    const found = readDraft(server, path)
    return found && found.text !== opened.decoded.text ? found : null
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKept = useRef(true)
  const latest = useRef({ file, offered })
  latest.current = { file, offered }

  const keep = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { editor, dirty, form, version } = latest.current.file
    if (!editor) return
    if (latest.current.offered) {
      // The offered draft stays until it is decided on; new text is not stored meanwhile.
      isKept.current = !dirty
      return
    }
    if (!dirty) forgetDraft(server, path)
    else
      isKept.current =
        editor.doc.length <= maxLetters &&
        storeDraft(server, path, {
          text: editor.doc.toString(),
          version,
          encoding: form.encoding,
          at: Date.now(),
        })
  }
  const latestKeep = useRef(keep)
  latestKeep.current = keep

  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved file has no draft
  useEffect(() => {
    if (file.editor && !file.dirty) latestKeep.current()
  }, [file.dirty, file.saves])

  useBeforeLeaving({
    storeNow: () => {
      if (timer.current !== undefined) latestKeep.current()
    },
    isLost: () => latest.current.file.dirty && !isKept.current,
  })

  return {
    offered,
    typed() {
      timer.current ??= setTimeout(() => latestKeep.current(), restMs)
    },
    take() {
      const { editor } = file
      if (!editor || !offered) return
      const isOfThis = offered.version === opened.version
      const theirs = decode(opened.bytes, file.form.encoding)
      editor.replace(offered.text)
      setOffered(null)
      // The file has changed since: shows a diff.
      if (!isOfThis && theirs) file.compare(theirs, opened.version)
      editor.view.focus()
    },
    forget() {
      clearTimeout(timer.current)
      timer.current = undefined
      setOffered(null)
      forgetDraft(server, path)
    },
  }
}

export type Draft = ReturnType<typeof useDraft>

type LeavingOptions = {
  storeNow(): void
  /** Whether text would be lost, so that the browser asks. */
  isLost(): boolean
}

/** Stores the draft before the page is hidden or closed, and when the editor is closed. */
function useBeforeLeaving(options: LeavingOptions): void {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const store = () => latest.current.storeNow()
    document.addEventListener('visibilitychange', store, { signal })
    window.addEventListener('pagehide', store, { signal })
    window.addEventListener(
      'beforeunload',
      (event) => {
        store()
        if (latest.current.isLost()) event.preventDefault()
      },
      { signal },
    )
    return () => {
      ended.abort()
      store()
    }
  }, [])
}
