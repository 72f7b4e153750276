import { execFile } from 'node:child_process'
import { constants, copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { serversDir } from '../folder/server-folder.ts'
import { findUserLauncher, makeSearchable } from './user-launcher.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
const uid = 40_000

/** A checkout in a home folder that only its owner can enter, with Node and the data in it. */
async function closedHome() {
  const home = await mkdtemp(join(tmpdir(), 'zubr-home-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const node = join(home, 'clone', 'node')
  const dataDir = join(home, "clone's data")
  const folder = join(serversDir(dataDir), 'one')
  await mkdir(join(home, 'clone'), { recursive: true })
  await copyFile(process.execPath, node, constants.COPYFILE_FICLONE)
  await mkdir(folder, { recursive: true })
  await mkdir(join(dataDir, 'cores'))
  await writeFile(join(dataDir, 'cores', 'core.txt'), 'a core')
  await writeFile(join(dataDir, 'auth-secret'), 'a secret', { mode: 0o600 })
  return { home, node, dataDir, folder }
}

test.runIf(isRoot)(
  'home folder: servers of other users reach their own files in a closed one, and nothing else',
  async () => {
    const { home, node, dataDir, folder } = await closedHome()
    const launcher = await findUserLauncher(uid, node, serversDir(dataDir))
    if (!launcher) return process.stdout.write('this machine lets root mount nothing: nothing to test\n')
    expect(launcher.kind).toBe('mounts')
    const script = `
    const fs = require('node:fs')
    const tryTo = (act) => { try { return act() } catch (error) { return error.code } }
    const dataDir = ${JSON.stringify(dataDir)}
    console.log(JSON.stringify({
      uid: process.getuid(), groups: process.getgroups(), cwd: process.cwd(),
      core: tryTo(() => fs.readFileSync(dataDir + '/cores/core.txt', 'utf8')),
      secret: tryTo(() => fs.readFileSync(dataDir + '/auth-secret', 'utf8')),
      home: tryTo(() => fs.readdirSync(${JSON.stringify(home)})),
      passwords: tryTo(() => fs.readFileSync('/etc/shadow', 'utf8')),
      other: tryTo(() => fs.writeFileSync(dataDir + '/cores/core.txt', '')),
    }))`
    const use = { uid, cwd: folder, folders: [join(dataDir, 'cores'), folder] }
    const [file, ...args] = launcher.command([node, '-e', script], use)
    const { stdout } = await run(file, args)
    expect(JSON.parse(stdout)).toEqual({
      uid,
      groups: [uid],
      cwd: folder,
      core: 'a core',
      secret: 'ENOENT',
      home: 'EACCES',
      passwords: 'EACCES',
      other: 'EACCES',
    })
    // Only that process sees the mounts.
    expect((await stat(home)).mode & 0o777).toBe(0o700)
  },
)

test.runIf(isRoot)(
  'data folder: an open one stays as it is, and a closed one becomes searchable but not listable',
  async () => {
    const { home, dataDir } = await closedHome()
    for (const [dir, mode] of [
      [home, 0o711],
      [dataDir, 0o755],
    ] as const) {
      await makeSearchable(dir)
      expect((await stat(dir)).mode & 0o777).toBe(mode)
    }
    expect((await findUserLauncher(uid, process.execPath, serversDir(dataDir)))?.kind).toBe('open')
  },
)
