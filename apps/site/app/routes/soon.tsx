import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Notice, NoticeLink } from '../notice.tsx'
import { useHref } from '../site.tsx'

export default function SoonPage() {
  const { words } = useI18n()
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
