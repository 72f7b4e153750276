import { PageHead } from '../head.tsx'
import { Notice, NoticeLink } from '../notice.tsx'
import { useHref } from '../site.tsx'
import { useSpeech } from '../words.tsx'

export default function SoonPage() {
  const { words } = useSpeech()
  const href = useHref()
  const { heading, text, goHome } = words.soon
  return (
    <>
      <PageHead id="soon" head={words.soon} />
      <Notice art="works" heading={heading} text={text}>
        <NoticeLink href={href.page('home')}>{goHome}</NoticeLink>
      </Notice>
    </>
  )
}
