import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { askedPage } from '../asked-page.server.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { requiredContent } from '../markdown/content.server.ts'
import { documentFolders, documentIds } from '../pages.ts'
import { useHref } from '../site.tsx'
import { Tile, Tiles } from '../tiles.tsx'
import page from './page.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { locale } = askedPage(context)
  return documentIds.map((id) => {
    const { title = '', description = '' } = requiredContent(`legal/${documentFolders[id]}`, locale).fields
    return { id, title, description }
  })
}

export default function DocumentsPage() {
  const documents = useLoaderData<typeof loader>()
  const { words } = useI18n()
  const href = useHref()
  return (
    <div className={page.page}>
      <PageHead id="documents" head={words.documents} />
      <Breadcrumbs trail={[{ id: 'documents', name: words.documents.heading }]} />
      <h1 className={page.title}>{words.documents.heading}</h1>
      <p className={page.lead}>{words.documents.lead}</p>
      <Tiles>
        {documents.map(({ id, title, description }) => (
          <Tile key={id} href={href.page(id)} title={title} text={description} />
        ))}
      </Tiles>
    </div>
  )
}
