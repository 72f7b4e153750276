import { createHmac } from 'node:crypto'
import type { Config } from '@zubr/config'
import { authSecretOf } from '../../accounts/sessions/secret.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * The label below our zone that the record of a custom domain points to. It is constant and
 * specific to the account, so a record proves whose the domain is. No server can have this name:
 * `isDomainTarget`.
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
