import type { FileOf, StandInFile } from './files.ts'

/** What is behind an address: JSON, a text, or a file. */
export type Answered = { json: unknown } | { text: string } | { file: StandInFile }
/** By path, as the makers have it, with what is asked behind a question mark; by `host/path` on another host of theirs. */
export type Answers = Map<string, Answered>

/** What answers are made with; it spoils them where that is wanted. */
export type Kit = {
  fileOf: FileOf
  some<T>(list: readonly T[]): T[]
  said(hash: string): string
  at(address: string): string
}

export const json = (value: unknown): Answered => ({ json: value })
/** The key of what lies on another host. */
export const folderOf = (address: string) => address.replace(/^https:\/\//, '')
/** When all builds were made. */
export const day = '2026-10-20T09:30:00Z'
