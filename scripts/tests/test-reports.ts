import type { FlakyTest } from './flaky-tests.ts'

/** A file in vitest's report, with clock times in milliseconds. */
export type VitestFile = { name: string; startTime: number; endTime: number }
/** A file or a group in Playwright's report. */
export type PlaywrightSuite = {
  file: string
  specs?: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

const maxShown = 10

/** Seconds of each file, from its first test to its last. */
export const vitestSeconds = (files: readonly VitestFile[]): [file: string, seconds: number][] =>
  files.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000])

/** Seconds of each file: the sum of its tests at every width, which run parallel to others. */
export function playwrightSeconds(suites: readonly PlaywrightSuite[]): [file: string, seconds: number][] {
  const sums = new Map<string, number>()
  const add = ({ file, specs = [], suites = [] }: PlaywrightSuite) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    const ms = results.reduce((sum, { duration }) => sum + duration, 0)
    sums.set(file, (sums.get(file) ?? 0) + ms / 1000)
    suites.forEach(add)
  }
  suites.forEach(add)
  return [...sums]
}

/** Tests that failed at any width in Playwright's report. */
export function failedBrowserTests(suites: readonly PlaywrightSuite[]): FlakyTest[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title }) => ({ kind: 'browser' as const, file: `e2e/${file}`, title })),
    ...failedBrowserTests(inner),
  ])
}

/** The ten slowest files, a line each. */
export function slowest(files: readonly [file: string, seconds: number][]): string {
  return files
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxShown)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(29)} s  ${file}`)
    .join('\n')
}
