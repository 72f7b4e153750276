import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JavaRelease } from '@zubr/contracts/cores/packages'
import { expect, onTestFinished, test } from 'vitest'
import { CoreFileStore } from '../store/core-file-store.ts'
import { unpackTarGz } from '../store/tar.ts'
import { architecture, JavaInstallations, javaProgram, type RequestedJava } from './java-installations.ts'

const run = promisify(execFile)

async function makeJava(home: string, version: string): Promise<void> {
  await mkdir(join(home, 'bin'), { recursive: true })
  await mkdir(join(home, 'legal'))
  await writeFile(join(home, 'release'), `IMPLEMENTOR="Somebody"\nJAVA_VERSION="${version}"\n`)
  await writeFile(join(home, 'bin/java'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 })
  await writeFile(join(home, 'legal/COPYING'), 'as it is')
  await symlink('COPYING', join(home, 'legal/LICENSE'))
}

/** A machine with some Java versions, and a source that offers others as archives. */
async function machineForTest(here: readonly string[], offered: readonly string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-java-'))
  const place = join(dir, 'jvm')
  await mkdir(place)
  for (const version of here) await makeJava(join(place, `java-${version}`), version)
  const releases: JavaRelease[] = []
  const files = new Map<string, Buffer>()
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    response.end(files.get(request.url ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await rm(dir, { recursive: true, force: true })
  })
  const address = server.address()
  for (const version of offered) {
    const name = `jdk-${version}-${'a-long-name-'.repeat(10)}`
    await makeJava(join(dir, name), version)
    const archive = join(dir, `${version}.tar.gz`)
    await run('tar', ['-C', dir, '-czf', archive, name])
    const content = await readFile(archive)
    files.set(`/${version}`, content)
    const file = {
      name: `java-${version}.tar.gz`,
      url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/${version}`,
      bytes: content.length,
      hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    }
    releases.push({ java: Number(version.split('.')[0]), architecture, release: version, file })
  }
  const folder = join(dir, 'javas')
  const present = new JavaInstallations({
    folder,
    store: new CoreFileStore(join(dir, 'files')),
    userAgent: 'zubr',
    places: [place],
  })
  present.offer(releases)
  const have = (change: Partial<RequestedJava>) =>
    present.ensure(
      { java: 17, core: 'paper', version: '1.18.2', ...change },
      { signal: new AbortController().signal, progress: () => undefined },
    )
  return { have, folder, dir, requests: () => requests }
}

test('Java: a version installed on the machine is used as it is', async () => {
  const { have, requests } = await machineForTest(['17.0.15', '1.8.0_402'], ['17.0.9', '8.0.402'])
  expect((await have({ java: 17 })).home).toMatch(/jvm\/java-17\.0\.15$/)
  expect((await have({ java: 8 })).home).toMatch(/jvm\/java-1\.8/)
  expect(requests()).toBe(0)
})

test('Java: a missing version is downloaded once, with links and long names', async () => {
  const { have, requests, folder } = await machineForTest(['17.0.15'], ['21.0.4'])
  const [java, again] = await Promise.all([have({ java: 21 }), have({ java: 21 })])
  expect(again).toEqual(java)
  await have({ java: 21 })
  expect(requests()).toBe(1)
  expect((await run(javaProgram(java))).stdout).toBe('21.0.4\n')
  expect(await readFile(join(java.home, 'legal/LICENSE'), 'utf8')).toBe('as it is')
  expect(await readdir(folder)).toHaveLength(1)
})

test('Java: another version is used only if it is later and known to work', async () => {
  const { have } = await machineForTest(['21.0.4'], [])
  await expect(have({ java: 25, version: '26.1' })).rejects.toThrow('it asks for Java 25')
  await expect(have({ java: 17, version: '1.18.2' })).rejects.toThrow('it asks for Java 17')
  expect((await have({ java: 17, version: '1.20.4' })).major).toBe(21)
})

test.each([
  ['../outside', 'a name in the archive leads out of it'],
  ['link', 'a link in the archive leads out of it'],
])('Java: an archive with %s is refused', async (kind, message) => {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-tar-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await mkdir(join(dir, 'in/deep'), { recursive: true })
  await writeFile(join(dir, 'in/outside'), 'x')
  await symlink('../../etc/passwd', join(dir, 'in/deep/link'))
  const what = kind === 'link' ? ['-C', join(dir, 'in'), 'deep'] : ['-P', '-C', join(dir, 'in/deep'), kind]
  await run('tar', ['-czf', join(dir, 'a.tar.gz'), ...what])
  await mkdir(join(dir, 'out'))
  await expect(unpackTarGz(join(dir, 'a.tar.gz'), join(dir, 'out'))).rejects.toThrow(message)
})
