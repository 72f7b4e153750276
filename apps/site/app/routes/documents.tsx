import { legalEditions } from '@zubr/content/legal/editions'
import { editionInForce } from '@zubr/domain/legal/editions'
import { serviceDay } from '@zubr/domain/service-time'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useI18n } from '../i18n.tsx'
import { requiredContent } from '../markdown/content.server.ts'
import { Page } from '../page.tsx'
import { documentFolders, documentIds } from '../pages.ts'
import { requestedPage } from '../requested-page.server.ts'
import { useHref } from '../site.tsx'
import { Tile, Tiles } from '../tiles.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { locale } = requestedPage(request)
  return documentIds.map((id) => {
    const folder = documentFolders[id]
    const { inForce } = editionInForce(legalEditions[folder], serviceDay(new Date()))
    const { title = '', description = '' } = requiredContent(`legal/${folder}/${inForce}`, locale).fields
    return { id, title, description }
  })
}

export default function DocumentsPage() {
  const documents = useLoaderData<typeof loader>()
  const { messages } = useI18n()
  const href = useHref()
  return (
    <Page
      id="documents"
      head={messages.documents}
      name={messages.documents.heading}
      intro={messages.documents}
    >
      <Tiles>
        {documents.map(({ id, title, description }) => (
          <Tile key={id} href={href.page(id)} title={title} text={description} />
        ))}
      </Tiles>
    </Page>
  )
}
