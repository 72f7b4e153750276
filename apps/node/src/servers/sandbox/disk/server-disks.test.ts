import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../testing/servers.ts'
import { removeWithLeftOvers } from '../testing/left-overs.ts'
import { isSameTree } from './copy-tree.ts'
import { fillsImage, imageMb, makeFileSystem } from './image.ts'
import { deviceAt, devicesOf, mounts } from './mounts.ts'
import { ServerDisks } from './server-disks.ts'
import { mayGrowMounted } from './testing/may-grow-mounted.ts'

const run = promisify(execFile)
const tenant = 20_001

/** A node's data folder, on a disk of this many megabytes if given. */
async function nodeForTest(hostMb?: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('the tests of disks take Linux and root')
  await ensureSandboxTools(() => undefined, ['e2fsprogs', 'mount'])
  const top = await realpath(await mkdtemp(join(tmpdir(), 'zubr-disks-')))
  const dataDir = join(top, 'data')
  await mkdir(dataDir)
  // Shared mounts, as with systemd: an unmount also applies in namespaces that other tests make
  // meanwhile.
  await run('mount', ['--bind', top, top])
  await run('mount', ['--make-shared', top])
  onTestFinished(() => removeWithLeftOvers(top).then(() => undefined))
  if (hostMb) {
    const host = join(top, 'host.img')
    await run('truncate', ['-s', `${hostMb}M`, host])
    await run('mkfs.ext4', ['-q', host])
    await run('mount', ['-o', 'loop', host, dataDir])
  }
  const warnings: string[] = []
  const disks = new ServerDisks({ dataDir, warn: (line) => warnings.push(line) })
  const newPlace = async () => {
    const id = randomUUID()
    const folder = join(dataDir, 'servers', id)
    await mkdir(folder, { recursive: true })
    return { id, folder, data: join(folder, 'data') }
  }
  return { dataDir, disks, warnings, newPlace, place: await newPlace() }
}

/** Runs a shell script as the tenant and resolves to its output. */
async function asTenant(cwd: string, script: string): Promise<string> {
  const user = ['--reuid', String(tenant), '--regid', String(tenant), '--clear-groups', '--no-new-privs']
  const { stdout } = await run('setpriv', [...user, 'bash', '-c', `exec 2>&1; ${script}; true`], { cwd })
  return stdout
}

test('disk size: a file system that fills its file is recognised, so a start does not grow it', async () => {
  const { dataDir } = await nodeForTest()
  const [file, plan] = [join(dataDir, 'image'), join(dataDir, 'of-a-plan')]
  await run('truncate', ['-s', '64M', file])
  expect(await fillsImage(file)).toBe(false)
  await makeFileSystem(file, 40, tenant)
  expect(await fillsImage(file)).toBe(true)
  await run('truncate', ['-s', '96M', file])
  expect(await fillsImage(file)).toBe(false)
  // With this size the last block group would have two megabytes.
  await run('truncate', ['-s', `${imageMb(5_120)}M`, plan])
  await makeFileSystem(plan, 5_120, tenant)
  expect(await fillsImage(plan)).toBe(true)
})

test('disk size: a server can fill its plan’s size, and no byte more in any way', async () => {
  const { disks, place, warnings } = await nodeForTest()
  await disks.open(place, 100, tenant)
  expect((await disks.usage(place))?.limitMb).toBeGreaterThanOrEqual(100)
  expect(await asTenant(place.data, 'fallocate -l 12G big')).toContain('No space left')
  expect(await asTenant(place.data, 'rm -f big; exec 7>gone; rm gone; head -c 200M /dev/zero >&7')).toContain(
    'No space left',
  )
  expect(await asTenant(place.data, 'head -c 100M /dev/zero >all; stat -c %s all')).toBe('104857600\n')
  expect(await asTenant(place.data, 'head -c 100M /dev/zero >more')).toContain('No space left')
  // A full disk can be listed and emptied.
  expect(await asTenant(place.data, 'ls; rm -v all more; echo new >file; cat file')).toContain('new\n')
  expect((await disks.usage(place))?.usedMb).toBeLessThan(5)
  const { stdout } = await run('findmnt', ['-no', 'OPTIONS', place.data])
  expect(stdout).toMatch(/nosuid,nodev/)
  expect(warnings).toEqual([])
})

test('disk size: empty files fill a disk too, are counted without a walk, and are freed by deletion', async () => {
  const { disks, place } = await nodeForTest()
  await disks.open(place, 16, tenant)
  const before = await disks.usage(place)
  expect(before?.filesLimit).toBeGreaterThan(2_000)
  expect(await asTenant(place.data, 'for i in $(seq 1 9000); do >f$i || break; done')).toContain(
    'No space left',
  )
  const full = await disks.usage(place)
  expect(full?.files).toBe(full?.filesLimit)
  await asTenant(place.data, 'find . -name "f*" -delete; >one')
  expect((await disks.usage(place))?.files).toBe((before?.files ?? 0) + 1)
})

test('disk size: the start of a server waits for the last process of its former run', async () => {
  const { disks, place, warnings } = await nodeForTest()
  await disks.open(place, 50, tenant)
  for (const diskMb of [200, 50]) {
    const last = spawn('sh', ['-c', 'echo; exec sleep 1'], { cwd: place.data })
    await once(last.stdout, 'data')
    await disks.open(place, diskMb, tenant)
    expect(((await disks.usage(place))?.limitMb ?? 0) / diskMb).toBeCloseTo(1, 0)
  }
  expect(warnings).toEqual([])
})

test('disk size: a larger plan applies at once, a smaller one at the next start if all files fit', async () => {
  const { disks, place, warnings } = await nodeForTest()
  await disks.open(place, 50, tenant)
  const write = async () => {
    const script = 'echo kept >world; echo; exec sleep 1000'
    const child = spawn('setpriv', ['--reuid', String(tenant), 'sh', '-c', script], { cwd: place.data })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    return child
  }
  const end = async (child: ChildProcess) => child.kill('SIGKILL') && (await once(child, 'exit'))
  let writer = await write()
  await disks.open(place, 200, tenant)
  if (!(await mayGrowMounted())) {
    expect(warnings.splice(0)).toEqual([expect.stringContaining('gets its new size at its next start')])
    await end(writer)
    await disks.open(place, 200, tenant)
    writer = await write()
  }
  expect(await asTenant(place.data, 'head -c 180M /dev/zero >all && echo fits')).toBe('fits\n')
  // The files do not fit, and the disk is in use.
  await disks.open(place, 50, tenant)
  expect((await disks.usage(place))?.limitMb).toBeGreaterThanOrEqual(200)
  await end(writer)
  await disks.open(place, 50, tenant)
  expect((await disks.usage(place))?.limitMb).toBeGreaterThanOrEqual(200)
  await asTenant(place.data, 'rm all')
  await disks.open(place, 50, tenant)
  expect((await disks.usage(place))?.limitMb).toBeLessThan(60)
  expect(await asTenant(place.data, 'cat world')).toBe('kept\n')
  expect((await stat(place.data)).uid).toBe(tenant)
  expect(warnings).toEqual([])
})

test('full disk: the space of servers’ disks is reserved, so a full node corrupts none', async () => {
  const { dataDir, disks, place, warnings } = await nodeForTest(1_400)
  await disks.open(place, 100, tenant)
  await run('sh', ['-c', 'head -c 2G /dev/zero >filler || true'], { cwd: dataDir })
  expect(await asTenant(place.data, 'head -c 100M /dev/urandom >all && sync . && echo fits')).toBe('fits\n')
  expect(warnings).toEqual([])
})

test('full disk: the operator is warned without enough space; a broken disk is repaired with more', async () => {
  const { dataDir, disks, place, warnings } = await nodeForTest(300)
  await disks.open(place, 200, tenant)
  expect(warnings).toEqual([expect.stringContaining('this node has less free space')])
  await asTenant(place.data, 'echo kept >world; sync world')
  await run('sh', ['-c', 'head -c 1G /dev/zero >filler || true'], { cwd: dataDir })
  await asTenant(place.data, 'head -c 150M /dev/urandom >all; sync .')
  await rm(join(dataDir, 'filler'))
  // A process with a new mount namespace keeps the broken file system in use for a while.
  const other = spawn('unshare', ['--mount', 'sh', '-c', 'echo begun; read _'])
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  await disks.close(place)
  const opened = disks.open(place, 200, tenant)
  while (!(await deviceAt(place.data)));
  other.stdin.end()
  await opened
  expect(await asTenant(place.data, 'rm -f all; cat world; head -c 50M /dev/zero >all && echo fits')).toBe(
    'kept\nfits\n',
  )
})

/** Unusual files of a server's plain folder. */
const odd = [
  'mkdir -p world/region "with space" .hidden closed $(printf "deep/%.0s" $(seq 1 300))',
  'head -c 3M /dev/urandom >world/region/r.0.0.mca; truncate -s 40M sparse; ln world/region/r.0.0.mca hard',
  'ln -s /etc/shadow link; ln -s nowhere dangling; mkfifo pipe; printf x >"$(printf "new\\nline")"; chmod 0 closed',
  'for i in $(seq 1 200); do echo $i >world/$i; done; touch -d 2020-01-01 world/1',
].join('; ')

test('migration: a plain folder becomes a disk with all its files, even if its agent is killed meanwhile', async () => {
  const { dataDir, disks, newPlace, warnings } = await nodeForTest()
  const content = join(dataDir, 'kept')
  /** The kill comes at some time after this file exists. */
  const moments = ['data.img.new', 'data.filling', 'data.filling', 'data.plain', 'data.img']
  let unfinished = 0
  for (const moment of moments) {
    const place = await newPlace()
    await mkdir(place.data, { mode: 0o700 })
    await run('chown', [`${tenant}:${tenant}`, place.data])
    expect(await asTenant(place.data, odd)).toBe('')
    await rm(content, { recursive: true, force: true })
    await run('cp', ['-aT', place.data, content])
    const child = spawn(process.execPath, [
      fileURLToPath(new URL('testing/agent.ts', import.meta.url)),
      JSON.stringify({ dataDir, place, diskMb: 64, uid: tenant }),
    ])
    const exited = once(child, 'exit')
    while (!(await readdir(place.folder)).includes(moment) && child.exitCode === null);
    child.kill('SIGKILL')
    await exited
    if ((await readdir(place.folder)).some((name) => !['data', 'data.img'].includes(name))) unfinished += 1
    await disks.mount(place)
    expect(await isSameTree(place.data, content)).toBe(true)
    await disks.open(place, 64, tenant)
    expect(await isSameTree(place.data, content)).toBe(true)
    expect(warnings).toEqual([])
    expect((await disks.usage(place))?.limitMb).toBeGreaterThanOrEqual(64)
    expect((await readdir(place.folder)).sort()).toEqual(['data', 'data.img'])
    await disks.remove(place)
  }
  expect(unfinished).toBeGreaterThan(0)
})

test('migration: a folder larger than the plan stays as it is, and the operator is warned', async () => {
  const { disks, place, warnings } = await nodeForTest()
  await mkdir(place.data)
  await writeFile(join(place.data, 'world'), Buffer.alloc(40 * 2 ** 20, 1))
  await disks.open(place, 20, tenant)
  expect(warnings).toEqual([expect.stringContaining('its size is not limited')])
  expect((await readFile(join(place.data, 'world'))).length).toBe(40 * 2 ** 20)
  expect(await readdir(place.folder)).toEqual(['data'])
})

test('power failure: a disk that was in use is repaired and has everything that was synced', async () => {
  const { disks, place, newPlace } = await nodeForTest()
  await disks.open(place, 50, tenant)
  await asTenant(place.data, 'echo kept >world; sync world; for i in $(seq 500); do echo $i >$i; done')
  const other = await newPlace()
  // A copy of the image while it is in use.
  await copyFile(join(place.folder, 'data.img'), join(other.folder, 'data.img'))
  await disks.mount(other)
  expect(await asTenant(other.data, 'cat world')).toBe('kept\n')
})

test('mount: a file system that is still in use is not mounted twice', async () => {
  const { disks, place } = await nodeForTest()
  await disks.open(place, 50, tenant)
  const container = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', 'echo; exec cat'], {
    cwd: place.data,
  })
  onTestFinished(() => void container.kill('SIGKILL'))
  await once(container.stdout, 'data')
  await disks.close(place)
  expect(await devicesOf(join(place.folder, 'data.img'))).toHaveLength(1)
  await disks.open(place, 50, tenant)
  await run('nsenter', ['-t', String(container.pid), '-m', 'sh', '-c', `echo seen >'${place.data}/file'`])
  expect(await readFile(join(place.data, 'file'), 'utf8')).toBe('seen\n')
  container.kill('SIGKILL')
  await once(container, 'exit')
  await disks.close(place)
  // Other processes with new mount namespaces may keep it in use for a moment.
  await eventually(async () => expect(await devicesOf(join(place.folder, 'data.img'))).toEqual([]))
})

test('deletion: a server leaves no mount and no device, even if its agent was killed meanwhile', async () => {
  const { dataDir, disks, place, newPlace } = await nodeForTest()
  const [half, lost] = [await newPlace(), await newPlace()]
  for (const one of [place, half, lost]) await disks.open(one, 20, tenant)
  await asTenant(place.data, 'head -c 50M /dev/zero >all')
  await disks.remove(place)
  await rm(place.folder, { recursive: true })
  await rename(half.folder, join(dataDir, 'servers', `.deleting-${half.id}`))
  await disks.cleanUp([lost.id])
  expect((await mounts()).map(({ at }) => at).filter((at) => at.startsWith(dataDir))).toEqual([lost.data])
  await rm(join(dataDir, 'servers', `.deleting-${half.id}`), { recursive: true })
  await disks.close(lost)
  // Other processes with new mount namespaces may keep it in use for a moment.
  await eventually(async () => {
    const { stdout } = await run('losetup', ['--list', '--noheadings', '--output', 'BACK-FILE'])
    expect(stdout).not.toContain(dataDir)
  })
})

test('verify: missing requirements are described; a machine that has all of them is left clean', async () => {
  const { dataDir, disks, place } = await nodeForTest()
  expect(await disks.verify()).toEqual([])
  expect(await readdir(dataDir)).toEqual(['servers'])
  expect(await disks.usage(place)).toBeUndefined()
})
