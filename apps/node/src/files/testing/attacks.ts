import type { Operations } from '../helper/operations/operations.ts'
import { levelNameModule } from '../program.ts'

/** A folder and a file in it to attack, and a target folder. */
export type Way = { folder: string; file: string; target: string }
/** An archive with a file of the attacked name, and with a world. */
export const archive = 'archive.tar.gz'
/** Archives that try to lead out themselves, with names of files outside. */
export const hostileArchives = ['hostile.tar', 'hostile.zip', 'hostile.mtree', 'hostile.mtree.gz'] as const
/**
 * Only for two of the ways: their content does not depend on the way, and each needs programs that
 * have to start.
 */
const hostile = (folder: string) => (folder === 'out' || folder === 'swap' ? hostileArchives : [])
const levelName = { module: levelNameModule, charset: 'utf8' }
let fresh = 0
const another = () => {
  fresh += 1
  return `new-${fresh}`
}
const id = 'mf0000000-000000000000'

/**
 * The arguments by operation for an attacker. Handles are unopened, since `open` tests their files.
 */
export const attacks: Record<keyof Operations, (way: Way) => object[]> = {
  list: ({ folder }) => [{ path: folder }],
  stat: ({ folder, file }) => [{ path: folder }, { path: file }, { path: `${folder}/sub` }],
  read: ({ file }) => [{ path: file }, { path: file, fromEnd: 50 }],
  measure: ({ folder, file }) => [{ paths: [folder, file, `${folder}/sub`] }],
  room: () => [{}],
  search: ({ folder }) => [
    { path: folder, name: '*' },
    { path: '', name: 'inner' },
    { path: folder, text: 'kept' },
  ],
  bin: () => [{}],
  write: ({ folder, file }) => [{ path: file }, { path: `${folder}/${another()}` }],
  makeFolder: ({ folder }) => [{ path: `${folder}/${another()}` }, { path: folder }],
  makeFile: ({ folder }) => [{ path: `${folder}/${another()}` }, { path: folder }],
  rename: ({ folder, file }) => [
    { path: file, name: another() },
    { path: `${folder}/sub`, name: another() },
    { path: folder, name: `../${another()}` },
  ],
  move: ({ folder, file, target }) => [
    { paths: [file, `${folder}/sub`], into: '', ifTaken: 'keep_both' },
    { paths: [file], into: target, ifTaken: 'replace' },
  ],
  copy: ({ folder, file, target }) => [
    { paths: [folder, file, `${folder}/sub`], into: '', ifTaken: 'keep_both' },
    { paths: [file], into: target, ifTaken: 'replace' },
  ],
  remove: ({ folder, file }) => [
    { paths: [file, `${folder}/sub`], forever: false },
    { paths: [file, `${folder}/sub`, folder], forever: true },
  ],
  emptyBin: ({ file }) => [{ ids: [id, file] }, { ids: null }],
  restoreFromBin: ({ file }) => [{ ids: [id, file], ifTaken: 'replace' }],
  setMode: ({ folder, file }) => [
    { paths: [file], mode: 0o777, below: false },
    { paths: [folder, `${folder}/sub`], mode: 0, below: true },
    { paths: [folder], mode: 0o755, below: true },
  ],
  open: ({ folder, file }) => [
    { path: file, read: true },
    { path: file, read: true, write: true, truncate: true },
    { path: `${folder}/${another()}`, write: true, create: true, mode: 0o777 },
  ],
  close: () => [{ handle: 0 }],
  pread: () => [{ handle: 0, at: 0, length: 100 }],
  pwrite: () => [{ handle: 0, at: 0 }],
  fstat: () => [{ handle: 0 }],
  lstat: ({ folder, file }) => [
    { path: `${folder}/sub` },
    { path: file, follow: true },
    { path: folder, follow: true },
  ],
  truncate: () => [{ handle: 0, size: 0 }],
  setTimes: ({ folder, file }) => [
    { path: file, atime: 1, mtime: 1 },
    { path: folder, atime: 1, mtime: 1 },
  ],
  setModeOf: () => [{ handle: 0, mode: 0o777 }],
  readlink: ({ folder }) => [{ path: `${folder}/sub` }],
  symlink: ({ folder }) => [{ path: `${folder}/${another()}`, target: '/etc' }],
  unlink: ({ folder, file }) => [{ path: file }, { path: `${folder}/secret.txt` }],
  removeFolder: ({ folder }) => [{ path: `${folder}/sub/empty` }, { path: `${folder}/sub` }],
  renameOver: ({ folder, file }) => [
    { path: file, to: another() },
    { path: 'swap-file', to: file },
    { path: 'swap-file', to: `${folder}/secret.txt` },
  ],
  sync: ({ folder, file }) => [{ path: file }, { path: `${folder}/sub/x` }],
  peek: ({ folder, file }) => [{ path: file }, ...hostile(folder).map((path) => ({ path }))],
  unpack: ({ folder, file }) => [
    { path: file, into: folder, ifTaken: 'replace' },
    { path: archive, into: folder, ifTaken: 'replace' },
    { path: archive, into: '', ifTaken: 'replace' },
    { path: archive, into: `${folder}/${another()}`, ifTaken: 'refuse' },
    ...hostile(folder).flatMap((path) => [
      { path, into: folder, ifTaken: 'replace' },
      { path, into: '', ifTaken: 'replace' },
    ]),
  ],
  pack: ({ folder, file }) => [
    { paths: [folder, file], into: '', name: `${another()}.tar.gz`, format: 'tar.gz', ifTaken: 'replace' },
    { paths: ['swap-file'], into: folder, name: another(), format: 'tar.gz', ifTaken: 'replace' },
  ],
  packStream: ({ folder, file }) => [
    { paths: [folder, file], format: 'tar.gz' },
    { paths: [`${folder}/sub`], format: 'tar.gz' },
  ],
  addons: ({ folder }) => [
    { levelName, from: [{ kind: 'plugin', loaders: ['paper'], endings: ['.jar'], folder }] },
    {
      levelName,
      from: [{ kind: 'datapack', loaders: ['datapack'], endings: ['.zip'], folder: `${folder}/sub` }],
    },
    { levelName, from: [{ kind: 'mod', loaders: ['fabric'], endings: ['.jar'], folder: '' }] },
  ],
  findWorlds: ({ folder, file }) => [{ path: file }, ...hostile(folder).map((path) => ({ path }))],
  importWorld: ({ folder, file, target }) => [
    { path: file, folder: '', into: target },
    { path: archive, folder: 'world', into: target },
    ...hostile(folder).map((path) => ({ path, folder: 'world', into: target })),
  ],
  makeUpload: ({ folder, file }) => [
    { ...upload(), length: 0, path: file },
    { ...upload(), length: 0, path: `${folder}/${another()}` },
    { ...upload(), id: nextUpload(), path: `${folder}/sub/${another()}` },
    { ...upload(), id: `../../${folder}` },
  ],
  uploadState: ({ file }) => [{ id: file }],
  // Seven bytes, the length of the content.
  writeUpload: () => [{ id: waiting.shift() ?? 'none', offset: 0 }],
  finishUpload: ({ file }) => [{ id: file }],
  dropUpload: ({ file }) => [{ id: file }],
  beginChange: (way) => [
    {
      ...{ change: changeOf(way), bytes: 7, put: [way.file, `${way.folder}/sub/${another()}`] },
      ...{ remove: [`${way.folder}/sub`], keep: [way.file, way.folder] },
    },
    { change: changeOf(way), bytes: 7, put: [way.file], remove: [], keep: [way.folder] },
    { change: `../../${way.folder}`, bytes: 7, put: ['made'], remove: [], keep: [] },
    {
      change: changeOf({ ...way, file: '' }),
      bytes: 0,
      put: [],
      remove: [way.file, way.folder],
      keep: [way.file],
    },
  ],
  stageFile: (way) => [
    { change: changeOf(way), at: 0 },
    { change: changeOf(way), at: 1 },
    { change: `../../${way.folder}`, at: 0 },
  ],
  changeState: (way) => [{ change: changeOf(way) }, { change: `../../${way.folder}` }],
  applyChange: (way) => [{ change: changeOf(way) }, { change: changeOf({ ...way, file: '' }) }],
  undoChange: (way) => [{ change: changeOf(way) }, { change: changeOf({ ...way, file: '' }) }],
  dropChange: (way) => [{ change: changeOf(way) }, { change: `../../${way.folder}` }],
  stagePack: (way) => [
    { change: changeOf({ ...way, folder: '' }), path: way.file },
    { change: `../../${way.folder}`, path: way.file },
  ],
  hasPack: (way) => [{ change: `../../${way.folder}` }],
  readPack: (way) => [{ change: changeOf({ ...way, folder: '' }), hosts: [] }],
  planPack: (way) => [
    { change: changeOf({ ...way, folder: '' }), hosts: [] },
    { change: changeOf({ ...way, folder: '' }), hosts: [], remove: [`../${way.file}`, way.folder] },
  ],
  notePackMods: (way) => [{ change: changeOf({ ...way, folder: '' }) }],
  modpack: () => [{}],
  receive: ({ folder }) => [
    { into: folder, ifTaken: 'replace', files: [{ path: 'secret.txt', size: 7, mtimeMs: 1 }] },
    { into: '', ifTaken: 'replace', files: [{ path: `${folder}/sub/new`, folder: true }] },
  ],
}

/** The first of a change's operations begins it, and the last one applies it. */
const begun: string[] = []
const changeOf = ({ folder, file }: Way) => {
  const key = JSON.stringify([folder, file])
  if (!begun.includes(key)) begun.push(key)
  return `00000000-0000-4000-8000-${String(begun.indexOf(key)).padStart(12, '0')}`
}
const waiting: string[] = []
function nextUpload(): string {
  const own = `upload-${another()}`
  waiting.push(own)
  return own
}
const upload = () => ({ id: `upload-${another()}`, length: 7, path: '', ifTaken: 'replace', mtimeMs: 1 })
