import {
  type ApplicationField,
  applicationFaults,
  applicationFields,
  applicationsPath,
  trapField,
} from '@zubr/contracts/fields/partner'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { type Faults, faultsNamed, faultsOf } from '../../app/forms/partner-faults.ts'
import type { PartnerAnswer } from '../../app/live-state.server.ts'
import { pageOf } from '../../app/pages.ts'
import type { LivePages } from '../status/live-pages.ts'
import { askInVisitorsName, retryAfterSeconds } from './in-visitors-name.ts'

/** Decoded size of an application that the API accepts, in bytes. */
const textLimit = 16 * 1024
/** A form encodes a byte of a non-Latin letter as three. */
const bodyLimit = 3 * textLimit

type Options = {
  pages: Pick<LivePages, 'render'>
  /** The API's URL inside the deployment. */
  apiUrl: string
  security: Record<string, string>
  timeoutMs?: number
}

type Typed = Partial<Record<ApplicationField | typeof trapField, string>>
type Answer = { status: number; state: PartnerAnswer }

/**
 * The partnership form without scripts: the site forwards the application to the API and renders
 * the result. Success redirects to the page itself, so that a reload repeats nothing.
 */
export const partnerPosts: FastifyPluginCallback<Options> = (app, options, done) => {
  const { pages, security } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, parsed) => parsed(null, typedIn(String(body))),
  )

  async function show(reply: FastifyReply, address: string, { status, state }: Answer) {
    const { html, csp } = await pages.render(address, { partner: state })
    const seconds = status === 503 ? retryAfterSeconds : state.retryAfterSeconds
    return reply
      .code(status)
      .headers({
        ...security,
        'content-security-policy': csp,
        'cache-control': 'no-store',
        ...(seconds ? { 'retry-after': String(seconds) } : {}),
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** Sends a complete application to the API. */
  async function pass(typed: Typed, request: FastifyRequest): Promise<Answer | 'stored'> {
    const failed = refused(503, 'failed', typed)
    const answer = await askInVisitorsName(request, options, applicationsPath, typed)
    if (!answer) return failed
    switch (answer.status) {
      case 202:
        return 'stored'
      case 400:
        return refusal(typed, faultsNamed(answer.faults)) ?? failed
      case 413:
        return refused(413, 'too_long', typed)
      case 429: {
        const { status, state } = refused(429, 'too_many', typed)
        return { status, state: { ...state, retryAfterSeconds: answer.retryAfterSeconds } }
      }
      default:
        request.log.warn({ status: answer.status }, 'the API did not accept an application')
        return failed
    }
  }

  for (const locale of locales) {
    const address = localizedPath(locale, pageOf('partner').path)
    app.post<{ Body: Typed | undefined }>(address, {
      bodyLimit,
      // The body exceeds the limit and was not read, so no values are kept.
      errorHandler: (error: FastifyError, _request, reply) => {
        if (error.statusCode === 413) return show(reply, address, refused(413, 'too_long', {}))
        throw error
      },
      handler: async (request, reply) => {
        const typed = request.body ?? typedIn('')
        if (Buffer.byteLength(Object.values(typed).join('')) > textLimit)
          return show(reply, address, refused(413, 'too_long', typed, faultsOf(typed)))
        const answer = refusal(typed, faultsOf(typed)) ?? (await pass(typed, request))
        if (answer !== 'stored') return show(reply, address, answer)
        return reply
          .code(303)
          .headers({ ...security, 'cache-control': 'no-store' })
          .header('location', `${address}#sent`)
          .send()
      },
    })
  }
  done()
}

/**
 * The form's known fields. Browsers send line ends as CRLF, while scripts and `maxlength` count one
 * character.
 */
function typedIn(body: string): Typed {
  const sent = new URLSearchParams(body)
  const typed: Typed = {}
  for (const field of [...applicationFields, trapField] as const)
    typed[field] = (sent.get(field) ?? '').replaceAll('\r\n', '\n')
  if (!typed[trapField]) delete typed[trapField]
  return typed
}

/** The response with these errors; undefined if there are none. */
function refusal(values: Typed, faults: Faults): Answer | undefined {
  const worst = applicationFaults.find((fault) => Object.values(faults).includes(fault))
  return worst && refused(422, worst, values, faults)
}

function refused(
  status: number,
  outcome: PartnerAnswer['outcome'],
  values: Typed,
  faults: Faults = {},
): Answer {
  return { status, state: { outcome, faults, values } }
}
