import type { BrowserContext } from '@playwright/test'

/** Selects variant a, since an operator may show the other one to some visitors. */
export const seeVariantA = ({ context, world }: { context: BrowserContext; world: { siteUrl: string } }) =>
  context.addCookies([{ name: 'landing', value: 'a', url: world.siteUrl }])
