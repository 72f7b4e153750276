import type { LandingVariantId } from '@zubr/content/brand'

/** Holds the landing page's variant, so that a visitor keeps seeing the one first shown. */
export const variantCookie = 'landing'

/** The variant that a `Cookie` header names; `a` where it names none. */
export function variantOf(cookies: string | null | undefined): LandingVariantId {
  return /(?:^|;\s*)landing=b(?:;|$)/.test(cookies ?? '') ? 'b' : 'a'
}
