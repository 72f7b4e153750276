import { draftsKey, readEntry, removeEntry, writeEntry } from '../../../storage.ts'
import { type Encoding, encodings } from './encoding.ts'

/** Unsaved text; `version` is the version of the file that it is based on. */
export type FileDraft = { text: string; version: string; encoding: Encoding; at: number }

/**
 * Browsers limit an origin to about five million characters; beyond this limit the oldest drafts
 * are removed.
 */
export const maxLetters = 2_000_000
/** The lifetime of a draft, because settings contain passwords. */
const keptMs = 7 * 24 * 60 * 60 * 1000

const indexKey = `${draftsKey}s`
const keyOf = (server: string, path: string) => `${draftsKey} ${server} ${path}`

type Entry = { key: string; at: number; letters: number }

/** Stores a draft across reloads. False: it is too long, or storage is unavailable. */
export function storeDraft(server: string, path: string, draft: FileDraft): boolean {
  const key = keyOf(server, path)
  const others = index(draft.at).filter((entry) => entry.key !== key)
  if (draft.text.length > maxLetters) {
    forgetDraft(server, path)
    return false
  }
  let letters = draft.text.length
  const fitting = others
    .sort((a, b) => b.at - a.at)
    .filter((entry) => {
      letters += entry.letters
      if (letters <= maxLetters) return true
      removeEntry(entry.key)
      return false
    })
  const text = JSON.stringify(draft)
  writeEntry(key, text)
  if (readEntry(key) !== text) {
    keepIndex(others)
    removeEntry(key)
    return false
  }
  keepIndex([{ key, at: draft.at, letters: draft.text.length }, ...fitting])
  return true
}

export function readDraft(server: string, path: string, now = Date.now()): FileDraft | null {
  const key = keyOf(server, path)
  if (!index(now).some((entry) => entry.key === key)) return null
  const { text, version, encoding, at } = parsed<Partial<FileDraft>>(readEntry(key)) ?? {}
  const known = encodings.find((id) => id === encoding)
  if (typeof text !== 'string' || typeof version !== 'string' || typeof at !== 'number' || !known) return null
  return { text, version, encoding: known, at }
}

export function forgetDraft(server: string, path: string): void {
  const key = keyOf(server, path)
  removeEntry(key)
  keepIndex(index(Date.now()).filter((entry) => entry.key !== key))
}

/** The drafts that have not expired; expired ones are removed. */
function index(now: number): Entry[] {
  const all = parsed<Entry[]>(readEntry(indexKey))
  if (!Array.isArray(all)) return []
  return all.filter(({ key, at }) => {
    if (now - at < keptMs) return true
    removeEntry(key)
    return false
  })
}

function keepIndex(entries: Entry[]): void {
  if (entries.length === 0) removeEntry(indexKey)
  else writeEntry(indexKey, JSON.stringify(entries))
}

function parsed<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null
  } catch {
    // A damaged entry counts as absent.
    return null
  }
}
