import { readConfig } from '@zubr/config'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import { createContext, type RouterContextProvider } from 'react-router'

/**
 * Public addresses used in pages. Prerendering passes them; `npm run dev` reads the environment.
 */
export type Addresses = {
  siteUrl: string
  panelUrl: string
  nodeProbeUrl: string
  /** Social networks for sign-in; none if absent. */
  networks?: readonly SocialProvider[]
}

export const addressesContext = createContext<Addresses | null>(null)

export function addressesOf(context: Readonly<RouterContextProvider>): Addresses {
  const given = context.get(addressesContext)
  if (given) return given
  const { siteUrl, panelUrl, nodeProbeUrl } = readConfig(process.env)
  return { siteUrl, panelUrl, nodeProbeUrl }
}
