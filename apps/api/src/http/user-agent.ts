import type { Catalogue } from '@zubr/domain/catalogue'

/** Who we are and how we are reached, as others whom the API asks want for it. Headers take plain letters alone. */
export function userAgentOf({ name, email }: Catalogue['brand'], siteUrl: string): string {
  return `${name.replaceAll(/[^\w.-]/g, '') || 'zubr'}/1 (${siteUrl}; ${email})`.replaceAll(
    /[^\x20-\x7e]/g,
    '',
  )
}
