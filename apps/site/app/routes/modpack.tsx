import { pageTitle } from '@zubr/i18n/format'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { NotYet } from '../coming/coming.tsx'
import { modpackNeeds } from '../coming/needs.ts'
import { useI18n } from '../i18n.tsx'
import { requiredContent } from '../markdown/content.server.ts'
import { Markdown } from '../markdown/markdown.tsx'
import page from '../page.module.css'
import { Page } from '../page.tsx'
import { requestedPage } from '../requested-page.server.ts'
import { useHref } from '../site.tsx'
import styles from './modpack.module.css'

/** Plan that the pack's text mentions. */
const planId = 'java-8'

export function loader({ request }: LoaderFunctionArgs) {
  const { locale } = requestedPage(request)
  const { fields, body } = requiredContent('modpack', locale)
  return { title: fields.title ?? '', description: fields.description ?? '', body }
}

export default function ModpackPage() {
  const { title, description, body } = useLoaderData<typeof loader>()
  const { locale, messages } = useI18n()
  const href = useHref()
  return (
    <Page id="arcania" head={{ title: pageTitle(locale, title), description }} name={title}>
      <div className={`spread ${styles.top}`}>
        <div>
          <h1 className={page.title}>{title}</h1>
          <p className={page.lead}>{description}</p>
          <NotYet needs={modpackNeeds} />
          <a className={`${buttonClass()} ${styles.choose}`} href={href.create(planId, 'BYN', 'pack')}>
            {messages.modpack.choosePlan}
          </a>
        </div>
        <Art name="modpack" width={300} priority />
      </div>
      <Markdown body={body} />
    </Page>
  )
}
