import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { zipOf } from './fake-jars.ts'

/** A shell program that executes the fake server, whose source is in the file `text`. */
const program = (before: string, text: string) =>
  `#!/bin/sh\n${before}exec '${process.execPath.replaceAll("'", "'\\''")}' --no-warnings --input-type=module --eval "$(cat "${text}")"\n`

/**
 * Fake archives of Mojang's Bedrock server and PocketMine-MP for tests and offline use. They have
 * the official layouts, around a small server that this Node runs.
 */
export async function fakeBedrockArchives(): Promise<Record<'bedrock' | 'pocketmine' | 'php', Buffer>> {
  const source = await readFile(new URL('fake-bedrock/server.mjs', import.meta.url), 'utf8')
  const text = (kind: string) => Buffer.from(`globalThis.fakeServer = '${kind}'\n${source}`)
  return { bedrock: mojangs(text('bedrock')), pocketmine: text('pocketmine'), php: await php() }
}

/**
 * The program finds its libraries by LD_LIBRARY_PATH alone; the archive lacks the executable bit.
 */
function mojangs(server: Buffer): Buffer {
  const needs = `here=$(dirname "$0")\nif [ ! -e "$LD_LIBRARY_PATH/libCrypto.so" ]; then
  echo "$0: error while loading shared libraries: libCrypto.so: cannot open shared object file" >&2
  exit 127\nfi\n`
  const files: Record<string, string | Buffer> = {
    bedrock_server: program(needs, '$here/libCrypto.so'),
    'libCrypto.so': server,
    'bedrock_server_how_to.html': '<h1>How to use the dedicated server</h1>\n',
    'server.properties':
      'server-name=Dedicated Server\n' +
      '# Used as the server name\n' +
      '# Allowed values: Any string without semicolon symbol.\n\n' +
      'gamemode=survival\n' +
      'level-name=Bedrock level\n' +
      'server-port=19132\n' +
      'server-portv6=19133\n',
    'permissions.json': '[]\n',
    'allowlist.json': '[]\n',
    'profanity_filter.wlist': '',
    'config/default/permissions.json': '{ "allowed_modules": [] }\n',
    'behavior_packs/vanilla/manifest.json': '{ "format_version": 2 }\n',
    'resource_packs/vanilla/manifest.json': '{ "format_version": 2 }\n',
    'definitions/persona.json': '{}\n',
  }
  return zipOf(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])),
  )
}

/** PHP as PocketMine builds it: it finds its extensions only through the configured folder. */
async function php(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-fake-php-'))
  const extensions = 'bin/php7/lib/php/extensions/no-debug-zts-20240924'
  const needs = `if [ "\${2#date.timezone=}" != "$2" ]; then
  ls "/usr/share/zoneinfo/\${2#date.timezone=}" > /dev/null || exit 1
  export TZ="\${2#date.timezone=}"
  shift 2\nfi\n[ "$1" = -d ] && [ -e "\${2#extension_dir=}/pmmpthread.so" ] || {
  echo '[ERROR] Selected PHP binary does not satisfy some requirements.'
  exit 1\n}\n`
  try {
    await mkdir(path.join(folder, 'bin/php7/bin'), { recursive: true })
    await mkdir(path.join(folder, extensions), { recursive: true })
    await writeFile(path.join(folder, extensions, 'pmmpthread.so'), '')
    const file = path.join(folder, 'bin/php7/bin/php')
    await writeFile(file, program(needs, '$3'))
    await chmod(file, 0o755)
    await promisify(execFile)('tar', ['-C', folder, '-czf', path.join(folder, 'php.tar.gz'), 'bin'])
    return await readFile(path.join(folder, 'php.tar.gz'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
