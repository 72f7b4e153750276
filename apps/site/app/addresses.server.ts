import { readConfig } from '@zubr/config'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import { createContext, type RouterContextProvider } from 'react-router'

/** The public addresses that stand in pages. Prerendering hands them in; `npm run dev` reads the environment. */
export type Addresses = {
  siteUrl: string
  panelUrl: string
  nodeProbeUrl: string
  /** Social networks that people can sign in by; none if not given. */
  networks?: readonly SocialProvider[]
}

export const addressesContext = createContext<Addresses | null>(null)

export function addressesOf(context: Readonly<RouterContextProvider>): Addresses {
  const given = context.get(addressesContext)
  if (given) return given
  const { siteUrl, panelUrl, nodeProbeUrl } = readConfig(process.env)
  return { siteUrl, panelUrl, nodeProbeUrl }
}
