import { generateKeyPairSync, timingSafeEqual } from 'node:crypto'

/** What opens the trial processor, and what it shows to be itself: one shop, at both interfaces. */
export type TrialCredentials = {
  shopId: string
  secretKey: string
  /** PKCS 8 in PEM: signs notifications as bePaid does. */
  privateKey: string
  /** One line of base64, as bePaid's back office shows it. */
  publicKey: string
}

export function newCredentials(secretKey: string): TrialCredentials {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    shopId: 'trial',
    // A test shop's key says so, as YooKassa's do.
    secretKey: `test_${secretKey}`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

export const basic = ({ shopId, secretKey }: Pick<TrialCredentials, 'shopId' | 'secretKey'>) =>
  `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

export function mayAsk(credentials: TrialCredentials, authorization = ''): boolean {
  const [given, expected] = [Buffer.from(authorization), Buffer.from(basic(credentials))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
