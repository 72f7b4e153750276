import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import type { ProcessorId } from '@zubr/domain/payments/methods'
import fc from '@zubr/testing/property'
import { basic, type TrialCredentials } from '@zubr/trial-processor/credentials'
import type { Message } from '@zubr/trial-processor/notifications'

/** A notification that no processor sent, or not in this form. */
export type Forgery = {
  what: string
  to: ProcessorId
  headers: Record<string, string>
  body: Buffer
  /** The sender's address, before any proxy. */
  from: string
  /** It has valid authentication but false content: it is accepted, and not trusted. */
  mayBeTaken: boolean
}

/** An unpaid invoice, and what its processor would send if it was paid. */
export type Unpaid = { processor: ProcessorId; id: string; handle: string; minor: number; currency: string }

type Known = {
  credentials: TrialCredentials
  unpaid: readonly Unpaid[]
  /** Genuine notifications. */
  truths: readonly Message[]
}

const json = { 'content-type': 'application/json' }
const sign = (body: Buffer, key: string) => createSign('RSA-SHA256').update(body).sign(key, 'base64')
const processorOf = ({ url }: Message): ProcessorId =>
  url.endsWith(notificationPaths.bepaid) ? 'bepaid' : 'yookassa'

const oddIds = [
  ...[
    '..',
    '.',
    '../refunds',
    '%2e%2e',
    'a/b',
    '?x=1',
    '#',
    '\0',
    '\ud800',
    '',
    ' ',
    '__proto__',
    'constructor',
  ],
  'x'.repeat(5_000),
]
const oddTypes = [
  ...[
    '',
    'text/plain',
    'text/html',
    'application/xml',
    'multipart/form-data; boundary=x',
    '*/*',
    ';;;',
    'json',
  ],
  ...[
    'application/json; charset=utf-16le',
    'application/json; charset=koi8-r',
    'application/x-www-form-urlencoded',
  ],
]
/** Addresses that may send no notifications: reserved for documentation, except the last. */
const elsewhere = ['192.0.2.7', '198.51.100.20', '203.0.113.99', '2001:db8::7', '185.71.75.255']
/** Networks of YooKassa, which the trial processor's shop does not accept either. */
const claimed = ['185.71.76.1', '77.75.156.11', '127.0.0.1', '2a02:5180::1', '::1']

/** False notifications of a payment in the format of bePaid or YooKassa. */
function claim({ processor, id, handle, minor, currency }: Unpaid, uid: string) {
  return processor === 'bepaid'
    ? {
        transaction: {
          ...{
            uid,
            type: 'payment',
            status: 'successful',
            code: 'S.0000',
            amount: minor,
            currency,
            test: true,
          },
          ...{ tracking_id: id, paid_at: '2026-11-20T12:00:00Z', created_at: '2026-11-20T12:00:00Z' },
        },
      }
    : {
        type: 'notification',
        event: 'payment.succeeded',
        object: {
          ...{ id: uid === '' ? handle : uid, status: 'succeeded', paid: true, test: true },
          amount: { value: (minor / 100).toFixed(2), currency },
          metadata: { payment_id: id },
        },
      }
}

/** Generates all known kinds of forgeries. */
export function forgeries({ credentials, unpaid, truths }: Known): fc.Arbitrary<Forgery> {
  const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const right = { ...json, authorization: basic(credentials) }
  const signed = (body: Buffer) => ({ ...right, 'content-signature': sign(body, credentials.privateKey) })
  const asSent = (to: ProcessorId, body: Buffer): Record<string, string> =>
    to === 'bepaid' ? signed(body) : { ...json }
  const here = '127.0.0.1'
  const invoice = fc.constantFrom(...unpaid)
  const atBepaid = fc.constantFrom(...unpaid.filter(({ processor }) => processor === 'bepaid'))
  const atYookassa = fc.constantFrom(...unpaid.filter(({ processor }) => processor === 'yookassa'))
  const truth = fc.constantFrom(...truths)
  const uid = fc.oneof(
    fc.uuid(),
    fc.constantFrom(...oddIds),
    fc.constantFrom(...unpaid.map(({ handle }) => handle)),
  )
  const authorization = fc.constantFrom(
    ...['', 'Basic', 'Basic eDp5', 'Bearer x', `${right.authorization}x`, right.authorization.toLowerCase()],
    `Basic ${Buffer.from(`2:${credentials.secretKey}`).toString('base64')}`,
  )

  const unsigned = fc
    .tuple(atBepaid, uid, fc.constantFrom('none', 'stranger', 'other', 'cut', 'text', 'empty'))
    .map(([to, id, how]): Forgery => {
      const body = Buffer.from(JSON.stringify(claim(to, id)))
      const own = sign(body, credentials.privateKey)
      const signature = {
        none: undefined,
        stranger: sign(body, strangersKey),
        other: sign(Buffer.from(`${body} `), credentials.privateKey),
        cut: own.slice(0, 40),
        text: 'not base64 at all !',
        empty: '',
      }[how]
      const headers = { ...right, ...(signature !== undefined && { 'content-signature': signature }) }
      return { what: `signature: ${how}`, to: 'bepaid', headers, body, from: here, mayBeTaken: false }
    })

  /** Signed with a key of the shop's own, which proves only the shop. */
  const signatureAlone = fc.tuple(atBepaid, uid, authorization).map(([to, id, authorization]): Forgery => {
    const body = Buffer.from(JSON.stringify(claim(to, id)))
    const headers = { ...signed(body), authorization: authorization }
    return { what: 'signature alone', to: 'bepaid', headers, body, from: here, mayBeTaken: true }
  })

  /** The sender is authentic, but the content is false. */
  const untrue = fc
    .tuple(invoice, uid, fc.integer({ min: -5, max: 10 ** 12 }), fc.constantFrom('BYN', 'RUB', 'XXX', ''))
    .map(([to, id, minor, currency]): Forgery => {
      const body = Buffer.from(JSON.stringify(claim({ ...to, minor, currency }, id)))
      const headers = asSent(to.processor, body)
      return { what: 'untrue', to: to.processor, headers, body, from: here, mayBeTaken: true }
    })

  const altered = fc
    .tuple(
      truth,
      fc.nat(),
      fc.nat({ max: 255 }),
      fc.constantFrom('byte', 'cut', 'more', 'sum', 'status', 'id'),
    )
    .map(([message, at, byte, how]): Forgery => {
      const to = processorOf(message)
      const bytes = Buffer.from(message.body)
      if (how === 'byte') bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (byte | 1)
      const text = bytes.toString('latin1')
      const messages: Record<string, Buffer> = {
        byte: bytes,
        cut: bytes.subarray(0, at % bytes.length),
        more: Buffer.concat([bytes, Buffer.from([byte])]),
        sum: Buffer.from(text.replace(/"(amount|value)":("?)\d+/, `"$1":$2${at}`), 'latin1'),
        status: Buffer.from(
          text.replace(/canceled|failed/g, to === 'bepaid' ? 'successful' : 'succeeded'),
          'latin1',
        ),
        id: Buffer.from(text.replace(/[\da-f]{8}-[\da-f]{4}/g, randomUUID().slice(0, 13)), 'latin1'),
      }
      const body = messages[how] ?? bytes
      // YooKassa signs nothing. An unaltered message is true.
      const mayBeTaken = to === 'yookassa' || body.equals(Buffer.from(message.body))
      return { what: `altered: ${how}`, to, headers: message.headers, body, from: here, mayBeTaken }
    })

  const foreign = fc
    .tuple(atYookassa, uid, fc.constantFrom(...elsewhere), fc.constantFrom(...claimed), fc.boolean())
    .map(([to, id, from, claimed, says]): Forgery => {
      const body = Buffer.from(JSON.stringify(claim(to, id)))
      const headers = {
        ...json,
        ...(says && { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` }),
      }
      return { what: 'from elsewhere', to: 'yookassa', headers, body, from, mayBeTaken: false }
    })

  const misdirected = fc.tuple(truth, invoice).map(([message]): Forgery => {
    const to = processorOf(message) === 'bepaid' ? 'yookassa' : 'bepaid'
    const body = Buffer.from(message.body)
    return { what: 'to the other address', to, headers: message.headers, body, from: here, mayBeTaken: false }
  })

  const shapes = fc
    .oneof(
      fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
      fc.json({ maxDepth: 6 }).map((text) => Buffer.from(text)),
      fc
        .constantFrom('[', '{"transaction":', '{"object":{"metadata":')
        .map((deep) => Buffer.from(deep.repeat(2_500))),
      fc.constantFrom('{', '[').map((open) => {
        const deep =
          open === '[' ? '['.repeat(9_000) + ']'.repeat(9_000) : '{"a":'.repeat(5_000) + 1 + '}'.repeat(5_000)
        return Buffer.from(
          `{"event":"payment.succeeded","object":{"id":"x","metadata":${deep}},"transaction":${deep}}`,
        )
      }),
      fc.integer({ min: 64 * 1_024 - 40, max: 200_000 }).map((size) => Buffer.alloc(size, 0x20)),
      fc.tuple(invoice, uid).map(([to, id]) => {
        const text = JSON.stringify(claim(to, id))
        return Buffer.from(
          `${text.slice(0, -1)},"__proto__":{"processor":"x"},"constructor":{"prototype":{"a":1}}}`,
        )
      }),
      fc
        .tuple(invoice, fc.constantFrom('utf16le', 'latin1', 'base64') as fc.Arbitrary<BufferEncoding>)
        .map(([to, coding]) => Buffer.from(JSON.stringify(claim(to, to.handle)), coding)),
      fc.tuple(invoice).map(([to]) => Buffer.from(`\ufeff${JSON.stringify(claim(to, to.handle))}`)),
    )
    .chain((body) =>
      fc.record({
        what: fc.constant('an odd shape'),
        to: fc.constantFrom<ProcessorId>('bepaid', 'yookassa'),
        type: fc.constantFrom('application/json', ...oddTypes),
        coding: fc.constantFrom('', '', 'gzip', 'br', 'x'),
        isSigned: fc.boolean(),
        body: fc.constant(body),
      }),
    )
    .map(({ type, coding, isSigned, body, to, what }): Forgery => {
      const { 'content-type': _, ...rest } = isSigned ? signed(body) : right
      const headers = {
        ...rest,
        ...(type !== '' && { 'content-type': type }),
        ...(coding !== '' && { 'content-encoding': coding }),
      }
      return { what, to, headers, body, from: here, mayBeTaken: to === 'yookassa' || isSigned }
    })

  return fc.oneof(unsigned, signatureAlone, untrue, altered, foreign, misdirected, shapes)
}
