import type { BrowserContext } from '@playwright/test'

/** An operator may show some visitors the other variant; these have seen this one. */
export const seeVariantA = ({ context, world }: { context: BrowserContext; world: { siteUrl: string } }) =>
  context.addCookies([{ name: 'landing', value: 'a', url: world.siteUrl }])
