import { around, dateFormat, fill, pageTitle } from '@zubr/i18n/format'
import { defaultLocale } from '@zubr/i18n/locales'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { askedPage } from '../asked-page.server.ts'
import styles from '../documents/document.module.css'
import { structureOf } from '../documents/document-text.ts'
import { useI18n } from '../i18n.tsx'
import { requiredContent } from '../markdown/content.server.ts'
import { filled, identity } from '../markdown/identity.ts'
import markdown from '../markdown/markdown.module.css'
import { Blocks } from '../markdown/markdown.tsx'
import { Page } from '../page.tsx'
import { documentFolders, documentIds, pageOf } from '../pages.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { locale, path, page } = askedPage(request)
  const id = documentIds.find((name) => name === page?.id)
  if (!id) throw new Error(`${path} is no document`)
  const { fields, body } = requiredContent(`legal/${documentFolders[id]}`, locale)
  return {
    id,
    title: fields.title ?? '',
    description: fields.description ?? '',
    inForce: fields.inForce ?? '',
    body,
  }
}

export default function DocumentPage() {
  const { id, title, description, inForce, body } = useLoaderData<typeof loader>()
  const { locale, words } = useI18n()
  const { preamble, sections } = structureOf(filled(body, identity(locale)))
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(inForce))
  const [before, after] = around(words.documents.prevails, 'link')
  return (
    <Page
      id={id}
      head={{ title: pageTitle(locale, title), description }}
      name={title}
      below={[{ id: 'documents', name: words.documents.heading }]}
    >
      <h1 className={styles.title}>{title}</h1>
      <p className={`dim ${styles.meta}`}>{fill(words.documents.inForce, { date })}</p>
      {locale !== defaultLocale && (
        <p className={styles.prevails}>
          {before}
          <a href={pageOf(id).path} hrefLang="ru" data-choose-locale="ru">
            {words.documents.russianText}
          </a>
          {after}
        </p>
      )}
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{words.documents.contents}</h2>
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
                    aria-label={fill(words.documents.clause, { number: clause.number })}
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
        </div>
      </div>
    </Page>
  )
}
