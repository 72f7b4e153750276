import { createHmac } from 'node:crypto'
import type { Config } from '@zubr/config'
import { authSecretOf } from '../../accounts/sessions/secret.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * The label below our zone that the record of an account's own domain leads to: the same whenever it is asked for, and nobody else's, so
 * that a record tells whose the domain is. No server can be called so: `isDomainTarget`.
 */
export function targetLabel(
  secrets: Pick<Config, 'authSecret'>,
  { accountId, domain }: { accountId: string; domain: string },
): string {
  const digest = createHmac('sha256', authSecretOf(secrets))
    .update(`zubr own domain\n${accountId}\n${domain}`)
    .digest()
  return `d-${[...digest.subarray(0, 24)].map((byte) => letters[byte % letters.length]).join('')}`
}
