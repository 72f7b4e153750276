import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { crc32, deflateRawSync } from 'node:zlib'
import { ensureSandboxTools, findProgram } from './sandbox-tools.ts'

const sources = fileURLToPath(new URL('fake-server', import.meta.url))

/**
 * Fake jars for tests and offline use, compiled once per machine with Debian's JDK: a server like
 * Paper, a self-extracting one like Paper and Mojang's bundle, a mod loader's installer, and a
 * proxy.
 */
export async function fakeJars(): Promise<
  Record<
    'server' | 'oldServer' | 'paper' | 'vanilla' | 'installer' | 'shimInstaller' | 'proxy' | 'broken',
    Buffer
  >
> {
  await ensureSandboxTools(() => undefined, ['openjdk-17-jdk-headless'])
  const classes = await compiled()
  const read = async (prefix: string) => {
    const names = (await readdir(classes)).filter((name) =>
      new RegExp(`^${prefix}(?:\\$.*)?\\.class$`).test(name),
    )
    const files = names.map(async (name) => [name, await readFile(path.join(classes, name))] as const)
    return Object.fromEntries(await Promise.all(files))
  }
  const parts = [
    'Server',
    'Addons',
    'Player',
    'PlayerLists',
    'PlayerCommands',
    'Json',
    'Forwarding',
    'ProxyProtocol',
    'Ticks',
    'World',
    'Nbt',
    'ModLauncher',
  ].map(read)
  const game = Object.assign({}, ...(await Promise.all(parts))) as Record<string, Buffer>
  const server = jar('Server', game)
  const shim = await read('Shim')
  const bundle = { ...(await read('Bundle')), ...shim, 'server.jar': server }
  const paper = jar('Bundle', { ...bundle, 'META-INF/patches.list': Buffer.from('server\n') })
  return {
    server,
    oldServer: jar('OldServer', { ...game, ...(await read('OldServer')) }),
    paper,
    vanilla: jar('Bundle', { ...bundle, 'META-INF/versions.list': Buffer.from('server\n') }),
    installer: jar('Bundle', bundle),
    shimInstaller: jar('Bundle', { ...bundle, 'shim.jar': jar('Shim', shim) }),
    proxy: jar('Proxy', { ...game, ...(await read('Proxy')) }),
    broken: jar('Bundle', { ...bundle, fails: Buffer.alloc(0) }),
  }
}

async function compiled(): Promise<string> {
  const files = (await readdir(sources)).toSorted().map((name) => path.join(sources, name))
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  const folder = path.join(
    tmpdir(),
    `zubr-fake-jars-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}`,
  )
  // The folder does not exist yet.
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0) return folder
  const making = await mkdtemp(`${folder}-`)
  await mkdir(making, { recursive: true })
  await promisify(execFile)(findProgram('javac') ?? 'javac', ['--release', '17', '-d', making, ...files])
  // Another test may have finished first.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }))
  return folder
}

const jar = (main: string, files: Record<string, Buffer>) =>
  zipOf({
    'META-INF/MANIFEST.MF': Buffer.from(`Manifest-Version: 1.0\r\nMain-Class: ${main}\r\n\r\n`),
    ...files,
  })

/** Creates a zip as common tools do; files named in `programs` are executable. */
export function zipOf(files: Record<string, Buffer>, programs: readonly string[] = []): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const own = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((0o100000 | (programs.includes(name) ? 0o755 : 0o644)) * 2 ** 16, 6)
    rest.writeUInt32LE(at, 10)
    list.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, rest, Buffer.from(name))
    parts.push(own)
    at += own.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}
