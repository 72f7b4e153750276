import type { FakeProject } from './project.ts'
import { projects } from './projects.ts'

/** Handles a request to one of the APIs and returns its response body; undefined: not found. */
export type FakeCatalogueRequest = { path: string; query: URLSearchParams; body: unknown; mirror: string }
export type Interface = (request: FakeCatalogueRequest) => unknown

export const created = '2024-03-01T10:00:00.000Z'
export const on = (source: FakeProject['on'][number]) =>
  projects.filter((project) => project.on.includes(source))
export const all = (lists: string[][]) => [...new Set(lists.flat())]
export const matches = (project: FakeProject, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${project.name} ${project.summary} ${project.author}`.toLowerCase().includes(word))
export const newest = (project: FakeProject) => project.versions[0]?.published ?? created
