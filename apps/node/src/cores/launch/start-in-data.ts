/*
 * The first program of a server: `node start-in-data.ts <plan.json> <at-start.ts>`, as its user, in
 * its sandbox and folder. It writes the settings to the core's files and becomes the core. The
 * agent writes nothing there, so a server's links reach only its own files. The agent passes the
 * domain's module for merging, because a sandbox resolves no packages.
 */
import { isUtf8 } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type * as AtStart from '@zubr/domain/settings-files/formats/at-start'
import type { MergedFile, SettingsFile, Written } from '@zubr/domain/settings-files/formats/at-start'
import { jarsWithLog4Shell } from './log4j-in-jars.ts'

/** The work that the agent requests; see cores/kinds/. */
export type StartPlan = {
  files: SettingsFile[]
  /**
   * Folders of the core that the server sees as its own: the entries are links, unless the server
   * has that name.
   */
  linked?: { from: string; folders: string[] }
  /**
   * Files and folders of the core that the server may change: copied if the core has them and the
   * server does not.
   */
  copied?: { from: string; names: string[] }
  /**
   * Folders of the core that its launcher expects here: links, or folders filled with links if the
   * server has its own.
   */
  working?: { from: string; folders: string[] }
  /** Folders of plugins or mods. The console names each jar in them with a vulnerable Log4j. */
  jarFolders?: string[]
  command: [string, ...string[]]
}

const maxBytes = 4 * 2 ** 20

const lstatOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

type Present = { text: string; encoding: 'utf8' | 'latin1' }

/** Reads regular files only: a pipe, for instance, would block. */
function read(path: string): Present | undefined {
  const found = lstatOf(path)
  if (!found?.isFile() || found.size > maxBytes) return undefined
  const bytes = readFileSync(path)
  // Text of other encodings keeps its bytes.
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1'
  return { text: bytes.toString(encoding), encoding }
}

function write(path: string, text: string, { mode = 0o644, encoding = 'utf8' as BufferEncoding } = {}): void {
  mkdirSync(dirname(path), { recursive: true })
  const fresh = `${path}.new`
  rmSync(fresh, { recursive: true, force: true })
  writeFileSync(fresh, text, { mode, encoding, flag: 'wx' })
  if (lstatOf(path)?.isDirectory()) rmSync(path, { recursive: true })
  renameSync(fresh, path)
}

/** The record of earlier starts. The server may have replaced it. */
function recordOf(name: string): Map<string, Written> {
  try {
    const stored: unknown = JSON.parse(read(name)?.text ?? '{}')
    const files = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
    return new Map(files.filter(([, own]) => typeof own === 'object' && own !== null))
  } catch {
    // The record is no JSON.
    return new Map()
  }
}

function put(file: SettingsFile, record: Map<string, Written>, { isBrought }: { isBrought: boolean }): void {
  const present = read(file.path)
  if (file.form === 'secret') {
    const text = file.text ?? (present?.text.trim() ? present.text : randomBytes(24).toString('base64url'))
    if (text !== present?.text) write(file.path, text, { mode: 0o600 })
    return
  }
  const isOptional = (file.form === 'yaml' || file.form === 'toml') && file.unlessMissing
  if (isOptional && present === undefined) return
  const before = isBrought ? 'all' : record.get(file.path)
  const { text, written } = atStart(withWhatIsThere(file), present?.text, before)
  if (text !== present?.text) write(file.path, text, { encoding: present?.encoding ?? 'utf8' })
  if (Object.keys(written).length > 0) record.set(file.path, written)
  else record.delete(file.path)
}

function withWhatIsThere(file: MergedFile): MergedFile {
  if (!('ifThere' in file) || !file.ifThere) return file
  const { folder, name, set } = file.ifThere
  if (!lstatOf(folder)?.isDirectory()) return file
  const isMeant = new RegExp(name, 'i')
  const isThere = readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isFile() && isMeant.test(entry.name),
  )
  return isThere ? { ...file, set: { ...file.set, ...set } } : file
}

function link(from: string, folder: string): void {
  if (!lstatOf(folder)?.isDirectory()) rmSync(folder, { force: true })
  mkdirSync(folder, { recursive: true })
  // Links to a former version of the core. Others belong to the owner.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = entry.isSymbolicLink() ? readlinkSync(join(folder, entry.name)) : ''
    if (target.startsWith(`${dirname(from)}/`) && !target.startsWith(`${from}/`))
      rmSync(join(folder, entry.name))
  }
  for (const name of readdirSync(join(from, folder)))
    if (!lstatOf(join(folder, name))) symlinkSync(join(from, folder, name), join(folder, name))
}

/** All possible working folders of cores. Links of a former core are removed. */
const linkableFolders = ['libraries']

function linkWorkingFolders({ from, folders }: NonNullable<StartPlan['working']>): void {
  for (const name of linkableFolders) {
    removeCoreLinks(name, dirname(from))
    if (!folders.includes(name)) continue
    const found = lstatOf(name)
    if (found?.isDirectory()) linkMissing(join(from, name), name)
    else {
      if (found) rmSync(name)
      symlinkSync(join(from, name), name)
    }
  }
}

/**
 * Removes the agent's links: those into the folder of all cores, on this node or the server's
 * former one.
 */
function removeCoreLinks(path: string, cores: string): void {
  const found = lstatOf(path)
  if (found?.isSymbolicLink()) {
    const target = readlinkSync(path)
    const isOfMovedCore = /\/cores\/[^/]+\/libraries(?:\/|$)/.test(target) && !existsSync(path)
    if (target.startsWith(`${cores}/`) || isOfMovedCore) rmSync(path)
  } else if (found?.isDirectory())
    for (const entry of readdirSync(path)) removeCoreLinks(join(path, entry), cores)
}

function linkMissing(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [own, target] = [join(to, entry.name), join(from, entry.name)]
    const found = lstatOf(own)
    if (!found) symlinkSync(target, own)
    else if (entry.isDirectory() && found.isDirectory()) linkMissing(target, own)
  }
}

const [, , planFile = '', atStartFile = ''] = process.argv
const { atStart, recordName } = (await import(atStartFile)) as typeof AtStart
/** Files that the core itself has just brought. No owner has chosen their content. */
const brought = new Set<string>()
const plan: StartPlan = JSON.parse(readFileSync(planFile, 'utf8'))
try {
  for (const folder of plan.linked?.folders ?? []) link(plan.linked?.from ?? '', folder)
  for (const name of plan.copied?.names ?? []) {
    const from = join(plan.copied?.from ?? '', name)
    if (lstatOf(name) || !lstatOf(from)) continue
    cpSync(from, name, { recursive: true })
    brought.add(name)
  }
  if (plan.working) linkWorkingFolders(plan.working)
  const record = recordOf(recordName)
  for (const file of plan.files) put(file, record, { isBrought: brought.has(file.path) })
  const stored = `${JSON.stringify(Object.fromEntries(record))}\n`
  if (stored !== (read(recordName)?.text ?? '{}\n')) write(recordName, stored)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const why = code === 'ENOSPC' || code === 'EDQUOT' ? 'No space left on device' : (code ?? message)
  writeSync(2, `The settings could not be written: ${why}\n`)
  process.exit(1)
}
for (const jar of jarsWithLog4Shell(plan.jarFolders ?? []))
  writeSync(2, `WARNING: ${jar} brings an old Log4j of its own, open to Log4Shell. Update or remove it.\n`)
const [program] = plan.command
process.execve?.(program, plan.command)
