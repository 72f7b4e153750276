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
    meaning: 'The shop at bePaid, by which customers pay in BYN.',
    fallback: 'nobody pays by bePaid',
  },
  BEPAID_SECRET_KEY: credential('The secret key of the shop at bePaid.', 'nobody pays by bePaid'),
  BEPAID_PUBLIC_KEY: {
    schema: z
      .string()
      .regex(/^[A-Za-z\d+/]+=*$/, 'expected one line of base64')
      .refine(isRsaKey, 'expected a public key of RSA, whole, as the back office shows it')
      .optional(),
    meaning:
      'The public key of the shop at bePaid, as its back office shows it: notifications are signed by its other half.',
    fallback: 'notifications are known by shop and secret key alone',
  },
  BEPAID_TEST: {
    schema: z.enum(['0', '1'], 'expected 0 or 1').default('0'),
    meaning: '`1` has bePaid take test cards alone: no money moves, and none is credited for real payments.',
  },
  BEPAID_ERIP_SERVICE: {
    schema: z.string().regex(/^\d+$/, 'expected the number of a service').optional(),
    meaning: 'Number of the service in ERIP, where the shop has several.',
    fallback: "the shop's own",
  },
  YOOKASSA_SHOP_ID: {
    schema: z.string().regex(/^\d+$/, 'expected the number of a shop').optional(),
    meaning: 'The shop at YooKassa, by which customers pay in RUB.',
    fallback: 'nobody pays by YooKassa',
  },
  YOOKASSA_SECRET_KEY: credential(
    'The secret key of the shop at YooKassa. One that begins with `test_` is of a test shop, where no money moves.',
    'nobody pays by YooKassa',
  ),
  TRIAL_PROCESSOR: {
    schema: z.enum(['0', '1'], 'expected 0 or 1').optional(),
    meaning:
      'Whether `npm start` runs a processor to try with, which moves no money. Refused where `SITE_URL` or `PANEL_URL` is `https://`.',
    fallback: '`1` where no processor has keys and both addresses are `http://`, else `0`',
  },
  TRIAL_PROCESSOR_PORT: {
    schema: port.default(3200),
    meaning: 'Port of the processor to try with. 0 takes a free one.',
  },
} as const

/** Validates the key at start; otherwise the first notification would fail. */
function isRsaKey(line: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
