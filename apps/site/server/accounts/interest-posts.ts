import { forgetInterestsPath, interestsPath } from '@zubr/contracts/fields/interest'
import { trapField } from '@zubr/contracts/fields/partner'
import { editions } from '@zubr/domain/plans'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type { InterestAnswer } from '../../app/live-state.server.ts'
import { pageOf } from '../../app/pages.ts'
import type { LivePages } from '../status/live-pages.ts'
import { askInVisitorsName, type FormResponse, retryAfterSeconds } from './in-visitors-name.ts'

type Options = {
  pages: Pick<LivePages, 'render'>
  /** The API's URL inside the deployment. */
  apiUrl: string
  security: Record<string, string>
  timeoutMs?: number
}

/**
 * Forms that subscribe and delete an address, sent natively with or without scripts. Success
 * redirects to the page itself, so that a reload repeats nothing; errors are rendered in the
 * response.
 */
export const interestPosts: FastifyPluginCallback<Options> = (app, options, done) => {
  const { pages, security } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
  )

  async function answer(
    reply: FastifyReply,
    address: string,
    asked: FormResponse | undefined,
    values: InterestAnswer['values'],
  ) {
    const headers = { ...security, 'cache-control': 'no-store' }
    if (asked?.status === 204)
      return reply.code(303).headers(headers).header('location', `${address}#done`).send()
    const { status, seconds, ...said } = refusalOf(asked)
    const { html, csp } = await pages.render(address, { interest: { ...said, values } })
    return reply
      .code(status)
      .headers({
        ...headers,
        'content-security-policy': csp,
        ...(seconds && { 'retry-after': String(seconds) }),
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }

  type FormRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>
  const fieldOf = ({ body }: FormRequest, name: string) => body?.get(name) ?? ''

  for (const locale of locales) {
    for (const edition of editions) {
      const address = localizedPath(locale, pageOf(`notify/${edition}`).path)
      app.post(address, async (request: FormRequest, reply) => {
        const trap = fieldOf(request, trapField)
        const values = { email: fieldOf(request, 'email'), consent: fieldOf(request, 'consent') !== '' }
        const body = { ...values, edition, locale, ...(trap && { [trapField]: trap }) }
        return answer(reply, address, await askInVisitorsName(request, options, interestsPath, body), values)
      })
    }
    const address = localizedPath(locale, pageOf('forget').path)
    app.post(address, async (request: FormRequest, reply) => {
      const [email, code] = [fieldOf(request, 'email'), fieldOf(request, 'code')]
      const body = code ? { code } : { email }
      const asked = await askInVisitorsName(request, options, forgetInterestsPath, body)
      // A code that the API could not process is kept; a refused one is replaced by the address
      // field.
      return answer(reply, address, asked, { email, ...(code && asked?.status !== 400 && { code }) })
    })
  }
  done()
}

/** Maps the API's response to the page's message. */
function refusalOf(
  asked: FormResponse | undefined,
): Omit<InterestAnswer, 'values'> & { status: number; seconds?: number } {
  const faults = {
    ...(asked?.faults.email && { email: true as const }),
    ...(asked?.faults.consent && { consent: true as const }),
  }
  if (asked?.status === 429)
    return { status: 429, outcome: 'too_many', faults: {}, seconds: asked.retryAfterSeconds }
  if (Object.keys(faults).length > 0) return { status: 422, outcome: 'wrong', faults }
  return { status: 503, outcome: 'failed', faults: {}, seconds: retryAfterSeconds }
}
