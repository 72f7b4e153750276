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
import { sameTree } from './copy-tree.ts'
import { imageMb, isGrown, makeFileSystem } from './image.ts'
import { deviceAt, devicesOf, mounts } from './mounts.ts'
import { serverDisks } from './server-disks.ts'
import { mayGrowMounted } from './testing/may-grow-mounted.ts'

const run = promisify(execFile)
const tenant = 20_001

/** A node's folder, on a disk of so many megabytes if given. */
async function nodeForTest(hostMb?: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('the tests of disks take Linux and root')
  await ensureSandboxTools(() => undefined, ['e2fsprogs', 'mount'])
  const top = await realpath(await mkdtemp(join(tmpdir(), 'zubr-disks-')))
  const dataDir = join(top, 'data')
  await mkdir(dataDir)
  // As everything is on a machine with systemd: what is unmounted here is gone from the namespaces that other tests make meanwhile.
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
  const disks = serverDisks({ dataDir, warn: (line) => warnings.push(line) })
  const newPlace = async () => {
    const id = randomUUID()
    const folder = join(dataDir, 'servers', id)
    await mkdir(folder, { recursive: true })
    return { id, folder, data: join(folder, 'data') }
  }
  return { dataDir, disks, warnings, newPlace, place: await newPlace() }
}

/** What a shell says that the tenant runs in its folder. */
async function asTenant(cwd: string, script: string): Promise<string> {
  const user = ['--reuid', String(tenant), '--regid', String(tenant), '--clear-groups', '--no-new-privs']
  const { stdout } = await run('setpriv', [...user, 'bash', '-c', `exec 2>&1; ${script}; true`], { cwd })
  return stdout
}

test('a file system is known to take all of its file, so that a start leaves it as it is', async () => {
  const { dataDir } = await nodeForTest()
  const [file, plan] = [join(dataDir, 'image'), join(dataDir, 'of-a-plan')]
  await run('truncate', ['-s', '64M', file])
  expect(await isGrown(file)).toBe(false)
  await makeFileSystem(file, 40, tenant)
  expect(await isGrown(file)).toBe(true)
  await run('truncate', ['-s', '96M', file])
  expect(await isGrown(file)).toBe(false)
  // Of this size the last group would hold two megabytes.
  await run('truncate', ['-s', `${imageMb(5_120)}M`, plan])
  await makeFileSystem(plan, 5_120, tenant)
  expect(await isGrown(plan)).toBe(true)
})

test('a server can fill what its plan has, and no byte more by any way', async () => {
  const { disks, place, warnings } = await nodeForTest()
  await disks.open(place, 100, tenant)
  expect((await disks.usage(place))?.limitMb).toBeGreaterThanOrEqual(100)
  expect(await asTenant(place.data, 'fallocate -l 12G big')).toContain('No space left')
  expect(await asTenant(place.data, 'rm -f big; exec 7>gone; rm gone; head -c 200M /dev/zero >&7')).toContain(
    'No space left',
  )
  expect(await asTenant(place.data, 'head -c 100M /dev/zero >all; stat -c %s all')).toBe('104857600\n')
  expect(await asTenant(place.data, 'head -c 100M /dev/zero >more')).toContain('No space left')
  // A full one is listed and emptied.
  expect(await asTenant(place.data, 'ls; rm -v all more; echo new >file; cat file')).toContain('new\n')
  expect((await disks.usage(place))?.usedMb).toBeLessThan(5)
  const { stdout } = await run('findmnt', ['-no', 'OPTIONS', place.data])
  expect(stdout).toMatch(/nosuid,nodev/)
  expect(warnings).toEqual([])
})

test('files without a byte fill a disk too, which is known without a walk, and goes when they are deleted', async () => {
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

test('a larger plan is there at once while the server runs, a smaller one at its next start, if all fits', async () => {
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
    expect(warnings.splice(0)).toEqual([expect.stringContaining('takes its new size at its next start')])
    await end(writer)
    await disks.open(place, 200, tenant)
    writer = await write()
  }
  expect(await asTenant(place.data, 'head -c 180M /dev/zero >all && echo fits')).toBe('fits\n')
  // It does not fit, and somebody is in it.
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

test('room that was sold is set aside: a node whose disk is full breaks no server’s', async () => {
  const { dataDir, disks, place, warnings } = await nodeForTest(1_400)
  await disks.open(place, 100, tenant)
  await run('sh', ['-c', 'head -c 2G /dev/zero >filler || true'], { cwd: dataDir })
  expect(await asTenant(place.data, 'head -c 100M /dev/urandom >all && sync . && echo fits')).toBe('fits\n')
  expect(warnings).toEqual([])
})

test('where the node has not the room, the operator is told; a disk that broke for it is mended once there is room', async () => {
  const { dataDir, disks, place, warnings } = await nodeForTest(300)
  await disks.open(place, 200, tenant)
  expect(warnings).toEqual([expect.stringContaining('this node has not the room')])
  await asTenant(place.data, 'echo kept >world; sync world')
  await run('sh', ['-c', 'head -c 1G /dev/zero >filler || true'], { cwd: dataDir })
  await asTenant(place.data, 'head -c 150M /dev/urandom >all; sync .')
  await rm(join(dataDir, 'filler'))
  // Somebody begins in mounts of its own just then, and so uses the broken one for a while longer.
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

/** What a plain folder of a server may hold. */
const odd = [
  'mkdir -p world/region "with space" .hidden closed $(printf "deep/%.0s" $(seq 1 300))',
  'head -c 3M /dev/urandom >world/region/r.0.0.mca; truncate -s 40M sparse; ln world/region/r.0.0.mca hard',
  'ln -s /etc/shadow link; ln -s nowhere dangling; mkfifo pipe; printf x >"$(printf "new\\nline")"; chmod 0 closed',
  'for i in $(seq 1 200); do echo $i >world/$i; done; touch -d 2020-01-01 world/1',
].join('; ')

test('a plain folder becomes a disk with all that it held, also if its agent is killed at any moment of that', async () => {
  const { dataDir, disks, newPlace, warnings } = await nodeForTest()
  const kept = join(dataDir, 'kept')
  /** From when this file is there the kill comes at any moment. */
  const moments = ['data.img.new', 'data.filling', 'data.filling', 'data.plain', 'data.img']
  let unfinished = 0
  for (const moment of moments) {
    const place = await newPlace()
    await mkdir(place.data, { mode: 0o700 })
    await run('chown', [`${tenant}:${tenant}`, place.data])
    expect(await asTenant(place.data, odd)).toBe('')
    await rm(kept, { recursive: true, force: true })
    await run('cp', ['-aT', place.data, kept])
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
    expect(await sameTree(place.data, kept)).toBe(true)
    await disks.open(place, 64, tenant)
    expect(await sameTree(place.data, kept)).toBe(true)
    expect(warnings).toEqual([])
    expect((await disks.usage(place))?.limitMb).toBeGreaterThanOrEqual(64)
    expect((await readdir(place.folder)).sort()).toEqual(['data', 'data.img'])
    await disks.remove(place)
  }
  expect(unfinished).toBeGreaterThan(0)
})

test('a folder that holds more than the plan stays as it is, and the operator is told', async () => {
  const { disks, place, warnings } = await nodeForTest()
  await mkdir(place.data)
  await writeFile(join(place.data, 'world'), Buffer.alloc(40 * 2 ** 20, 1))
  await disks.open(place, 20, tenant)
  expect(warnings).toEqual([expect.stringContaining('nothing limits it')])
  expect((await readFile(join(place.data, 'world'))).length).toBe(40 * 2 ** 20)
  expect(await readdir(place.folder)).toEqual(['data'])
})

test('after the machine went down in the middle of work, a disk is mended and holds what was synced', async () => {
  const { disks, place, newPlace } = await nodeForTest()
  await disks.open(place, 50, tenant)
  await asTenant(place.data, 'echo kept >world; sync world; for i in $(seq 500); do echo $i >$i; done')
  const other = await newPlace()
  // As it is on the disk at this moment, in use.
  await copyFile(join(place.folder, 'data.img'), join(other.folder, 'data.img'))
  await disks.mount(other)
  expect(await asTenant(other.data, 'cat world')).toBe('kept\n')
})

test('a file system that somebody still uses is not read twice at a time', async () => {
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
  // Others on this machine, who began in mounts of their own meanwhile, may have it for a moment longer.
  await eventually(async () => expect(await devicesOf(join(place.folder, 'data.img'))).toEqual([]))
})

test('a server that is deleted leaves no mount and no device, also if its agent was killed in the middle', async () => {
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
  // Others on this machine, who began in mounts of their own meanwhile, may have it for a moment longer.
  await eventually(async () => {
    const { stdout } = await run('losetup', ['--list', '--noheadings', '--output', 'BACK-FILE'])
    expect(stdout).not.toContain(dataDir)
  })
})

test('what a machine lacks is said in words, and what works lacks nothing and leaves nothing', async () => {
  const { dataDir, disks, place } = await nodeForTest()
  expect(await disks.verify()).toEqual([])
  expect(await readdir(dataDir)).toEqual(['servers'])
  expect(await disks.usage(place)).toBeUndefined()
})
