/*
 * The first program of a server: `node start-in-data.ts <plan.json>`, as the server's own user, in its sandbox and in its folder. It
 * writes the settings into the core's own files there and becomes the core. The agent itself writes nothing in that folder: whatever a
 * server has put there, links among it, leads no further than the server itself comes.
 */
import { randomBytes } from 'node:crypto'
import {
  cpSync,
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
import { mergedYaml } from './merged-yaml.ts'
import { mergedPlainProperties, mergedProperties, mergedToml, type SettingsFile } from './settings-files.ts'

/** What the agent wants done; see cores/kinds/. */
export type StartPlan = {
  files: SettingsFile[]
  /** Folders of the core that the server sees as its own: entries are links, unless it has some by that name. */
  linked?: { from: string; folders: string[] }
  /** Files and folders of the core, if it has them, that the server may change: copied if the server has none. */
  copied?: { from: string; names: string[] }
  command: [string, ...string[]]
}

const mostBytes = 4 * 2 ** 20

const lstatOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/** What is not a file, such as a pipe, would be waited for without end. */
function textOf(path: string): string | undefined {
  const found = lstatOf(path)
  return found?.isFile() && found.size <= mostBytes ? readFileSync(path, 'utf8') : undefined
}

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true })
  const fresh = `${path}.new`
  rmSync(fresh, { recursive: true, force: true })
  writeFileSync(fresh, text, { mode, flag: 'wx' })
  if (lstatOf(path)?.isDirectory()) rmSync(path, { recursive: true })
  renameSync(fresh, path)
}

function mergedText(file: Exclude<SettingsFile, { form: 'secret' }>, present: string | undefined): string {
  switch (file.form) {
    case 'whole':
      return file.text
    case 'properties':
      return mergedProperties(present ?? '', file.set)
    case 'plain-properties':
      return mergedPlainProperties(present ?? '', file.set)
    case 'toml':
      return mergedToml(present ?? file.fresh, file.set, file.replace)
    case 'yaml':
      return mergedYaml(present ?? '', file.set)
  }
}

function put(file: SettingsFile): void {
  const present = textOf(file.path)
  if (file.form === 'secret') {
    const text = file.text ?? (present?.trim() ? present : randomBytes(24).toString('base64url'))
    if (text !== present) write(file.path, text, 0o600)
    return
  }
  if (file.form === 'yaml' && file.unlessMissing && present === undefined) return
  const text = mergedText(file, present)
  if (text !== present) write(file.path, text)
}

function link(from: string, folder: string): void {
  if (!lstatOf(folder)?.isDirectory()) rmSync(folder, { force: true })
  mkdirSync(folder, { recursive: true })
  // Those to a former version of the core; others are the owner's.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = entry.isSymbolicLink() ? readlinkSync(join(folder, entry.name)) : ''
    if (target.startsWith(`${dirname(from)}/`) && !target.startsWith(`${from}/`))
      rmSync(join(folder, entry.name))
  }
  for (const name of readdirSync(join(from, folder)))
    if (!lstatOf(join(folder, name))) symlinkSync(join(from, folder, name), join(folder, name))
}

const plan: StartPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
try {
  for (const folder of plan.linked?.folders ?? []) link(plan.linked?.from ?? '', folder)
  for (const name of plan.copied?.names ?? []) {
    const from = join(plan.copied?.from ?? '', name)
    if (!lstatOf(name) && lstatOf(from)) cpSync(from, name, { recursive: true })
  }
  for (const file of plan.files) put(file)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const why = code === 'ENOSPC' || code === 'EDQUOT' ? 'No space left on device' : (code ?? message)
  writeSync(2, `The settings could not be written: ${why}\n`)
  process.exit(1)
}
const [program] = plan.command
process.execve?.(program, plan.command)
