import { interestsEndpoints } from '@zubr/contracts/interests'
import type { Catalogue } from '@zubr/domain/catalogue'
import { defaultLocale, isLocale } from '@zubr/i18n/locales'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { emailFrom } from '../accounts/account-rules.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { authSecretOf } from '../accounts/sessions/secret.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { deleteMailbox, mailboxOf, upsertInterest } from './store.ts'

/** Visitors' addresses. The site's server posts them, since its forms work without scripts. */
export function interestsRoutes(
  { db, config, rateLimits, visitorOf }: Accounts,
  { comingEditions }: Pick<Catalogue, 'comingEditions'>,
): FastifyPluginAsync {
  const secret = authSecretOf(config)
  const addressFrom = (text: string): string => {
    const email = emailFrom(text)
    if (!email) throw new Refused('invalid_request', { email: 'email_shape' })
    return email
  }
  const pass = (request: FastifyRequest) => rateLimits.pass(db, 'interest', visitorOf(request).address)

  return async (app) => {
    routes(
      app,
      interestsEndpoints,
    )({
      'POST /api/interests': async ({ body: { website, email, edition, locale }, request }) => {
        // Only a robot fills in this hidden field. The answer looks the same.
        if (website) return undefined
        const address = addressFrom(email)
        if (!comingEditions.includes(edition))
          throw new Refused('invalid_request', { edition: 'expected one that is still to come' })
        await pass(request)
        await upsertInterest(db, secret, {
          edition,
          email: address,
          locale: isLocale(locale) ? locale : defaultLocale,
        })
      },

      'POST /api/interests/forget': async ({ body, request }) => {
        const mailbox = 'code' in body ? body.code : mailboxOf(secret, addressFrom(body.email))
        await pass(request)
        await deleteMailbox(db, mailbox)
      },
    })
  }
}
