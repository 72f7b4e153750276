import type { LandingVariantId } from '@zubr/content/brand'

/** Cookie with the landing page's variant, so that a visitor always sees the same one. */
export const variantCookie = 'landing'

/** The variant in a `Cookie` header; default `a`. */
export function variantOf(cookies: string | null | undefined): LandingVariantId {
  return /(?:^|;\s*)landing=b(?:;|$)/.test(cookies ?? '') ? 'b' : 'a'
}
