import { data } from 'react-router'
import { PageHead } from '../head.tsx'
import { Notice, NoticeLink } from '../notice.tsx'
import { useHref } from '../site.tsx'
import { useSpeech } from '../words.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  const { words } = useSpeech()
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
