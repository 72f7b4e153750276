import { isIP } from 'node:net'
import { z } from 'zod'

/** Headers of proxies about visitors, and which proxies are trusted. Part of `variables`. */
export const visitorVariables = {
  COUNTRY_HEADER: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,64}$/, 'expected the name of a header, like CF-IPCountry')
      .transform((name) => name.toLowerCase())
      .optional(),
    meaning: "Header in which a trusted proxy sends the visitor's country as two letters.",
    fallback: 'countries are unknown',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default('loopback')
      .transform((list) => list.split(',').map((item) => item.trim()))
      .refine(
        (list) => list.every((item) => /^(?:loopback|linklocal|uniquelocal)$/.test(item) || isNetwork(item)),
        'expected addresses or networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal, separated by commas',
      ),
    meaning:
      "Reverse proxies whose `X-Forwarded-For` is trusted. Name yours, because limits count the visitor's address.",
  },
} as const

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
