import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { hashOf } from '../../backups/crash-recovery/testing/folder.ts'

const jarsAtOnce = 40
const jarBytes = 8_192
const settingsOfPack = 60

/** Serves jars and modpacks, each with unique content. Depends on no test framework. */
export async function addonsToFetch() {
  const served = new Map<string, Buffer>()
  let made = 0
  const server = createServer((request, response) => {
    const content = served.get(request.url?.slice(1) ?? '')
    if (content) response.end(content)
    else response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // A TCP server has an AddressInfo.
  const host = `127.0.0.1:${port}`
  const hex = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('hex')
  const fresh = (text: string) => Buffer.alloc(jarBytes, `${text} ${made} `)

  function serve(ending: string, content: Buffer) {
    made += 1
    const name = `${made}.${ending}`
    served.set(name, content)
    const hash = `sha512:${hex('sha512', content)}`
    return { name, url: `http://${host}/${name}`, bytes: content.length, hash }
  }
  const jars = () =>
    Array.from({ length: jarsAtOnce }, () => {
      const content = fresh('jar')
      return { file: serve('jar', content), hash: hashOf(content), content }
    })

  return {
    hosts: [host],
    jars,
    /** Returns the modpack, and the files that a server has of it in `mods` and `config`. */
    async pack() {
      const files: Record<string, string> = {}
      const zip = new ZipFile()
      const index = jars().map(({ file, hash, content }, i) => {
        files[`mods/m${i}.jar`] = hash
        const hashes = { sha1: hex('sha1', content), sha512: hex('sha512', content) }
        return { path: `mods/m${i}.jar`, hashes, downloads: [file.url], fileSize: content.length }
      })
      const version = String(made)
      // Each version has some files that the one before does not have.
      for (let i = 0; i < settingsOfPack; i += 1) {
        const path = `config/${(made + i * 7) % 100}.toml`
        const content = fresh(`settings ${i}`)
        if (files[path]) continue
        files[path] = hashOf(content)
        zip.addBuffer(content, `overrides/${path}`)
      }
      const packIndex = {
        formatVersion: 1,
        game: 'minecraft',
        versionId: version,
        name: 'Isles',
        files: index,
      }
      const dependencies = { minecraft: '1.21.1', 'fabric-loader': '0.16.9' }
      zip.addBuffer(Buffer.from(JSON.stringify({ ...packIndex, dependencies })), 'modrinth.index.json')
      zip.end()
      return { file: serve('mrpack', await buffer(zip.outputStream)), files }
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
