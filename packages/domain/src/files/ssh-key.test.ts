import { expect, test } from 'vitest'
import { readSshKey } from './ssh-key.ts'

const field = (bytes: string) => String.fromCharCode(0, 0, bytes.length >> 8, bytes.length & 255) + bytes
const keyOf = (...fields: string[]) => btoa(fields.map(field).join(''))
const ed25519 = keyOf('ssh-ed25519', 'k'.repeat(32))
const rsa = (bits: number) => keyOf('ssh-rsa', '\x01\x00\x01', `\0\x80${'n'.repeat(bits / 8 - 1)}`)
const point = (length: number) => `\x04${'p'.repeat(length - 1)}`

test.each([
  ['ssh-ed25519', ed25519],
  ['sk-ssh-ed25519@openssh.com', keyOf('sk-ssh-ed25519@openssh.com', 'k'.repeat(32), 'ssh:')],
  ['ecdsa-sha2-nistp256', keyOf('ecdsa-sha2-nistp256', 'nistp256', point(65))],
  ['ecdsa-sha2-nistp521', keyOf('ecdsa-sha2-nistp521', 'nistp521', point(133))],
  [
    'sk-ecdsa-sha2-nistp256@openssh.com',
    keyOf('sk-ecdsa-sha2-nistp256@openssh.com', 'nistp256', point(65), 'ssh:'),
  ],
  ['ssh-rsa', rsa(2048)],
  ['ssh-rsa', rsa(4096)],
])('SSH key: type %s is parsed', (type, blob) => {
  expect(readSshKey(`${type} ${blob} miner at home\n`)).toEqual({ type, blob, comment: 'miner at home' })
  expect(readSshKey(`  ${type}\t${blob}  `)).toEqual({ type, blob, comment: '' })
})

test('SSH key: a public key saved by PuTTYgen is parsed', () => {
  const file = (end: string) =>
    [
      '---- BEGIN SSH2 PUBLIC KEY ----',
      'Comment: "eddsa-key-20261120"',
      'Subject: a long \\',
      '  header',
      ed25519.slice(0, 40),
      ed25519.slice(40),
      '---- END SSH2 PUBLIC KEY ----',
      '',
    ].join(end)
  for (const end of ['\n', '\r\n'])
    expect(readSshKey(file(end))).toEqual({
      type: 'ssh-ed25519',
      blob: ed25519,
      comment: 'eddsa-key-20261120',
    })
})

test.each([
  ['-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE KEY-----', 'private'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE', 'private'],
  ['-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIE', 'private'],
  ['---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nP2/56wAAA', 'private'],
  ['PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none', 'private'],
  [`ssh-rsa ${rsa(1024)}`, 'weak'],
  [`ssh-dss ${keyOf('ssh-dss', 'p', 'q', 'g', 'y')}`, 'kind'],
  [`ssh-ed25519-cert-v01@openssh.com ${keyOf('ssh-ed25519-cert-v01@openssh.com', 'x')}`, 'kind'],
  ['', 'shape'],
  ['hello', 'shape'],
  [`ssh-ed25519 ${ed25519.slice(0, 30)}`, 'shape'],
  [`ssh-rsa ${ed25519}`, 'shape'],
  [`ssh-ed25519 ${keyOf('ssh-ed25519', 'k'.repeat(31))}`, 'shape'],
  [`ssh-ed25519 ${keyOf('ssh-ed25519', 'k'.repeat(32), 'more')}`, 'shape'],
  [`ecdsa-sha2-nistp256 ${keyOf('ecdsa-sha2-nistp256', 'nistp384', point(65))}`, 'shape'],
  [`command="rm -rf /" ssh-ed25519 ${ed25519}`, 'shape'],
  [`ssh-ed25519 ${ed25519}\nssh-ed25519 ${ed25519}`, 'shape'],
  [`ssh-rsa ${keyOf('ssh-rsa', '\x03', `\0\x80${'n'.repeat(16_384 / 8)}`)}`, 'shape'],
])('SSH key: an unsupported key is refused with its reason: %#', (text, fault) => {
  expect(readSshKey(text)).toBe(fault)
})
