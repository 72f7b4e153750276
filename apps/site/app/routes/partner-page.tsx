import { partnerOffers } from '@zubr/content/partners'
import { fill, pageTitle } from '@zubr/i18n/format'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formsScript } from '../frame/script-names.ts'
import { useI18n } from '../i18n.tsx'
import { requiredContent } from '../markdown/content.server.ts'
import { filled } from '../markdown/identity.ts'
import { Markdown } from '../markdown/markdown.tsx'
import page from '../page.module.css'
import { Page } from '../page.tsx'
import { requestedPage } from '../requested-page.server.ts'
import styles from './modpack.module.css'

export function loader({ request }: LoaderFunctionArgs) {
  const { locale } = requestedPage(request)
  const { fields, body } = requiredContent('partners/crazby', locale)
  const { code, percent } = partnerOffers.crazby
  const fillIn = (text = '') => filled(text, { code, percent: String(percent) })
  return { title: fillIn(fields.title), description: fillIn(fields.description), body: fillIn(body) }
}

export default function PartnersOwnPage() {
  const { title, description, body } = useLoaderData<typeof loader>()
  const { locale, messages } = useI18n()
  const { code, percent } = partnerOffers.crazby
  return (
    <Page
      id="crazby"
      head={{ title: pageTitle(locale, title), description }}
      name={title}
      script={formsScript}
    >
      <div className={`spread ${styles.top}`}>
        <div>
          <h1 className={page.title}>{title}</h1>
          <div className={`row ${styles.code}`}>
            <p>
              {fill(messages.partnerPage.discount, { percent })}. {messages.partnerPage.code}:
              <strong data-copy-code="">{code}</strong>
            </p>
            <button
              type="button"
              className={buttonClass({ size: 'small' })}
              data-copy={code}
              data-copied={messages.partnerPage.copied}
              data-failed={messages.partnerPage.copyFailed}
              hidden
            >
              {messages.partnerPage.copy}
            </button>
            <span className="visually-hidden" role="status" data-copy-said="" />
          </div>
        </div>
        <Art name="gift-free" width={220} priority />
      </div>
      <Markdown body={body} />
    </Page>
  )
}
