import { createHash } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '@zubr/process/error-code'
import ssh2 from 'ssh2'

type HostKey = { key: string; fingerprint: string }

/** The node's ed25519 key, created at its first start. Clients recognize the node by it. */
export async function hostKey(file: string): Promise<HostKey> {
  const stored = await read(file)
  if (stored) return stored
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const made = ssh2.utils.generateKeyPairSync('ed25519')
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${made.private.trim()}\n`, { mode: 0o600, flush: true })
  try {
    // Never replaces a key that clients know.
    await link(unfinished, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { force: true })
  }
  const now = await read(file)
  if (!now) throw new Error('the host key could not be stored')
  return now
}

async function read(file: string): Promise<HostKey | undefined> {
  try {
    const key = await readFile(file, 'utf8')
    return { key, fingerprint: fingerprintOf(key) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const magic = 'openssh-key-v1\0'

/** The fingerprint of the public half, which comes first in OpenSSH's format of a private key. */
function fingerprintOf(key: string): string {
  const bytes = Buffer.from(key.replace(/-----[^-]+-----/g, ''), 'base64')
  if (bytes.toString('latin1', 0, magic.length) !== magic) throw new Error('the host key is none')
  let at = magic.length
  // Skips the cipher, the key derivation function and its options. The number of keys follows.
  for (let n = 0; n < 3; n += 1) at += 4 + bytes.readUInt32BE(at)
  at += 4
  const blob = bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at))
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`
}
