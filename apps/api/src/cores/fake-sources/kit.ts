import type { FakeCoreFile, FileOf } from './files.ts'

/** The response of an address: JSON, text or a file. */
export type Answered = { json: unknown } | { text: string } | { file: FakeCoreFile }
/** Responses by official path and query, or by `host/path` for another official host. */
export type Answers = Map<string, Answered>

/** Helpers that build responses and damage them on request. */
export type Kit = {
  fileOf: FileOf
  some<T>(list: readonly T[]): T[]
  listedHash(hash: string): string
  at(address: string): string
}

export const json = (value: unknown): Answered => ({ json: value })
/** The key of a file on another host. */
export const folderOf = (address: string) => address.replace(/^https:\/\//, '')
/** The time of all builds. */
export const day = '2026-10-20T09:30:00Z'
