import { field, list, text } from '../addons/said.ts'
import { OperationError } from '../failure.ts'
import { packIndexName, packLoaders } from './pack-constants.ts'

const maxFiles = 10_000
const maxBytes = 2 ** 40

/** A file of a pack: from its archive, by the name there, or from an address. */
export type PackFile = { path: string; sha512: string; bytes: number } & (
  | { from: string }
  | { urls: string[] }
)
export type PackIndex = {
  name: string
  version: string
  gameVersion: string
  loader: string
  loaderVersion: string
  files: PackFile[]
}

const refused = (path: string = packIndexName) =>
  new OperationError('archive_refused', { path: path.slice(0, 500) })

/** The parts of a modpack's index that a server needs. Throws if it is invalid or unsafe. */
export function packIndex(bytes: Buffer, hosts: readonly string[]): PackIndex {
  let json: unknown
  try {
    // Windows tools begin a text with a byte order mark.
    json = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
  } catch {
    throw new OperationError('damaged_archive', { path: packIndexName })
  }
  const files = list(field(json, 'files'))
  if (field(json, 'formatVersion') !== 1 || field(json, 'game') !== 'minecraft') throw refused()
  if (files.length > maxFiles) throw new OperationError('too_many', { limit: maxFiles })
  const needs = field(json, 'dependencies')
  const gameVersion = text(field(needs, 'minecraft'), 40)
  const [loaderEntry] = Object.entries(packLoaders).filter(([name]) => field(needs, name) !== undefined)
  if (gameVersion === '') throw refused()
  const known = new Set(hosts.map((host) => host.toLowerCase()))
  return {
    ...{ name: text(field(json, 'name')), version: text(field(json, 'versionId')), gameVersion },
    loader: loaderEntry?.[1] ?? 'vanilla',
    loaderVersion: loaderEntry ? text(field(needs, loaderEntry[0]), 60) : '',
    files: files
      .filter((one) => field(field(one, 'env'), 'server') !== 'unsupported')
      .map((one) => download(one, known)),
  }
}

function download(entry: unknown, hosts: ReadonlySet<string>): PackFile {
  const path = field(entry, 'path')
  const [sha1, sha512] = ['sha1', 'sha512'].map((name) => field(field(entry, 'hashes'), name))
  const bytes = field(entry, 'fileSize')
  if (typeof path !== 'string') throw refused()
  const isHash = (hash: unknown, length: number) =>
    typeof hash === 'string' && hash.length === length && /^[0-9a-f]+$/i.test(hash)
  const isWell =
    isHash(sha1, 40) &&
    isHash(sha512, 128) &&
    Number.isSafeInteger(bytes) &&
    Number(bytes) >= 0 &&
    Number(bytes) < maxBytes
  const urls = list(field(entry, 'downloads')).filter((url) => typeof url === 'string' && isFrom(url, hosts))
  if (!isWell || urls.length === 0) throw refused(path)
  return {
    path: packPath(namesInIndex(path)),
    sha512: String(sha512).toLowerCase(),
    bytes: Number(bytes),
    urls: urls.slice(0, 5) as string[],
  }
}

function isFrom(text: string, hosts: ReadonlySet<string>): boolean {
  const url = text.length <= 2_000 ? URL.parse(text) : null
  if (!url || !hosts.has(url.host) || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.port !== '')
}

/**
 * Windows exports use backslashes, and some tools add `./` or double separators. Climbing and
 * absolute paths stay as they are.
 */
function namesInIndex(path: string): string[] {
  const [first = '', ...names] = path.split(/[\\/]/)
  return [first, ...names.filter((name) => name !== '')].filter((name) => name !== '.')
}

/** A path below the server's folder, valid on every system, and outside the agent's folder. */
export function packPath(names: readonly string[]): string {
  const path = names.join('/')
  const isBad = (name: string) =>
    name === '' || name === '.' || name === '..' || /[\\:\p{Cc}]/u.test(name) || Buffer.byteLength(name) > 255
  if (
    path === '' ||
    path.length > 2_000 ||
    names.length > 100 ||
    names.some(isBad) ||
    names[0]?.toLowerCase() === '.zubr'
  )
    throw refused(path)
  return path
}
