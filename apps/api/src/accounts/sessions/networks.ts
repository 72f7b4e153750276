import type { Config } from '@zubr/config'
import type { NetworkOutcome } from '@zubr/contracts/accounts'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import { isLocale, type Locale } from '@zubr/i18n/locales'
import { getOAuthState } from 'better-auth/api'
import { z } from 'zod'

/**
 * Stands behind an address that a network passes on without vouching for it. No account has an address like that, so that none is
 * found by hearsay.
 */
const hearsay = '.hearsay.invalid'

/** A person as a network tells of them, in the terms of better-auth. `handle` is what a login is made of. */
function personOf(given: { id: string | number; handle: string; email: unknown; vouchedFor: boolean }) {
  const email = typeof given.email === 'string' && given.email !== '' ? given.email : `${given.id}@nowhere`
  return {
    name: given.handle,
    email: given.vouchedFor ? email : email + hearsay,
    emailVerified: given.vouchedFor,
  }
}

/** An address without what `personOf` put behind it; it need not be one at all. */
export function saidAddress(email: string): string {
  return email.endsWith(hearsay) ? email.slice(0, -hearsay.length) : email
}

/** better-auth's settings of the networks that this deployment has keys for: who somebody is, their address, and nothing else. */
export function networkOptions({ discord, vk }: Pick<Config, 'discord' | 'vk'>) {
  return {
    ...(discord && {
      discord: {
        ...discord,
        mapProfileToUser: (profile: {
          id: string
          username: string
          email?: string | null | undefined
          verified?: boolean | undefined
        }) =>
          personOf({
            id: profile.id,
            handle: profile.username,
            email: profile.email,
            vouchedFor: profile.verified === true && Boolean(profile.email),
          }),
      },
    }),
    ...(vk && {
      vk: {
        ...vk,
        // better-auth asks for the phone number as well, which VK gives to companies alone and we have no use for.
        disableDefaultScope: true,
        scope: ['email'],
        // VK's name is a person's own, and a login is public. Nor does it say whether the address was confirmed.
        mapProfileToUser: ({ user }: { user: { user_id: string | number; email?: string | undefined } }) =>
          personOf({ id: user.user_id, handle: '', email: user.email, vouchedFor: false }),
      },
    }),
  }
}

/** What is known of a visitor who is sent to a network, and needed when the network has made an account of them. */
export type Sent = { locale: Locale; country: string | null }

const Sent = z.object({
  locale: z.string().refine(isLocale).catch('ru'),
  country: z.string().nullable().catch(null),
})

/** Within a network's callback: what was known of the visitor when they were sent there. */
export async function whatWasSent(): Promise<Sent> {
  return Sent.parse((await getOAuthState()) ?? {})
}

/** Within a network's callback: whether somebody who is logged in links the network, and does not sign in by it. */
export async function isLinking(): Promise<boolean> {
  return (await getOAuthState())?.link !== undefined
}

/** What the hook of `auth.ts` that keeps blocked accounts out says. */
export const blockedCode = 'ACCOUNT_BLOCKED'

/**
 * How an attempt ended that brought nothing, by the word that better-auth or the network has for it. Of a blocked account it is said
 * what the password's form says of it.
 */
export function networkOutcome(error: string): NetworkOutcome | 'wrong' {
  if (error === blockedCode) return 'wrong'
  if (error === 'access_denied') return 'network_denied'
  return /^(?:account_not_linked|account_already_linked_to_different_user)$/.test(error)
    ? 'network_taken'
    : 'network_failed'
}

/** Where better-auth sends visitors, with `error` behind it, after an attempt that brought nothing. */
export const failedPath = '/login'
/** The panel's page where networks are linked. */
export const linkedPath = '/account'

export function networksOf(config: Pick<Config, 'discord' | 'vk'>): SocialProvider[] {
  return Object.keys(networkOptions(config)) as SocialProvider[] // the literal's own keys
}
