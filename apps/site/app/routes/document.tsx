import { legalEditions } from '@zubr/content/legal/editions'
import { serviceDay } from '@zubr/domain/service-time'
import { around, fill, pageTitle } from '@zubr/i18n/format'
import { defaultLocale } from '@zubr/i18n/locales'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import styles from '../documents/document.module.css'
import { editionViewOf } from '../documents/document-editions.ts'
import { structureOf } from '../documents/document-text.ts'
import { EditionList, EditionNotice, useDay } from '../documents/edition-notice.tsx'
import { useI18n } from '../i18n.tsx'
import { liveStateOf } from '../live-state.server.ts'
import { requiredContent } from '../markdown/content.server.ts'
import { filled, identity } from '../markdown/identity.ts'
import markdown from '../markdown/markdown.module.css'
import { Blocks } from '../markdown/markdown.tsx'
import { Page } from '../page.tsx'
import { documentFolders, documentOf, pageOf } from '../pages.ts'
import { requestedPage } from '../requested-page.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, path, page } = requestedPage(request)
  const document = page && documentOf(page.id)
  if (!document) throw new Error(`${path} is no document`)
  const { id, edition } = document
  const folder = documentFolders[id]
  const textOf = (inForce: string) => requiredContent(`legal/${folder}/${inForce}`, locale)
  const day = liveStateOf(context).day ?? serviceDay(new Date())
  const view = editionViewOf(legalEditions[folder], day, edition)
  const { fields, body } = textOf(view.shown.inForce)
  const { changes } = structureOf(view.next ? textOf(view.next.inForce).body : body)
  return {
    id,
    pageId: page.id,
    title: fields.title ?? '',
    description: fields.description ?? '',
    body,
    view,
    changes,
  }
}

export default function DocumentPage() {
  const { id, pageId, title, description, body, view, changes } = useLoaderData<typeof loader>()
  const { locale, messages } = useI18n()
  const { preamble, sections } = structureOf(filled(body, identity(locale)))
  const day = useDay()
  const { shown, state, until } = view
  const [before, after] = around(messages.documents.prevails, 'link')
  return (
    <Page
      id={pageId}
      head={{ title: pageTitle(locale, title), description }}
      name={title}
      below={[{ id: 'documents', name: messages.documents.heading }]}
    >
      <h1 className={styles.title}>{title}</h1>
      <p className={`dim ${styles.meta}`}>
        {until
          ? fill(messages.documents.wasInForce, { from: day(shown.inForce), until: day(until) })
          : fill(messages.documents[state === 'coming' ? 'comesIntoForce' : 'inForce'], {
              date: day(shown.inForce),
            })}
      </p>
      <EditionNotice id={id} view={view} changes={changes} />
      {locale !== defaultLocale && (
        <p className={styles.prevails}>
          {before}
          <a href={pageOf(pageId).path} hrefLang="ru" data-choose-locale="ru">
            {messages.documents.russianText}
          </a>
          {after}
        </p>
      )}
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{messages.documents.contents}</h2>
          <ol className="note">
            {sections.map(({ number, title: name }) => (
              <li key={number}>
                <a href={`#s${number}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`${markdown.text} ${styles.text}`}>
          <Blocks tokens={preamble} />
          {sections.map(({ number, title: name, clauses }) => (
            <section key={number} aria-labelledby={`s${number}`}>
              <h2 id={`s${number}`}>
                {number}. {name}
              </h2>
              {clauses.map((clause) => (
                <div key={clause.number} className={styles.clause} id={`c${clause.number}`}>
                  <a
                    className={styles.number}
                    href={`#c${clause.number}`}
                    aria-label={fill(messages.documents.clause, { number: clause.number })}
                  >
                    {clause.number}
                  </a>
                  <div className={markdown.text}>
                    <Blocks tokens={clause.blocks} />
                  </div>
                </div>
              ))}
            </section>
          ))}
          <EditionList id={id} view={view} />
        </div>
      </div>
    </Page>
  )
}
