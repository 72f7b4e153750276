import type { Catalogue } from '@zubr/domain/catalogue'

/** Our name and contact for external services. Headers take ASCII only. */
export function userAgentOf({ name, email }: Catalogue['brand'], siteUrl: string): string {
  return `${name.replaceAll(/[^\w.-]/g, '') || 'zubr'}/1 (${siteUrl}; ${email})`.replaceAll(
    /[^\x20-\x7e]/g,
    '',
  )
}
