import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** One element of DER: tag, length, content. Source: X.690, sections 8.1 and 10.1. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...content: Buffer[]) => der(0x30, ...content)
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`))

/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2. Source: RFC 5758, section 3.2. */
const signatureAlgorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))

function nameOf(commonName: string): Buffer {
  const attribute = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(commonName)))
  return sequence(der(0x31, attribute))
}

/**
 * A new self-signed certificate for an hour, and its key. OpenSSL is not on every machine. Source:
 * RFC 5280, section 4.1.
 */
export function makeCertificate(commonName: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [from, to] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const body = sequence(
    serial,
    signatureAlgorithm,
    nameOf(commonName),
    sequence(time(from), time(to)),
    nameOf(commonName),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = sequence(body, signatureAlgorithm, bits(sign('sha256', body, privateKey)))
  const lines = certificate
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
