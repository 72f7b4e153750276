import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { port } from './port.ts'

const credential = (meaning: string, fallback: string) => ({
  schema: z.string().min(1).optional(),
  meaning,
  fallback,
  secret: true,
})

/** Payment processors. Part of `variables`. */
export const paymentVariables = {
  BEPAID_SHOP_ID: {
    schema: z.string().regex(/^\d+$/, 'expected the number of a shop').optional(),
    meaning: 'The shop at bePaid, at which customers pay in BYN.',
    fallback: 'bePaid is not offered',
  },
  BEPAID_SECRET_KEY: credential('The secret key of the shop at bePaid.', 'bePaid is not offered'),
  BEPAID_PUBLIC_KEY: {
    schema: z
      .string()
      .regex(/^[A-Za-z\d+/]+=*$/, 'expected one line of base64')
      .refine(isRsaKey, 'expected a public key of RSA, whole, as the back office shows it')
      .optional(),
    meaning:
      'The public key of the shop at bePaid, as its back office shows it. It verifies the signatures of notifications.',
    fallback: 'notifications are verified by shop and secret key alone',
  },
  BEPAID_TEST: {
    schema: z.enum(['0', '1'], 'expected 0 or 1').default('0'),
    meaning: 'With `1` bePaid accepts test cards alone. No money moves, and real payments are not credited.',
  },
  BEPAID_ERIP_SERVICE: {
    schema: z.string().regex(/^\d+$/, 'expected the number of a service').optional(),
    meaning: 'Number of the service in ERIP, if the shop has several.',
    fallback: "the shop's own",
  },
  YOOKASSA_SHOP_ID: {
    schema: z.string().regex(/^\d+$/, 'expected the number of a shop').optional(),
    meaning: 'The shop at YooKassa, at which customers pay in RUB.',
    fallback: 'YooKassa is not offered',
  },
  YOOKASSA_SECRET_KEY: credential(
    'The secret key of the shop at YooKassa. ' +
      'A key that begins with `test_` belongs to a test shop, where no money moves.',
    'YooKassa is not offered',
  ),
  TRIAL_PROCESSOR: {
    schema: z.enum(['0', '1'], 'expected 0 or 1').optional(),
    meaning:
      'With `1` `npm start` runs a test processor, which moves no money. ' +
      'Refused if `SITE_URL` or `PANEL_URL` is `https://`.',
    fallback: '`1` if no processor has keys and both addresses are `http://`, else `0`',
  },
  TRIAL_PROCESSOR_PORT: {
    schema: port.default(3200),
    meaning: 'Port of the test processor. 0 selects a free one.',
  },
} as const

/** Validates the key at start; otherwise the first notification would fail. */
function isRsaKey(line: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'rsa'
  } catch {
    // A text that is no URL.
    return false
  }
}
