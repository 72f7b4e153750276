/** Paths in a server's files, and their addresses. The root is the empty path. */

export const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
/** Whether it is `folder` or inside it. */
export const isWithin = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`)

/** The folder and its parents, from the root's child on. */
export function stepsTo(folder: string): { name: string; path: string }[] {
  const names = folder === '' ? [] : folder.split('/')
  return names.map((name, index) => ({ name, path: names.slice(0, index + 1).join('/') }))
}

// A byte that is no UTF-8 is a lone surrogate in a name, which a URL cannot contain: there it is a
// private-use character.
const toAddress = (name: string) =>
  name.replace(/[\ud800-\udbff][\udc00-\udfff]|[\udc80-\udcff]/g, (found) =>
    found.length > 1 ? found : String.fromCharCode(found.charCodeAt(0) - 0xdc80 + 0xf780),
  )
const fromAddress = (name: string) =>
  name.replace(/[\uf780-\uf7ff]/g, (found) => String.fromCharCode(found.charCodeAt(0) - 0xf780 + 0xdc80))

/** A name for display and for requests, with U+FFFD for lone surrogates. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

/** A folder's part of its address: empty for the root, else with a leading `/`. */
export const folderAddress = (folder: string): string =>
  stepsTo(folder)
    .map(({ name }) => `/${encodeURIComponent(wellFormed(toAddress(name)))}`)
    .join('')

/** The folder of a page's address; `base` is the root's address. */
export function folderAt(pathname: string, base: string): string {
  const names = pathname.slice(base.length).split('/')
  return names
    .filter((name) => name !== '')
    .map((name) => fromAddress(decoded(name)))
    .join('/')
}

/** The name of the open file in the address. */
export const openedName = (search: URLSearchParams): string | null => {
  const name = search.get('open')
  return name === null || name === '' ? null : fromAddress(name)
}
export const openAddress = (name: string, line?: number): string =>
  `?${new URLSearchParams({ open: wellFormed(toAddress(name)), ...(line && { line: String(line) }) })}`
/** The line to open, counted from 1. */
export const openedLine = (search: URLSearchParams): number | undefined => {
  const line = search.get('line') ?? ''
  return /^[1-9]\d{0,6}$/.test(line) ? Number(line) : undefined
}

/** Searches for files of the folder that contain a text. */
export const searchAddress = (text = ''): string =>
  `?${new URLSearchParams({ view: 'search', ...(text && { text }) })}`

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A text with a malformed percent escape is used as it is.
    return text
  }
}
