import { data } from 'react-router'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Notice, NoticeLink } from '../notice.tsx'
import { useHref } from '../site.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  const { words } = useI18n()
  const href = useHref()
  const { heading, text, goHome } = words.notFound
  return (
    <>
      <PageHead id="notFound" head={words.notFound} />
      <Notice art="lost" code="#404" heading={heading} text={text}>
        <NoticeLink href={href.page('home')}>{goHome}</NoticeLink>
      </Notice>
    </>
  )
}
