import { accountPagesEndpoints } from '@zubr/contracts/account-pages'
import type { AccountAnswer, AccountPage } from '@zubr/contracts/accounts'
import { isLocale, type Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { FastifyPluginCallback } from 'fastify'
import { pageOf } from '../../app/pages.ts'
import { cspOf } from '../csp.ts'
import type { OpenSite } from '../open-site.ts'
import { onPanelOrigin } from './panel-pages.ts'

/** Renderer of the account pages. */
export type AccountPagesSite = {
  pages: Pick<OpenSite['pages'], 'render'>
  addresses: OpenSite['addresses']
}

/** An account page in the site's frame, as the panel's origin serves it. */
export async function accountPage(
  { pages, addresses }: AccountPagesSite,
  page: AccountPage,
  locale: Locale,
  account: AccountAnswer,
): Promise<{ html: string; csp: string }> {
  const rendered = await pages.render(localizedPath(locale, pageOf(page).path), { account })
  const html = onPanelOrigin(rendered.html, addresses.siteUrl)
  return { html, csp: cspOf(html, addresses) }
}

/** Renders account pages for an API in another process. */
export const accountPages: FastifyPluginCallback<{ site: AccountPagesSite }> = (app, { site }, done) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.post('/account-pages', async (request, reply) => {
    const { data } = accountPagesEndpoints['POST /account-pages'].body.safeParse(request.body)
    if (!data || !isLocale(data.locale)) return reply.code(400).send()
    return accountPage(site, data.page, data.locale, data.answer)
  })
  done()
}
