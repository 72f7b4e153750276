import { type Content, readContent } from '../check-content.ts'

export const real = readContent()

/** The real content with a change in one file. */
export function withText(file: string, from: string | RegExp, to: string): Content {
  const text = real.files[file] ?? ''
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not hold ${from}`)
  return { ...real, files: { ...real.files, [file]: changed } }
}

/** The real content with one export replaced. */
export function withValue(file: string, name: string, change: (value: never) => unknown): Content {
  const own = real.modules[file] ?? {}
  return {
    ...real,
    modules: { ...real.modules, [file]: { ...own, [name]: change(structuredClone(own[name]) as never) } },
  }
}

export const without = (file: string): Content => ({
  ...real,
  files: Object.fromEntries(Object.entries(real.files).filter(([name]) => name !== file)),
})

export const lineOf = (file: string, words: string) =>
  (real.files[file] ?? '').split('\n').findIndex((line) => line.includes(words)) + 1
