import { generateKeyPairSync, timingSafeEqual } from 'node:crypto'

/** The credentials of one shop, for both APIs, and the key that signs its notifications. */
export type TrialCredentials = {
  shopId: string
  secretKey: string
  /** PKCS 8 in PEM. Signs notifications as bePaid does. */
  privateKey: string
  /** One line of base64, as bePaid's back office shows it. */
  publicKey: string
}

export function newCredentials(secretKey: string): TrialCredentials {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    shopId: 'trial',
    // YooKassa's keys of test shops have this prefix.
    secretKey: `test_${secretKey}`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

export const basic = ({ shopId, secretKey }: Pick<TrialCredentials, 'shopId' | 'secretKey'>) =>
  `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

export function isAuthorized(credentials: TrialCredentials, authorization = ''): boolean {
  const [received, expected] = [Buffer.from(authorization), Buffer.from(basic(credentials))]
  return received.length === expected.length && timingSafeEqual(received, expected)
}
