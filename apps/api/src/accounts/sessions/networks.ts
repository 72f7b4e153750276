import type { Config } from '@zubr/config'
import type { NetworkOutcome } from '@zubr/contracts/accounts'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import { isLocale, type Locale } from '@zubr/i18n/locales'
import { getOAuthState } from 'better-auth/api'
import { z } from 'zod'

/**
 * A suffix for an address that a network reports without vouching for it. No account has such an
 * address, so better-auth matches none by it.
 */
const unverifiedSuffix = '.hearsay.invalid'

/** A network's profile in the terms of better-auth. The login is derived from `handle`. */
function personOf(profile: { id: string | number; handle: string; email: unknown; vouchedFor: boolean }) {
  const email =
    typeof profile.email === 'string' && profile.email !== '' ? profile.email : `${profile.id}@nowhere`
  return {
    name: profile.handle,
    email: profile.vouchedFor ? email : email + unverifiedSuffix,
    emailVerified: profile.vouchedFor,
  }
}

/** The address without the suffix of `personOf`. It may be no valid address. */
export function addressFromProfile(email: string): string {
  return email.endsWith(unverifiedSuffix) ? email.slice(0, -unverifiedSuffix.length) : email
}

/**
 * better-auth's settings of the networks with configured keys. They request identity and address
 * only.
 */
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
        // better-auth also requests the phone number by default. VK gives it to companies only, and
        // we do not need it.
        disableDefaultScope: true,
        scope: ['email'],
        // VK's name is a person's own, but a login is public. VK does not report whether the
        // address is confirmed.
        mapProfileToUser: ({ user }: { user: { user_id: string | number; email?: string | undefined } }) =>
          personOf({ id: user.user_id, handle: '', email: user.email, vouchedFor: false }),
      },
    }),
  }
}

/**
 * Details of a visitor before the redirect to a network, needed when that sign-in creates an
 * account.
 */
export type SignInDetails = { locale: Locale; country: string | null }

const SignInDetails = z.object({
  locale: z.string().refine(isLocale).catch('ru'),
  country: z.string().nullable().catch(null),
})

/** In a network's callback: the details of the visitor before the redirect. */
export async function readSignInDetails(): Promise<SignInDetails> {
  return SignInDetails.parse((await getOAuthState()) ?? {})
}

/** In a network's callback: whether a logged-in user links the network rather than signs in. */
export async function isLinking(): Promise<boolean> {
  return (await getOAuthState())?.link !== undefined
}

/** The code of the hook in `auth.ts` that rejects blocked accounts. */
export const blockedCode = 'ACCOUNT_BLOCKED'

/**
 * The outcome of a failed sign-in, by the error code of better-auth or the network. A blocked
 * account shows the message of the password form.
 */
export function networkOutcome(error: string): NetworkOutcome | 'wrong' {
  if (error === blockedCode) return 'wrong'
  if (error === 'access_denied') return 'network_denied'
  return /^(?:account_not_linked|account_already_linked_to_different_user)$/.test(error)
    ? 'network_taken'
    : 'network_failed'
}

/** Where better-auth redirects after a failed attempt, with `error` in the query. */
export const failedPath = '/login'
/** The panel's page for linking networks. */
export const linkedPath = '/account'

export function configuredNetworks(config: Pick<Config, 'discord' | 'vk'>): SocialProvider[] {
  return Object.keys(networkOptions(config)) as SocialProvider[] // The keys of the literal.
}
